/** The first frame: background and product name, before the settings are loaded. */
import { Text, View } from '../../renderer';
import { useText } from '../i18n';
import { Label } from '../ui/Label';
import { Spinner } from '../ui/Spinner';
import { STAGE } from '../ui/stage';
import { useTheme } from '../ui/ThemeContext';

const NAME = 'PROSCENIUM';

/** `problem`: why the app cannot start, as text for whoever deploys it. */
export function Splash({ problem }: { problem: string | null }) {
  const { colors } = useTheme();
  const text = useText();
  return (
    <View
      w={STAGE.w}
      h={STAGE.h}
      color={colors.background}
      screen="splash"
      role="main"
      label={NAME}
      testId="splash"
      focusable
      ring={false}
    >
      <Text
        y={STAGE.h / 2 - 72}
        w={STAGE.w}
        textAlign="center"
        size={64}
        lineHeight={72}
        weight={700}
        letterSpacing={14}
        color={colors.accentText}
      >
        {NAME}
      </Text>
      {problem === null ? (
        <Spinner what={text('app.splash')} y={STAGE.h / 2 + 96} />
      ) : (
        <Label x={260} y={STAGE.h / 2 + 60} w={1400} maxLines={4} textAlign="center" role="alert">
          {problem}
        </Label>
      )}
    </View>
  );
}
