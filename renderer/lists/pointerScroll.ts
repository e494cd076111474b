/**
 * A list under the pointer: the wheel moves it by lines, a drag by pixels, and what a drag let go of glides on and comes
 * to rest on a line. Focus stays in sight: when its item leaves, the nearest seen one takes it.
 */
import type { Pulling } from '../focus/record';
import type { Transition } from '../types';
import { isMirrored } from './model';
import type { ListModel } from './model';
import { clamp, maxOffset } from './scroll';

/** What the list's navigator lends: where the list stands, and the way to have it stand elsewhere. */
export interface Scrollable {
  model(): ListModel;
  offset(model: ListModel): number;
  /** The furthest offset, focus included. */
  end(model: ListModel): number;
  /** Scrolls, mounts what comes into sight, and keeps focus in it. */
  scroll(model: ListModel, offset: number, by: Transition | null): void;
  /** How scroll travels just now. */
  travel(model: ListModel): Transition;
}

/** A flick goes on for as far as its speed would take it in this time, ms; it lasts longer, because it slows down. */
const GLIDE_MS = 160;
const GLIDE: Transition = { duration: 400, easing: 'ease-out' };

export function createGlide(list: Scrollable): Pulling {
  /** Pixels of the pointer to pixels of the offset: what is read from the right scrolls the other way. */
  const signOf = (model: ListModel): 1 | -1 => (isMirrored(model) ? -1 : 1);

  /** Null when the list does not go that way or has nowhere to go. */
  function scrollable(axis: 'x' | 'y'): ListModel | null {
    const model = list.model();
    return axis === model.axis && model.count > 0 && list.end(model) > 0 ? model : null;
  }

  return {
    wheel(axis, steps) {
      const model = scrollable(axis);
      if (model === null) return false;
      const at = list.offset(model);
      const line = clamp(model.lines.at(at) + steps * signOf(model), 0, model.lines.count - 1);
      const offset = clamp(model.lines.start(line), 0, list.end(model));
      if (offset === at) return false;
      list.scroll(model, offset, list.travel(model));
      return true;
    },
    canDrag: (axis) => scrollable(axis) !== null,
    drag(by) {
      const model = list.model();
      const at = list.offset(model);
      const offset = clamp(at - by * signOf(model), 0, list.end(model));
      if (offset !== at) list.scroll(model, offset, null);
    },
    letGo(speed) {
      const model = list.model();
      if (model.count === 0) return;
      const end = list.end(model);
      const to = clamp(list.offset(model) - speed * GLIDE_MS * signOf(model), 0, end);
      list.scroll(model, nearestStop(model, to, end), GLIDE);
    },
  };
}

/** The offset nearest to `to` at which a line begins, or the end. */
function nearestStop(model: ListModel, to: number, end: number): number {
  const { lines } = model;
  const before = lines.at(to);
  let best = end;
  for (let line = before; line <= Math.min(before + 1, lines.count - 1); line++) {
    const start = lines.start(line);
    if (start <= maxOffset(lines, model.view) && Math.abs(start - to) < Math.abs(best - to)) best = start;
  }
  return best;
}
