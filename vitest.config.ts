/**
 * Tests that need no browser. Four projects, because they differ in what they run under:
 *   unit          beside the code; and what is under tests/unit and tests/service
 *   production    the reconciler's contract suites once more, against React's production build as the client has it
 *   identity      the identity adapter with the real SDK, against the embedded provider or the official emulator
 *   architecture  the rules of the house
 * The browser suites have vitest.browser.config.ts.
 */
import { configDefaults, defineConfig } from 'vitest/config';
import { rendererAliases } from './renderer/aliases.ts';
import { buildConstants } from './scripts/environment.ts';

const { __ENVIRONMENT__, __DEV__ } = buildConstants('development');
const CONTRACT_SUITES = 'renderer/reconciler/**/*.contract.test.tsx';

export default defineConfig({
  define: { __ENVIRONMENT__, __DEV__ },
  resolve: { alias: rendererAliases },
  test: {
    environment: 'node',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{renderer,src,platforms,scripts,fonts}/**/*.test.{ts,tsx}',
            'tests/{service,unit,support}/**/*.test.ts',
            'tests/perf/bench/*.test.ts',
          ],
          exclude: [...configDefaults.exclude],
        },
      },
      {
        extends: true,
        // The development JSX runtime has no function in React's production build.
        oxc: { jsx: { development: false } },
        test: { name: 'production', include: [CONTRACT_SUITES], env: { NODE_ENV: 'production' } },
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
