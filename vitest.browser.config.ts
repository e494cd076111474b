/**
 * Suites that drive the built app in a real Chromium, each alone with `npm run test:{e2e,visual,perf}` or `npm run soak`.
 * One browser for all files of a suite. Where nothing is measured several files go at a time: a test waits longer than it works.
 */
import { defineConfig } from 'vitest/config';

interface Suite {
  /** Of each test, ms. */
  testTimeout: number;
  /** Files at a time. */
  maxWorkers?: number;
  globalSetup?: string[];
}

const suite = (name: string, order: number, { maxWorkers = 1, globalSetup = [], ...options }: Suite) => ({
  extends: true as const,
  test: {
    name,
    include: [`tests/${name}/**/*.${name}.test.ts`],
    maxWorkers,
    fileParallelism: maxWorkers > 1,
    // vitest wants suites of different widths to have an order.
    sequence: { groupOrder: order },
    globalSetup: ['tests/support/browser-server.ts', ...globalSetup],
    ...options,
  },
});

export default defineConfig({
  test: {
    environment: 'node',
    pool: 'forks',
    hookTimeout: 60_000,
    projects: [
      suite('e2e', 0, { testTimeout: 120_000, maxWorkers: 4 }),
      suite('visual', 1, {
        testTimeout: 120_000,
        maxWorkers: 3,
        globalSetup: ['tests/visual/clear-failures.ts'],
      }),
      suite('perf', 2, { testTimeout: 120_000 }),
      suite('soak', 3, { testTimeout: 480_000 }),
    ],
  },
});
