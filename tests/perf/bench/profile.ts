/** Where a page's script spends its time: the browser's sampling profiler, summed up by function. */
import type { Browser, CDPSession } from 'playwright';
import { openPage, type Driver } from './drive';
import { heldLegs, SIXTY_KEYS } from './keys';

const SAMPLE_US = 200;
const HELD_LAPS = 2;
const LINES = 25;

/** Kinds of time that are no script. */
const NO_SCRIPT: ReadonlySet<string> = new Set(['(idle)', '(program)', '(root)']);

export interface CpuProfile {
  nodes: readonly { id: number; callFrame: { functionName: string; url: string; lineNumber: number } }[];
  samples?: readonly number[];
  timeDeltas?: readonly number[];
}

type Run = readonly [name: string, run: (driver: Driver) => Promise<unknown>];

const RUNS: readonly Run[] = [
  [
    'mount, once more in the same page',
    ({ page }) => page.reload().then(() => page.evaluate(() => window.bench.ready)),
  ],
  ['60 keys', (driver) => driver.press(SIXTY_KEYS)],
  ['hold', (driver) => driver.hold(heldLegs(HELD_LAPS))],
];

/** Profiles the mount, the 60 keys and a hold, each on a fresh page. */
export async function profilePage(browser: Browser, url: string): Promise<string[]> {
  const lines: string[] = [];
  for (const [name, run] of RUNS) {
    const driver = await openPage(browser, url);
    const session: CDPSession = await driver.page.context().newCDPSession(driver.page);
    await session.send('Profiler.enable');
    await session.send('Profiler.setSamplingInterval', { interval: SAMPLE_US });
    await session.send('Profiler.start');
    await run(driver);
    const { profile } = await session.send('Profiler.stop');
    lines.push(`${name}:`, ...selfTimes(profile));
    await driver.close();
  }
  return lines;
}

/** The functions with the most self time, as lines: milliseconds, share of all script, name and place. */
export function selfTimes({ nodes, samples = [], timeDeltas = [] }: CpuProfile): string[] {
  const names = new Map(nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]));
  const times = new Map<string, number>();
  let total = 0;
  samples.forEach((id, at) => {
    const name = names.get(id) ?? '(unknown)';
    const ms = (timeDeltas[at] ?? 0) / 1000;
    if (NO_SCRIPT.has(name)) return;
    total += ms;
    times.set(name, (times.get(name) ?? 0) + ms);
  });
  const top = [...times].toSorted((a, b) => b[1] - a[1]).slice(0, LINES);
  const line = ([name, ms]: readonly [string, number]): string =>
    `${ms.toFixed(1).padStart(8)} ms ${((100 * ms) / total).toFixed(1).padStart(5)} %  ${name}`;
  return [`${total.toFixed(0).padStart(8)} ms of script`, ...top.map(line)];
}

function nameOf({ functionName, url, lineNumber }: CpuProfile['nodes'][number]['callFrame']): string {
  const file = url.slice(url.lastIndexOf('/') + 1).replace(/-[\w-]{8}(?=\.js$)/, '');
  return file === '' ? functionName : `${functionName || '(anonymous)'} ${file}:${lineNumber + 1}`;
}
