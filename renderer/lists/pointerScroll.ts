/**
 * A list scrolled by the pointer: the wheel scrolls by lines, a drag by pixels, and a released drag scrolls on and stops
 * on a line. When the focused item leaves the viewport, the nearest visible one takes focus. With `startInset` all of this
 * is meant of the part that is not covered.
 */
import type { PointerScroll } from '../focus/ports';
import { isMirrored } from './listModel';
import type { ListModel } from './listModel';
import type { ScrollMode } from './listNavigationState';
import { clamp, maxOffset, startOffset } from './scroll';
import type { ListHandle } from './types';

/** What it needs of the list's navigation. */
export interface Scrollable {
  model(): ListModel;
  offset(): number;
  /** The furthest offset, focus included. */
  end(model: ListModel): number;
  /** The focused item covers the start, also when the list is there. */
  isStartCovered(model: ListModel): boolean;
  /** Scrolls, mounts what becomes visible, and keeps focus on a visible item. */
  scroll(model: ListModel, offset: number, mode: ScrollMode): void;
}

/** A flick goes on for as far as its speed would take it in this time, ms; it lasts longer, because it slows down. */
const INERTIA_MS = 160;

export function createPointerScroll(list: Scrollable): PointerScroll & Pick<ListHandle, 'scrollBy'> {
  /** Pixels of the pointer to pixels of the offset: a row that reads right to left scrolls the other way. */
  const offsetSign = (model: ListModel): 1 | -1 => (isMirrored(model) ? -1 : 1);

  /** Null when the list does not go that way or has nowhere to go. */
  function scrollable(axis: 'x' | 'y'): ListModel | null {
    const model = list.model();
    const goesThere = axis === model.axis && model.count > 0;
    return goesThere && (list.end(model) > 0 || list.isStartCovered(model)) ? model : null;
  }

  /** False where the list is there already; at its start it may still have to be uncovered. */
  function scrollTo(model: ListModel, offset: number, towardsStart: boolean, mode: ScrollMode): boolean {
    if (offset === list.offset() && !(towardsStart && list.isStartCovered(model))) return false;
    list.scroll(model, offset, mode);
    return true;
  }

  /** False at an end. */
  function scrollBy(model: ListModel, lines: number): boolean {
    if (model.count === 0) return false;
    const first = model.lines.at(list.offset() + model.viewport.startInset);
    const line = clamp(first + lines, 0, model.lines.count - 1);
    const offset = clamp(startOffset(model.lines, model.viewport, line), 0, list.end(model));
    return scrollTo(model, offset, lines < 0, 'follow');
  }

  return {
    scrollBy: (lines) => scrollBy(list.model(), lines),
    wheel(axis, steps) {
      const model = scrollable(axis);
      return model !== null && scrollBy(model, steps * model.wheelLines * offsetSign(model));
    },
    canDrag: (axis) => scrollable(axis) !== null,
    drag(by) {
      const model = list.model();
      const way = -by * offsetSign(model);
      scrollTo(model, clamp(list.offset() + way, 0, list.end(model)), way < 0, 'jump');
    },
    release(velocity) {
      const model = list.model();
      if (model.count === 0) return;
      const end = list.end(model);
      const to = clamp(list.offset() - velocity * INERTIA_MS * offsetSign(model), 0, end);
      list.scroll(model, nearestSnapOffset(model, to, end), 'inertia');
    },
  };
}

/** The offset nearest to `to` at which a line begins, or the end. */
function nearestSnapOffset(model: ListModel, to: number, end: number): number {
  const { lines, viewport } = model;
  const before = lines.at(to + viewport.startInset);
  let best = end;
  for (let line = before; line <= Math.min(before + 1, lines.count - 1); line++) {
    const start = Math.max(0, startOffset(lines, viewport, line));
    if (start <= maxOffset(lines, viewport) && Math.abs(start - to) < Math.abs(best - to)) best = start;
  }
  return best;
}
