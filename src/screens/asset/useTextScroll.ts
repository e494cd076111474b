/** Text that is longer than its view: up and down move it, and go no further than its ends. */
import { useCallback, useRef } from 'react';
import type { RefObject } from 'react';
import type { KeyPress, NodeHandle } from '../../../renderer';

const TRAVEL = { duration: 200, easing: 'ease-out' } as const;

export interface TextScroll {
  /** For the node that holds the text; a new node starts at its beginning after `reset`. */
  readonly content: RefObject<NodeHandle | null>;
  /** Takes up and down, also where there is nothing to scroll: they must not lead focus away from the text. */
  readonly onKey: (press: KeyPress) => boolean;
  readonly reset: () => void;
}

/** `viewHeight` and `step`: stage pixels. */
export function useTextScroll(viewHeight: number, step: number): TextScroll {
  const content = useRef<NodeHandle>(null);
  const offset = useRef(0);
  const reset = useCallback(() => {
    offset.current = 0;
  }, []);
  const onKey = useCallback(
    ({ key }: KeyPress): boolean => {
      const node = content.current;
      if ((key !== 'up' && key !== 'down') || node === null) return false;
      const room = Math.max(0, node.measure().h - viewHeight);
      const next = Math.min(room, Math.max(0, offset.current + (key === 'down' ? step : -step)));
      if (next !== offset.current) {
        offset.current = next;
        node.animate('y', next === 0 ? 0 : -next, TRAVEL);
      }
      return true;
    },
    [viewHeight, step],
  );
  return { content, onKey, reset };
}
