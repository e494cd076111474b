/** The faces before their profiles are known: plates in the final layout. */
import { View } from '../../../renderer';
import { useText } from '../../i18n';
import { Spinner } from '../../ui/Spinner';
import { STAGE } from '../../ui/stage';
import { useTheme } from '../../ui/ThemeContext';
import { tileLayout } from './tileLayout';

/** A family's usual number. */
const FACES = [0, 1, 2];

export function ProfilesSkeleton() {
  const { colors } = useTheme();
  const text = useText();
  const { face, at } = tileLayout(FACES.length);
  return (
    <View role="status" label={text('app.loading')} testId="profiles-skeleton" busy focusable ring={false}>
      {FACES.map((index) => (
        <View key={index} {...at(index)} w={face} h={face} radius={face / 2} color={colors.plate} />
      ))}
      <Spinner what={text('profiles.awaited')} y={STAGE.h * 0.7} />
    </View>
  );
}
