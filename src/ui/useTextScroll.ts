/**
 * Scroll position of a text that may be longer than its view: moved by up and down or by a distance, never past its
 * ends.
 */
import { useCallback, useRef } from 'react';
import type { KeyPress } from '../../renderer';
import { clampedScroll } from '../domain/textPaging';

/** Transition of a text and its scroll thumb. */
export const SCROLL_TRAVEL = { duration: 200, easing: 'ease-out' } as const;

interface TextScrollOptions {
  /** Height of the view, stage pixels. */
  viewHeight: number;
  /** Distance of a press of up or down, and of each key repeat, stage pixels. */
  keyStep: number;
  /** Height of the whole text, stage pixels; null while there is none. */
  textHeight: () => number | null;
  /** Shows the text from `offset` stage pixels below its start. A move does not render. */
  onMove: (offset: number) => void;
}

interface TextScroll {
  /** Moves by stage pixels, positive is down. False while there is no text; true also at its ends. */
  readonly move: (by: number) => boolean;
  /** Handles up and down even when the text fits its view: they must not move focus away. */
  readonly onKey: (press: KeyPress) => boolean;
  /** Returns to the start, for another text, without calling `onMove`. */
  readonly reset: () => void;
  /** Stage pixels from the start of the text to the top of its view. */
  readonly offset: () => number;
}

/** The scroll position of a text. A move calls `onMove` and does not render. */
export function useTextScroll({ viewHeight, keyStep, textHeight, onMove }: TextScrollOptions): TextScroll {
  const offset = useRef(0);
  const getOffset = useCallback(() => offset.current, []);
  const reset = useCallback(() => {
    offset.current = 0;
  }, []);
  const move = (by: number): boolean => {
    const height = textHeight();
    if (height === null) return false;
    const next = clampedScroll(offset.current, by, height, viewHeight);
    if (next !== offset.current) {
      offset.current = next;
      onMove(next);
    }
    return true;
  };
  const onKey = ({ key }: KeyPress): boolean =>
    (key === 'up' || key === 'down') && move(key === 'down' ? keyStep : -keyStep);
  return { move, onKey, reset, offset: getOffset };
}
