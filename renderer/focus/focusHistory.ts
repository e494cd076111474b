/**
 * The child each group last had focus in, by key: a tree of keys beside the tree of nodes, which outlives them.
 *
 * A recycled row, a page that is left and returned to, an item that scrolls out of its list's window: each finds its
 * entry again by key. Entries are kept by reference, so nothing has to be saved when a screen unmounts.
 */
export interface FocusHistory {
  /** Key of the child that had focus last. */
  lastFocusedKey: string | null;
  /** Scroll position of a list; null for other groups and for lists that never had focus. */
  listPosition: ListPosition | null;
  children: Map<string, FocusHistory> | null;
  /**
   * Whether groups without a `focusKey` are remembered by position: below a history entry or a list item positions
   * are stable.
   */
  readonly keepUnnamed: boolean;
}

export interface ListPosition {
  key: string | null;
  index: number;
  /** Stage pixels scrolled. */
  offset: number;
  /** Distance of the item it was entered at from the start of the viewport, where the focused line stays once scrolled. */
  pin?: number;
}

export function createFocusHistory(keepUnnamed: boolean): FocusHistory {
  return { lastFocusedKey: null, listPosition: null, children: null, keepUnnamed };
}

/** The history of a child, created at first use; `keepUnnamed` defaults to its parent's. */
export function childFocusHistory(
  parent: FocusHistory,
  key: string,
  keepUnnamed = parent.keepUnnamed,
): FocusHistory {
  let child = parent.children?.get(key);
  if (child === undefined) {
    child = createFocusHistory(keepUnnamed);
    (parent.children ??= new Map()).set(key, child);
  }
  return child;
}

/**
 * Maximum number of history entries; the least recently used is dropped, so that memory stays bounded over hours of
 * browsing.
 */
const HISTORY_ENTRY_LIMIT = 50;

/** The focus history of a history entry. The map is in order of use, most recent last. */
export function entryFocusHistory(entries: Map<string, FocusHistory>, entry: string): FocusHistory {
  const focusHistory = entries.get(entry) ?? createFocusHistory(true);
  entries.delete(entry);
  entries.set(entry, focusHistory);
  for (const oldest of entries.keys()) {
    if (entries.size <= HISTORY_ENTRY_LIMIT) break;
    entries.delete(oldest);
  }
  return focusHistory;
}

/** The keys from this history's group down to the child that last had focus. */
export function lastFocusedPath(focusHistory: FocusHistory): string[] {
  const path: string[] = [];
  for (let at: FocusHistory | undefined = focusHistory; at !== undefined && at.lastFocusedKey !== null;) {
    path.push(at.lastFocusedKey);
    at = at.children?.get(at.lastFocusedKey);
  }
  return path;
}
