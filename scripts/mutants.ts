/**
 * `npm run mutants`: plants mistakes in the rules, one at a time, and runs the tests that reach each (Stryker). Prints what no
 * test noticed, a score by file, and fails below the `break` of scripts/mutants/stryker.config.json.
 *
 *   npm run mutants                                  all rules: src/domain, api, contract, session, telemetry, player
 *   npm run mutants -- src/domain/plans.ts           these files or patterns only
 *   npm run mutants -- --changed                     the files of the newest changes, committed or not, as in `npm test`
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths';
import { runProgram } from './run-program';
import { allRules, newestRules, rulesAmong } from './mutants/scope';

/** More commits than it takes to fill the limit of lines. */
const COMMITS = 100;

const args = process.argv.slice(2);
const files = args.includes('--changed')
  ? newestRules(touched(), linesOf)
  : args.length > 0
    ? rulesAmong(args)
    : allRules();
if (files.length === 0) {
  console.log('No rule file is changed: nothing to mutate.');
} else {
  const { code } = await runProgram(
    'stryker',
    [
      process.execPath,
      join(ROOT, 'node_modules/@stryker-mutator/core/bin/stryker.js'),
      'run',
      'scripts/mutants/stryker.config.json',
      '--mutate',
      files.join(','),
    ],
    true,
  );
  process.exitCode = code;
}

/** Paths that changed, from the working tree backwards through the newest commits. A path may come again; none without git. */
function touched(): string[] {
  if (!existsSync(join(ROOT, '.git'))) return [];
  const uncommitted = git('diff', '--name-only', 'HEAD');
  return [...uncommitted, ...git('log', `--max-count=${COMMITS}`, '--name-only', '--format=', '--', 'src')];
}

function git(...command: string[]): string[] {
  return execFileSync('git', command, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);
}

function linesOf(path: string): number | null {
  const file = join(ROOT, path);
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').length : null;
}
