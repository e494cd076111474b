/** One contestant in a fresh browser page: opened, driven by the same keys as the others, and read. */
import type { Browser, CDPSession, Page } from 'playwright';
import type { Direction } from '../scenes/home-20x20/grid';
import type { Leg } from './keys';
import { putPace } from './pace';
import { pacedTimeline, realTimeline } from './timeline';
import { installProbe, type ProbeCounts } from './probe';

/** A stage of 1920x1080 CSS pixels drawn at 480x270: SwiftShader is fill-bound, and script is what is compared. */
export const WINDOW = { width: 1920, height: 1080 };
export const PIXEL_RATIO = 0.25;

const KEYS = {
  left: [37, 'ArrowLeft'],
  up: [38, 'ArrowUp'],
  right: [39, 'ArrowRight'],
  down: [40, 'ArrowDown'],
} as const satisfies Record<Direction, readonly [number, string]>;

/** Longer than the movement of a key: each one's frames are its own. */
const KEY_APART_MS = 300;
const REPEAT_MS = 30;
const SETTLE_MS = 500;

/** Main-thread milliseconds, from the browser's own account. */
export interface Load {
  script: number;
  task: number;
  /** The same in the processor's time: what the thread waited for a core, as on a busy machine, is not in it. */
  scriptTicks: number;
  taskTicks: number;
}

export interface Stretch extends Load {
  watched: ProbeCounts;
}

export interface Driver {
  readonly page: Page;
  /** Milliseconds from the navigation to `bench.ready`, and the script in them. */
  readonly mount: { ready: number; script: number };
  /** From now on time goes by frames: for a page that draws its own. */
  goByFrames(): Promise<void>;
  press(keys: readonly Direction[]): Promise<Stretch>;
  /** Holds keys, one after another, each for so many events, 30 ms apart. */
  hold(legs: readonly Leg[]): Promise<Stretch>;
  /** Makes the processor so many times slower. */
  slowDown(times: number): Promise<void>;
  /** Bytes of the script heap after a collection. */
  heap(): Promise<number>;
  /** What the page tells of itself. */
  tell(): Promise<{ focus: { row: number; col: number }; nodes: number; counts: Counts | null }>;
  close(): Promise<void>;
}

interface Step {
  readonly at: number;
  take(): Promise<unknown>;
}

export interface Counts {
  commits: number;
  created: number;
  destroyed: number;
}

/**
 * Opens a page and waits until it is ready; with `everyCall` all calls of WebGL are counted, which takes time.
 * @throws Error with the page's own errors when it does not get there
 */
export async function openPage(browser: Browser, url: string, everyCall = false): Promise<Driver> {
  const context = await browser.newContext({ viewport: WINDOW, deviceScaleFactor: PIXEL_RATIO });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  // A session has one clock.
  const ticks = await context.newCDPSession(page);
  await ticks.send('Performance.enable', { timeDomain: 'threadTicks' });
  await putPace(page);
  await installProbe(page, everyCall);
  await page.goto(url);
  const ready = await page
    .evaluate(() => window.bench.ready.then(() => performance.now()))
    .catch((error: unknown) => {
      throw new Error(`${url} did not get ready: ${String(error)}\n${errors.join('\n')}`);
    });
  const { script } = await readLoad(session, ticks);
  await page.evaluate(() => window.benchWatch.listenLast());
  await page.waitForTimeout(SETTLE_MS);

  let timeline = realTimeline(page);

  /** Takes each step at its time, ms from the first one's, and reads what it cost until all has come to rest. */
  async function stretch(steps: readonly Step[]): Promise<Stretch> {
    const last = steps[steps.length - 1]!.at;
    await page.evaluate(() => window.benchWatch.start());
    await timeline.begin([...steps.map(({ at }) => at), last + SETTLE_MS]);
    const before = await readLoad(session, ticks);
    for (const { take } of steps) {
      await take();
      await timeline.next();
    }
    const after = await readLoad(session, ticks);
    const watched = await page.evaluate(() => window.benchWatch.read());
    if (errors.length > 0) throw new Error(`${url}: ${errors.join('\n')}`);
    return {
      script: after.script - before.script,
      task: after.task - before.task,
      scriptTicks: after.scriptTicks - before.scriptTicks,
      taskTicks: after.taskTicks - before.taskTicks,
      watched,
    };
  }

  return {
    page,
    mount: { ready, script },
    async goByFrames() {
      timeline = await pacedTimeline(page, session);
    },
    press: (keys) =>
      stretch(
        keys.map((key, n) => ({
          at: n * KEY_APART_MS,
          take: () => Promise.all([keyDown(session, key, false), keyUp(session, key)]),
        })),
      ),
    async hold(legs) {
      const sent: Promise<unknown>[] = [];
      // Not awaited: a busy page must not slow the remote down.
      const takes = legs.flatMap(([key, times]) => [
        ...Array.from({ length: times }, (_each, n) => async () => {
          sent.push(keyDown(session, key, n > 0));
        }),
        async () => void sent.push(keyUp(session, key)),
      ]);
      const steps: Step[] = takes.map((take, n) => ({ at: n * REPEAT_MS, take }));
      const last = steps.pop()!;
      return stretch([...steps, { at: last.at, take: () => last.take().then(() => Promise.all(sent)) }]);
    },
    slowDown: async (rate) => void (await session.send('Emulation.setCPUThrottlingRate', { rate })),
    async heap() {
      await session.send('HeapProfiler.collectGarbage');
      return (await session.send('Runtime.getHeapUsage')).usedSize;
    },
    tell: () =>
      page.evaluate(() => ({
        focus: window.bench.focus(),
        nodes: window.bench.nodes(),
        counts: window.bench.counts?.() ?? null,
      })),
    close: () => context.close(),
  };
}

async function readLoad(session: CDPSession, ticks: CDPSession): Promise<Load> {
  const read = async (from: CDPSession): Promise<{ script: number; task: number }> => {
    const { metrics } = await from.send('Performance.getMetrics');
    const ms = (name: string): number => (metrics.find((each) => each.name === name)?.value ?? 0) * 1000;
    return { script: ms('ScriptDuration'), task: ms('TaskDuration') };
  };
  const [wall, processor] = await Promise.all([read(session), read(ticks)]);
  return { ...wall, scriptTicks: processor.script, taskTicks: processor.task };
}

function keyDown(session: CDPSession, key: Direction, autoRepeat: boolean): Promise<unknown> {
  const [code, name] = KEYS[key];
  return session.send('Input.dispatchKeyEvent', {
    type: 'rawKeyDown',
    key: name,
    code: name,
    windowsVirtualKeyCode: code,
    autoRepeat,
  });
}

function keyUp(session: CDPSession, key: Direction): Promise<unknown> {
  const [code, name] = KEYS[key];
  return session.send('Input.dispatchKeyEvent', {
    type: 'keyUp',
    key: name,
    code: name,
    windowsVirtualKeyCode: code,
  });
}
