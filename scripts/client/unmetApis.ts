/** What the legacy build calls of JavaScript's own objects, set against MDN's data: all that is later than 38 needs a polyfill. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { laterApis, type CompatData } from '../engines/laterApis';
import { compatData } from '../engines/removeApis';
import { ROOT } from '../paths';
import { LEGACY_FOLDER } from './files';

/** The oldest engine. */
const OLDEST = 38;

/** Of these a call names the member and nothing else: `x.at()` is an array's, a string's or somebody's own. */
const OWNERS = [
  'Array',
  'String',
  'Object',
  'Number',
  'Math',
  'Promise',
  'Reflect',
  'Symbol',
  'RegExp',
  'Map',
  'Set',
];

/** Without a polyfill of ours: the methods of maps that go by such a name, and what Shaka brings along. */
const MET: ReadonlySet<string> = new Set(['Array.values', 'Promise.withResolvers']);

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
    (name) => `the legacy build calls ${name}, which Chromium ${OLDEST} lacks: name it in engines/polyfills`,
  );
}

/** Pure. Names such as 'Array.at' that the code calls, Chromium 38 lacks, and no polyfill brings. */
export function unmetApis(codes: readonly string[], polyfills: string, data: CompatData): string[] {
  const known = new Set(
    [...polyfills.matchAll(/'core-js\/es\/([a-z-]+)\/([a-z-]+)'/g)].map(([, owner, name]) =>
      `${owner}.${name}`.replaceAll('-', '').toLowerCase(),
    ),
  );
  const called = callsOf(codes);
  return laterApis(data, OLDEST)
    .filter(
      ({ owner, member }) => member !== null && OWNERS.includes(owner) && called.has(`${owner}.${member}`),
    )
    .map(({ owner, member }) => `${owner}.${member}`)
    .filter((name) => !MET.has(name) && !known.has(name.toLowerCase()));
}

/** Members called by the name of their owner, and, for arrays and strings, on anything. */
function callsOf(codes: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) return value.forEach(visit);
    const node = value as { type?: string; callee?: Member };
    const { callee } = node;
    if (node.type === 'CallExpression' && callee?.type === 'MemberExpression' && callee.property?.name) {
      const { name } = callee.property;
      if (callee.object?.type === 'Identifier' && callee.object.name)
        found.add(`${callee.object.name}.${name}`);
      found.add(`Array.${name}`);
      found.add(`String.${name}`);
    }
    Object.values(node).forEach(visit);
  };
  for (const code of codes) visit(parseAst(code).body);
  return found;
}

interface Member {
  type?: string;
  object?: { type?: string; name?: string };
  property?: { name?: string };
}
