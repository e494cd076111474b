/**
 * Tests that need no browser. Five projects, because they differ in what they run under:
 *   unit          beside the code; and what is under tests/service, tests/support and tests/perf/bench. Files share the modules
 *                 of their process: loading React and the renderer anew for each takes longer than all tests together
 *   isolated      those of them that replace a module or weigh the heap, each with modules of its own
 *   production    the reconciler's contract suites once more, against React's production build as the client has it
 *   identity      the identity adapter with the real SDK, against the embedded provider or the official emulator
 *   architecture  the rules of the house
 * The browser suites have vitest.browser.config.ts.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { configDefaults, defineConfig } from 'vitest/config';
import { rendererAliases } from './renderer/aliases.ts';
import { buildConstants } from './scripts/environment.ts';

const { __ENVIRONMENT__, __DEV__ } = buildConstants('development');
const UNIT_FOLDERS = [
  'renderer',
  'src',
  'platforms',
  'scripts',
  'fonts',
  'tests/service',
  'tests/support',
  'tests/perf/bench',
];
const UNIT_TESTS = UNIT_FOLDERS.map((folder) => `${folder}/**/*.test.{ts,tsx}`);
const ISOLATED = UNIT_FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
).filter(
  (file) =>
    /\.test\.tsx?$/.test(file) &&
    !file.includes('node_modules') &&
    /\bvi\.(mock|doMock|resetModules)\(|\bheapGrowth\(/.test(readFileSync(file, 'utf8')),
);
const SHARED_MODULES = { isolate: false, setupFiles: ['tests/support/afterFile.ts'] };
const CONTRACT_SUITES = 'renderer/reconciler/**/*.contract.test.tsx';

export default defineConfig({
  define: { __ENVIRONMENT__, __DEV__ },
  resolve: { alias: rendererAliases },
  test: {
    environment: 'node',
    // Every core: vitest leaves one idle for its own process, which waits most of the time, and of two that is half.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: UNIT_TESTS,
          exclude: [...configDefaults.exclude, ...ISOLATED],
          ...SHARED_MODULES,
        },
      },
      {
        extends: true,
        test: { name: 'isolated', include: ISOLATED },
      },
      {
        extends: true,
        // The development JSX runtime has no function in React's production build.
        oxc: { jsx: { development: false } },
        test: {
          name: 'production',
          include: [CONTRACT_SUITES],
          env: { NODE_ENV: 'production' },
          ...SHARED_MODULES,
        },
      },
      {
        extends: true,
        test: { name: 'identity', include: ['tests/identity/**/*.test.ts'] },
      },
      {
        extends: true,
        test: { name: 'architecture', include: ['tests/architecture/**/*.test.ts'] },
      },
    ],
  },
});
