/**
 * One start of a built client in headless Chromium: a new viewer until the first screen that can be used, on to home, and
 * home again at the next launch.
 */
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { storeSession } from '../../tests/support/storedSession';

/** Milliseconds. */
export interface StartTime {
  /** To the first frame that shows anything: the splash. From the beginning of the navigation, like the next two. */
  splash: number;
  /** To the first focus on a screen, the splash left out. */
  focus: number;
  /** To the last picture of that screen. */
  drawn: number;
  /** Of the page's main thread until the focus: work of any kind, and script of it; in processor time, which other programs do not lengthen. */
  task: number;
  script: number;
  /** From OK to the first focus on home, and to its last picture. */
  homeFocus: number;
  home: number;
  /** From the beginning of the navigation to the same at the next launch, with what the browser has kept. */
  warmFocus: number;
  warm: number;
}

export const START_FIGURES = [
  'splash',
  'focus',
  'drawn',
  'task',
  'script',
  'homeFocus',
  'home',
  'warmFocus',
  'warm',
] as const satisfies (keyof StartTime)[];

/** A stretch of a start, from where its times count. */
export interface Stretch {
  readonly name: 'cold start' | 'OK to home' | 'warm start';
  /** As `Date.now`. */
  readonly from: number;
  readonly to: number;
}

export interface MeasuredStart {
  readonly times: StartTime;
  readonly stretches: readonly Stretch[];
}

/** Software WebGL is fill-bound: few pixels leave the time to the script. */
export const VIEWER = { viewport: { width: 960, height: 540 }, deviceScaleFactor: 0.5 };

/** A visitor's first launch and a member's second one. @param slow how many times slower the processor is */
export async function measureStart(browser: Browser, url: string, slow: number): Promise<MeasuredStart> {
  const visitor = await measureVisitor(browser, url, slow);
  const member = await measureNextLaunch(browser, url, slow);
  return {
    times: { ...visitor.times, ...member.times },
    stretches: [...visitor.stretches, ...member.stretches],
  };
}

/** In a context of its own, which has no cache, of files or of compiled script. */
async function measureVisitor(
  browser: Browser,
  url: string,
  slow: number,
): Promise<{ times: Omit<StartTime, 'warmFocus' | 'warm'>; stretches: Stretch[] }> {
  const context = await browser.newContext(VIEWER);
  try {
    const { page, session } = await openPage(context, slow);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(url, { waitUntil: 'commit' });
    const { splash, focus } = await ask<{ splash: number; focus: number }>(page, 'started');
    const thread = await readThread(session);
    const drawn = await ask<number>(page, LAST_PICTURE);
    const cold = await stretch(page, 'cold start', 0, drawn);

    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(`window.__tv.focused()?.id === 'welcome-guest'`);
    await page.evaluate(`(window.__tv.frames.stop(), window.__tv.frames.start())`);
    await page.keyboard.press('Enter');
    const ok = await ask<number>(page, 'pressed');
    const homeFocus = await ask<number>(page, HOME_FOCUS);
    const home = await ask<number>(page, LAST_PICTURE);
    const onward = await stretch(page, 'OK to home', ok, home);
    return {
      times: { splash, focus, drawn, ...thread, homeFocus: homeFocus - ok, home: home - ok },
      stretches: [cold, onward],
    };
  } finally {
    await context.close();
  }
}

/**
 * Of a member: a guest begins at the welcome screen again. In a context without the visitor, whose session the identity
 * provider would find first. One launch fills the cache, the next one is measured.
 */
async function measureNextLaunch(
  browser: Browser,
  url: string,
  slow: number,
): Promise<{ times: Pick<StartTime, 'warmFocus' | 'warm'>; stretches: Stretch[] }> {
  const context = await browser.newContext(VIEWER);
  try {
    const signIn = await storeSession(url, { account: 'demo', profileChosen: true });
    const before = await openPage(context, slow, signIn);
    await before.page.goto(url, { waitUntil: 'commit' });
    await ask(before.page, HOME_FOCUS);
    await ask(before.page, LAST_PICTURE);
    await before.page.close();
    const { page } = await openPage(context, slow, signIn);
    await page.goto(url, { waitUntil: 'commit' });
    const warmFocus = await ask<number>(page, HOME_FOCUS);
    const warm = await ask<number>(page, LAST_PICTURE);
    return { times: { warmFocus, warm }, stretches: [await stretch(page, 'warm start', 0, warm)] };
  } finally {
    await context.close();
  }
}

/** Longer than any start that is worth a figure. */
const PATIENCE_MS = 90_000;

/** Evaluates in the page. @throws Error when it takes too long */
export async function ask<Answer>(page: Page, expression: string): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`No answer of the page to ${expression.trim()}`)), PATIENCE_MS);
  });
  return Promise.race([page.evaluate<Answer>(expression), late]).finally(() => clearTimeout(timer));
}

export async function openPage(
  context: BrowserContext,
  slow: number,
  prepare?: (page: Page) => Promise<void>,
): Promise<{ page: Page; session: CDPSession }> {
  const page = await context.newPage();
  await prepare?.(page);
  await page.addInitScript(WATCH);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slow });
  return { page, session };
}

async function stretch(page: Page, name: Stretch['name'], from: number, to: number): Promise<Stretch> {
  const origin = await page.evaluate<number>('performance.timeOrigin');
  return { name, from: origin + from, to: origin + to };
}

/** Text, not a function: tsx would mark functions with a helper that the page does not have. */
const WATCH = `
  globalThis.pressed = new Promise((done) => {
    addEventListener('keydown', (event) => { if (event.key === 'Enter') done(performance.now()); }, true);
  });
  globalThis.started = new Promise((done) => {
    let splash = 0;
    const look = () => {
      const focused = window.__tv?.focused();
      if (window.__tv && splash === 0) {
        splash = performance.now();
        window.__tv.frames.start();
      }
      if (focused && focused.id !== 'splash') done({ splash, focus: performance.now() });
      else setTimeout(look, 5);
    };
    look();
  });
`;

export const HOME_FOCUS = `
  new Promise((done) => {
    const look = () => {
      const path = window.__tv?.route().path ?? '';
      const focused = window.__tv?.focused();
      const isThere = /^\\/browser\\/(?!welcome)[^/]+$/.test(path) && focused && focused.id !== 'splash' && focused.role !== 'group';
      if (isThere) done(performance.now());
      else setTimeout(look, 5);
    };
    look();
  })
`;

/** The last frame that brought a picture, once nothing more is under way. Pictures near the stage count too. */
export const LAST_PICTURE = `
  window.__tv.idle().then(() => {
    const { frames } = window.__tv.frames.stop();
    window.__tv.frames.start();
    const pictured = frames.filter((frame) => frame.uploads > 0);
    const last = (pictured.length > 0 ? pictured : frames).at(-1);
    return last === undefined ? performance.now() : last.t + last.ms;
  })
`;

async function readThread(session: CDPSession): Promise<Pick<StartTime, 'task' | 'script'>> {
  const { metrics } = await session.send('Performance.getMetrics');
  const ms = (name: string): number => (metrics.find((each) => each.name === name)?.value ?? 0) * 1000;
  return { task: ms('TaskDuration'), script: ms('ScriptDuration') };
}
