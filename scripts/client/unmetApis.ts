/** What the legacy build asks of JavaScript's own objects, set against MDN's data: all that is later than 38 needs a polyfill. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { laterApis, type Api, type CompatData } from '../engines/laterApis';
import { compatData } from '../engines/removeApis';
import { ROOT } from '../paths';
import { LEGACY_FOLDER } from './files';
import { mentionsOf, type Mentions } from './mentions';

/** The oldest engine. */
const OLDEST = 38;

/** Whose members are looked for. Not Intl's and the browser's, which have shims of ours, nor Proxy's: engines/polyfills/legacy.ts. */
const OWNERS: readonly string[] = [
  'Array',
  'ArrayBuffer',
  'BigInt',
  'DataView',
  'Date',
  'Error',
  'JSON',
  'Map',
  'Math',
  'Number',
  'Object',
  'Promise',
  'Reflect',
  'RegExp',
  'Set',
  'String',
  'Symbol',
  'TypedArray',
  'Uint8Array',
  'WeakMap',
  'WeakSet',
];

/** Whose methods are looked for by their names alone: `x.at()` is an array's, a string's or somebody's own. */
const OF_ANYTHING = ['Array', 'String'];

/** Without a polyfill of ours: the methods of maps that go by such a name, and what Shaka brings along. */
const MET: ReadonlySet<string> = new Set(['Array.values', 'Promise.withResolvers']);

/** The class of all typed arrays, which has no name of its own, and the names of those that have it. */
const TypedArray: object = Object.getPrototypeOf(Int8Array) as object;
const TYPED_ARRAYS = Object.getOwnPropertyNames(globalThis).filter(
  (name) =>
    name.endsWith('Array') && Object.getPrototypeOf(Reflect.get(globalThis, name) as object) === TypedArray,
);

/** Why a legacy build may not be shipped; empty when it may, or when there is none. */
export function polyfillFaults(folder: string): string[] {
  const legacy = join(folder, LEGACY_FOLDER);
  if (!existsSync(legacy)) return [];
  const names = readdirSync(legacy).filter((name) => name.endsWith('.js') && !name.startsWith('polyfills-'));
  const codes = names.map((name) => readFileSync(join(legacy, name), 'utf8'));
  const polyfills = ['legacy', 'modern'].map((name) =>
    readFileSync(join(ROOT, `engines/polyfills/${name}.ts`), 'utf8'),
  );
  return unmetApis(codes, polyfills.join('\n'), compatData()).map(
    (name) =>
      `the legacy build asks for ${name}, which Chromium ${OLDEST} lacks: name it in engines/polyfills`,
  );
}

/** Pure. Names such as 'Array.at' that the code calls or hands on, Chromium 38 lacks, and no polyfill brings. */
export function unmetApis(codes: readonly string[], polyfills: string, data: CompatData): string[] {
  const known = new Set(
    [...polyfills.matchAll(/'core-js\/es\/([a-z-]+)\/([a-z-]+)'/g)].map(([, owner, name]) =>
      `${owner}.${name}`.replaceAll('-', '').toLowerCase(),
    ),
  );
  // All of them are in one entry.
  const isKnown = (name: string): boolean =>
    known.has(name.toLowerCase()) || known.has(`${name.split('.')[0]!.toLowerCase()}.methods`);
  const mentions = mentionsOf(codes);
  const names = laterApis(data, OLDEST)
    .filter((api) => OWNERS.includes(api.owner) && isMentioned(api, mentions))
    .map(({ owner, member }) => `${owner}.${member}`);
  return [...new Set(names)].filter((name) => !MET.has(name) && !isKnown(name));
}

function isMentioned({ owner, member }: Api, mentions: Mentions): boolean {
  if (member === null) return false;
  const { ofClass, ofObjects } = kindOf(owner, member);
  const owners = owner === 'TypedArray' ? TYPED_ARRAYS : [owner];
  if (ofClass && owners.some((name) => mentions.members.has(`${name}.${member}`))) return true;
  if (!ofObjects) return false;
  if (owners.some((name) => mentions.members.has(`${name}.prototype.${member}`))) return true;
  return OF_ANYTHING.includes(owner) && mentions.methods.has(member);
}

/** Whether a member is the class's own or its objects', which the data does not say: this engine does, and of what it lacks itself, both. */
function kindOf(owner: string, member: string): { ofClass: boolean; ofObjects: boolean } {
  const holder: unknown = owner === 'TypedArray' ? TypedArray : Reflect.get(globalThis, owner);
  const has = (object: unknown): boolean => object instanceof Object && Object.hasOwn(object, member);
  const ofClass = has(holder);
  const ofObjects = has((holder as { prototype?: unknown } | undefined)?.prototype);
  return ofClass || ofObjects ? { ofClass, ofObjects } : { ofClass: true, ofObjects: true };
}
