import { Text, View } from '../../renderer';
import { useTheme } from './ThemeContext';

interface BadgeProps {
  children: string;
  x?: number;
  y?: number;
  /** Width of what it lies on: it keeps the same distance to both sides. Default: as wide as its word. */
  maxWidth?: number;
  /** Live stands out in red. */
  live?: boolean;
  /** Hidden rather than left out, where recycled cards must keep their shape. */
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
