/** What a built client weighs and what it must not contain, read from vite's manifest. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import {
  COMPILED_WHOLE,
  LEGACY_FOLDER,
  LEGACY_MANIFEST,
  MODERN_MANIFEST,
  PACKAGED_CONFIG_FILE,
} from './client/files';
import type { Environment } from './environment';

/** Script loaded before the first screen, compressed: the strictest store wants it in 8 s at 2 Mbit/s. 213.6 kB measured. */
export const FIRST_LOAD_BUDGET = 220_000;
/** The same of the legacy build, with its polyfills. 303 kB measured. */
export const LEGACY_LOAD_BUDGET = 330_000;
/** The loader is in the page itself, and runs before its links are read. 1,169 bytes measured. */
export const LOADER_BUDGET = 1200;

/** What an event on the console begins with. */
const PRINTED_EVENT = '[analytics]';

/** One line of vite's manifest. */
export interface ManifestChunk {
  file: string;
  name?: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
  dynamicImports?: string[];
}

export type Manifest = Record<string, ManifestChunk>;

export interface ChunkSize {
  file: string;
  /** Bytes after gzip. */
  gzip: number;
  /** Loaded before the first screen: the entry and what it imports statically. */
  first: boolean;
}

export interface BuildReport {
  chunks: ChunkSize[];
  firstLoad: number;
  /** Of the legacy build; null where there is none. */
  legacyLoad: number | null;
  /** For the reader. */
  lines: string[];
  /** Why this build may not be shipped; empty when it may. */
  faults: string[];
}

/** Scripts of the entry and of everything it imports statically. @throws Error when there is no entry. */
export function firstLoadFiles(manifest: Manifest): string[] {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  if (entries.length === 0) throw new Error('the manifest has no entry');
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    chunk.imports?.forEach(visit);
  };
  entries.forEach(visit);
  return [...seen].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js'));
}

/** Weighs a built client and looks for what must not be in it. @throws Error when it was not built. */
export function inspectBuild(environment: Environment, folder: string): BuildReport {
  const path = join(folder, MODERN_MANIFEST);
  if (!existsSync(path)) throw new Error(`${folder} holds no built client`);
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  const first = new Set(firstLoadFiles(manifest));
  const scripts = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'));
  const chunks = scripts
    .map((name) => {
      const file = `assets/${name}`;
      return { file, gzip: gzipSync(readFileSync(join(folder, file))).length, first: first.has(file) };
    })
    .toSorted((a, b) => b.gzip - a.gzip);
  const firstLoad = chunks.reduce((sum, chunk) => sum + (chunk.first ? chunk.gzip : 0), 0);
  // A package is loaded from the set itself, its fonts in scripts: it has no budget.
  const packaged = pageOf(folder).includes(PACKAGED_CONFIG_FILE);
  const legacyLoad = weighLegacy(folder);
  const loader = loaderOf(pageOf(folder)).length;
  const code = new Map(chunks.map(({ file }) => [file, readFileSync(join(folder, file), 'utf8')]));
  return {
    chunks,
    firstLoad,
    legacyLoad,
    lines: [
      ...chunks.map(
        ({ file, gzip, first: now }) => `${kilobytes(gzip)}  ${now ? 'first' : 'later'}  ${file}`,
      ),
      `${kilobytes(firstLoad)}  ${environment}: script before the first screen (budget ${kilobytes(FIRST_LOAD_BUDGET).trim()})`,
      ...(legacyLoad === null
        ? []
        : [
            `${kilobytes(legacyLoad)}  ${environment}: the same of the legacy build (budget ${kilobytes(LEGACY_LOAD_BUDGET).trim()})`,
          ]),
    ],
    faults:
      environment === 'development'
        ? []
        : [
            ...buildFaults(
              environment,
              chunks,
              code,
              packaged ? Number.POSITIVE_INFINITY : FIRST_LOAD_BUDGET,
            ),
            ...sizeFaults({ legacyLoad: packaged ? null : legacyLoad, loader }),
          ],
  };
}

/** Pure: what is larger than it may be beside the modern build's scripts. */
export function sizeFaults({ legacyLoad, loader }: { legacyLoad: number | null; loader: number }): string[] {
  const faults: string[] = [];
  if (legacyLoad !== null && legacyLoad > LEGACY_LOAD_BUDGET) {
    faults.push(
      `the legacy build's first load is ${kilobytes(legacyLoad).trim()}, over ${kilobytes(LEGACY_LOAD_BUDGET).trim()}`,
    );
  }
  if (loader > LOADER_BUDGET) faults.push(`the loader has ${loader} bytes, over ${LOADER_BUDGET}`);
  return faults;
}

function pageOf(folder: string): string {
  return readFileSync(join(folder, 'index.html'), 'utf8');
}

/** The inline script of the page, without the addresses written into it. */
export function loaderOf(html: string): string {
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(html) ?? [];
  return script.replace(/\{(?:config|modern):.*?\}/s, '{}');
}

/** Entry, what it imports statically, polyfills and the loader of modules. */
function weighLegacy(folder: string): number | null {
  const path = join(folder, LEGACY_MANIFEST);
  if (!existsSync(path)) return null;
  const first = firstLoadFiles(JSON.parse(readFileSync(path, 'utf8')) as Manifest);
  const more = ['assets', LEGACY_FOLDER].flatMap((each) =>
    readdirSync(join(folder, each))
      .filter((name) => /^(polyfills|system)-/.test(name))
      .map((name) => `${each}/${name}`),
  );
  return [...first, ...more].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length,
    0,
  );
}

/** Pure: the reasons against shipping a build, from its chunks and their code. */
export function buildFaults(
  environment: Environment,
  chunks: readonly ChunkSize[],
  code: ReadonlyMap<string, string>,
  budget = FIRST_LOAD_BUDGET,
): string[] {
  const faults: string[] = [];
  const first = chunks.filter((chunk) => chunk.first);
  const bytes = first.reduce((sum, chunk) => sum + chunk.gzip, 0);
  if (bytes > budget) {
    faults.push(`first load is ${kilobytes(bytes).trim()}, over ${kilobytes(budget).trim()}`);
  }
  for (const { file } of first) {
    if (/shaka/.test(file)) faults.push(`${file}: the player's engine is loaded before the first screen`);
    if (code.get(file)?.startsWith(COMPILED_WHOLE) === false) {
      faults.push(`${file}: is compiled function by function, for want of ${COMPILED_WHOLE} at its top`);
    }
  }
  for (const [file, text] of code) {
    // Shaka brings no React; any of these words means that a development half came along.
    if (text.includes('react.development') || text.includes('Download the React DevTools')) {
      faults.push(`${file}: holds React's development build`);
    }
    if (environment === 'production' && text.includes('__tv')) {
      faults.push(`${file}: holds the test interface window.__tv, which production must not have`);
    }
    if (environment === 'production' && text.includes(PRINTED_EVENT)) {
      faults.push(`${file}: prints events on the console, which production must not`);
    }
  }
  return faults;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1).padStart(7)} kB gz`;
}
