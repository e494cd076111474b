import { describe, expect, test } from 'vitest';
import {
  buildFaults,
  FIRST_LOAD_BUDGET,
  firstLoadFiles,
  LEGACY_LOAD_BUDGET,
  LOADER_BUDGET,
  loaderOf,
  sizeFaults,
  type ChunkSize,
} from './bundle';
import { COMPILED_WHOLE } from './client/files';

test('the first load is the entry and what it imports statically, each once', () => {
  const manifest = {
    'src/main.tsx': {
      file: 'assets/main.js',
      isEntry: true,
      imports: ['_react'],
      dynamicImports: ['_shaka'],
    },
    _react: { file: 'assets/react.js', imports: ['_scheduler'] },
    _scheduler: { file: 'assets/scheduler.js', imports: ['_react'] },
    _shaka: { file: 'assets/shaka.js', imports: ['_react'] },
  };
  expect(firstLoadFiles(manifest)).toEqual(['assets/main.js', 'assets/react.js', 'assets/scheduler.js']);
  expect(() => firstLoadFiles({})).toThrow('no entry');
});

describe('a build that may not be shipped', () => {
  const chunk = (file: string, gzip: number, first = true): ChunkSize => ({ file, gzip, first });

  test('is over its budget in what is loaded first, not in what comes later', () => {
    const over = [chunk('main.js', FIRST_LOAD_BUDGET), chunk('react.js', 1)];
    expect(buildFaults('staging', over, new Map())).toEqual([
      expect.stringContaining(`first load is ${(FIRST_LOAD_BUDGET / 1000).toFixed(1)} kB gz, over`),
    ]);
    const later = [chunk('main.js', 10), chunk('shaka.js', FIRST_LOAD_BUDGET, false)];
    expect(buildFaults('staging', later, new Map())).toEqual([]);
  });

  test.each([
    ['production', 'assets/main.js', 'window.__tv=1', 'the test interface'],
    ['production', 'assets/main.js', "console.debug('[analytics]',e)", 'prints events'],
    ['production', 'assets/react.js', 'react.development.js', 'development build'],
  ] as const)('%s: %s with %s', (environment, file, code, fault) => {
    expect(buildFaults(environment, [], new Map([[file, code]]))).toEqual([expect.stringContaining(fault)]);
  });

  test('loads the playback engine first', () => {
    expect(buildFaults('staging', [chunk('assets/shaka-1.js', 9)], new Map())).toHaveLength(1);
  });

  test('loads a script first whose functions are compiled one by one', () => {
    const faultsOf = (code: string, first: boolean): string[] =>
      buildFaults('staging', [chunk('assets/a.js', 9, first)], new Map([['assets/a.js', code]]));
    const oneByOne = [expect.stringContaining('compiled function by function')];
    expect(faultsOf('f()', true)).toEqual(oneByOne);
    expect(faultsOf(`const list=[];\n${COMPILED_WHOLE}\nf()`, true), 'read too late').toEqual(oneByOne);
    expect(faultsOf(`${COMPILED_WHOLE}\nf()`, true)).toEqual([]);
    expect(faultsOf('f()', false)).toEqual([]);
  });

  test('staging may hold the test interface', () => {
    expect(buildFaults('staging', [], new Map([['main.js', 'window.__tv=1']]))).toEqual([]);
  });

  test('has a legacy build or a loader over its budget', () => {
    expect(sizeFaults({ legacyLoad: LEGACY_LOAD_BUDGET, loader: LOADER_BUDGET })).toEqual([]);
    expect(sizeFaults({ legacyLoad: null, loader: 0 })).toEqual([]);
    expect(sizeFaults({ legacyLoad: LEGACY_LOAD_BUDGET + 1, loader: LOADER_BUDGET + 1 })).toEqual([
      expect.stringContaining("the legacy build's first load is 330.0 kB gz, over"),
      'the loader has 1601 bytes, over 1600',
    ]);
  });
});

test('the loader is weighed without the addresses of a build', () => {
  const html = '<script>(function(){var e={modern:["/a.js"],newer:"/b.js"},n=1})();</script>';
  expect(loaderOf(html)).toBe('(function(){var e={},n=1})();');
});
