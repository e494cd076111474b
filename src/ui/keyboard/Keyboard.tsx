/**
 * The keyboard on the screen: a table of characters and a row of function keys, typing at the end of a text.
 *
 * ```tsx
 * <Keyboard layout="auth" value={email} onChange={setEmail} onDone={() => button.current?.focus()} />
 * ```
 *
 * It is one focus group that remembers its key. Shift stays until it is pressed again [KEYB-06]; backspace takes a whole
 * letter, held a word; 'Done' begins anew at the first key, for the next text, and calls `onDone`. While focus is inside,
 * number keys and a hardware keyboard type as well [KEYB-08]. Play, pause and the space variants of remotes do nothing here [KEYB-07].
 * It is no input element, so the system's keyboard never opens [KEYB-09].
 */
import { useRef } from 'react';
import type { Ref } from 'react';
import { View } from '../../../renderer';
import type { NodeHandle } from '../../../renderer';
import { useText } from '../../i18n';
import { Keys } from './Keys';
import { KEYBOARDS, keyboardHeight } from './layouts';
import type { KeyboardLayout } from './layouts';
import { useTyping } from './useTyping';

/** Props of `Keyboard`; the text is the parent's. */
export interface KeyboardProps {
  layout: KeyboardLayout;
  /** The text that is being typed. */
  value: string;
  /** The text after a key. */
  onChange: (value: string) => void;
  /** 'Done' was pressed: give focus to the next control here. */
  onDone: () => void;
  /** Most letters; keys beyond do nothing. Default: no limit. */
  maxLength?: number;
  /** Characters ('a', in lower case) and functions ('space') that do nothing. Keep it stable. Default: none. */
  disabledKeys?: ReadonlySet<string>;
  /** Stage pixels. Default 0. */
  x?: number;
  /** Stage pixels. Default 0. */
  y?: number;
  /** Stage pixels; the height is `keyboardHeight(layout)`. Default: the layout's own. */
  w?: number;
  /** Takes focus when it mounts. Default false. */
  autoFocus?: boolean;
  /** Default 'keyboard'. */
  testId?: string;
  /** Its `focus()` goes to the remembered key. */
  ref?: Ref<NodeHandle>;
}

const NONE: ReadonlySet<string> = new Set();

/** One of the four keyboards as a focus group; a key edits the end of `value` by calling `onChange`. */
export function Keyboard(props: KeyboardProps) {
  const { layout, value, onChange, onDone, maxLength, disabledKeys = NONE, testId = 'keyboard', ref } = props;
  const { x, y, autoFocus, w = KEYBOARDS[layout].width } = props;
  const text = useText();
  const first = useRef<NodeHandle>(null);
  const typing = useTyping({
    value,
    onChange,
    maxLength,
    onDone() {
      first.current?.focus();
      onDone();
    },
  });
  return (
    <View
      ref={ref}
      x={x}
      y={y}
      w={w}
      h={keyboardHeight(layout)}
      role="group"
      label={text('keyboard.keyboard')}
      testId={testId}
      group="free"
      autoFocus={autoFocus}
      onText={typing.onText}
      onKey={typing.onKey}
    >
      <Keys layout={layout} w={w} typing={typing} disabledKeys={disabledKeys} first={first} />
    </View>
  );
}
