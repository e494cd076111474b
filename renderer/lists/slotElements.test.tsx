import { describe, expect, it } from 'vitest';
import { View } from '../components';
import { createFocusHistory } from '../focus/focusHistory';
import { uniformLines } from './lines';
import type { ListLayout } from './listLayout';
import { slotElements } from './slotElements';
import type { SlotElement } from './slotElements';
import type { Slot } from './slots';

const slotOf = (changes: Partial<Slot<string>> = {}): Slot<string> => ({
  index: 1,
  key: 'k',
  type: '',
  item: 'item',
  id: '0',
  parked: false,
  parkedAt: 0,
  ...changes,
});

const layout: ListLayout = {
  group: 'row',
  axis: 'x',
  columns: 1,
  columnStride: 0,
  lines: uniformLines(10, 100, 0),
  pin: 2,
  startInset: 0,
  overscan: 2,
  itemWidth: 90,
  itemHeight: null,
  focusedItemWidth: 90,
};

const input = {
  focusHistory: createFocusHistory(true),
  renderItem: (item: string) => <View testId={item} />,
  h: 50,
};

function render(
  slot: Slot<string>,
  last?: SlotElement<string>,
  changes: Partial<typeof input> = {},
): SlotElement<string> {
  const { focusHistory, renderItem, h } = { ...input, ...changes };
  const known = last === undefined ? [] : [last];
  return slotElements(known, [slot], focusHistory, { renderItem, w: 1000, h }, layout, false)[0]!;
}

describe('the element of a slot', () => {
  it('is at the rectangle of the slot, in the order of the items, and holds what the item is rendered as', () => {
    const { element, content } = render(slotOf());
    expect(element.props).toMatchObject({ x: 100, y: 0, w: 90, h: 50, order: 1, visible: true });
    expect(content.props).toEqual({ testId: 'item' });
  });

  it('is the same object while nothing in it changes, though the slot is another object', () => {
    const first = render(slotOf());
    expect(render(slotOf(), first)).toBe(first);
  });

  it('keeps its content when the slot is parked or resized', () => {
    const first = render(slotOf());
    const parked = render(slotOf({ parked: true, parkedAt: 3 }), first);
    const resized = render(slotOf(), first, { h: 70 });
    expect(parked.element.props).toMatchObject({ x: 100, visible: false });
    expect(resized.element.props).toMatchObject({ x: 100, h: 70, visible: true });
    for (const { content, scope } of [parked, resized]) {
      expect(content).toBe(first.content);
      expect(scope).toBe(first.scope);
    }
  });

  it.each([
    ['another item', slotOf({ item: 'other' }), {}],
    ['another index', slotOf({ index: 2 }), {}],
    ['another way to render', slotOf(), { renderItem: () => <View /> }],
  ])('renders its content anew for %s', (_what, slot, changes) => {
    const first = render(slotOf());
    expect(render(slot, first, changes).content).not.toBe(first.content);
  });

  it.each([
    ['another key', slotOf({ key: 'other' }), {}],
    ['another history', slotOf(), { focusHistory: createFocusHistory(true) }],
  ])('gives its lists another history for %s, and keeps its content', (_what, slot, changes) => {
    const first = render(slotOf());
    const next = render(slot, first, changes);
    expect(next.scope()).not.toBe(first.scope());
    expect(next.content).toBe(first.content);
  });
});
