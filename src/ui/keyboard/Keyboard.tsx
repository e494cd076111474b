/**
 * The on-screen keyboard: a table of characters and a row of function keys, which edit the end of a text.
 *
 * ```tsx
 * <Keyboard layout="auth" value={email} onChange={setEmail} onDone={() => button.current?.focus()} />
 * ```
 *
 * It is one focus group that remembers the focused key. Shift is latched until it is pressed again [KEYB-06]; backspace
 * erases a letter, held down a word; 'Done' returns the group to its initial key, for the next text, and calls `onDone`.
 * While focus is inside, number keys and a hardware keyboard type as well [KEYB-08]. Play, pause and the space variants
 * of remotes have no effect here [KEYB-07]. It is not an input element, so the system's keyboard never opens [KEYB-09].
 */
import { useRef } from 'react';
import type { Ref } from 'react';
import { View } from '../../../renderer';
import type { NodeHandle } from '../../../renderer';
import { useScreenTexts, useText } from '../../i18n';
import { enKeyboard } from '../../i18n/enKeyboard';
import { Keys } from './Keys';
import { KEYBOARDS, keyboardHeight } from './layouts';
import type { KeyboardLayout, KeyboardPage } from './layouts';
import { useTyping } from './useTyping';

/** Props of `Keyboard`; the text is the parent's. */
export interface KeyboardProps {
  layout: KeyboardLayout;
  /** Pages of another script, before the layout's own and of the same shape. Pass a stable list. Default: none. */
  scriptPages?: readonly KeyboardPage[];
  /** The current text. */
  value: string;
  /** Called with the text after a key. */
  onChange: (value: string) => void;
  /** Called by 'Done': focus the next control here. */
  onDone: () => void;
  /** Maximum number of letters; further keys have no effect. Default: no limit. */
  maxLength?: number;
  /** Characters (lower case) and functions ('space') that have no effect. Pass a stable set. Default: none. */
  disabledKeys?: ReadonlySet<string>;
  /** Stage pixels. Default 0. */
  x?: number;
  /** Stage pixels. Default 0. */
  y?: number;
  /** Width, stage pixels; the height is `keyboardHeight(layout)`. Default: the layout's own width. */
  w?: number;
  /** Takes focus when it mounts. Default false. */
  autoFocus?: boolean;
  /** Default 'keyboard'. */
  testId?: string;
  /** `focus()` focuses the key that had focus last. */
  ref?: Ref<NodeHandle>;
}

const NONE: ReadonlySet<string> = new Set();
const NO_PAGES: readonly KeyboardPage[] = [];

/** One of the four keyboards as a focus group; a key edits the end of `value` through `onChange`. */
export function Keyboard(props: KeyboardProps) {
  const { layout, value, onChange, onDone, maxLength, disabledKeys = NONE, testId = 'keyboard', ref } = props;
  const { x, y, autoFocus, scriptPages = NO_PAGES, w = KEYBOARDS[layout].width } = props;
  useScreenTexts(enKeyboard);
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
      <Keys
        layout={layout}
        scriptPages={scriptPages}
        w={w}
        typing={typing}
        disabledKeys={disabledKeys}
        first={first}
      />
    </View>
  );
}
