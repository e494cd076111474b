/**
 * The wide keyboard that floats over the lower third of a screen while one text is edited [KEYB-04]. When mounted it
 * slides in and traps focus; when unmounted, focus returns to where it was, or stays where `onDone` moved it.
 *
 * ```tsx
 * const [editing, setEditing] = useState(false);
 * const close = () => setEditing(false);
 * ...
 * <TextField id="name" value={name} onChange={setName} active={editing} onPress={() => setEditing(true)} ... />
 * {editing && <FloatedKeyboard value={name} onChange={setName} onDone={() => (close(), save.current?.focus())} onClose={close} />}
 * ```
 *
 * Mount it as the last child of the screen, at the stage's origin, and keep the field above `FLOATED_TOP`.
 */
import { useLayoutEffect, useRef } from 'react';
import { View } from '../../../renderer';
import type { NodeHandle } from '../../../renderer';
import { useScreenTexts, useText } from '../../i18n';
import { enKeyboard } from '../../i18n/enKeyboard';
import { mix } from '../../theme';
import { SAFE, STAGE } from '../stage';
import { useTheme } from '../ThemeContext';
import { Keyboard } from './Keyboard';
import type { KeyboardProps } from './Keyboard';
import { KEYBOARDS, keyboardHeight } from './layouts';

interface FloatedKeyboardProps extends Pick<
  KeyboardProps,
  'value' | 'onChange' | 'onDone' | 'maxLength' | 'disabledKeys'
> {
  /** Called by back: unmount the keyboard. */
  onClose: () => void;
}

const PAD = 32;
const PANEL_H = PAD + keyboardHeight('floated') + SAFE.y;
/** Upper edge of the panel, stage pixels. */
const FLOATED_TOP = STAGE.h - PANEL_H;
/** The same duration as a drawer. */
const SLIDE = { duration: 100, easing: 'ease-out' } as const;
/** Share of the text colour mixed into the panel, which sets it off from a background of the same colour. */
const LIFT = 0.06;

/** A `Keyboard` in a panel over the lower third of the screen, closed by back. */
export function FloatedKeyboard({ onClose, ...keyboard }: FloatedKeyboardProps) {
  const { colors } = useTheme();
  useScreenTexts(enKeyboard);
  const text = useText();
  const panel = useRef<NodeHandle>(null);
  useLayoutEffect(() => panel.current?.animate('y', FLOATED_TOP, SLIDE), []);
  return (
    <View
      ref={panel}
      y={STAGE.h}
      w={STAGE.w}
      h={PANEL_H}
      zIndex={50}
      color={mix(colors.base, colors.textOnBase, LIFT)}
      role="dialog"
      label={text('keyboard.keyboard')}
      testId="floated-keyboard"
      group="column"
      trap
      onKey={({ key }) => {
        if (key !== 'back') return false;
        onClose();
        return true;
      }}
    >
      <Keyboard
        layout="floated"
        x={(STAGE.w - KEYBOARDS.floated.width) / 2}
        y={PAD}
        autoFocus
        {...keyboard}
      />
    </View>
  );
}
