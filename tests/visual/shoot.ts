/** Takes the app along a journey, and picture and scene at its stops. */
import type { CDPSession, Page } from 'playwright';
import sharp from 'sharp';
import type { App } from '../support/app';
import { startClockAt } from '../support/clock';
import { FRAMES_BEHIND, whileDrawn } from '../support/drawing';
import { takePicture, untilCaptured } from '../support/picture';
import { find } from '../support/scene';
import type { SceneNode } from '../support/scene';
import type { Tv } from '../support/tv';
import { fixDate } from './fixed-date';
import { goldenOf } from './golden';
import type { Shot } from './gate';
import { makeTimersHoldable, whileAtRest } from './hold-timers';
import type { Engine, Journey, Resolution, Stop } from './journey';

/** How the app is told which engine to draw with. */
const ENGINE_QUERY: Record<Engine, string> = { webgl: '', canvas: 'engine=canvas' };

/** Dates and times on screen are of this moment in every run. */
export const PICTURE_TIME = new Date('2026-03-14T20:15:00+05:30');

/** Of the page's time: what is waited for is motion, which no picture shows. */
const PICTURE_PACE = 4;

/** The playback call for a trailer. */
const TRAILER_STREAM = /\/playback\?contentId=[^&]*trailer/;

/** The stops that have a picture of this size by this engine. */
export function stopsAt(journey: Journey, resolution: Resolution, engine: Engine): readonly Stop[] {
  if (engine === 'canvas')
    return resolution === '1280x720' ? journey.stops.filter(({ canvas }) => canvas) : [];
  return resolution === '1280x720' ? journey.stops : journey.stops.filter(({ key }) => key);
}

/** Opens the app at full resolution, goes to the journey's stops and gives a shot of each, as far as `last`. */
export async function* travel(
  app: App,
  journey: Journey,
  resolution: Resolution,
  engine: Engine,
  last = stopsAt(journey, resolution, engine).at(-1)?.name,
): AsyncGenerator<{ name: string; shot: Shot }> {
  const { waiting = false } = journey;
  const wanted = stopsAt(journey, resolution, engine);
  const tv = await open(app, journey, resolution, engine);
  for (const stop of journey.stops) {
    await stop.steps?.(tv);
    if (!waiting) await tv.idle();
    if (wanted.includes(stop)) {
      const look = (): Promise<Shot> => shoot(tv, waiting, stop.changing);
      yield { name: stop.name, shot: await (waiting ? look() : whileAtRest(tv.page, look)) };
    }
    if (stop.name === last) return;
  }
}

async function open(app: App, journey: Journey, resolution: Resolution, engine: Engine): Promise<Tv> {
  await journey.arrange?.(app);
  const [width = 0, height = 0] = resolution.split('x').map(Number);
  const tv = await app.open(withQuery(journey.path, ENGINE_QUERY[engine]), {
    window: { width, height },
    pixelRatio: 1,
    pace: journey.waiting ? 1 : (journey.pace ?? PICTURE_PACE),
    prepare: async (page) => {
      // Only the date stands still: timers and frames run, or nothing would ever be idle.
      await (journey.waiting ? startClockAt : fixDate)(page, PICTURE_TIME);
      if (!journey.waiting) await makeTimersHoldable(page);
      // A trailer behind a page is another picture in every frame: there is none to be had.
      await page.route(TRAILER_STREAM, (route) => route.fulfill({ status: 404 }));
      await journey.prepare?.(page, app);
    },
  });
  await tv.idle();
  return tv;
}

/** The scene first: the browser session of a held picture takes an emulated loss of the network back when it ends. */
async function shoot(tv: Tv, waiting: boolean, changing?: string): Promise<Shot> {
  const scene = await tv.scene();
  const picture = waiting
    ? await captureHeld(tv.page)
    : await whileDrawn(tv.page, () => takePicture(tv.page, { type: 'png' }));
  return {
    picture: changing === undefined ? picture : await paintOver(picture, scene, changing),
    scene: goldenOf(scene, changing),
  };
}

/** A grey box over the element with this id. @throws Error when the scene has none */
async function paintOver(picture: Buffer, scene: SceneNode, id: string): Promise<Buffer> {
  const found = find(scene, { id });
  if (!found) throw new Error(`nothing on screen has the id ${id}`);
  const scale = ((await sharp(picture).metadata()).width ?? 0) / scene.rect.w;
  const [left, top, width, height] = (['x', 'y', 'w', 'h'] as const).map((side) =>
    Math.round(found.rect[side] * scale),
  ) as [number, number, number, number];
  const box = sharp({ create: { width, height, channels: 3, background: '#808080' } }).png();
  return sharp(picture)
    .composite([{ input: await box.toBuffer(), left, top }])
    .png()
    .toBuffer();
}

/** Takes the picture past the page: Playwright's own way waits for the page's frames, and on a held clock none comes. */
async function captureHeld(page: Page): Promise<Buffer> {
  const browser = await page.context().newCDPSession(page);
  await untilPresented(browser);
  const { data } = await untilCaptured(() => browser.send('Page.captureScreenshot', { format: 'png' }));
  await browser.detach();
  return Buffer.from(data, 'base64');
}

/** Until the last frame that was drawn is on the screen. The held clock is the page's; a world of our own has the browser's frames. */
async function untilPresented(browser: CDPSession): Promise<void> {
  const { frameTree } = await browser.send('Page.getFrameTree');
  const { executionContextId } = await browser.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
  });
  const { exceptionDetails } = await browser.send('Runtime.evaluate', {
    contextId: executionContextId,
    awaitPromise: true,
    expression: `new Promise((done) => {
      const next = (left) => (left === 0 ? done() : requestAnimationFrame(() => next(left - 1)));
      next(${FRAMES_BEHIND});
    })`,
  });
  if (exceptionDetails) throw new Error(`no frame is presented: ${exceptionDetails.text}`);
}

function withQuery(path: string, query: string): string {
  if (query === '') return path;
  return path + (path.includes('?') ? '&' : '?') + query;
}
