/**
 * The unit tests beside the rules, as `npm run mutants` runs them: each file with modules of its own, because Stryker's record
 * of which test reaches which mutant is only right where a file's modules are its own.
 */
import { defineConfig } from 'vitest/config';
import { rendererAliases } from './renderer/aliases.ts';
import { buildConstants } from './scripts/environment.ts';
import { RULE_FOLDERS } from './scripts/mutants/scope.ts';

const { __ENVIRONMENT__, __DEV__ } = buildConstants('development');

export default defineConfig({
  define: { __ENVIRONMENT__, __DEV__ },
  resolve: { alias: rendererAliases },
  test: { environment: 'node', pool: 'threads', include: [`src/{${RULE_FOLDERS.join(',')}}/**/*.test.ts`] },
});
