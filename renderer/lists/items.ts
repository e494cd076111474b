/** Arrays and item sources, read the same way. */
import type { Items } from './types';

export function countOf<Item>(items: Items<Item>): number {
  return 'count' in items ? items.count : items.length;
}

/** The item at an index below the count. */
export function itemAt<Item>(items: Items<Item>, index: number): Item {
  return 'count' in items ? items.at(index) : items[index]!;
}

/** The index of a key; `hint` is looked at first, so that an unchanged list is not searched. -1 when it is gone. */
export function indexOfKey(
  keyAt: (index: number) => string,
  count: number,
  key: string,
  hint: number,
): number {
  if (hint >= 0 && hint < count && keyAt(hint) === key) return hint;
  for (let i = 0; i < count; i++) if (keyAt(i) === key) return i;
  return -1;
}
