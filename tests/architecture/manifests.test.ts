/** The manifests of the workspaces: exact versions, one of each package, and a lock that names no registry. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../scripts/paths';

interface Manifest {
  workspaces?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

interface Lock {
  packages: Record<string, { resolved?: string; link?: boolean }>;
}

const read = <T>(path: string): T => JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as T;

const WORKSPACES = read<Manifest>('package.json').workspaces ?? [];
const MANIFESTS = ['', ...WORKSPACES].map((folder) => join(folder, 'package.json'));

/** Every dependency of every manifest. */
const pins = MANIFESTS.flatMap((path) => {
  const { dependencies, devDependencies } = read<Manifest>(path);
  return Object.entries({ ...dependencies, ...devDependencies }).map(([name, version]) => ({
    path,
    name,
    version,
  }));
});

test('renderer and reference service are workspaces', () => {
  expect(WORKSPACES).toEqual(['renderer', 'tests/service']);
});

test('every dependency is pinned to one exact version', () => {
  expect(pins.length).toBeGreaterThan(20);
  expect(pins.filter(({ version }) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});

test('a package that several manifests name has the same version in all', () => {
  const versions = new Map(pins.map(({ name, version }) => [name, version]));
  expect(pins.filter(({ name, version }) => versions.get(name) !== version)).toEqual([]);
});

test('the lock names no registry', () => {
  const packages = Object.entries(read<Lock>('package-lock.json').packages);
  expect(packages.length).toBeGreaterThan(100);
  const addresses = packages.flatMap(([path, { resolved, link }]) =>
    resolved === undefined || link ? [] : [`${path}: ${resolved}`],
  );
  expect(addresses).toEqual([]);
});
