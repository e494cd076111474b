/** The parts of `npm test`, in their order: what each runs, and how its outcome is counted. */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inspectBuild } from './bundle';
import { clientFolder } from './client';
import type { Environment } from './environment';
import { PERF_TABLES, RESULTS, ROOT } from './paths';
import { runProgram } from './run-program';
import { countVitest, failure, sum, type PartResult, type VitestReport } from './test-report';

export interface PartOptions {
  /** The only part of this run: its output is shown as it comes. */
  alone: boolean;
  /** Arguments after the parts' names. */
  extra: readonly string[];
}

export interface Part {
  name: string;
  run(options: PartOptions): Promise<PartResult>;
}

const bin = (name: string): string => join(ROOT, 'node_modules/.bin', name);
const runScript = join(ROOT, 'scripts/run.cjs');

export const PARTS: readonly Part[] = [
  check('types', [bin('tsc'), '-p', '.']),
  // What only declarations need: an exported type that can be written without Lightning's own files.
  check('declarations', [bin('tsc'), '-p', 'renderer', '--noEmit']),
  check('format', [bin('prettier'), '--check', '--log-level', 'warn', '.']),
  check('lint', [bin('oxlint'), '--deny-warnings']),
  check('unused', [bin('knip'), '--no-progress']),
  // What only tests use is a rule nobody calls. An export that waits for its caller says so: `@waiting` and the name.
  check('uncalled', [
    bin('knip'),
    '--no-progress',
    '--production',
    '--strict',
    '--tags=-waiting',
    '--treat-tag-hints-as-errors',
  ]),
  vitestPart('architecture', ['--project', 'architecture']),
  vitestPart('unit', ['--project', 'unit', '--project', 'isolated', '--project', 'production']),
  mutantsPart(),
  vitestPart('identity', ['--project', 'identity']),
  { name: 'build', run: runBuilds },
  vitestPart('e2e', ['--config', 'vitest.browser.config.ts', '--project', 'e2e']),
  vitestPart('visual', ['--config', 'vitest.browser.config.ts', '--project', 'visual']),
  perfPart(),
  vitestPart('soak', ['--config', 'vitest.browser.config.ts', '--project', 'soak'], soakFigures),
];

/** A tool that says yes or no with its exit code. */
function check(name: string, command: string[]): Part {
  return {
    name,
    async run({ alone }) {
      const { code, output } = await runProgram(name, command, alone);
      if (code === 0) return { passed: 1, failed: 0, skipped: 0, notes: [] };
      return failure(...(alone ? [] : lastLines(output)));
    },
  };
}

/** A run of vitest, counted test by test. */
function vitestPart(name: string, args: string[], figures: () => string[] = () => []): Part {
  return {
    name,
    async run({ alone, extra }) {
      const file = join(RESULTS, `${name}.json`);
      rmSync(file, { force: true });
      const update = extra.includes('--update');
      const { code, output } = await runProgram(
        name,
        [
          process.execPath,
          join(ROOT, 'node_modules/vitest/vitest.mjs'),
          'run',
          ...args,
          ...extra.filter((arg) => arg !== '--update' && arg !== '--full'),
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${file}`,
        ],
        alone,
        {
          // vitest's own --update is about its snapshots; ours is about accepted pictures.
          ...(update ? { VISUAL_UPDATE: '1' } : {}),
          ...(extra.includes('--full') ? { SOAK_FULL: '1' } : {}),
        },
      );
      const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as VitestReport) : null;
      const result = countVitest(report, code);
      const tail = report ? [] : lastLines(output);
      return { ...result, notes: [...result.notes, ...(alone ? [] : tail), ...figures()] };
    },
  };
}

/** Mistakes planted in the rules of the newest changes. Tells the score of each file, and what survived where it is too much. */
function mutantsPart(): Part {
  return {
    name: 'mutants',
    async run({ alone }) {
      const command = [process.execPath, runScript, 'mutants', '--changed'];
      const { code, output } = await runProgram('mutants', command, alone);
      const scores = output.split('\n').filter((line) => /^ *\S.*\|( +[\d.]+ \|){2}/.test(line));
      if (code === 0) return { passed: 1, failed: 0, skipped: 0, notes: scores };
      return failure('FAILED mutants: the tests notice too few', ...(alone ? [] : lastLines(output)));
    },
  };
}

/** Both builds that are shipped, each weighed and searched for what must not be in it. */
async function runBuilds({ alone }: PartOptions): Promise<PartResult> {
  const results: PartResult[] = [];
  for (const environment of ['staging', 'production'] as const) {
    results.push(await runBuild(environment, alone));
  }
  return sum(results);
}

async function runBuild(environment: Environment, alone: boolean): Promise<PartResult> {
  const { code, output } = await runProgram(
    `build-${environment}`,
    [process.execPath, runScript, 'build', environment],
    alone,
  );
  if (code !== 0) return failure(`FAILED ${environment} build`, ...(alone ? [] : lastLines(output)));
  const { lines } = inspectBuild(environment, clientFolder(environment));
  return { passed: 1, failed: 0, skipped: 0, notes: lines.slice(-1) };
}

/** The perf suite; the tables of an earlier run are no figures of this one. */
function perfPart(): Part {
  const part = vitestPart('perf', ['--config', 'vitest.browser.config.ts', '--project', 'perf'], perfFigures);
  return {
    name: part.name,
    run(options) {
      rmSync(PERF_TABLES, { recursive: true, force: true });
      return part.run(options);
    },
  };
}

/** The tables that the perf suite leaves behind. */
function perfFigures(): string[] {
  if (!existsSync(PERF_TABLES)) return [];
  return readdirSync(PERF_TABLES)
    .toSorted()
    .flatMap((name) => readFileSync(join(PERF_TABLES, name), 'utf8').trimEnd().split('\n'));
}

/** The figures that the soak suite leaves behind. */
function soakFigures(): string[] {
  return ['soak.txt', 'soak-player.txt']
    .map((name) => join(RESULTS, name))
    .filter((file) => existsSync(file))
    .flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'));
}

function lastLines(output: string): string[] {
  return output.trimEnd().split('\n').slice(-25);
}
