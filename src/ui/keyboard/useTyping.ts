/**
 * Text entry by the keys of a remote and by a hardware keyboard [KEYB-08], shared by the on-screen keyboard and text
 * fields. The functions are stable, so that typing renders no key.
 */
import { useLayoutEffect, useState } from 'react';
import { useScene } from '../../../renderer';
import type { Clock, KeyPress, TextEdit } from '../../../renderer';
import { eraseLetter, eraseWord, insertText } from './edit';

interface TypingTarget {
  value: string;
  onChange: (value: string) => void;
  /** Maximum number of letters; further input is ignored. Default: no limit. */
  maxLength?: number;
  /** Called by 'Done', and by OK after letters from a hardware keyboard, where OK is its Enter key. */
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

/** A held backspace stops at the empty text; only after this pause does the key act as back again, ms. */
const PAUSE_MS = 700;

const DIGIT = /^\d$/;

/** The typing functions of a mounted keyboard or field; they use `target` as of the last render. */
export function useTyping(target: TypingTarget): Typing {
  const { clock } = useScene();
  const [typing] = useState(() => createTyping(target, clock));
  useLayoutEffect(() => typing.follow(target));
  return typing;
}

function createTyping(begin: TypingTarget, clock: Clock): Typing & { follow(next: TypingTarget): void } {
  let target = begin;
  let erasedAt = -Infinity;
  /** True when the last input was a letter from a hardware keyboard. */
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
        // A remote's number keys arrive as text too, but its OK must stay a press.
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
