/**
 * The steps of a list's navigation: from a state, the committed model and an input to the next state and its effects.
 * A step reads and writes nothing but the state it is given, and the same three always make the same. It writes in place
 * because a key press inside the mounted lines must not allocate.
 */
import type { ListPosition } from '../focus/focusHistory';
import type { FocusReason } from '../types';
import { nearestVisibleIndex } from './indexing';
import { indexOfKey } from './items';
import { expansionOf, lineOf } from './listModel';
import type { ListModel } from './listModel';
import type { ListNavigationState, ScrollMode } from './listNavigationState';
import { clamp, isLineVisible, maxOffset, pinnedOffset, revealingOffset, startOffset } from './scroll';
import { linesToMount, positionInData } from './windowState';
import { isSameRange } from './windowing';

/**
 * The list was committed: put on the tree, or with other data or another history. True when it shows another list than
 * before, so that nothing of the former one may stay.
 */
export function bindModel(state: ListNavigationState, model: ListModel, focusWithin: boolean): boolean {
  const { listPosition } = model.focusHistory;
  const isOtherList = state.focusHistory !== model.focusHistory || state.position !== listPosition;
  state.requestedLines = null;
  if (isOtherList) {
    state.focusHistory = model.focusHistory;
    state.position = listPosition ?? model.initialPosition;
    state.pendingIndex = -1;
    openPosition(state, model);
  } else followData(state, model, focusWithin);
  const { pendingIndex, position } = state;
  requestLines(state, model, position?.offset ?? 0, pendingIndex, pendingIndex >= 0);
  return isOtherList;
}

/** Shows a list at the position where it was left. */
function openPosition(state: ListNavigationState, model: ListModel): void {
  const position = positionInData({ ...model, position: state.position });
  state.position = position;
  scrollTo(state, clamp(position?.offset ?? 0, 0, maxOffset(model.lines, model.viewport)), 'jump');
  if (position !== null && position.index < model.count)
    state.anchorStart = model.lines.start(lineOf(model, position.index));
}

/** Keeps the visible items where they are, although the data may have put others before them. */
function followData(state: ListNavigationState, model: ListModel, focusWithin: boolean): void {
  const { position } = state;
  if (position === null || model.count === 0) return;
  const index =
    position.key === null ? -1 : indexOfKey(model.keyAt, model.count, position.key, position.index);
  if (index >= 0) {
    const start = model.lines.start(lineOf(model, index));
    position.index = index;
    position.offset += start - state.anchorStart;
    state.anchorStart = start;
  }
  const end = maxOffset(model.lines, model.viewport, expansionOf(model, focusWithin));
  position.offset = clamp(position.offset, 0, end);
  scrollTo(state, position.offset, 'rebase');
}

/** The list left the tree. */
export function unbind(state: ListNavigationState): void {
  state.focusHistory = null;
  state.position = null;
  state.pendingIndex = -1;
  state.requestedLines = null;
}

/** A mounted item has focus: scrolls to it and mounts the lines that come near. */
export function focusItem(
  state: ListNavigationState,
  model: ListModel,
  index: number,
  reason: FocusReason,
  focusWithin: boolean,
): void {
  const { lines, viewport } = model;
  const position = positionOf(state);
  const line = lineOf(model, index);
  const key = model.keyAt(index);
  const expansion = expansionOf(model, focusWithin);
  // A row entered for the first time stays where it is, or the item beneath the ring would slide away from under it; unless
  // the item, grown by its focus, would end in the inset. Its pin is there from then on, or the next key would make the
  // ring leap back.
  const isFirstEntry = model.axis === 'x' && position.key === null;
  const isUnmoved =
    position.index === index && position.key === key && isLineVisible(lines, viewport, line, position.offset);
  const inset = isFirstEntry && reason !== 'pointer' ? viewport.endInset : 0;
  // Focus that goes after a scroll by the pointer leaves that where it is: a drag is followed to the pixel.
  const isFollowing = state.scrolledPastFocus && reason === 'pointer' && expansion === 0;
  if (!isFollowing)
    position.offset =
      isUnmoved || reason === 'pointer' || isFirstEntry
        ? revealingOffset(lines, viewport, line, position.offset, expansion, inset)
        : pinnedOffset(lines, viewport, line, expansion, position.pin);
  const entered = lines.start(line) - position.offset;
  if (isFirstEntry && entered > viewport.pin) position.pin = entered;
  position.index = index;
  position.key = key;
  state.anchorStart = lines.start(line);
  scrollTo(state, position.offset, reason === 'jump' ? 'jump' : 'follow');
  requestLines(state, model, position.offset, index, false);
}

/** A key or a call requests an item that is not mounted: it is awaited, while the list scrolls there. */
export function awaitItem(
  state: ListNavigationState,
  model: ListModel,
  index: number,
  step: number,
  focusWithin: boolean,
): void {
  state.pendingIndex = index;
  state.pendingStep = step;
  state.scrolledPastFocus = false;
  scrollToItem(state, model, index, 'follow', focusWithin);
}

/** Scrolls to an item that is not mounted and mounts it. */
export function scrollToItem(
  state: ListNavigationState,
  model: ListModel,
  index: number,
  mode: ScrollMode,
  focusWithin: boolean,
): void {
  const expansion = expansionOf(model, focusWithin);
  const position = positionOf(state);
  const offset = pinnedOffset(model.lines, model.viewport, lineOf(model, index), expansion, position.pin);
  position.offset = offset;
  scrollTo(state, offset, mode);
  requestLines(state, model, offset, index, true);
}

/** The awaited index, which is then no longer awaited; -1 when there is none, or the data no longer has it. */
export function takePendingIndex(state: ListNavigationState, model: ListModel): number {
  const index = state.pendingIndex;
  if (index < 0 || index >= model.count) return -1;
  state.pendingIndex = -1;
  return index;
}

/** Focus moved elsewhere: no item is awaited. */
export function cancelPending(state: ListNavigationState): void {
  state.pendingIndex = -1;
  state.scrolledPastFocus = false;
}

/**
 * The actual reason of a focus change: a list scrolled by the pointer stays where it is when its visible item gets
 * focus.
 */
export function effectiveReason(state: ListNavigationState, reason: FocusReason): FocusReason {
  return state.scrolledPastFocus && reason === 'key' ? 'pointer' : reason;
}

/** Whether the list's start is covered by the focused item, also when scrolled there. */
export function isStartCovered(state: ListNavigationState, model: ListModel, focusWithin: boolean): boolean {
  const { lines, viewport } = model;
  const { position } = state;
  if (!focusWithin || position === null || viewport.startInset === 0) return false;
  return startOffset(lines, viewport, lineOf(model, position.index)) >= 0;
}

/** The pointer scrolls: when the focused item leaves the visible part, the nearest visible one is to get focus. */
export function scrollByPointer(
  state: ListNavigationState,
  model: ListModel,
  offset: number,
  mode: ScrollMode,
  focusWithin: boolean,
): void {
  const position = positionOf(state);
  position.offset = offset;
  scrollTo(state, offset, mode);
  const visibleIndex = focusWithin ? nearestVisibleIndex(model, position.index, offset) : -1;
  requestLines(state, model, offset, visibleIndex, false);
  cancelPending(state);
  if (visibleIndex !== position.index) state.effects.focusIndex = visibleIndex;
}

/** What gets focus next, after a scroll by the pointer, does not scroll the list. */
export function keepOffset(state: ListNavigationState): void {
  state.scrolledPastFocus = true;
}

/** The visible item that is to get focus after a scroll by the pointer is not mounted yet. */
export function awaitVisibleItem(state: ListNavigationState, index: number): void {
  keepOffset(state);
  state.pendingIndex = index;
}

/** The held key was released: its steady scroll ends like that of a single press. */
export function restartScroll(state: ListNavigationState): void {
  if (state.position !== null) scrollTo(state, state.position.offset, 'restart');
}

function scrollTo(state: ListNavigationState, offset: number, mode: ScrollMode): void {
  state.effects.scroll = mode;
  state.effects.offset = offset;
}

/**
 * Requests other lines when the visible ones, or the line of `index` (-1: none), come near the end of the mounted
 * ones.
 */
function requestLines(
  state: ListNavigationState,
  model: ListModel,
  offset: number,
  index: number,
  urgent: boolean,
): void {
  const lines = linesToMount(model, offset, index);
  if (lines === null) return;
  const isRequested = state.requestedLines !== null && isSameRange(lines, state.requestedLines);
  // Lines requested at transition priority are requested again when the viewer waits for them.
  if (isRequested && !urgent) return;
  state.requestedLines = lines;
  state.effects.mount = lines;
  state.effects.urgent = urgent;
}

function positionOf(state: ListNavigationState): ListPosition {
  return (state.position ??= { key: null, index: 0, offset: 0 });
}
