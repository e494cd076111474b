/**
 * What a value may be, described as data: one description of a prop makes its check, its repair in production, the
 * message of development and the bad values of the tests.
 *
 * `null` is `undefined` everywhere, nested as well. A number outside its range becomes the nearest inside; whatever else
 * is wrong is left out, and an object without a field that it needs with it.
 */

/** A finite number from `min` to `max`; `whole` ones are rounded down. */
export interface RangeKind {
  readonly min: number;
  readonly max: number;
  readonly whole?: true;
}

/** One of some words: the keys of `values`, which the types can be held against. */
export interface EnumKind<Word extends string = string> {
  readonly values: Readonly<Record<Word, 1>>;
}

/** Whatever `is` accepts; `text` says what that is. */
export interface CustomKind {
  readonly text: string;
  is(value: unknown): boolean;
}

/** The first that the value can be made one of. */
export interface EitherKind {
  readonly either: readonly Kind[];
}

/** An object, or an array where `fields` is one. A key that is not in `fields` is of the kind `other`, else left out. */
export interface FieldsKind {
  readonly fields: Readonly<Record<string, Kind>> | readonly Kind[];
  /** The object is nothing without these. */
  readonly needs: readonly string[];
  readonly other?: Kind;
}

/** What a value may be; a word is what `typeof` says of it. */
export type Kind =
  'boolean' | 'function' | 'number' | 'string' | RangeKind | EnumKind | CustomKind | EitherKind | FieldsKind;

/** Every second whole number beyond it is lost in the 32-bit numbers of the GPU. */
const farthest = 2 ** 24;
/** A position, an offset, an angle. */
export const coordinate = { min: -farthest, max: farthest };
/** A size, a distance, a duration. */
export const length = { min: 0, max: farthest };
/** How many, 1 at least; no limit is also written as the largest number there is. */
export const count = { min: 1, max: Number.MAX_SAFE_INTEGER, whole: true } as const;

/** Nothing to check. */
export const anything: CustomKind = { text: 'anything', is: () => true };

type Values = Record<string, unknown>;

// devices that run the production build lack `Object.hasOwn`
const has = Object.prototype.hasOwnProperty;

type Words<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Text;

/** The same value for each of some words, shorter than one by one in what is loaded first. */
export function each<const Text extends string, const Value>(
  text: Text,
  value: Value,
): Record<Words<Text>, Value> {
  const all = {} as Record<string, Value>;
  for (const word of text.split(' ')) all[word] = value;
  return all;
}

/** An object with all of these fields; a tuple where they are an array. */
export function allOf<const Fields extends FieldsKind['fields']>(
  fields: Fields,
): { fields: Fields; needs: string[] } {
  return { fields, needs: Object.keys(fields) };
}

/** `value` where it is of that kind, the nearest that is, or `undefined` where nothing is near. */
export function validValue(kind: Kind, value: unknown): unknown {
  if (value === null || value === undefined) return undefined;
  if (typeof kind === 'string') return typeof value === kind ? value : undefined;
  if ('min' in kind) return Number.isFinite(value) ? nearest(kind, value as number) : undefined;
  if ('values' in kind) return typeof value === 'string' && has.call(kind.values, value) ? value : undefined;
  if ('is' in kind) return kind.is(value) ? value : undefined;
  if ('either' in kind) {
    for (const one of kind.either) {
      const valid = validValue(one, value);
      if (valid !== undefined) return valid;
    }
    return undefined;
  }
  return typeof value === 'object' && Array.isArray(value) === Array.isArray(kind.fields)
    ? validFields(kind, value)
    : undefined;
}

/**
 * The same for the fields of an object, which is returned itself when all are valid. Fields that are the same in
 * `previous` were checked before.
 */
export function validFields<Given extends object>(
  { fields, needs, other }: FieldsKind,
  given: Given,
  previous: object | null = null,
): Given | undefined {
  let valid = given as Values;
  for (const key in given) {
    const value: unknown = given[key];
    if (previous !== null && (previous as Values)[key] === value) continue;
    const kind = has.call(fields, key) ? (fields as Record<string, Kind>)[key] : other;
    const repaired = kind && validValue(kind, value);
    // the others would be at the wrong index
    if (repaired === undefined && Array.isArray(given)) return undefined;
    if (repaired === value) continue;
    if (valid === given) valid = (Array.isArray(given) ? [...given] : { ...given }) as Values;
    if (repaired === undefined) delete valid[key];
    else valid[key] = repaired;
  }
  for (const key of needs) if (valid[key] === undefined) return undefined;
  return valid as Given;
}

function nearest({ min, max, whole }: RangeKind, value: number): number {
  return Math.min(max, Math.max(min, whole ? Math.floor(value) : value));
}
