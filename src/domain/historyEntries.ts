/** What is kept by place in history, so that back finds it. */

/** Places that are kept; focus is kept for as many. */
const MAX_ENTRIES = 50;

/** The values by place with that of one place; the oldest are forgotten. */
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
