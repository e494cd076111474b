/**
 * A list's navigator: answers the focus tree by index, scrolls, and asks for another window when the present one is
 * nearly used up. It reads the committed host nodes and the memory, and holds no copy of either, so a recycled slot, a
 * refreshed page or a restored history entry needs nothing told.
 */
import type { FocusRecord, Navigator, Target } from '../focus/record';
import type { ListPlace, Memory } from '../focus/memory';
import type { HostNode } from '../scene/node';
import type { Arrival, Transition } from '../types';
import { reportDuplicateKeys } from './check';
import { indexOfKey } from './items';
import { contentAt, lineOf, modelOf } from './model';
import type { ListModel } from './model';
import { contentOf, focusedNode, indexOf, nearestUsable, slotAt, slotOf, usableIn } from './mounted';
import { entryIndex, nextIndex, shownIndex, stepOf } from './indexing';
import { clamp, isLineShown, maxOffset, pinnedOffset, revealingOffset } from './scroll';
import { createGlide } from './glide';
import { shownItems } from './shown';
import { createSignals } from './signals';
import type { ListHandle } from './types';
import { createWidening } from './widen';
import { includesLine, outgrownSide, isSameWindow, visibleLines, windowFor } from './window';
import type { Window } from './window';

export function createListNavigator(): Navigator & ListHandle {
  let record: FocusRecord | null = null;
  /** Whose memory the content stands scrolled for: another one means another list in this slot. */
  let memory: Memory | null = null;
  let place: ListPlace | null = null;
  /** Where the remembered item begins, in the lines it was last seen in: how far it moves when the data changes. */
  let anchor = 0;
  /** The item a key asked for that is not mounted yet, and the way on should it turn out unusable. */
  let pending = -1;
  let pendingStep = 1;
  /** The pointer pulled the list away from the focused item: focus comes to `pending` without moving the list back. */
  let pulledAway = false;
  /** The window asked for last, until it is committed. */
  let requested: Window | null = null;
  let raised: HostNode | null = null;
  const reported = new Set<string>();
  const signals = createSignals(
    () => record!.node.root!.clock,
    () => record!.node.root!.focus.holding,
  );
  const widening = createWidening();

  const list = (): HostNode => record!.node;

  function travel(model: ListModel): Transition {
    const own = list().root!.focus.travel;
    if (model.scrollMs === null || own !== list().root!.focusTransition) return own;
    return { duration: model.scrollMs, easing: 'ease-out' };
  }

  function extraOf(model: ListModel): number {
    return record!.within ? model.focusedItemWidth - model.itemWidth : 0;
  }

  function scrollTo(model: ListModel, offset: number, by: Transition | null, anew = false): void {
    const { motion } = list().root!;
    const content = contentOf(list());
    const to = contentAt(model, offset);
    if (by === null) motion.jump(content, model.axis, to);
    // on its way there already: a second start would only slow it down
    else if (anew || content.target[model.axis] !== to) motion.animate(content, model.axis, to, by);
  }

  /** Asks for other lines when what is seen, or the focused line, comes near the edge of what is mounted. */
  function keepMounted(model: ListModel, offset: number, index: number, soon: boolean): void {
    if (model.count === 0) return;
    const { lines, overscan } = model;
    const visible = visibleLines(lines, offset, model.view.length);
    const line = lineOf(model, clamp(index, 0, model.count - 1));
    const inside = includesLine(model.window, line) || index < 0;
    const side = outgrownSide(model.window, visible, lines.count, overscan);
    if (inside && side === null) return;
    let next = windowFor(lines, visible, model.view.length, overscan, side ?? 'last');
    if (index >= 0 && !includesLine(next, line)) {
      next = windowFor(lines, { first: line, last: line + 1 }, model.view.length, overscan);
    }
    if (isSameWindow(next, model.window) || (requested !== null && isSameWindow(next, requested) && !soon))
      return;
    requested = next;
    model.request(next, soon);
  }

  /** The place in memory, made when the list is first stood in or scrolled. */
  function placeOf(model: ListModel): ListPlace {
    place = model.memory.list ??= { key: null, index: 0, offset: 0 };
    return place;
  }

  /** Brings an index to where it should be seen and remembers it. */
  function standOn(model: ListModel, index: number, arrival: Arrival): void {
    const at = placeOf(model);
    const line = lineOf(model, index);
    const key = model.keyAt(index);
    const stays =
      at.index === index && at.key === key && isLineShown(model.lines, model.view, line, at.offset);
    const extra = extraOf(model);
    at.offset =
      stays || arrival === 'pointer'
        ? revealingOffset(model.lines, model.view, line, at.offset, extra)
        : pinnedOffset(model.lines, model.view, line, extra);
    at.index = index;
    at.key = key;
    anchor = model.lines.start(line);
    scrollTo(model, at.offset, arrival === 'jump' ? null : travel(model));
  }

  /** Lets an item that is not mounted be mounted, scrolling there meanwhile. */
  function bring(model: ListModel, index: number, by: Transition | null): 'pending' {
    const offset = pinnedOffset(model.lines, model.view, lineOf(model, index), extraOf(model));
    placeOf(model).offset = offset;
    scrollTo(model, offset, by);
    keepMounted(model, offset, index, true);
    return 'pending';
  }

  /** The first item from `index` on, by steps of `step`, that can have focus; unmounted ones are thought to. */
  function seek(model: ListModel, index: number, step: number): Target {
    for (let at = index; at >= 0 && at < model.count; at += step) {
      const slot = slotAt(list(), at);
      if (slot === null) {
        pending = at;
        pendingStep = step;
        pulledAway = false;
        return bring(model, at, travel(model));
      }
      const found = usableIn(slot);
      if (found !== null) return found;
    }
    return null;
  }

  function raise(slot: HostNode | null): void {
    if (slot === raised) return;
    // the focused item is scaled over its neighbours; zIndex only counts among siblings, and its siblings are the slots
    raised?.drawn?.write('zIndex', 0);
    slot?.drawn?.write('zIndex', 1);
    raised = slot;
  }

  /** The list's data changed: the remembered item may stand elsewhere now, and the view must not jump. */
  function followData(model: ListModel): void {
    if (place === null || model.count === 0) return;
    const { lines, view } = model;
    if (place.key !== null) {
      const index = indexOfKey(model.keyAt, model.count, place.key, place.index);
      if (index >= 0) {
        const start = lines.start(lineOf(model, index));
        place.index = index;
        place.offset += start - anchor;
        anchor = start;
      }
    }
    const offset = clamp(place.offset, 0, maxOffset(lines, view, extraOf(model)));
    place.offset = offset;
    // moved under whatever travel is on its way: the eye sees the same items go on
    const content = contentOf(list());
    list().root!.motion.rebase(content, model.axis, contentAt(model, offset));
  }

  const pull = createGlide({
    model: () => modelOf(list()),
    offset: (model) => placeOf(model).offset,
    end: (model) => maxOffset(model.lines, model.view, extraOf(model)),
    travel,
    scroll(model, offset, by) {
      const at = placeOf(model);
      at.offset = offset;
      scrollTo(model, offset, by);
      signals.sees(model, visibleLines(model.lines, offset, model.view.length).last * model.columns - 1);
      const { focus } = list().root!;
      const shown = record!.within ? shownIndex(model, at.index, offset) : -1;
      keepMounted(model, offset, shown, false);
      const leaves = shown >= 0 && shown !== at.index;
      const slot = leaves ? slotAt(list(), shown) : null;
      pulledAway = leaves && slot === null;
      pending = pulledAway ? shown : -1;
      if (slot !== null) focus.focus(slot, 'pointer');
      else if (record!.within) focus.follow();
    },
  });

  return {
    bound(next) {
      record = next;
      const model = modelOf(next.node);
      requested = null;
      if (process.env.NODE_ENV !== 'production') reportDuplicateKeys(model, next.node, reported);
      if (memory !== model.memory || place !== model.memory.list) {
        memory = model.memory;
        place = model.memory.list ??= model.start;
        pending = -1;
        signals.left();
        raise(null);
        const offset = clamp(place?.offset ?? 0, 0, maxOffset(model.lines, model.view));
        scrollTo(model, offset, null);
        if (place !== null && place.index < model.count)
          anchor = model.lines.start(lineOf(model, place.index));
        widening.apply(model, next.node, -1, null, null);
      } else {
        followData(model);
        const index = next.within && place !== null ? place.index : -1;
        widening.apply(model, next.node, index, index < 0 ? null : focusedNode(next), null);
      }
      keepMounted(model, place?.offset ?? 0, pending, pending >= 0);
    },
    unbound() {
      signals.stop();
      raised = null;
      memory = null;
      place = null;
      pending = -1;
      requested = null;
    },
    size: () => modelOf(list()).count,
    move(from, direction) {
      const model = modelOf(list());
      const base = pending >= 0 ? pending : indexOf(list(), from);
      const next = nextIndex(model, base, direction);
      return next < 0 ? null : seek(model, next, stepOf(model, direction));
    },
    enter(direction, origin) {
      const model = modelOf(list());
      if (model.count === 0) return null;
      const known = model.remember ? model.memory.list : null;
      const index =
        known !== null && known.key !== null
          ? clamp(indexOfKey(model.keyAt, model.count, known.key, known.index), -1, model.count - 1)
          : -1;
      const gone = known !== null && known.key !== null ? clamp(known.index, 0, model.count - 1) : -1;
      const start = index >= 0 ? index : gone >= 0 ? gone : entryIndex(model, list(), direction, origin);
      return seek(model, start, 1) ?? seek(model, start - 1, -1);
    },
    find(key) {
      const model = modelOf(list());
      const index = indexOfKey(model.keyAt, model.count, key, place?.index ?? 0);
      if (index < 0) return null;
      const slot = slotAt(list(), index);
      return slot === null ? bring(model, index, null) : usableIn(slot);
    },
    get waiting() {
      return pending >= 0;
    },
    arrived() {
      const model = modelOf(list());
      const index = pending;
      if (index < 0 || index >= model.count) return null;
      pending = -1;
      return seek(model, index, pendingStep);
    },
    cancel() {
      pending = -1;
      pulledAway = false;
    },
    nearest: () => nearestUsable(list(), place?.index ?? 0),
    keyOf(child) {
      const model = modelOf(list());
      const index = indexOf(list(), child);
      return index >= 0 && index < model.count ? model.keyAt(index) : '';
    },
    focused(child, how) {
      const arrival = pulledAway && how === 'key' ? 'pointer' : how;
      pending = -1;
      pulledAway = false;
      const model = modelOf(list());
      const slot = slotOf(list(), child);
      const index = slot?.props.order ?? -1;
      if (index < 0 || index >= model.count) return;
      standOn(model, index, arrival);
      raise(slot);
      widening.apply(model, list(), index, child.node, arrival === 'jump' ? null : travel(model));
      keepMounted(model, place!.offset, index, false);
      signals.stands(model, index, arrival === 'key');
    },
    left() {
      signals.left();
      if (!record!.attached) return;
      const model = modelOf(list());
      raise(null);
      widening.apply(model, list(), -1, null, travel(model));
    },
    released() {
      const model = modelOf(list());
      if (place !== null) scrollTo(model, place.offset, travel(model), true);
      signals.released();
    },
    shown: () => (record === null || !record.attached ? null : shownItems(record.node)),
    pull,
  };
}
