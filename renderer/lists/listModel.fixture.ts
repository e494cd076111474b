/** A committed list for tests of the pure parts: no tree, no React. */
import { createFocusHistory } from '../focus/focusHistory';
import { uniformLines } from './lines';
import type { ListModel } from './listModel';

/** A row of 100 items `k0`..`k99`, 100 px apart; 500 px visible, pinned at the second item, items 0 to 9 mounted. */
export function listModel(overrides: Partial<ListModel> = {}): ListModel {
  const count = overrides.count ?? 100;
  const columns = overrides.columns ?? 1;
  return {
    focusHistory: createFocusHistory(true),
    listNavigation: null,
    axis: 'x',
    count,
    columns,
    rtl: false,
    lines: uniformLines(Math.ceil(count / columns), 100, 0),
    viewport: { length: 500, pin: 100, startInset: 0, endInset: 0 },
    initialPosition: null,
    columnStride: 100,
    mountedLines: { first: 0, last: 10 },
    overscan: 2,
    wrap: false,
    remember: true,
    scrollTransition: null,
    itemWidth: 100,
    focusedItemWidth: 100,
    wheelLines: 1,
    lookahead: 3,
    idleMs: 500,
    keyAt: (index) => `k${index}`,
    requestWindow: () => {},
    onEndReached: undefined,
    onMoving: undefined,
    onItemFocus: undefined,
    onItemIdle: undefined,
    ...overrides,
  };
}
