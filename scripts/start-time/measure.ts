/**
 * One start of a built client in headless Chromium: a new viewer until the first screen that can be used, on to home, and
 * home again at the next launch.
 */
import { sessionScript } from '../../tests/support/storedSession';
import type { BareBrowser, BarePage } from './barePage';

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

/** A visitor's first launch and a member's second one. @param slow how many times slower the processor is */
export async function measureStart(browser: BareBrowser, url: string, slow: number): Promise<MeasuredStart> {
  const visitor = await measureVisitor(browser, url, slow);
  const member = await measureNextLaunch(browser, url, slow);
  return {
    times: { ...visitor.times, ...member.times },
    stretches: [...visitor.stretches, ...member.stretches],
  };
}

/** In a context of its own, which has no cache, of files or of compiled script. */
async function measureVisitor(
  browser: BareBrowser,
  url: string,
  slow: number,
): Promise<{ times: Omit<StartTime, 'warmFocus' | 'warm'>; stretches: Stretch[] }> {
  const context = await browser.openContext();
  try {
    const page = await context.openPage(slow, [WATCH]);
    await page.tools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goTo(url);
    const { splash, focus } = await page.ask<{ splash: number; focus: number }>('started');
    const thread = await readThread(page);
    const drawn = await page.ask<number>(LAST_PICTURE);
    const cold = await stretch(page, 'cold start', 0, drawn);

    await page.press('right');
    await page.ask(GUEST_FOCUS);
    await page.ask(`(window.__tv.frames.stop(), window.__tv.frames.start())`);
    await page.press('enter');
    const ok = await page.ask<number>('pressed');
    const homeFocus = await page.ask<number>(HOME_FOCUS);
    const home = await page.ask<number>(LAST_PICTURE);
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
  browser: BareBrowser,
  url: string,
  slow: number,
): Promise<{ times: Pick<StartTime, 'warmFocus' | 'warm'>; stretches: Stretch[] }> {
  const context = await browser.openContext();
  try {
    const signIn = await sessionScript(url, { account: 'demo', profileChosen: true });
    const before = await context.openPage(slow, [signIn, WATCH]);
    await before.goTo(url);
    await before.ask(HOME_FOCUS);
    await before.ask(LAST_PICTURE);
    await before.close();
    // The provider has kept the session in its own database.
    const page = await context.openPage(slow, [WATCH]);
    await page.goTo(url);
    const warmFocus = await page.ask<number>(HOME_FOCUS);
    const warm = await page.ask<number>(LAST_PICTURE);
    return { times: { warmFocus, warm }, stretches: [await stretch(page, 'warm start', 0, warm)] };
  } finally {
    await context.close();
  }
}

async function stretch(page: BarePage, name: Stretch['name'], from: number, to: number): Promise<Stretch> {
  const origin = await page.ask<number>('performance.timeOrigin');
  return { name, from: origin + from, to: origin + to };
}

/** Each look takes a slow page 2 to 5 ms, 5 % of a start at 16 ms apart. What is found is told so much later at most. */
const LOOK_MS = 50;

/** Text, not a function: tsx would mark functions with a helper that the page does not have. */
export const WATCH = `
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
      else setTimeout(look, ${LOOK_MS});
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
      else setTimeout(look, ${LOOK_MS});
    };
    look();
  })
`;

const GUEST_FOCUS = `
  new Promise((done) => {
    const look = () => (window.__tv.focused()?.id === 'welcome-guest' ? done() : setTimeout(look, ${LOOK_MS}));
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

async function readThread({ tools }: BarePage): Promise<Pick<StartTime, 'task' | 'script'>> {
  const { metrics } = (await tools.send('Performance.getMetrics')) as {
    metrics: { name: string; value: number }[];
  };
  const ms = (name: string): number => (metrics.find((each) => each.name === name)?.value ?? 0) * 1000;
  return { task: ms('TaskDuration'), script: ms('ScriptDuration') };
}
