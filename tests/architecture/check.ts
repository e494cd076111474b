/** Holds source files against the rules. Pure: files are given as text, breaches come back as sentences. */
import { posix } from 'node:path';
import {
  DOM_ROOMS,
  EVERYWHERE,
  IMPURE_MEMBERS,
  IMPURE_NAMES,
  LIGHTNING_ROOMS,
  LINE_LIMITS,
  RENDERER_TESTING,
  ROOMS,
} from './rules';
import { readSource, type SourceFacts } from './source';

/** Path within the repository ('src/ui/Button.tsx') to the file's text. */
export type SourceFiles = ReadonlyMap<string, string>;

/** Every breach of a rule, one sentence each, in the order of the files. */
export function checkArchitecture(files: SourceFiles): string[] {
  return [...files].flatMap(([path, text]) => {
    const facts = readSource(path, text);
    return [
      ...facts.imports.flatMap((specifier) => checkImport(path, specifier, files)),
      ...checkNames(path, facts),
      ...checkLength(path, text),
    ];
  });
}

function checkImport(path: string, specifier: string, files: SourceFiles): string[] {
  if (specifier.startsWith('@lightningjs/renderer')) {
    return LIGHTNING_ROOMS.some((room) => path.startsWith(room))
      ? []
      : [`${path}: only ${LIGHTNING_ROOMS.join(', ')} may import ${specifier}`];
  }
  if (!specifier.startsWith('.')) return [];
  const target = resolveFile(posix.join(posix.dirname(path), specifier.replace(/\?.*$/, '')), files);
  if (posix.dirname(path) === posix.dirname(target)) return [];
  const rule = longest(ROOMS, ({ room }) => (path.startsWith(room) ? room.length : -1));
  // Configuration at the top of the repository belongs to no room.
  if (!rule) return [];
  const allowed = [...EVERYWHERE, ...rule.imports, ...(isTest(path) ? [RENDERER_TESTING] : [])];
  return allowed.some((each) => (each.endsWith('/') ? target.startsWith(each) : target === each))
    ? []
    : [`${path}: ${rule.room} may not import ${target}`];
}

function checkNames(path: string, { names, members, readsPresent }: SourceFacts): string[] {
  if (isTest(path)) return [];
  const breaches: string[] = [];
  const inClient = path.startsWith('src/');
  if (inClient && !DOM_ROOMS.some((room) => path.startsWith(room))) {
    for (const name of ['document', 'window']) {
      if (names.has(name)) breaches.push(`${path}: only ${DOM_ROOMS.join(', ')} may touch ${name}`);
    }
  }
  if (path.startsWith('src/domain/')) {
    const impure = [
      ...IMPURE_NAMES.filter((name) => names.has(name)),
      ...IMPURE_MEMBERS.filter((member) => members.has(member)),
      ...(readsPresent ? ['new Date()'] : []),
    ];
    for (const name of impure) breaches.push(`${path}: src/domain is pure and may not use ${name}`);
  }
  return breaches;
}

function checkLength(path: string, text: string): string[] {
  if (isTest(path)) return [];
  const prefix =
    longest(Object.keys(LINE_LIMITS), (each) => (path.startsWith(each) ? each.length : -1)) ?? '';
  const limit = LINE_LIMITS[prefix] ?? 0;
  const lines = text.trimEnd().split('\n').length;
  return lines > limit ? [`${path}: ${lines} lines, over ${limit}: a room is missing`] : [];
}

function resolveFile(path: string, files: SourceFiles): string {
  const candidates = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`, `${path}/index.tsx`];
  return candidates.find((each) => files.has(each)) ?? path;
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || /(^|\/)testing\//.test(path);
}

function longest<T>(items: readonly T[], fit: (item: T) => number): T | undefined {
  const fitting = items.filter((item) => fit(item) >= 0);
  return fitting.toSorted((a, b) => fit(b) - fit(a))[0];
}
