/** A method that only tests call is a rule nobody calls: it waits for its caller on the list here, or it goes. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../scripts/paths';
import { uncalledMethods, type Declaring } from './uncalled';

/** Methods nothing calls yet, and the work that will. One that has found its caller fails, so that the list stays true. */
const WAITING: Readonly<Record<string, string>> = {
  createUser: 'AUTH-15 wants it of the adapter; the phone registers',
  updatePassword: 'AUTH-15 wants it of the adapter; no screen changes a password',
};

/** Methods of ours that only a library calls. */
const LIBRARIES: Readonly<Record<string, string>> = {
  getNextPageParam: '@tanstack/react-query',
  queryFn: '@tanstack/react-query',
  setInterval: '@tanstack/react-query',
  clearInterval: '@tanstack/react-query',
  shouldRetry: 'ky',
};

/** Files are parsed one by one; a busy machine takes more than the usual 5 s. */
const ALL_FILES_MS = 60_000;

function productFiles(): Map<string, string> {
  const files = new Map<string, string>();
  for (const folder of ['src', 'platforms', 'renderer']) {
    for (const name of readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })) {
      const path = `${folder}/${name.replaceAll('\\', '/')}`;
      if (!/\.tsx?$/.test(path) || /\.(test|fixture)\.|\/(testing|dist)\/|\/fake(Set)?\.ts$/.test(path))
        continue;
      files.set(path, readFileSync(join(ROOT, path), 'utf8'));
    }
  }
  return files;
}

test(
  'every method of the product is called by it, or waits on the list',
  () => {
    const declaring: Declaring = {
      byType: (path) => /^(src|platforms)\//.test(path),
      // The calls of the service: each area is an object without a type of its own.
      byLiteral: (path) => path.startsWith('src/api/'),
    };
    const uncalled = uncalledMethods(productFiles(), declaring).filter((name) => !(name in LIBRARIES));
    expect(uncalled).toEqual(Object.keys(WAITING).toSorted());
  },
  ALL_FILES_MS,
);

describe('a method is uncalled', () => {
  const uncalled = (...texts: string[]): string[] =>
    uncalledMethods(new Map(texts.map((text, i) => [`${i}.ts`, text])), {
      byType: () => true,
      byLiteral: () => true,
    });

  test.each([
    ['when only its definition names it', 'interface A { run(): void }', 'const a: A = { run: () => {} };'],
    ['when it is only passed on by a function', 'const a = (b: B) => ({ run: () => b.run() });'],
    [
      'when it is only passed on as it is',
      'interface A { run: () => void }',
      'const a = (b: A) => ({ run: b.run });',
    ],
  ])('%s', (_, ...texts) => {
    expect(uncalled(...texts)).toEqual(['run']);
  });

  test.each([
    ['when it is called', 'interface A { run(): void }', 'const f = (a: A) => a.run();'],
    ['when it is taken out of its object', 'interface A { run(): void }', 'const f = ({ run }: A) => run();'],
    [
      'when a member of its name is what it gave',
      'interface A { run(): number }',
      'const f = (a: A) => ({ run: a.run() });',
    ],
    [
      'when its name is looked up',
      `interface A { run(): void }`,
      `const f = (a: A, name: 'run') => a[name]();`,
    ],
  ])('but not %s', (_, ...texts) => {
    expect(uncalled(...texts)).toEqual([]);
  });
});
