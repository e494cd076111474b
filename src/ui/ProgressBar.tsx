import { View } from '../../renderer';
import { useTheme } from './ThemeContext';

interface ProgressBarProps {
  x?: number;
  y?: number;
  w: number;
  h?: number;
  /** 0..100 */
  percent: number;
  label?: string;
}

/** A thin bar that shows how far an asset was watched, in percent. */
export function ProgressBar({ x, y, w, h = 6, percent, label }: ProgressBarProps) {
  const { colors } = useTheme();
  const filled = Math.max(h, (w * Math.min(100, Math.max(0, percent))) / 100);
  return (
    <View
      x={x}
      y={y}
      w={w}
      h={h}
      radius={h / 2}
      color={colors.track}
      role="progressbar"
      value={percent}
      label={label}
    >
      <View w={filled} h={h} radius={h / 2} color={colors.accent} />
    </View>
  );
}
