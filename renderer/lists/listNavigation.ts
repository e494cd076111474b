/**
 * A list's part in navigation: answers the focus tree by index, follows focus with its scroll, and has other lines
 * mounted when the present ones are nearly used up. What to do is decided by pure steps (`listNavigationSteps.ts`); here
 * they meet the committed host nodes, which stay the only copy of what is mounted.
 */
import type { FocusRecord, ListNavigation, Target } from '../focus/record';
import type { HostNode } from '../host/node';
import { entryIndex, indexStep, nextIndex, rememberedIndex } from './indexing';
import { createItemExpansion } from './itemExpansion';
import { indexOfKey } from './items';
import { applyListEffects, scrollTransition } from './listEffects';
import { createListEvents } from './listEvents';
import { expansionOf, lastVisibleIndex, modelOf } from './listModel';
import type { ListModel } from './listModel';
import { createListNavigationState } from './listNavigationState';
import {
  awaitItem,
  awaitVisibleItem,
  bindModel,
  cancelPending,
  effectiveReason,
  focusItem,
  isStartCovered,
  keepOffset,
  restartScroll,
  scrollByPointer,
  scrollToItem,
  takePendingIndex,
  unbind,
} from './listNavigationSteps';
import { focusableIn, focusedChildNode, indexOf, nearestFocusable, slotAt, slotOf } from './mountedItems';
import { createPointerScroll } from './pointerScroll';
import { maxOffset } from './scroll';
import type { ListHandle } from './types';
import { reportDuplicateKeys } from './validateList';
import { visibleRange } from './visibleRange';

export function createListNavigation(): ListNavigation & ListHandle {
  const state = createListNavigationState();
  /** The list on the tree; set by `bind`, before anything else is asked. */
  let record: FocusRecord | null = null;
  let raisedSlot: HostNode | null = null;
  const reported = new Set<string>();
  const listEvents = createListEvents(list);
  const itemExpansion = createItemExpansion();
  const pointerScroll = createPointerScroll({
    model: () => modelOf(list()),
    offset: () => state.position?.offset ?? 0,
    end: (model) => maxOffset(model.lines, model.viewport, expansionOf(model, record!.focusWithin)),
    isStartCovered: (model) => isStartCovered(state, model, record!.focusWithin),
    scroll(model, offset, mode) {
      scrollByPointer(state, model, offset, mode, record!.focusWithin);
      apply(model);
      listEvents.scrolledTo(model, lastVisibleIndex(model, offset));
      keepFocusVisible();
    },
  });

  function list(): HostNode {
    return record!.node;
  }

  function apply(model: ListModel): void {
    if (state.position !== null) model.focusHistory.listPosition = state.position;
    applyListEffects(list(), model, state.effects);
  }

  /** The first item from `index` on, by steps of `step`, that can have focus; `pending` at one that is not mounted. */
  function findFocusable(model: ListModel, index: number, step: number): Target {
    for (let at = index; at >= 0 && at < model.count; at += step) {
      const slot = slotAt(list(), at);
      if (slot === null) {
        awaitItem(state, model, at, step, record!.focusWithin);
        apply(model);
        return 'pending';
      }
      const found = focusableIn(slot);
      if (found !== null) return found;
    }
    return null;
  }

  function keepFocusVisible(): void {
    const { focus } = list().root!;
    const index = state.effects.focusIndex;
    state.effects.focusIndex = -1;
    const slot = index < 0 ? null : slotAt(list(), index);
    if (index >= 0 && slot === null) awaitVisibleItem(state, index);
    if (slot !== null) {
      keepOffset(state);
      focus.focus(slot, 'pointer');
      cancelPending(state);
    } else if (record!.focusWithin) focus.syncAfterMove();
  }

  /** The focused item is scaled over its neighbours; zIndex only counts among siblings, and its siblings are the slots. */
  function raiseZIndex(slot: HostNode | null): void {
    if (slot === raisedSlot) return;
    raisedSlot?.renderNode?.write('zIndex', 0);
    slot?.renderNode?.write('zIndex', 1);
    raisedSlot = slot;
  }

  return {
    pointerScroll,
    bind(next) {
      record = next;
      const model = modelOf(list());
      if (process.env.NODE_ENV !== 'production') reportDuplicateKeys(model, list(), reported);
      const isOtherList = bindModel(state, model, next.focusWithin);
      apply(model);
      if (isOtherList) {
        listEvents.replaced();
        raiseZIndex(null);
      }
      const expandedIndex =
        !isOtherList && next.focusWithin && state.position !== null ? state.position.index : -1;
      const expandedNode = expandedIndex < 0 ? null : focusedChildNode(next);
      itemExpansion.apply(model, list(), expandedIndex, expandedNode, null);
    },
    unbind() {
      listEvents.dispose();
      raisedSlot = null;
      unbind(state);
    },
    itemCount: () => modelOf(list()).count,
    itemInDirection(from, direction) {
      const model = modelOf(list());
      const index = state.pendingIndex >= 0 ? state.pendingIndex : indexOf(list(), from);
      const next = nextIndex(model, index, direction);
      return next < 0 ? null : findFocusable(model, next, indexStep(model, direction));
    },
    itemToEnter(direction, origin) {
      const model = modelOf(list());
      if (model.count === 0) return null;
      const remembered = rememberedIndex(model);
      const start = remembered >= 0 ? remembered : entryIndex(model, list(), direction, origin);
      return findFocusable(model, start, 1) ?? findFocusable(model, start - 1, -1);
    },
    findByKey(key) {
      const model = modelOf(list());
      const index = indexOfKey(model.keyAt, model.count, key, state.position?.index ?? 0);
      if (index < 0) return null;
      const slot = slotAt(list(), index);
      if (slot !== null) return focusableIn(slot);
      scrollToItem(state, model, index, 'jump', record!.focusWithin);
      apply(model);
      return 'pending';
    },
    get isPending() {
      return state.pendingIndex >= 0;
    },
    takePending() {
      const model = modelOf(list());
      const index = takePendingIndex(state, model);
      return index < 0 ? null : findFocusable(model, index, state.pendingStep);
    },
    cancelPending: () => cancelPending(state),
    nearestMounted: () => nearestFocusable(list(), state.position?.index ?? 0),
    keyOf(child) {
      const model = modelOf(list());
      const index = indexOf(list(), child);
      return index >= 0 && index < model.count ? model.keyAt(index) : '';
    },
    onChildFocused(child, givenReason) {
      const model = modelOf(list());
      const reason = effectiveReason(state, givenReason);
      const slot = slotOf(list(), child);
      const index = slot?.props.order ?? -1;
      const isItem = index >= 0 && index < model.count;
      if (isItem) focusItem(state, model, index, reason, record!.focusWithin);
      cancelPending(state);
      if (!isItem) return;
      apply(model);
      raiseZIndex(slot);
      const transition = reason === 'jump' ? null : scrollTransition(list(), model);
      itemExpansion.apply(model, list(), index, child.node, transition);
      listEvents.itemFocused(model, index, reason === 'key');
    },
    onFocusLeft() {
      listEvents.focusLeft();
      if (!record!.attached) return;
      const model = modelOf(list());
      raiseZIndex(null);
      itemExpansion.apply(model, list(), -1, null, scrollTransition(list(), model));
    },
    onKeyReleased() {
      restartScroll(state);
      apply(modelOf(list()));
    },
    scrollBy: (lines) => record !== null && record.attached && pointerScroll.scrollBy(lines),
    visibleRange: () => (record === null || !record.attached ? null : visibleRange(record.node)),
  };
}
