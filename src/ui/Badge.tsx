import { Text, View } from '../../renderer';
import { useTheme } from './ThemeContext';

interface BadgeProps {
  children: string;
  x?: number;
  y?: number;
  /** Width of the card below; the badge keeps the same distance to both its sides. Default: as wide as its text. */
  maxWidth?: number;
  /** True for the live badge, which is red. */
  live?: boolean;
  /** Hidden rather than left out: recycled cards must keep the same nodes. */
  visible?: boolean;
}

const PADDING = 12;

/** A short label on a poster: live, new episode, or when it starts. */
export function Badge({ children, x = 12, y = 12, maxWidth, live = false, visible = true }: BadgeProps) {
  const { colors } = useTheme();
  return (
    <View
      x={x}
      y={y}
      visible={visible}
      flow="row"
      padding={[4, PADDING]}
      radius={8}
      color={live ? colors.live : colors.badge}
    >
      <Text
        size={20}
        lineHeight={28}
        weight={700}
        maxWidth={maxWidth && maxWidth - 2 * (x + PADDING)}
        color={live ? colors.onLive : colors.onBadge}
      >
        {children}
      </Text>
    </View>
  );
}
