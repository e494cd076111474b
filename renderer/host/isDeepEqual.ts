/**
 * Whether values are equal, or plain data (borders, gradients, styles) with equal content. A field that is missing is as
 * one that is `undefined` or `null`, on either side.
 */
export function isDeepEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b) || (a ?? b ?? null) === null) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const one = a as Record<string, unknown>;
  const other = b as Record<string, unknown>;
  for (const key in one) if (!isDeepEqual(one[key], other[key])) return false;
  for (const key in other) if (!(key in one) && (other[key] ?? null) !== null) return false;
  return true;
}
