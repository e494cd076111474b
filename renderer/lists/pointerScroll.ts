/**
 * A list scrolled by the pointer: the wheel scrolls by lines, a drag by pixels, and a released drag scrolls on and stops
 * on a line. When the focused item leaves the viewport, the nearest visible one takes focus.
 */
import type { PointerScroll } from '../focus/ports';
import { isMirrored } from './listModel';
import type { ListModel } from './listModel';
import type { ScrollMode } from './listNavigationState';
import { clamp, maxOffset } from './scroll';
import type { ListHandle } from './types';

/** What it needs of the list's navigation. */
export interface Scrollable {
  model(): ListModel;
  offset(): number;
  /** The furthest offset, focus included. */
  end(model: ListModel): number;
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
    return axis === model.axis && model.count > 0 && list.end(model) > 0 ? model : null;
  }

  /** False at an end. */
  function scrollBy(model: ListModel, lines: number): boolean {
    if (model.count === 0) return false;
    const at = list.offset();
    const line = clamp(model.lines.at(at) + lines, 0, model.lines.count - 1);
    const offset = clamp(model.lines.start(line), 0, list.end(model));
    if (offset === at) return false;
    list.scroll(model, offset, 'follow');
    return true;
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
      const at = list.offset();
      const offset = clamp(at - by * offsetSign(model), 0, list.end(model));
      if (offset !== at) list.scroll(model, offset, 'jump');
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
  const { lines } = model;
  const before = lines.at(to);
  let best = end;
  for (let line = before; line <= Math.min(before + 1, lines.count - 1); line++) {
    const start = lines.start(line);
    if (start <= maxOffset(lines, model.viewport) && Math.abs(start - to) < Math.abs(best - to)) best = start;
  }
  return best;
}
