/** A short word on a poster: live, new episode, age. */
import { Text, View } from '../../renderer';
import { useTheme } from './ThemeContext';

export interface BadgeProps {
  children: string;
  x?: number;
  y?: number;
  /** Live stands out in red. */
  live?: boolean;
}

export function Badge({ children, x = 12, y = 12, live = false }: BadgeProps) {
  const { colors } = useTheme();
  return (
    <View x={x} y={y} flow="row" padding={[4, 12]} radius={8} color={live ? colors.live : colors.badge}>
      <Text size={20} lineHeight={28} weight={700} color={live ? colors.onLive : colors.onBadge}>
        {children}
      </Text>
    </View>
  );
}
