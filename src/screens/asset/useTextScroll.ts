/** Text that is longer than its view: up, down and a wheel move it, and go no further than its ends. */
import { useCallback, useRef } from 'react';
import type { RefObject } from 'react';
import type { KeyPress, NodeHandle } from '../../../renderer';

const TRAVEL = { duration: 200, easing: 'ease-out' } as const;

export interface TextScroll {
  /** For the node that holds the text; a new node starts at its beginning after `reset`. */
  readonly content: RefObject<NodeHandle | null>;
  /** Takes up and down, also where there is nothing to scroll: they must not lead focus away from the text. */
  readonly onKey: (press: KeyPress) => boolean;
  readonly onWheel: (steps: number) => boolean;
  readonly reset: () => void;
}

/** `viewHeight` and `step`: stage pixels. */
export function useTextScroll(viewHeight: number, step: number): TextScroll {
  const content = useRef<NodeHandle>(null);
  const offset = useRef(0);
  const reset = useCallback(() => {
    offset.current = 0;
  }, []);
  const move = useCallback(
    (by: number): boolean => {
      const node = content.current;
      if (node === null) return false;
      const room = Math.max(0, node.measure().h - viewHeight);
      const next = Math.min(room, Math.max(0, offset.current + by));
      if (next !== offset.current) {
        offset.current = next;
        node.animate('y', next === 0 ? 0 : -next, TRAVEL);
      }
      return true;
    },
    [viewHeight],
  );
  const onKey = useCallback(
    ({ key }: KeyPress): boolean => (key === 'up' || key === 'down') && move(key === 'down' ? step : -step),
    [move, step],
  );
  const onWheel = useCallback((steps: number): boolean => move(steps * step), [move, step]);
  return { content, onKey, onWheel, reset };
}
