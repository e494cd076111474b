/** What is kept by place in history, so that back finds it. */

/** Places that are kept; focus is kept for as many. */
const MOST_PLACES = 50;

/** The values by place with that of one place; the oldest are forgotten. */
export function withPlace<Value>(
  places: ReadonlyMap<string, Value>,
  place: string,
  value: Value,
): ReadonlyMap<string, Value> {
  const next = new Map(places);
  next.delete(place);
  next.set(place, value);
  return new Map([...next].slice(-MOST_PLACES));
}
