/**
 * `npm run bench`: the scene home-20x20 on Proscenium, straight on WebGL without an engine, in Lightning written by hand and
 * in React DOM, with a library's spatial navigation and tuned by hand, built for production and driven by the same keys in
 * turns. Prints medians with their spread, ratios and goals; the pictures lie in dist/bench.
 *
 *   --rounds 5                        default 3
 *   --only proscenium,hand-written    leaves the others out
 *   --no-slow                         leaves out the part at a sixth of the processor's speed
 *   --check                           fails when a goal that is a count is missed
 *   --profile                         instead: where the script's time goes, function by function
 *   --weigh                           instead, without a browser: what the script weighs, module by module
 */
import { parseArgs } from 'node:util';
import { launchBrowser } from '../tests/perf/bench/browser';
import { buildPage, drawPictures } from '../tests/perf/bench/build';
import { buildFolder, CONTESTANTS, TITLES, type Contestant } from '../tests/perf/bench/contestants';
import { openPage } from '../tests/perf/bench/drive';
import { figuresOf, type BenchRun } from '../tests/perf/bench/figures';
import { judge, type AllFigures } from '../tests/perf/bench/goals';
import { profilePage } from '../tests/perf/bench/profile';
import { servePages } from '../tests/perf/bench/serve';
import { tableOf } from '../tests/perf/bench/table';
import { runContestant } from '../tests/perf/bench/run';
import { weighPage } from '../tests/perf/bench/weigh';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', default: CONTESTANTS.join(',') },
    'no-slow': { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    profile: { type: 'boolean', default: false },
    weigh: { type: 'boolean', default: false },
  },
});

const NOTES = [
  "Pages that draw their own frames: each has 1/59.94 s of the page's time and keys come at the same ones, so a movement",
  'is as many frames on a busy machine; times in them are real. Mounting and the part at 6x go by the real clock.',
  "Raw WebGL is what the scene costs at least; the page that only clears, for as many frames, is the browser's own part.",
  "Processor's ms are thread ticks: what the thread waited for a core is not in them.",
  'React DOM pages: real time, moved by the compositor, whose threads are not in these figures.',
  'React DOM + Norigin: every poster mounted, focus by geometry. Hand-tuned: windowed, focus by index; for information.',
];

try {
  if (options.weigh) await weigh(chosen());
  else await (options.profile ? profile(chosen()) : bench(chosen(), rounds()));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function chosen(): Contestant[] {
  return options.only.split(',').map((name) => {
    const found = CONTESTANTS.find((each) => each === name);
    if (!found) throw new Error(`No contestant is named '${name}'. Contestants: ${CONTESTANTS.join(', ')}.`);
    return found;
  });
}

function rounds(): number {
  const count = Number(options.rounds);
  if (!Number.isInteger(count) || count < 1) throw new Error(`--rounds ${options.rounds}: use 1 or more.`);
  return count;
}

type Turns = ReadonlyMap<Contestant, readonly BenchRun[]>;

async function bench(contestants: readonly Contestant[], count: number): Promise<void> {
  await build(contestants, true);
  const turns = await runRounds(contestants, count);
  const all: AllFigures = {};
  for (const [contestant, each] of turns) all[contestant] = each.map(figuresOf);
  console.log(
    `home-20x20, medians of ${count} rounds in turns, with half their spread; 1920x1080 drawn at 480x270 by software WebGL.`,
  );
  for (const line of NOTES) console.log(line);
  console.log('');
  for (const line of tableOf(all)) console.log(line);
  const verdicts = judge(all);
  console.log('');
  for (const { line } of verdicts) console.log(line);
  for (const line of otherEnds(turns, ({ slow }) => slow?.ends)) console.log(`at 6x ${line}`);
  // Last: figures of minutes must not be lost, though they do not compare.
  expectSameEnds(turns);
  if (options.check && verdicts.some(({ met, goal }) => !met && goal.kind === 'count')) process.exitCode = 1;
}

async function build(contestants: readonly Contestant[], minify: boolean): Promise<void> {
  await drawPictures();
  for (const contestant of contestants) await buildPage(contestant, { minify });
}

/** Each round begins with another contestant, so that none always comes first. */
async function runRounds(
  contestants: readonly Contestant[],
  count: number,
): Promise<Map<Contestant, BenchRun[]>> {
  const turns = new Map<Contestant, BenchRun[]>(contestants.map((each) => [each, []]));
  const server = await servePages();
  const browser = await launchBrowser();
  try {
    // The first pages of a browser pay for its own start.
    for (const contestant of contestants) await (await openPage(browser, server.urlOf(contestant))).close();
    for (let round = 0; round < count; round += 1) {
      const order = contestants.map((_each, at) => contestants[(at + round) % contestants.length]!);
      for (const contestant of order) {
        process.stderr.write(`round ${round + 1} of ${count}: ${TITLES[contestant]}\n`);
        const turn = await runContestant(browser, contestant, server.urlOf(contestant), !options['no-slow']);
        turns.get(contestant)!.push(turn);
      }
    }
  } finally {
    await browser.close();
    await server.close();
  }
  return turns;
}

/** Contestants whose focus did not end on the same poster did not do the same work. */
function expectSameEnds(turns: Turns): void {
  const other = otherEnds(turns, ({ ends }) => ends)[0];
  if (other) throw new Error(other);
}

/** Who ended elsewhere than the first one. At 6x keys come by the real clock, and focus can wait for what is not mounted. */
function otherEnds(turns: Turns, endsOf: (turn: BenchRun) => BenchRun['ends'] | undefined): string[] {
  const ends = [...turns].flatMap(([contestant, each]) =>
    each.map((turn) => ({ contestant, end: JSON.stringify(endsOf(turn)) })),
  );
  const [first] = ends;
  return ends
    .filter(({ end }) => end !== first!.end)
    .map(({ contestant, end }) => `${contestant} ended at ${end}, ${first!.contestant} at ${first!.end}`);
}

async function weigh(contestants: readonly Contestant[]): Promise<void> {
  for (const contestant of contestants) {
    await buildPage(contestant, { sourcemap: true });
    console.log(`\n${TITLES[contestant]}:`);
    for (const line of weighPage(buildFolder(contestant))) console.log(line);
  }
}

async function profile(contestants: readonly Contestant[]): Promise<void> {
  await build(contestants, false);
  const server = await servePages();
  const browser = await launchBrowser();
  try {
    for (const contestant of contestants) {
      console.log(`\n${TITLES[contestant]}, not minified, self time of script:`);
      for (const line of await profilePage(browser, server.urlOf(contestant))) console.log(line);
    }
  } finally {
    await browser.close();
    await server.close();
  }
}
