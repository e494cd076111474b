/** One contestant in a fresh browser page: opened, driven by the same keys as the others, and read. */
import type { Browser, CDPSession, Page } from 'playwright';
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
} as const;
export type Direction = keyof typeof KEYS;

const LEGS: readonly (readonly [Direction, number])[] = [
  ['right', 12],
  ['down', 8],
  ['right', 10],
  ['left', 6],
  ['up', 5],
  ['right', 9],
  ['down', 5],
  ['up', 5],
];

/** 60 keys, each of which moves focus; they cross the windows in all directions and come back to rows known before. */
export const SIXTY_KEYS: readonly Direction[] = LEGS.flatMap(([key, times]) =>
  Array.from({ length: times }, () => key),
);

/** Longer than the movement of a key: each one's frames are its own. */
const KEY_APART_MS = 300;
const REPEAT_MS = 30;
const SETTLE_MS = 500;

/** Main-thread milliseconds, from the browser's own account. */
export interface Load {
  script: number;
  task: number;
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
  /** Holds a key, repeating every 30 ms. */
  hold(key: Direction, ms: number): Promise<Stretch>;
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

/** Opens a page and waits until it is ready. @throws Error with the page's own errors when it does not get there */
export async function openPage(browser: Browser, url: string): Promise<Driver> {
  const context = await browser.newContext({ viewport: WINDOW, deviceScaleFactor: PIXEL_RATIO });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await putPace(page);
  await installProbe(page);
  await page.goto(url);
  const ready = await page
    .evaluate(() => window.bench.ready.then(() => performance.now()))
    .catch((error: unknown) => {
      throw new Error(`${url} did not get ready: ${String(error)}\n${errors.join('\n')}`);
    });
  const { script } = await readLoad(session);
  await page.evaluate(() => window.benchWatch.listenLast());
  await page.waitForTimeout(SETTLE_MS);

  let timeline = realTimeline(page);

  /** Takes each step at its time, ms from the first one's, and reads what it cost until all has come to rest. */
  async function stretch(steps: readonly Step[]): Promise<Stretch> {
    const last = steps[steps.length - 1]!.at;
    await page.evaluate(() => window.benchWatch.start());
    await timeline.begin([...steps.map(({ at }) => at), last + SETTLE_MS]);
    const before = await readLoad(session);
    for (const { take } of steps) {
      await take();
      await timeline.next();
    }
    const after = await readLoad(session);
    const watched = await page.evaluate(() => window.benchWatch.read());
    if (errors.length > 0) throw new Error(`${url}: ${errors.join('\n')}`);
    return { script: after.script - before.script, task: after.task - before.task, watched };
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
    async hold(key, ms) {
      const sent: Promise<unknown>[] = [];
      const repeats = Array.from({ length: Math.floor(ms / REPEAT_MS) + 1 }, (_each, n) => ({
        at: n * REPEAT_MS,
        // Not awaited: a busy page must not slow the remote down.
        take: async () => void sent.push(keyDown(session, key, n > 0)),
      }));
      const release = {
        at: repeats.length * REPEAT_MS,
        take: () => Promise.all([...sent, keyUp(session, key)]),
      };
      return stretch([...repeats, release]);
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

async function readLoad(session: CDPSession): Promise<Load> {
  const { metrics } = await session.send('Performance.getMetrics');
  const ms = (name: string): number => (metrics.find((each) => each.name === name)?.value ?? 0) * 1000;
  return { script: ms('ScriptDuration'), task: ms('TaskDuration') };
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
