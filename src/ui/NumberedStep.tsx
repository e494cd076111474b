import { View } from '../../renderer';
import { Label } from './Label';
import { useTheme } from './ThemeContext';

const CIRCLE = 52;
/** Distance from one step to the next, and x of the text. Stage pixels. */
export const NUMBERED_STEP = { pitch: 112, textX: CIRCLE + 28 } as const;

interface NumberedStepProps {
  number: number;
  x: number;
  y: number;
  /** Width of circle and text, stage pixels. */
  w: number;
  children: string;
}

/** One step of numbered instructions: its number in a circle and its text. */
export function NumberedStep({ number, x, y, w, children }: NumberedStepProps) {
  const { colors } = useTheme();
  return (
    <View x={x} y={y} w={w} h={CIRCLE} role="listitem" label={`${number}. ${children}`}>
      <View w={CIRCLE} h={CIRCLE} radius={CIRCLE / 2} color={colors.button}>
        <Label y={(CIRCLE - 36) / 2} w={CIRCLE} textAlign="center" weight={700} color={colors.onButton}>
          {number}
        </Label>
      </View>
      <Label
        x={NUMBERED_STEP.textX}
        y={(CIRCLE - 42) / 2}
        size={30}
        lineHeight={42}
        maxWidth={w - NUMBERED_STEP.textX}
        maxLines={2}
      >
        {children}
      </Label>
    </View>
  );
}
