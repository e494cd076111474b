import { describe, expect, it } from 'vitest';
import { uniformLines, variableLines } from './lines';
import { pinnedOffset } from './scroll';
import { assignSlots } from './slots';
import type { Slot, SlotItem } from './slots';
import { seededRandom } from './random.fixture';
import { fitWindow, initialWindow, windowAfterChange } from './windowState';
import { includesLine, edgeToExtend, visibleLines, windowFor } from './windowing';

const viewport = { length: 1768, pin: 720, startInset: 0, endInset: 0 };

describe('a window', () => {
  const lines = uniformLines(100, 350, 10);
  it.each([
    [0, { first: 0, last: 14 }],
    [360 * 10, { first: 6, last: 20 }],
    [100 * 360 - 10 - 1768, { first: 86, last: 100 }],
  ])('covers what is visible at offset %i', (offset, expected) => {
    expect(windowFor(lines, visibleLines(lines, offset, 1768), 1768, 4)).toEqual(expected);
  });

  it('has the rest of its length on the side it moves to', () => {
    const visible = visibleLines(lines, 360 * 40, 1768);
    expect(windowFor(lines, visible, 1768, 2, 'last')).toEqual({ first: 38, last: 48 });
    expect(windowFor(lines, visible, 1768, 2, 'first')).toEqual({ first: 37, last: 47 });
  });

  it('is the whole of a list with few items', () => {
    const few = uniformLines(3, 350, 10);
    expect(windowFor(few, visibleLines(few, 0, 1768), 1768, 4)).toEqual({ first: 0, last: 3 });
    const none = uniformLines(0, 350, 10);
    expect(windowFor(none, visibleLines(none, 0, 1768), 1768, 4)).toEqual({ first: 0, last: 0 });
  });

  it.each([
    // window, visible, outgrown
    [0, 14, 0, 5, null],
    [0, 14, 7, 12, null],
    [0, 14, 8, 13, 'last'],
    [6, 20, 8, 13, null],
    [6, 20, 7, 12, 'first'],
    [86, 100, 95, 100, null],
  ])(
    'of %i-%i with %i-%i visible is to be extended at its end: %s',
    (first, last, seenFirst, seenLast, expected) => {
      expect(edgeToExtend({ first, last }, { first: seenFirst, last: seenLast }, 100, 4)).toBe(expected);
    },
  );

  it.each([
    [1, 1100],
    [2, 750],
    [4, 400],
  ])(
    'with %i lines beyond holds every item of a walk of 2,000 random steps, and moves seldom',
    (overscan, most) => {
      const random = seededRandom(11);
      let index = 0;
      let window = windowFor(lines, visibleLines(lines, 0, viewport.length), viewport.length, overscan);
      const { last: size } = window;
      let moves = 0;
      for (let step = 0; step < 2000; step++) {
        index = Math.max(0, Math.min(99, index + (random() < 0.55 ? 1 : -1)));
        expect(includesLine(window, index)).toBe(true);
        const visible = visibleLines(lines, pinnedOffset(lines, viewport, index), viewport.length);
        const side = edgeToExtend(window, visible, 100, overscan);
        if (side === null) continue;
        window = windowFor(lines, visible, viewport.length, overscan, side);
        expect(includesLine(window, visible.last - 1) && includesLine(window, visible.first)).toBe(true);
        expect(window.last - window.first).toBe(size);
        moves++;
      }
      expect(moves).toBeLessThan(most);
    },
  );
});

describe('the window a list renders', () => {
  const input = (count: number, place: { key: string; index: number; offset: number } | null, shift = 0) => ({
    lines: uniformLines(count, 350, 10),
    columns: 1,
    count,
    length: 1768,
    overscan: 4,
    position: place,
    keyAt: (index: number) => `k${index - shift}`,
  });

  it('begins where the list was left', () => {
    expect(initialWindow(input(100, null))).toEqual({ first: 0, last: 14 });
    expect(initialWindow(input(100, { key: 'k40', index: 40, offset: 38 * 360 }))).toEqual({
      first: 34,
      last: 48,
    });
    expect(initialWindow(input(10, { key: 'k40', index: 40, offset: 38 * 360 }))).toEqual({
      first: 0,
      last: 10,
    });
  });

  it('moves with the focused item when the data changes before it', () => {
    const place = { key: 'k40', index: 40, offset: 38 * 360 };
    const before = { first: 34, last: 48 };
    expect(windowAfterChange(before, input(105, place, 5))).toEqual({ first: 39, last: 53 });
    expect(windowAfterChange(before, input(100, place))).toBe(before);
    expect(windowAfterChange({ first: 0, last: 0 }, input(100, place))).toEqual(before);
  });

  it('is moved inside shorter data and keeps its length', () => {
    expect(fitWindow({ first: 34, last: 48 }, input(40, null))).toEqual({ first: 26, last: 40 });
    expect(fitWindow({ first: 34, last: 48 }, input(5, null))).toEqual({ first: 0, last: 5 });
    const varied = {
      ...input(10, null),
      lines: variableLines(
        Array.from({ length: 10 }, () => 100),
        0,
      ),
    };
    expect(fitWindow({ first: 4, last: 9 }, varied)).toEqual({ first: 4, last: 9 });
    expect(fitWindow({ first: 8, last: 13 }, varied)).toEqual({ first: 5, last: 10 });
  });
});

describe('the assignment of slots', () => {
  const items = Array.from({ length: 60 }, (_, index) => ({ index }));
  const typeOf = (index: number): string => ['a', 'a', 'b', 'a', 'c'][index % 5]!;
  const want = (
    first: number,
    last: number,
    type: (index: number) => string = () => '',
  ): SlotItem<{ index: number }>[] =>
    items
      .slice(first, last)
      .map((item) => ({ item, index: item.index, key: `k${item.index}`, type: type(item.index) }));
  const shown = (slots: readonly Slot<unknown>[]) =>
    slots.filter((slot) => !slot.parked).map((slot) => slot.key);

  it('recycles the slots that left the window and changes no others', () => {
    const before = assignSlots([], want(0, 10));
    const after = assignSlots(before, want(2, 12));
    expect(after.map((slot) => slot.id)).toEqual(before.map((slot) => slot.id));
    expect(after.map((slot, at) => slot === before[at])).toEqual([
      false,
      false,
      ...Array.from({ length: 8 }, () => true),
    ]);
    expect(after.slice(0, 2).map((slot) => slot.key)).toEqual(['k10', 'k11']);
  });

  it('parks slots that are not needed, unchanged, and uses them again', () => {
    const full = assignSlots([], want(0, 4));
    const empty = assignSlots(full, []);
    expect(empty.map((slot) => [slot.key, slot.parked])).toEqual([
      ['k0', true],
      ['k1', true],
      ['k2', true],
      ['k3', true],
    ]);
    expect(assignSlots(empty, [])).toEqual(empty);
    expect(assignSlots(empty, want(0, 4)).map((slot) => slot.id)).toEqual(full.map((slot) => slot.id));
  });

  it('keeps the slot of an item whose index changes', () => {
    const before = assignSlots([], want(0, 3));
    const inserted = want(0, 3).map((entry) => ({ ...entry, index: entry.index + 1 }));
    const after = assignSlots(before, [{ item: { index: 99 }, index: 0, key: 'new', type: '' }, ...inserted]);
    expect(after.map((slot) => slot.key)).toEqual(['k0', 'k1', 'k2', 'new']);
  });

  it('gives each of two items with one key a slot', () => {
    const twice = want(0, 3).map((entry) => ({ ...entry, key: 'same' }));
    const before = assignSlots([], twice);
    expect(new Set(before.map((slot) => slot.id)).size).toBe(3);
    expect(shown(assignSlots(before, twice))).toHaveLength(3);
  });

  it('keeps at most as many slots parked as shown, and gives the longest parked another type', () => {
    const random = seededRandom(8);
    const kinds = Array.from({ length: 200 }, () => `kind ${Math.floor(random() * 12)}`);
    const rows = kinds.map((type, index) => ({ item: {}, index, key: `k${index}`, type }));
    let slots = assignSlots<object>([], rows.slice(0, 8));
    for (let first = 1; first < 190; first++) {
      const before = slots;
      const wanted = rows.slice(first, first + 8);
      slots = assignSlots(slots, wanted);
      expect(shown(slots).sort()).toEqual(wanted.map((entry) => entry.key).sort());
      expect(slots.length).toBeLessThanOrEqual(16);
      expect(new Set(slots.map((slot) => slot.id)).size).toBe(slots.length);
      slots.forEach((slot, at) => {
        const old = before[at];
        if (old === undefined || old.type === slot.type) return;
        for (const other of slots)
          if (other.parked && other.parkedAt < slots.length)
            expect(other.parkedAt).toBeGreaterThanOrEqual(old.parkedAt);
      });
    }
    expect(slots).toHaveLength(16);
  });

  it('never makes more slots of a type than were needed at once (seeded walk)', () => {
    const random = seededRandom(3);
    let slots = assignSlots<{ index: number }>([], want(0, 9, typeOf));
    let first = 0;
    const most = new Map<string, number>();
    const note = (wanted: readonly SlotItem<unknown>[]): void => {
      for (const type of ['a', 'b', 'c']) {
        const needed = wanted.filter((entry) => entry.type === type).length;
        most.set(type, Math.max(most.get(type) ?? 0, needed));
      }
    };
    note(want(0, 9, typeOf));
    for (let step = 0; step < 500; step++) {
      first = Math.max(0, Math.min(51, first + Math.round((random() - 0.5) * 8)));
      const wanted = want(first, first + 9, typeOf);
      note(wanted);
      slots = assignSlots(slots, wanted);
      expect(shown(slots).sort()).toEqual(wanted.map((entry) => entry.key).sort());
      expect(new Set(slots.map((slot) => slot.id)).size).toBe(slots.length);
    }
    for (const [type, count] of most) expect(slots.filter((slot) => slot.type === type)).toHaveLength(count);
  });
});
