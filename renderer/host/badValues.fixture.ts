/** Values that a screen may write by mistake, made from the descriptions of the props. */
import type { FieldsKind, Kind } from './kinds';
import type { HostType } from './node';
import { propKinds } from './propKinds';

/** What is given for a prop, and what of. */
export interface BadValue {
  readonly text: string;
  readonly value: unknown;
}

const anything: readonly unknown[] = [
  undefined,
  null,
  NaN,
  Infinity,
  -Infinity,
  -1,
  0,
  0.5,
  1e9,
  -1e9,
  1n,
  '',
  '12',
  'a "word"',
  'constructor',
  true,
  false,
  Symbol('some'),
  () => 0,
  [],
  [1],
  {},
  { length: 4 },
  Object.create(null),
];
const inside: readonly unknown[] = [undefined, null, NaN, -Infinity, -1, 1e9, '12', () => 0, {}, [1, 2]];

const isFields = (kind: Kind): kind is FieldsKind => typeof kind === 'object' && 'fields' in kind;

/** A value that is as the kind says. */
export function goodValue(kind: Kind): unknown {
  if (kind === 'boolean') return true;
  if (kind === 'string') return 'some words';
  if (kind === 'number') return 7;
  if (kind === 'function') return () => false;
  if ('min' in kind) return Math.min(1, kind.max);
  if ('values' in kind) return Object.keys(kind.values)[0];
  if ('is' in kind) return kind.is(false) ? false : 'unknown';
  if ('either' in kind) return goodValue(kind.either[0]!);
  const keys = Object.entries(kind.fields);
  if (keys.length === 0 && kind.other !== undefined) return [goodValue(kind.other), goodValue(kind.other)];
  const entries = keys.map(([key, of]): [string, unknown] => [key, goodValue(of)]);
  return Array.isArray(kind.fields) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

/** Everything that may be wrong with a prop, or with a part of it. */
export function badValues(kind: Kind): BadValue[] {
  const all = anything.map((value) => ({ text: textOf(value), value }));
  return [...all, ...partly(kind)];
}

/** Objects of which one field is wrong, missing or unknown. */
function partly(kind: Kind): BadValue[] {
  if (typeof kind === 'object' && 'either' in kind) return kind.either.flatMap(partly);
  if (!isFields(kind)) return [];
  const good = goodValue(kind) as Record<string, unknown>;
  const others = Array.isArray(kind.fields) ? [`${(good as unknown as unknown[]).length}`] : ['unknown'];
  return [...Object.keys(good), ...others].flatMap((key) => {
    const of = (kind.fields as Record<string, Kind>)[key] ?? kind.other;
    const nested = of === undefined ? [] : partly(of);
    const values = [...inside.map((value) => ({ text: textOf(value), value })), ...nested];
    return values.map(({ text, value }) => ({
      text: `{${key}: ${text}}`,
      value: withField(good, key, value),
    }));
  });
}

function withField(good: Record<string, unknown>, key: string, value: unknown): unknown {
  const copy = (Array.isArray(good) ? [...good] : { ...good }) as Record<string, unknown>;
  copy[key] = value;
  return copy;
}

/** The rules once more, in the plainest way: whether a value is as the kind says. */
export function accepts(kind: Kind, value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof kind === 'string') return typeof value === kind;
  if ('min' in kind) {
    if (typeof value !== 'number' || !(value >= kind.min && value <= kind.max)) return false;
    return kind.whole !== true || Number.isInteger(value);
  }
  if ('values' in kind) return Object.keys(kind.values).some((word) => word === value);
  if ('is' in kind) return kind.is(value);
  if ('either' in kind) return kind.either.some((one) => accepts(one, value));
  if (typeof value !== 'object' || Array.isArray(value) !== Array.isArray(kind.fields)) return false;
  const given = value as Record<string, unknown>;
  if (kind.needs.some((key) => (given[key] ?? null) === null)) return false;
  return Object.keys(given).every((key) => {
    if ((given[key] ?? null) === null) return !Array.isArray(value);
    const of = Object.keys(kind.fields).includes(key)
      ? (kind.fields as Record<string, Kind>)[key]
      : kind.other;
    return of !== undefined && accepts(of, given[key]);
  });
}

/** Whether `null` is left anywhere in a value. */
export function holdsNull(value: unknown): boolean {
  if (value === null) return true;
  return typeof value === 'object' && Object.values(value).some(holdsNull);
}

/** Each prop of each element: `['view', 'x', kind]`. */
export const everyProp = (Object.keys(propKinds) as HostType[]).flatMap((type) =>
  Object.entries<Kind>(propKinds[type].fields).map(([name, kind]): [HostType, string, Kind] => [
    type,
    name,
    kind,
  ]),
);

function textOf(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'function') return 'a function';
  if (typeof value !== 'object' || value === null) return String(value);
  return JSON.stringify(value);
}
