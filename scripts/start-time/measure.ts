/** One start of a built client: a new viewer in headless Chromium, until the first screen that can be used. */
import type { Browser, CDPSession } from 'playwright';

/** Milliseconds until the first focus on a screen, the splash left out. */
export interface StartTime {
  /** From the beginning of the navigation. */
  focus: number;
  /** Of the page's main thread: work of any kind, and script of it; in processor time, which other programs do not lengthen. */
  task: number;
  script: number;
}

export const START_FIGURES = ['focus', 'task', 'script'] as const satisfies (keyof StartTime)[];

/** Software WebGL is fill-bound: few pixels leave the time to the script. */
const VIEWER = { viewport: { width: 960, height: 540 }, deviceScaleFactor: 0.5 };

/** A context of its own has no cache, of files or of compiled script. */
export async function measureStart(browser: Browser, url: string, slow: number): Promise<StartTime> {
  const context = await browser.newContext(VIEWER);
  try {
    const page = await context.newPage();
    await page.addInitScript(NOTICE_FOCUS);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slow });
    await page.goto(url, { waitUntil: 'commit' });
    const focus = await page.evaluate<number>('firstFocus');
    return { focus, ...(await readThread(session)) };
  } finally {
    await context.close();
  }
}

/** Text, not a function: tsx would mark functions with a helper that the page does not have. */
const NOTICE_FOCUS = `
  globalThis.firstFocus = new Promise((done) => {
    const look = () => {
      const focused = window.__tv?.focused();
      if (focused && focused.id !== 'splash') done(performance.now());
      else setTimeout(look, 5);
    };
    look();
  });
`;

async function readThread(session: CDPSession): Promise<Pick<StartTime, 'task' | 'script'>> {
  const { metrics } = await session.send('Performance.getMetrics');
  const ms = (name: string): number => (metrics.find((each) => each.name === name)?.value ?? 0) * 1000;
  return { task: ms('TaskDuration'), script: ms('ScriptDuration') };
}
