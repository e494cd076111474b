/** Which kind a type of TypeScript asks for, so that a description that is behind its type does not compile. */
import type { Role } from '../types';
import type { CustomKind, EitherKind, EnumKind, FieldsKind, RangeKind } from './kinds';

type IsUnion<T, All = T> = T extends All ? ([All] extends [T] ? false : true) : never;
type IsRole<T> = [T, Role] extends [Role, T] ? true : false;

/** The kind that a type asks for; of a union of others than words that it is one. Roles are too many to ship. */
export type KindOf<T> = [T] extends [boolean]
  ? 'boolean'
  : [T] extends [number]
    ? RangeKind
    : [T] extends [string]
      ? string extends T
        ? 'string'
        : true extends IsRole<T>
          ? 'string'
          : EnumKind<T>
      : [T] extends [(...args: never[]) => unknown]
        ? 'function'
        : true extends IsUnion<T>
          ? EitherKind | CustomKind
          : FieldsOf<T>;

/** A kind for each of the props or fields. */
export type KindsOf<T> = { readonly [Key in keyof T]-?: KindOf<NonNullable<T[Key]>> };

/** Of an object: a kind for each field. Of an array, whose fields have no names, one for all. */
export type FieldsOf<T> = T extends readonly unknown[]
  ? number extends T['length']
    ? FieldsKind & { readonly other: KindOf<T[number]> }
    : FieldsKind & { readonly fields: KindsOf<T> }
  : FieldsKind & { readonly fields: KindsOf<T> };
