/**
 * Builds the client, when it has to: a stamp beside the built files tells which sources they were made from.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { LogLevel } from 'vite';
import type { Environment } from './environment';
import { ROOT } from './paths';

/** Everything the built client depends on. */
const SOURCES = [
  'src',
  'renderer',
  'platforms',
  'fonts',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'scripts/environment.ts',
];

/** Folder of a built client. */
export function clientFolder(environment: Environment): string {
  return join(ROOT, 'dist', environment);
}

/** Builds a client into dist/{environment} and stamps it. @throws what vite throws when the sources do not build. */
export async function buildClient(environment: Environment, logLevel: LogLevel): Promise<void> {
  // Loaded only when there is something to build: a start without a build is then a second faster.
  const { build } = await import('vite');
  const stamp = sourceStamp();
  const { PROSCENIUM_ENV, NODE_ENV } = process.env;
  process.env.PROSCENIUM_ENV = environment;
  // vite takes React's and its own production switches from NODE_ENV; what the caller runs under must not leak in.
  process.env.NODE_ENV = environment === 'development' ? 'development' : 'production';
  try {
    await build({ root: ROOT, configFile: join(ROOT, 'vite.config.ts'), mode: environment, logLevel });
  } finally {
    restore('PROSCENIUM_ENV', PROSCENIUM_ENV);
    restore('NODE_ENV', NODE_ENV);
  }
  writeFileSync(stampFile(environment), stamp);
}

function restore(name: string, value: string | undefined): void {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
}

/** Builds only when the folder is missing or was made from other sources; tells which. */
export async function ensureClient(environment: Environment): Promise<'built' | 'fresh'> {
  if (isFresh(environment)) return 'fresh';
  await buildClient(environment, 'warn');
  return 'built';
}

function isFresh(environment: Environment): boolean {
  const file = stampFile(environment);
  return existsSync(file) && readFileSync(file, 'utf8') === sourceStamp();
}

function stampFile(environment: Environment): string {
  return join(clientFolder(environment), '.sources');
}

/** A digest of every source's path, size and time of change: reading them all would cost more than it tells. */
function sourceStamp(): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((each) => filesUnder(join(ROOT, each)))) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${relative(ROOT, file)} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
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
