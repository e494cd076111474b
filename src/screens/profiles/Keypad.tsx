import { View } from '../../../renderer';
import { useScreenTexts, useText } from '../../i18n';
import { enKeyboard } from '../../i18n/enKeyboard';
import { Button } from '../../ui/Button';

const COLUMNS = 3;
const KEY = { w: 232, h: 72, gap: 16 } as const;
/** Size of all keys together, stage pixels. */
export const KEYPAD = {
  w: COLUMNS * (KEY.w + KEY.gap) - KEY.gap,
  h: 4 * (KEY.h + KEY.gap) - KEY.gap,
} as const;

interface KeypadProps {
  x: number;
  y: number;
  onDigit: (digit: string) => void;
  onErase: () => void;
  onCancel: () => void;
}

/** Digits for remotes without number keys: 3 x 4 keys, with cancel, 0 and backspace in the last row. */
export function Keypad({ x, y, onDigit, onErase, onCancel }: KeypadProps) {
  useScreenTexts(enKeyboard);
  const text = useText();
  const digit = (name: string) => ({ name, testId: `pin-${name}`, onPress: () => onDigit(name) });
  const keys = [
    ...['1', '2', '3', '4', '5', '6', '7', '8', '9'].map(digit),
    { name: text('app.cancel'), testId: 'pin-cancel', onPress: onCancel },
    digit('0'),
    { name: text('keyboard.backspace'), testId: 'pin-backspace', onPress: onErase },
  ];
  return (
    <View x={x} y={y} w={KEYPAD.w} h={KEYPAD.h} group="grid" columns={COLUMNS}>
      {keys.map(({ name, testId, onPress }, index) => (
        <Button
          key={testId}
          x={(index % COLUMNS) * (KEY.w + KEY.gap)}
          y={Math.floor(index / COLUMNS) * (KEY.h + KEY.gap)}
          w={KEY.w}
          role="key"
          testId={testId}
          autoFocus={index === 0}
          onPress={onPress}
        >
          {name}
        </Button>
      ))}
    </View>
  );
}
