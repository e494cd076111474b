/** One of the numbered things to do. */
import { View } from '../../renderer';
import { Label } from './Label';
import { useTheme } from './ThemeContext';

const CIRCLE = 52;
/** From one step to the next, and from the circle's left edge to the words. */
export const STEP = { pitch: 112, textX: CIRCLE + 28 } as const;

export interface StepProps {
  number: number;
  x: number;
  y: number;
  /** Room for circle and words. */
  w: number;
  children: string;
}

export function Step({ number, x, y, w, children }: StepProps) {
  const { colors } = useTheme();
  return (
    <View x={x} y={y} w={w} h={CIRCLE} role="listitem" label={`${number}. ${children}`}>
      <View w={CIRCLE} h={CIRCLE} radius={CIRCLE / 2} color={colors.button}>
        <Label y={(CIRCLE - 36) / 2} w={CIRCLE} textAlign="center" weight={700} color={colors.onButton}>
          {number}
        </Label>
      </View>
      <Label
        x={STEP.textX}
        y={(CIRCLE - 42) / 2}
        size={30}
        lineHeight={42}
        maxWidth={w - STEP.textX}
        maxLines={2}
      >
        {children}
      </Label>
    </View>
  );
}
