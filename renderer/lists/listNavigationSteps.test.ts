import { describe, expect, it } from 'vitest';
import { createFocusHistory } from '../focus/focusHistory';
import type { FocusReason } from '../types';
import { listModel } from './listModel.fixture';
import type { ListModel } from './listModel';
import { createListNavigationState } from './listNavigationState';
import type { ListEffects, ListNavigationState } from './listNavigationState';
import {
  awaitItem,
  awaitVisibleItem,
  bindModel,
  cancelPending,
  effectiveReason,
  focusItem,
  restartScroll,
  scrollByPointer,
  scrollToItem,
  takePendingIndex,
  unbind,
} from './listNavigationSteps';

type Before = Partial<Omit<ListNavigationState, 'effects'>>;

function stateOf(before: Before = {}): ListNavigationState {
  return { ...createListNavigationState(), ...before };
}

const at = (index: number, offset: number) => ({ key: `k${index}`, index, offset });
const noEffects: ListEffects = { scroll: null, offset: 0, mount: null, urgent: false, focusIndex: -1 };

describe('focusing an item', () => {
  const wide = { focusedItemWidth: 160 };
  it.each<
    [
      title: string,
      before: Before,
      model: Partial<ListModel>,
      index: number,
      reason: FocusReason,
      offset: number,
      effects: Partial<ListEffects>,
    ]
  >([
    ['the first stays at the start', {}, {}, 0, 'key', 0, { scroll: 'follow' }],
    ['the third is brought to the pin', { position: at(1, 0) }, {}, 2, 'key', 100, { scroll: 'follow' }],
    ['a restored one is there at once', { position: at(0, 0) }, {}, 2, 'jump', 100, { scroll: 'jump' }],
    [
      'the pointer scrolls a visible one nowhere',
      { position: at(0, 0) },
      {},
      4,
      'pointer',
      0,
      { scroll: 'follow' },
    ],
    [
      'the pointer reveals a partly visible one',
      { position: at(0, 0) },
      {},
      5,
      'pointer',
      100,
      { scroll: 'follow' },
    ],
    ['the same one in sight does not move', { position: at(3, 50) }, {}, 3, 'key', 50, { scroll: 'follow' }],
    [
      'one near the end of the mounted lines mounts more',
      { position: at(5, 400) },
      {},
      6,
      'key',
      500,
      { scroll: 'follow', mount: { first: 3, last: 13 } },
    ],
    [
      'lines that are on their way are not asked for twice',
      { position: at(5, 400), requestedLines: { first: 3, last: 13 } },
      {},
      6,
      'key',
      500,
      { scroll: 'follow' },
    ],
    [
      'the last one scrolls no further than the end',
      { position: at(98, 9500) },
      { mountedLines: { first: 90, last: 100 } },
      99,
      'key',
      9500,
      { scroll: 'follow' },
    ],
    [
      'the last one that grows scrolls by what it grows',
      { position: at(98, 9500) },
      { mountedLines: { first: 90, last: 100 }, ...wide },
      99,
      'key',
      9560,
      { scroll: 'follow' },
    ],
    [
      'an item of a grid scrolls by its line',
      { position: at(3, 0) },
      { columns: 4 },
      9,
      'key',
      100,
      { scroll: 'follow' },
    ],
  ])('%s', (_, before, overrides, index, reason, offset, effects) => {
    const state = stateOf(before);
    focusItem(state, listModel(overrides), index, reason, true);
    expect(state.position).toEqual(at(index, offset));
    expect(state.effects).toEqual({ ...noEffects, offset, ...effects });
  });

  it('writes to the position and the effects it was given, and makes none', () => {
    const position = at(0, 0);
    const state = stateOf({ position });
    const { effects } = state;
    focusItem(state, listModel(), 1, 'key', true);
    expect(state.position).toBe(position);
    expect(state.effects).toBe(effects);
  });
});

describe('binding a committed model', () => {
  it.each<
    [
      title: string,
      left: ReturnType<typeof at> | null,
      model: Partial<ListModel>,
      position: ReturnType<typeof at> | null,
      effects: Partial<ListEffects>,
    ]
  >([
    ['a list that was never entered is at its start', null, {}, null, { scroll: 'jump' }],
    [
      'a list with a first index begins there',
      null,
      { initialPosition: at(3, 200) },
      at(3, 200),
      { scroll: 'jump', offset: 200 },
    ],
    [
      'a list that was left is as it was, whatever its first index',
      at(4, 300),
      { initialPosition: at(3, 200) },
      at(4, 300),
      { scroll: 'jump', offset: 300 },
    ],
    [
      'a list that was left further out than it reaches is at its end',
      at(30, 2900),
      { count: 10 },
      at(30, 2900),
      { scroll: 'jump', offset: 500 },
    ],
    [
      'a list that was left where nothing is mounted mounts lines there',
      at(30, 2900),
      {},
      at(30, 2900),
      { scroll: 'jump', offset: 2900, mount: { first: 27, last: 37 } },
    ],
  ])('%s', (_, left, overrides, position, effects) => {
    const state = stateOf({ pendingIndex: 7 });
    const model = listModel(overrides);
    model.focusHistory.listPosition = left;
    expect(bindModel(state, model, false)).toBe(true);
    expect(state.position).toEqual(position);
    expect(state.pendingIndex).toBe(-1);
    expect(state.effects).toEqual({ ...noEffects, ...effects });
  });

  const keys = (...order: number[]) => ({
    keyAt: (index: number) => `k${order[index] ?? index}`,
    count: Math.max(order.length, 20),
  });
  it.each<
    [
      title: string,
      before: Before & { position: ReturnType<typeof at> },
      model: Partial<ListModel>,
      position: ReturnType<typeof at>,
      scroll: ListEffects['scroll'],
    ]
  >([
    [
      'an item behind two new ones stays where it was seen',
      { position: at(3, 200), anchorStart: 300 },
      keys(20, 21, 0, 1, 2, 3),
      { key: 'k3', index: 5, offset: 400 },
      'rebase',
    ],
    [
      'an item before which one was taken away stays where it was seen',
      { position: at(3, 200), anchorStart: 300 },
      keys(1, 2, 3, 4),
      { key: 'k3', index: 2, offset: 100 },
      'rebase',
    ],
    [
      'an item that is gone leaves the scroll as it is',
      { position: { key: 'gone', index: 3, offset: 200 }, anchorStart: 300 },
      keys(0, 1, 2),
      { key: 'gone', index: 3, offset: 200 },
      'rebase',
    ],
    [
      'data that became shorter does not leave the list beyond its end',
      { position: at(3, 1400), anchorStart: 300 },
      { count: 10 },
      at(3, 500),
      'rebase',
    ],
    ['an emptied list remembers its position', { position: at(3, 200) }, { count: 0 }, at(3, 200), null],
  ])('%s', (_, before, overrides, position, scroll) => {
    const focusHistory = createFocusHistory(true);
    focusHistory.listPosition = before.position;
    const state = stateOf({ ...before, focusHistory });
    expect(bindModel(state, listModel({ ...overrides, focusHistory }), false)).toBe(false);
    expect(state.position).toEqual(position);
    expect(state.effects.scroll).toBe(scroll);
  });

  it('asks again, urgently, for lines of an item that is still waited for', () => {
    const focusHistory = createFocusHistory(true);
    focusHistory.listPosition = at(40, 3900);
    const requestedLines = { first: 37, last: 47 };
    const state = stateOf({
      focusHistory,
      position: focusHistory.listPosition,
      anchorStart: 4000,
      pendingIndex: 40,
      requestedLines,
    });
    bindModel(state, listModel({ focusHistory }), true);
    expect(state.effects).toMatchObject({ mount: requestedLines, urgent: true });
  });

  it('forgets its list with `unbind`', () => {
    const state = stateOf({
      focusHistory: createFocusHistory(true),
      position: at(3, 200),
      pendingIndex: 4,
      requestedLines: { first: 0, last: 10 },
    });
    unbind(state);
    expect(state).toEqual(createListNavigationState());
  });
});

describe('waiting for an item that is not mounted', () => {
  it('scrolls there, and asks for its lines urgently', () => {
    const state = stateOf({ position: at(0, 0), scrolledPastFocus: true });
    awaitItem(state, listModel(), 50, -1, true);
    expect(state).toMatchObject({
      pendingIndex: 50,
      pendingStep: -1,
      scrolledPastFocus: false,
      position: { key: 'k0', index: 0, offset: 4900 },
      requestedLines: { first: 47, last: 57 },
      effects: { scroll: 'follow', offset: 4900, mount: { first: 47, last: 57 }, urgent: true },
    });
  });

  it('shows a restored item without a scroll to it', () => {
    const state = stateOf();
    scrollToItem(state, listModel(), 50, 'jump', false);
    expect(state.pendingIndex).toBe(-1);
    expect(state.effects).toMatchObject({ scroll: 'jump', offset: 4900, urgent: true });
  });

  it.each<[title: string, pendingIndex: number, count: number, taken: number, left: number]>([
    ['an item is taken once', 7, 100, 7, -1],
    ['without a pending item there is none to take', -1, 100, -1, -1],
    ['an item the data has lost is not taken', 7, 5, -1, 7],
  ])('%s', (_, pendingIndex, count, taken, left) => {
    const state = stateOf({ pendingIndex });
    expect(takePendingIndex(state, listModel({ count }))).toBe(taken);
    expect(state.pendingIndex).toBe(left);
  });

  it('ends when focus goes elsewhere', () => {
    const state = stateOf({ pendingIndex: 7, scrolledPastFocus: true });
    cancelPending(state);
    expect(state).toEqual(stateOf());
  });
});

describe('scrolling by the pointer', () => {
  it.each<
    [title: string, offset: number, focusWithin: boolean, effects: Partial<ListEffects>, pendingIndex: number]
  >([
    ['the focused item in sight keeps focus', 200, true, {}, -1],
    ['the first visible item takes focus from one scrolled out', 400, true, { focusIndex: 4 }, -1],
    ['without focus in the list no item takes it', 400, false, {}, -1],
    [
      'lines that come into sight are mounted',
      800,
      true,
      { focusIndex: 8, mount: { first: 6, last: 16 } },
      -1,
    ],
  ])('%s', (_, offset, focusWithin, effects, pendingIndex) => {
    const state = stateOf({ position: at(3, 200), pendingIndex: 9, scrolledPastFocus: true });
    scrollByPointer(state, listModel(), offset, 'inertia', focusWithin);
    expect(state.position).toEqual(at(3, offset));
    expect(state).toMatchObject({ pendingIndex, scrolledPastFocus: false });
    expect(state.effects).toEqual({ ...noEffects, scroll: 'inertia', offset, ...effects });
  });

  it.each<[title: string, awaited: boolean, given: FocusReason, reason: FocusReason]>([
    ['focus that arrives late does not scroll the list back', true, 'key', 'pointer'],
    ['a jump stays a jump', true, 'jump', 'jump'],
    ['focus by a key is by a key', false, 'key', 'key'],
  ])('%s', (_, awaited, given, reason) => {
    const state = stateOf();
    if (awaited) awaitVisibleItem(state, 8);
    expect(effectiveReason(state, given)).toBe(reason);
  });
});

describe('letting a held key go', () => {
  it('begins the scroll anew, to where it goes already', () => {
    const state = stateOf({ position: at(3, 200) });
    restartScroll(state);
    expect(state.effects).toEqual({ ...noEffects, scroll: 'restart', offset: 200 });
  });

  it('does nothing in a list that was never entered', () => {
    const state = stateOf();
    restartScroll(state);
    expect(state.effects).toEqual(noEffects);
  });
});
