import { Activity, useInsertionEffect } from 'react';
import { describe, expect, it } from 'vitest';
import { View } from '../components';
import { createFocusHistory } from '../focus/focusHistory';
import { createTestRoot } from '../testing';
import { uniformLines, variableLines } from './lines';
import { createSlotStore } from './renderedSlots';
import type { SlotsInput } from './renderedSlots';

const focusHistory = createFocusHistory(true);
const letters = (from: number, count = 26) => Array.from({ length: count }, (_, i) => `item ${from + i}`);

function inputOf(items: readonly string[], changes: Partial<SlotsInput<string>> = {}): SlotsInput<string> {
  return {
    lines: uniformLines(items.length, 100, 0),
    columns: 1,
    count: items.length,
    length: 500,
    overscan: 1,
    position: null,
    keyAt: (index) => items[index]!,
    focusHistory,
    items,
    request: null,
    typeOf: () => '',
    ...changes,
  };
}

const shown = ({ slots }: { slots: readonly { id: string; key: string }[] }) =>
  slots.map(({ id, key }) => `${id}: ${key}`);

describe('the slots of a list', () => {
  it('are the committed ones while nothing changes', () => {
    const store = createSlotStore<string>();
    const input = inputOf(letters(0));
    const first = store.render(input);
    store.commit(first, []);
    expect(store.render({ ...input })).toBe(first);
  });

  it('are not changed by a render that is never committed', () => {
    const store = createSlotStore<string>();
    const items = letters(0);
    store.commit(store.render(inputOf(items)), []);
    const request = { focusHistory, items, lines: { first: 3, last: 11 } };
    const moved = shown(store.render(inputOf(items, { request })));
    store.render(inputOf(letters(100)));
    expect(shown(store.render(inputOf(items, { request })))).toEqual(moved);
    expect(moved.slice(0, 4)).toEqual(['0: item 8', '1: item 9', '2: item 10', '3: item 3']);
  });

  it('move to the lines of a request once, and from then on with the data', () => {
    const store = createSlotStore<string>();
    const items = letters(0);
    const request = { focusHistory, items, lines: { first: 3, last: 11 } };
    store.commit(store.render(inputOf(items)), []);
    store.commit(store.render(inputOf(items, { request })), []);
    const longer = ['new', ...items];
    const position = { key: 'item 5', index: 5, offset: 400 };
    const after = store.render(inputOf(longer, { request, position }));
    expect(after.mountedLines).toEqual({ first: 4, last: 12 });
    store.commit(after, []);
    expect(store.render(inputOf(longer, { request, position }))).toBe(after);
  });

  it('are more around where the list is once the overscan has grown, and those there were stay', () => {
    const store = createSlotStore<string>();
    const items = letters(0);
    const lines = variableLines(
      items.map((_, index) => 200 + index),
      0,
    );
    const position = { key: 'item 4', index: 4, offset: lines.start(4) };
    const first = store.render(inputOf(items, { lines, position, overscan: 0 }));
    expect(first.mountedLines).toEqual({ first: 4, last: 7 });
    store.commit(first, []);
    const grown = store.render(inputOf(items, { lines, position, overscan: 2 }));
    expect(grown.mountedLines).toEqual({ first: 2, last: 9 });
    expect(shown(grown)).toEqual(expect.arrayContaining(shown(first)));
  });

  it('follow the focused item when a request was made for former data', () => {
    const store = createSlotStore<string>();
    const items = letters(0);
    store.commit(store.render(inputOf(items)), []);
    const request = { focusHistory, items, lines: { first: 3, last: 11 } };
    const position = { key: 'item 5', index: 5, offset: 400 };
    const { mountedLines } = store.render(inputOf(['a', 'b', ...items], { request, position }));
    expect(mountedLines).toEqual({ first: 5, last: 13 });
  });

  it('ignore a request of another history', () => {
    const store = createSlotStore<string>();
    const items = letters(0);
    store.commit(store.render(inputOf(items)), []);
    const request = { focusHistory: createFocusHistory(true), items, lines: { first: 3, last: 11 } };
    expect(store.render(inputOf(items, { request })).mountedLines).toEqual({ first: 0, last: 8 });
  });

  it('can be noted at each commit of a hidden tree: insertion effects run there', async () => {
    const committed: number[] = [];
    function Notes({ value }: { value: number }) {
      useInsertionEffect(() => void committed.push(value), [value]);
      return <View />;
    }
    const test = createTestRoot();
    for (const value of [1, 2]) {
      await test.render(
        <Activity mode="hidden">
          <Notes value={value} />
        </Activity>,
      );
    }
    expect(committed).toEqual([1, 2]);
  });
});
