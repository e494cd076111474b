/**
 * Suites that drive the built app in a real Chromium, each alone with `npm run test:{e2e,visual,perf} or `npm run soak``.
 * One browser for all files and one file at a time: software WebGL needs both cores.
 */
import { defineConfig } from 'vitest/config';

const suite = (name: string, pattern: string, testTimeout: number, retry = 0) => ({
  extends: true as const,
  test: { name, include: [pattern], testTimeout, retry },
});

export default defineConfig({
  test: {
    environment: 'node',
    globalSetup: ['tests/support/browser-server.ts'],
    pool: 'forks',
    maxWorkers: 1,
    fileParallelism: false,
    hookTimeout: 60_000,
    projects: [
      // one more try: a machine that stands still for seconds makes a film or a timer late, and is not the app's fault
      suite('e2e', 'tests/e2e/**/*.e2e.test.ts', 60_000, 1),
      suite('visual', 'tests/visual/**/*.visual.test.ts', 60_000),
      suite('perf', 'tests/perf/**/*.perf.test.ts', 120_000),
      suite('soak', 'tests/soak/**/*.soak.test.ts', 480_000),
    ],
  },
});
