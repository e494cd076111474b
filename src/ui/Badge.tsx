/** A short word on a poster: live, new episode, age. */
import { Text, View } from '../../renderer';
import { useTheme } from './ThemeContext';

export interface BadgeProps {
  children: string;
  x?: number;
  y?: number;
  /** Live stands out in red. */
  live?: boolean;
  /** Hidden rather than left out, where recycled cards must keep their shape. */
  visible?: boolean;
}

export function Badge({ children, x = 12, y = 12, live = false, visible = true }: BadgeProps) {
  const { colors } = useTheme();
  return (
    <View
      x={x}
      y={y}
      visible={visible}
      flow="row"
      padding={[4, 12]}
      radius={8}
      color={live ? colors.live : colors.badge}
    >
      <Text size={20} lineHeight={28} weight={700} color={live ? colors.onLive : colors.onBadge}>
        {children}
      </Text>
    </View>
  );
}
