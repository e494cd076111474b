import { View } from '../../renderer';
import { CONTENT } from './stage';
import { useTheme } from './ThemeContext';

/** A heading, two lines below it, and the block that most screens have under them. */
const BARS = [
  { y: 150, w: 760, h: 64 },
  { y: 262, w: 980, h: 28 },
  { y: 310, w: 860, h: 28 },
  { y: 412, w: 1200, h: 330 },
  { y: 798, w: 300, h: 72 },
] as const;

/** Placeholders of a screen of which nothing but that it comes is known. */
export function ScreenSkeleton() {
  const { colors, radius } = useTheme();
  return BARS.map(({ y, w, h }) => (
    <View key={y} x={CONTENT.x} y={y} w={w} h={h} radius={radius} color={colors.placeholder} />
  ));
}
