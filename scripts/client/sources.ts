/** The files a built client is made from. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.ts';

const SOURCES = [
  'src',
  'renderer',
  'platforms',
  'engines',
  'fonts',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'scripts/environment.ts',
  'scripts/client',
  'scripts/client.ts',
];

/** Everything the built client depends on, by whole paths, in the same order on every machine. */
export function sourceFiles(): string[] {
  return SOURCES.flatMap((each) => filesUnder(join(ROOT, each)));
}

function filesUnder(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => name !== 'dist')
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? filesUnder(join(path, entry.name)) : [join(path, entry.name)],
    );
}
