/**
 * Typing into a text by the keys of a remote and by a hardware keyboard [KEYB-08]: what the keyboard on the screen and
 * the fields have in common. The functions stay the same for life, so that a letter renders no key again.
 */
import { useLayoutEffect, useState } from 'react';
import { useScene } from '../../../renderer';
import type { Clock, KeyPress, TextEdit } from '../../../renderer';
import { eraseLetter, eraseWord, insertText } from './edit';

interface TypingTarget {
  value: string;
  onChange: (value: string) => void;
  /** Most letters; what is beyond is not taken. Default: no limit. */
  maxLength?: number;
  /** The text is written: 'Done', or OK after letters of a hardware keyboard, which is its Enter. */
  onDone?: () => void;
}

/** Edits at the end of a text; each calls the target's `onChange` at most once. */
export interface Typing {
  insert: (text: string) => void;
  eraseLetter: () => void;
  eraseWord: () => void;
  clear: () => void;
  done: () => void;
  /** For a node's `onText`. */
  onText: (edit: TextEdit) => boolean;
  /** For a node's `onKey`: number keys are digits. */
  onKey: (press: KeyPress) => boolean;
}

/** A held backspace stops at the empty text: only after this pause is it the back key, ms. */
const PAUSE_MS = 700;

const DIGIT = /^\d$/;

/** The typing functions of a mounted keyboard or field; they read `target` as it was at the last render. */
export function useTyping(target: TypingTarget): Typing {
  const { clock } = useScene();
  const [typing] = useState(() => createTyping(target, clock));
  useLayoutEffect(() => typing.follow(target));
  return typing;
}

function createTyping(begin: TypingTarget, clock: Clock): Typing & { follow(next: TypingTarget): void } {
  let target = begin;
  let erasedAt = -Infinity;
  /** The last thing that came was a letter of a hardware keyboard. */
  let byHand = false;

  function change(next: string): void {
    const { value, onChange } = target;
    if (next !== value) onChange(next);
  }
  const insert = (text: string): void => {
    const { value, maxLength } = target;
    change(insertText(value, text, maxLength));
  };
  return {
    follow(next) {
      target = next;
    },
    insert,
    eraseLetter: () => change(eraseLetter(target.value)),
    eraseWord: () => change(eraseWord(target.value)),
    clear: () => change(''),
    done: () => target.onDone?.(),
    onText(edit) {
      if (edit.type === 'insert') {
        // number keys of a remote are letters too, but its OK stays a press
        byHand = byHand || !DIGIT.test(edit.text);
        insert(edit.text);
        return true;
      }
      const now = clock.now();
      const empty = target.value === '';
      if (empty && now - erasedAt > PAUSE_MS) return false;
      erasedAt = now;
      if (!empty) change(eraseLetter(target.value));
      return true;
    },
    onKey({ key, repeat }) {
      if (DIGIT.test(key)) {
        insert(key);
        return true;
      }
      const entered = key === 'enter' && byHand && !repeat;
      byHand = false;
      const { onDone } = target;
      if (!entered || onDone === undefined) return false;
      onDone();
      return true;
    },
  };
}
