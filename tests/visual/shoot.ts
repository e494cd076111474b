/** Brings the app into a state and takes picture and scene of it. */
import type { Page } from 'playwright-core';
import type { App } from '../support/app';
import { startClockAt } from '../support/clock';
import type { Tv } from '../support/tv';
import { fixDate } from './fixed-date';
import { goldenOf } from './golden';
import type { Shot } from './gate';
import type { Engine, Resolution, VisualState } from './states';

/** How the app is told which engine to draw with. */
const ENGINE_QUERY: Record<Engine, string> = { webgl: '', canvas: 'engine=canvas' };

/** Dates and times on screen are of this moment in every run. */
export const PICTURE_TIME = new Date('2026-03-14T20:15:00+05:30');

/** Opens the app in a state at full resolution and waits until nothing is pending. */
export async function enterState(
  app: App,
  state: VisualState,
  resolution: Resolution,
  engine: Engine,
): Promise<Tv> {
  await state.arrange?.(app);
  const [width = 0, height = 0] = resolution.split('x').map(Number);
  const tv = await app.open(withQuery(state.path, ENGINE_QUERY[engine]), {
    window: { width, height },
    pixelRatio: 1,
    prepare: async (page) => {
      // Only the date stands still: timers and frames run, or nothing would ever be idle.
      await (state.waiting ? startClockAt : fixDate)(page, PICTURE_TIME);
      await state.prepare?.(page);
    },
  });
  await tv.idle();
  await state.steps?.(tv);
  if (!state.waiting) await tv.idle();
  return tv;
}

/** Picture and scene as they are now. */
export async function shoot(tv: Tv, { waiting }: VisualState): Promise<Shot> {
  const picture = waiting ? await captureHeld(tv.page) : await tv.page.screenshot({ type: 'png' });
  return { picture, scene: goldenOf(await tv.scene()) };
}

/** Drawn by software, the last frame of a held page is on the screen after this. */
const PRESENTED_MS = 500;

/** Takes the picture past the page: Playwright's own way waits for frames, and on a held clock none comes. */
async function captureHeld(page: Page): Promise<Buffer> {
  await page.waitForTimeout(PRESENTED_MS);
  const browser = await page.context().newCDPSession(page);
  const { data } = await browser.send('Page.captureScreenshot', { format: 'png' });
  await browser.detach();
  return Buffer.from(data, 'base64');
}

function withQuery(path: string, query: string): string {
  if (query === '') return path;
  return path + (path.includes('?') ? '&' : '?') + query;
}
