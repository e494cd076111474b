/** How a member of Lightning that its documentation does not promise is declared: the list in README.md is made of these. */
import type { Stage } from '@lightningjs/renderer';
import type { Probe } from './probeTypes';

/** The version this folder is written for, pinned in renderer/package.json. */
export const lightningVersion = '3.0.0-beta22';

/**
 * How a member is leaned on.
 *   patched      an instance's method is replaced
 *   overridden   a subclass has its own
 *   private      read, written or called although Lightning's types keep it to itself
 *   used         public in the types, of a class the package does not export or document
 *   number       a value of an enum or a constant that is not exported, written down here
 */
export type MemberKind = 'patched' | 'overridden' | 'private' | 'used' | 'number';

export interface Member {
  readonly kind: MemberKind;
  readonly why: string;
  /** The first version that has it as it is used here. */
  readonly since: string;
  /** What 3.3.1, the newest source published, has instead. */
  readonly upstream: string;
  /** What is taken for granted beyond that it is there, as a sentence; `holds` is its test. */
  readonly assumes?: string;
  readonly holds?: (probe: Probe) => boolean;
}

/** The members of one class; `Name` is the union of those the code uses, so that the compiler asks for each and no other. */
export interface Internals<Name extends string = string> {
  readonly owner: string;
  /** Which file of this folder needs them. */
  readonly file: string;
  /** Where they are looked for: an instance, or the prototype of a class that is derived from. Undefined when that is missing. */
  readonly holder: (stage: Stage) => object | null | undefined;
  readonly members: Readonly<Record<Name, Member>>;
}

/** A declaration; marked as pure where it is called, it leaves a production build whole. */
export const declareInternals = <Name extends string>(declare: () => Internals<Name>): Internals<Name> =>
  declare();

/** One line that names a member and who needs it. */
export function faultLine(owner: string, name: string, file: string, fault: string): string {
  const needs = `renderer/lightning/internals/${file} needs it`;
  return `Lightning is not ${lightningVersion}: ${owner}.${name} ${fault}; ${needs}`;
}
