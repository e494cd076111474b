import { Text, View } from '../../../renderer';
import type { Season } from '../../domain/episodes';
import { withAlpha } from '../../theme';
import { useTheme } from '../../ui/ThemeContext';
import { SEASON } from './layout';

interface SeasonItemProps {
  season: Season;
  name: string;
  /** True when this season's episodes are the ones in the right column. */
  shown: boolean;
  onPress: (season: Season) => void;
}

const FADE = { color: { duration: 120 } } as const;
const PAD = 24;
const TYPE = { size: 28, lineHeight: 40 } as const;

/**
 * A season in the left column: filled with the accent colour while it has focus, marked while its episodes are shown.
 */
export function SeasonItem({ season, name, shown, onPress }: SeasonItemProps) {
  const { colors, buttonRadius } = useTheme();
  return (
    <View
      w={SEASON.w}
      h={SEASON.h}
      radius={buttonRadius}
      color={withAlpha(colors.button, shown ? 0.9 : 0)}
      focusedStyle={{ color: colors.accent }}
      transition={FADE}
      role="listitem"
      label={name}
      selected={shown}
      focusable
      ring={false}
      onPress={() => onPress(season)}
    >
      <Text
        x={PAD}
        y={(SEASON.h - TYPE.lineHeight) / 2}
        {...TYPE}
        weight={shown ? 700 : 400}
        maxWidth={SEASON.w - 2 * PAD}
        marquee
        color={shown ? colors.onButton : colors.text}
        parentFocusedStyle={{ color: colors.onAccent }}
        transition={FADE}
      >
        {name}
      </Text>
    </View>
  );
}
