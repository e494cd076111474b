/** Values kept per history entry, so that back restores them. */

/** Maximum number of entries; focus is kept for as many. */
const MAX_ENTRIES = 50;

/** The map with the value of one entry set; the oldest entries are dropped. */
export function withHistoryEntry<Value>(
  entries: ReadonlyMap<string, Value>,
  entryKey: string,
  value: Value,
): ReadonlyMap<string, Value> {
  const next = new Map(entries);
  next.delete(entryKey);
  next.set(entryKey, value);
  return new Map([...next].slice(-MAX_ENTRIES));
}
