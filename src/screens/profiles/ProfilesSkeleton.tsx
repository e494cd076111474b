import { View } from '../../../renderer';
import { useText } from '../../i18n';
import { Spinner } from '../../ui/Spinner';
import { STAGE } from '../../ui/stage';
import { useTheme } from '../../ui/ThemeContext';
import { tileLayout } from './tileLayout';

/** Number of placeholders; three, as the real number is unknown. */
const PLACEHOLDER_TILES = [0, 1, 2];

/** /profiles while it loads: placeholders of avatars in the final layout. */
export function ProfilesSkeleton() {
  const { colors } = useTheme();
  const text = useText();
  const { avatarSize, at } = tileLayout(PLACEHOLDER_TILES.length);
  return (
    <View role="status" label={text('app.loading')} testId="profiles-skeleton" busy focusable ring={false}>
      {PLACEHOLDER_TILES.map((index) => (
        <View
          key={index}
          {...at(index)}
          w={avatarSize}
          h={avatarSize}
          radius={avatarSize / 2}
          color={colors.placeholder}
        />
      ))}
      <Spinner what={text('profiles.awaited')} y={STAGE.h * 0.7} />
    </View>
  );
}
