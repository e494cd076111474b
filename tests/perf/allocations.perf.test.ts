/** What the frames of a movement allocate: numbers until V8 has optimised the code, and nothing else. */
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { allocationsUnder, objectBytes, trackAllocations } from './bench/allocations';
import { buildPage, drawPictures } from './bench/build';
import { openPage, type Stretch } from './bench/drive';
import { servePages, type PageServer } from './bench/serve';
import { SCENE_BUDGETS } from './budgets';
import type { Direction } from './scenes/home-20x20/grid';

/** 16 frames each. */
const FORTY_KEYS: readonly Direction[] = Array.from({ length: 40 }, (_, n) =>
  n % 2 === 0 ? 'right' : 'left',
);
/** Lists grow to their sizes, and code is compiled. */
const WARM_UP = FORTY_KEYS;

let browser: Browser;
let server: PageServer;

beforeAll(async () => {
  await drawPictures();
  await buildPage('proscenium', { minify: false });
  server = await servePages();
  browser = await chromium.connect(inject('browserEndpoint'));
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

test('600 frames of movement make no closure, no list and no object', async () => {
  const driver = await openPage(browser, server.urlOf('proscenium'));
  await driver.goByFrames();
  await driver.press(WARM_UP);
  let pressed: Stretch | null = null;
  const snapshot = await trackAllocations(driver.page, async () => {
    pressed = await driver.press(FORTY_KEYS);
  });
  await driver.close();

  const frames = pressed!.watched.frames.length;
  expect(frames).toBeGreaterThan(600);
  // what is given up once a movement has ended is no part of a frame
  const made = allocationsUnder('frame', 'onIdle', snapshot);
  expect(made, 'the frame loop was found').not.toHaveLength(0);
  const most = made.toSorted((a, b) => objectBytes(b) - objectBytes(a)).slice(0, 8);
  const bytes = made.reduce((sum, each) => sum + objectBytes(each), 0) / frames;
  const list = most.map((each) => `${each.name} ${objectBytes(each)} B in ${each.count}`).join('\n');
  expect(bytes, `bytes a frame, most of them by\n${list}`).toBeLessThanOrEqual(
    SCENE_BUDGETS.objectBytesPerFrame,
  );
});
