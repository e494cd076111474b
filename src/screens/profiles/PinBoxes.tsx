import { View } from '../../../renderer';
import { PIN_LENGTH } from '../../domain/pin';
import { useText } from '../../i18n';
import { useTheme } from '../../ui/ThemeContext';

const BOX = { w: 72, h: 84, gap: 20, dot: 20 } as const;
/** Width of all boxes together, stage pixels. */
export const PIN_BOXES = { w: PIN_LENGTH * BOX.w + (PIN_LENGTH - 1) * BOX.gap } as const;
const MASK = '•';

interface PinBoxesProps {
  x: number;
  y: number;
  /** Number of digits entered, 0..4. */
  entered: number;
  wrong: boolean;
}

/** Shows how many digits were entered, never which. */
export function PinBoxes({ x, y, entered, wrong }: PinBoxesProps) {
  const { colors, radius } = useTheme();
  const text = useText();
  return (
    <View
      x={x}
      y={y}
      w={PIN_BOXES.w}
      h={BOX.h}
      role="textbox"
      label={text('profiles.pinTitle')}
      value={MASK.repeat(entered)}
      testId="pin-boxes"
    >
      {Array.from({ length: PIN_LENGTH }, (_, index) => (
        <View
          key={index}
          x={index * (BOX.w + BOX.gap)}
          w={BOX.w}
          h={BOX.h}
          radius={radius}
          color={colors.button}
          border={{
            width: 3,
            color: wrong ? colors.live : index === entered ? colors.accent : colors.button,
          }}
        >
          {index < entered && (
            <View
              x={(BOX.w - BOX.dot) / 2}
              y={(BOX.h - BOX.dot) / 2}
              w={BOX.dot}
              h={BOX.dot}
              radius={BOX.dot / 2}
              color={colors.onButton}
            />
          )}
        </View>
      ))}
    </View>
  );
}
