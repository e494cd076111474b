/** Holds source files against the rules. Pure: files are given as text, breaches come back as sentences. */
import { posix } from 'node:path';
import { findCycles } from './cycles';
import {
  ACYCLIC_FOLDERS,
  DOM_FOLDERS,
  FOREIGN_CITATION,
  IMPURE_MEMBERS,
  IMPURE_NAMES,
  LIGHTNING_FOLDERS,
  LINE_LIMITS,
  RENDERER_TESTING,
  MODULE_RULES,
  SEPARATE_SUBFOLDERS,
} from './rules';
import { readSource, type SourceFacts } from './source';

/** Path within the repository ('src/ui/Button.tsx') to the file's text. */
export type SourceFiles = ReadonlyMap<string, string>;

/** Every breach of a rule, one sentence each that says what to do: those of a file in the order of files, then circles. */
export function checkArchitecture(files: SourceFiles): string[] {
  const imports = new Map<string, string[]>();
  const breaches = [...files].flatMap(([path, text]) => {
    const facts = readSource(path, text);
    const targets = facts.imports.filter(isRelative).map((specifier) => targetOf(path, specifier, files));
    imports.set(path, targets);
    return [
      ...facts.imports.flatMap((specifier) => checkLightning(path, specifier)),
      ...targets.flatMap((target) => checkImport(path, target)),
      ...checkNames(path, facts),
      ...checkCitations(path, facts),
      ...checkLength(path, text),
    ];
  });
  return [...breaches, ...checkCycles(imports)];
}

function checkCycles(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const acyclic = [...imports].filter(([path]) => ACYCLIC_FOLDERS.some((each) => path.startsWith(each)));
  return findCycles(new Map(acyclic)).map(
    (cycle) =>
      `${cycle.join(', ')}: these import each other in a circle, types included; move what they share ` +
      'into a file that imports none of them',
  );
}

function checkLightning(path: string, specifier: string): string[] {
  if (!specifier.startsWith('@lightningjs/renderer')) return [];
  if (LIGHTNING_FOLDERS.some((room) => path.startsWith(room))) return [];
  return [
    `${path}: only ${LIGHTNING_FOLDERS.join(', ')} may import ${specifier}; ` +
      'ask for what you need through renderer/backend/renderBackend.ts',
  ];
}

const isRelative = (specifier: string): boolean => specifier.startsWith('.');

function targetOf(path: string, specifier: string, files: SourceFiles): string {
  return resolveFile(posix.join(posix.dirname(path), specifier.replace(/\?.*$/, '')), files);
}

function checkImport(path: string, target: string): string[] {
  if (posix.dirname(path) === posix.dirname(target)) return [];
  // Tests of the renderer may use the whole of it.
  if (isForTests(path) && path.startsWith('renderer/') && target.startsWith('renderer/')) return [];
  const rule = longest(MODULE_RULES, ({ room }) => (path.startsWith(room) ? room.length : -1));
  // Configuration at the top of the repository belongs to no room.
  if (!rule) return [];
  const allowed = [...rule.imports, ...(isTest(path) ? [RENDERER_TESTING] : [])];
  if (allowed.some((each) => (each.endsWith('/') ? target.startsWith(each) : target === each))) {
    return checkSubfolders(path, target);
  }
  const folders = rule.imports.filter((each) => each.endsWith('/') && each !== rule.room);
  const remedy =
    folders.length === 0 ? 'declare here' : `move what both need to ${folders.join(', ')}, or declare here`;
  return [`${path}: ${rule.room} may not import ${target}; ${remedy} what it needs of it as an interface`];
}

/** [] unless both files are in subfolders of one of `SEPARATE_SUBFOLDERS` and the import goes across. */
function checkSubfolders(path: string, target: string): string[] {
  const parent = SEPARATE_SUBFOLDERS.find((each) => path.startsWith(each) && target.startsWith(each));
  if (parent === undefined) return [];
  const [from, to] = [path, target].map((each) => each.slice(parent.length).split('/')[0]);
  if (from === to || from === 'testing' || (to === 'testing' && isTest(path))) return [];
  return [
    `${path}: ${parent}${from}/ may not import ${target}; move what both need to src/ui/, src/domain/ or src/shell/`,
  ];
}

function checkNames(path: string, { names, members, readsPresent }: SourceFacts): string[] {
  if (isTest(path)) return [];
  const breaches: string[] = [];
  const inClient = path.startsWith('src/');
  if (inClient && !DOM_FOLDERS.some((room) => path.startsWith(room))) {
    for (const name of ['document', 'window']) {
      if (names.has(name))
        breaches.push(`${path}: only ${DOM_FOLDERS.join(', ')} may touch ${name}; move this to one of them`);
    }
  }
  if (path.startsWith('src/domain/')) {
    const impure = [
      ...IMPURE_NAMES.filter((name) => names.has(name)),
      ...IMPURE_MEMBERS.filter((member) => members.has(member)),
      ...(readsPresent ? ['new Date()'] : []),
    ];
    for (const name of impure)
      breaches.push(`${path}: src/domain is pure and may not use ${name}; take it as an argument`);
  }
  return breaches;
}

function checkCitations(path: string, { comments }: SourceFacts): string[] {
  if (!path.startsWith('renderer/') || isForTests(path)) return [];
  return comments.flatMap(({ text, line }) => {
    const citation = FOREIGN_CITATION.exec(text)?.[0];
    return citation === undefined
      ? []
      : [
          `${path}:${line}: a comment cites ${citation}, but renderer/ knows no product; give the reason or the number ` +
            'itself, and name the point in the title of the test that proves it',
        ];
  });
}

function checkLength(path: string, text: string): string[] {
  if (isTest(path)) return [];
  const prefix =
    longest(Object.keys(LINE_LIMITS), (each) => (path.startsWith(each) ? each.length : -1)) ?? '';
  const limit = LINE_LIMITS[prefix] ?? 0;
  const lines = text.trimEnd().split('\n').length;
  return lines > limit
    ? [`${path}: ${lines} lines, over ${limit}; split it into files with one job each`]
    : [];
}

function resolveFile(path: string, files: SourceFiles): string {
  const candidates = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`, `${path}/index.tsx`];
  return candidates.find((each) => files.has(each)) ?? path;
}

/** A test, or what tests are made with. */
function isForTests(path: string): boolean {
  return isTest(path) || /\.fixture\.tsx?$/.test(path);
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || /(^|\/)testing\//.test(path);
}

function longest<T>(items: readonly T[], fit: (item: T) => number): T | undefined {
  const fitting = items.filter((item) => fit(item) >= 0);
  return fitting.toSorted((a, b) => fit(b) - fit(a))[0];
}
