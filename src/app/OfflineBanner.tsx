/** A banner over any screen while there is no network; it takes no keys. */
import { View } from '../../renderer';
import { useText } from '../i18n';
import { Icon } from '../ui/Icon';
import { Label } from '../ui/Label';
import { SAFE, STAGE } from '../ui/stage';
import { useTheme } from '../ui/ThemeContext';

const H = 64;
/** zIndex above dialogs and toasts. */
const ABOVE_ALL = 200;

export function OfflineBanner() {
  const { colors } = useTheme();
  const text = useText();
  return (
    <View w={STAGE.w} y={SAFE.y} h={H} zIndex={ABOVE_ALL} flow="row" justify="center">
      <View
        h={H}
        flow="row"
        align="center"
        gap={16}
        padding={[0, 32]}
        radius={H / 2}
        color={colors.badge}
        role="status"
        label={text('app.offline')}
        testId="offline-banner"
      >
        <Icon name="offline" size={32} color={colors.onBadge} />
        <Label color={colors.onBadge}>{text('app.offline')}</Label>
      </View>
    </View>
  );
}
