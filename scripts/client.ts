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
  'engines',
  'fonts',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'scripts/environment.ts',
  'scripts/client',
  'scripts/client.ts',
];

/**
 * How a client is delivered: served, for engines from Chromium 68 on (`modern`) or from 38 on (`hosted`), also below any path
 * that the page names as its base (`portable`); or packaged to be started from file:, from 38 on.
 */
const DELIVERIES = ['modern', 'hosted', 'portable', 'packaged'] as const;
export type Delivery = (typeof DELIVERIES)[number];

/** What is built when nothing is said: tests and `npm start` need one build, a deployment both. */
const DELIVERY: Readonly<Record<Environment, Delivery>> = {
  development: 'modern',
  staging: 'modern',
  production: 'hosted',
};

/** Reads the name of a delivery; without one, the environment's own. @throws Error naming the accepted ones */
export function deliveryOf(name: string | undefined, environment: Environment): Delivery {
  if (name === undefined) return DELIVERY[environment];
  const found = DELIVERIES.find((each) => each === name);
  if (!found) throw new Error(`unknown delivery '${name}': use ${DELIVERIES.join(', ')}`);
  return found;
}

/** Folder of a built client: dist/staging, dist/staging-packaged. */
export function clientFolder(environment: Environment, delivery = DELIVERY[environment]): string {
  return join(ROOT, 'dist', delivery === DELIVERY[environment] ? environment : `${environment}-${delivery}`);
}

/** Builds a client into its folder and stamps it. @throws what vite throws when the sources do not build. */
export async function buildClient(
  environment: Environment,
  logLevel: LogLevel,
  delivery = DELIVERY[environment],
): Promise<void> {
  // Loaded only when there is something to build: a start without a build is then a second faster.
  const [{ build }, { finishClient }] = await Promise.all([import('vite'), import('./client/finish')]);
  const stamp = sourceStamp();
  const folder = clientFolder(environment, delivery);
  const packaged = delivery === 'packaged';
  const legacy = delivery !== 'modern';
  const configFile = join(ROOT, 'vite.config.ts');
  const run = (level: LogLevel): Promise<unknown> =>
    build({ root: ROOT, configFile, mode: environment, logLevel: level });
  await withEnvironment(
    {
      PROSCENIUM_ENV: environment,
      // vite takes React's and its own production switches from NODE_ENV; what the caller runs under must not leak in.
      NODE_ENV: environment === 'development' ? 'development' : 'production',
      PROSCENIUM_OUT: folder,
      PROSCENIUM_PACKAGED: packaged ? '1' : '0',
      PROSCENIUM_LEGACY: '0',
      ...(delivery === 'portable' ? { PROSCENIUM_BASE: './' } : {}),
    },
    async () => {
      await run(logLevel);
      if (legacy) await withEnvironment({ PROSCENIUM_LEGACY: '1' }, () => run('warn'));
      const base = packaged ? './' : (process.env.PROSCENIUM_BASE ?? '/');
      await finishClient({ folder, base, packaged, legacy });
    },
  );
  writeFileSync(stampFile(folder), stamp);
}

async function withEnvironment(values: Record<string, string>, run: () => Promise<unknown>): Promise<void> {
  const before = Object.keys(values).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, values);
  try {
    await run();
  } finally {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}

/** Builds only when the folder is missing or was made from other sources; tells which. */
export async function ensureClient(
  environment: Environment,
  delivery = DELIVERY[environment],
): Promise<'built' | 'fresh'> {
  if (isFresh(clientFolder(environment, delivery))) return 'fresh';
  await buildClient(environment, 'warn', delivery);
  return 'built';
}

function isFresh(folder: string): boolean {
  const file = stampFile(folder);
  return existsSync(file) && readFileSync(file, 'utf8') === sourceStamp();
}

function stampFile(folder: string): string {
  return join(folder, '.sources');
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
