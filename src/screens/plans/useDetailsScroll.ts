/** Scrolls the details of a plan by keys, wheel and drag, and their thumb along. A move does not render. */
import { useCallback, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { KeyPress, NodeHandle, PointerDrag } from '../../../renderer';
import { KEY_STEP, thumbLength } from '../../domain/textPaging';
import { SCROLL_TRAVEL, useTextScroll } from '../../ui/useTextScroll';
import { DETAILS_TRACK, DETAILS_VIEW } from './detailsLayout';

export interface DetailsScroll {
  readonly content: RefObject<NodeHandle | null>;
  /** Of the last node of the content: mounted anew, it has the text measured again. */
  readonly end: (node: NodeHandle | null) => void;
  readonly thumb: RefObject<NodeHandle | null>;
  /** Length of the thumb, stage pixels; null where everything is seen. */
  readonly thumbH: number | null;
  readonly onKey: (press: KeyPress) => boolean;
  readonly onWheel: (steps: number) => boolean;
  readonly onDrag: (drag: PointerDrag) => void;
}

const LEAST_THUMB = 40;

export function useDetailsScroll(): DetailsScroll {
  const content = useRef<NodeHandle>(null);
  const thumb = useRef<NodeHandle>(null);
  const [height, setHeight] = useState(0);
  const { h } = DETAILS_VIEW;
  const thumbH = height > h ? thumbLength(height, h, DETAILS_TRACK.h, LEAST_THUMB) : null;
  const { move, onKey } = useTextScroll({
    viewHeight: h,
    keyStep: 2 * KEY_STEP,
    textHeight: () => content.current?.measure().h ?? null,
    onMove(offset) {
      content.current?.animate('y', offset === 0 ? 0 : -offset, SCROLL_TRAVEL);
      const way = DETAILS_TRACK.h - (thumbH ?? 0);
      thumb.current?.animate('y', (way * offset) / Math.max(1, height - h), SCROLL_TRAVEL);
    },
  });
  const end = useCallback((node: NodeHandle | null) => {
    if (node !== null) setHeight(content.current?.measure().h ?? 0);
  }, []);
  /** Where along the view the pointer was last, 0..1. */
  const held = useRef<number | null>(null);
  return {
    content,
    end,
    thumb,
    thumbH,
    onKey,
    onWheel: (steps) => move(steps * KEY_STEP),
    onDrag({ phase, y }) {
      if (held.current !== null && phase === 'move') move((held.current - y) * h);
      held.current = phase === 'start' || phase === 'move' ? y : null;
    },
  };
}
