import { expect, it } from 'vitest';
import { withHistoryEntry } from './historyEntries';

it('the value of a history entry is kept; of more than fifty the oldest is dropped', () => {
  let places: ReadonlyMap<string, string> = new Map();
  for (let at = 0; at < 52; at += 1) places = withHistoryEntry(places, `k${at}`, `${at}`);
  places = withHistoryEntry(places, 'k2', 'again');
  places = withHistoryEntry(places, 'new', 'x');
  expect(places.size).toBe(50);
  expect([places.has('k3'), places.get('k2'), places.get('new')]).toEqual([false, 'again', 'x']);
});
