/** What development says of a value that a prop cannot have. Nothing here runs in production. */
import { ElementError } from './elementError';
import { isDeepEqual } from './isDeepEqual';
import { validValue } from './kinds';
import type { FieldsKind, Kind } from './kinds';

/**
 * Compares what was given with what `kinds.ts` made of it. `null` in place of `undefined` is no mistake.
 * @throws ElementError that names `element` and the first prop that was refused
 */
export function assertAccepted(element: string, kinds: FieldsKind, given: object, valid: object): void {
  if (isDeepEqual(given, valid)) return;
  throw new ElementError(`${element}: ${refusalIn(kinds, given, (key) => key)}`);
}

/** What is wrong with the first wrong field of an object. */
function refusalIn(
  { fields, needs, other }: FieldsKind,
  given: object,
  pathTo: (key: string) => string,
): string {
  for (const [key, value] of Object.entries(given) as [string, unknown][]) {
    const kind: Kind | undefined = (fields as Record<string, Kind>)[key] ?? other;
    if (value === undefined || value === null) continue;
    if (kind === undefined) return `${pathTo(key)} is no field; there ${listed(Object.keys(fields))}.`;
    if (!isDeepEqual(validValue(kind, value), value)) return refusal(kind, value, pathTo(key));
  }
  const missing = needs.find((key) => ((given as Record<string, unknown>)[key] ?? null) === null);
  return `${pathTo(missing ?? 'an element')} is missing.`;
}

/** What is wrong with a value: of an object the path to the field that is. */
function refusal(kind: Kind, value: unknown, path: string): string {
  if (typeof kind === 'object' && 'fields' in kind && isContainer(value, kind))
    return refusalIn(kind, value, (key) => `${path}.${key}`);
  return `${path} is ${formatValue(value)}, not ${describeKind(kind)}.`;
}

const isContainer = (value: unknown, { fields }: FieldsKind): value is object =>
  typeof value === 'object' && value !== null && Array.isArray(value) === Array.isArray(fields);

const listed = (names: readonly string[]): string => (names.length === 1 ? 'is ' : 'are ') + names.join(', ');

function describeKind(kind: Kind): string {
  if (typeof kind === 'string') return `a ${kind}`;
  if ('min' in kind) return `a ${kind.whole ? 'whole ' : ''}number from ${kind.min} to ${kind.max}`;
  if ('values' in kind) return `one of ${Object.keys(kind.values).join(', ')}`;
  if ('is' in kind) return kind.text;
  if ('either' in kind) return kind.either.map(describeKind).join(' or ');
  const { fields } = kind;
  return Array.isArray(fields)
    ? `an array${fields.length > 0 ? ` of ${fields.length}` : ''}`
    : `an object of ${Object.keys(fields).join(', ')}`;
}

/** A value in a message. JSON would show NaN and Infinity as null, and fail for a circle. */
export function formatValue(value: unknown, depth = 0): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 40));
  if (typeof value === 'function') return 'a function';
  if (typeof value !== 'object' || value === null) return String(value);
  if (depth > 2) return '...';
  const parts = (Object.entries(value) as [string, unknown][])
    .slice(0, 8)
    .map(([key, part]) => (Array.isArray(value) ? '' : `${key}: `) + formatValue(part, depth + 1));
  return Array.isArray(value) ? `[${parts.join(', ')}]` : `{${parts.join(', ')}}`;
}
