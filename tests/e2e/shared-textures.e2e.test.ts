/** Pictures that share a texture are drawn to their edges, and nothing of what lies beside them in it. */
import { PNG } from 'pngjs';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { takePicture } from '../support/picture';
import { serveScene, type ScenePage } from '../support/scene-page';

type Colour = readonly [number, number, number];

/** As in the scene. */
const COUNT = 40;
const COLUMNS = 8;
const COLOURS: readonly Colour[] = [
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
  [255, 255, 255],
];
const colourOf = (at: number): Colour => COLOURS[at % COLOURS.length]!;

let browser: Browser;
let scene: ScenePage;

function plain(colour: Colour): Buffer {
  const png = new PNG({ width: 40, height: 30 });
  for (let at = 0; at < png.data.length; at += 4) png.data.set([...colour, 255], at);
  return PNG.sync.write(png);
}

beforeAll(async () => {
  const bodies = COLOURS.map(plain);
  scene = await serveScene('shared-textures', (path) => {
    const at = /^\/plain\/(\d+)\.png$/.exec(path)?.[1];
    return at === undefined ? null : { body: bodies[Number(at) % bodies.length]! };
  });
  browser = await chromium.connect(inject('browserEndpoint'));
});
afterAll(async () => {
  await browser?.close();
  await scene?.close();
});

/** Differences of the picture's pixels from its colour, on the lines just inside its edges, of 255. */
function worstInside(screen: PNG, left: number, top: number, w: number, h: number, colour: Colour): number {
  let worst = 0;
  for (let y = top; y < top + h; y++) {
    for (let x = left; x < left + w; x++) {
      if (x > left && x < left + w - 1 && y > top && y < top + h - 1) continue;
      const at = (y * screen.width + x) * 4;
      for (let i = 0; i < 3; i++) worst = Math.max(worst, Math.abs(screen.data[at + i]! - colour[i]!));
    }
  }
  return worst;
}

test.each([
  ['larger than they are', 0, 97, 73],
  ['three times smaller, where an edge is read three pixels beyond them', 960, 13, 10],
])('%s: each is of its own colour to its last pixels', async (_how, from, w, h) => {
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 } });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(scene.url);
  await page.waitForFunction(() => 'scene' in window);
  await page.evaluate(() => window.scene.settled());
  const screen = PNG.sync.read(await takePicture(page));
  const worst = Array.from({ length: COUNT }, (__, at) => {
    const left = from + 20 + (at % COLUMNS) * 110;
    const top = 20 + Math.floor(at / COLUMNS) * 90;
    return worstInside(screen, left, top, w, h, colourOf(at));
  });
  expect(Math.max(...worst), worst.join()).toBeLessThanOrEqual(1);
  const memory = await page.evaluate(() => window.scene.memory());
  expect(memory.textures, 'each is a texture to the cache').toBeGreaterThanOrEqual(COUNT);
  // the margins of their cells, and cells that are free, are beside them
  expect(memory.textureBytes, 'they share').toBeGreaterThan((COUNT + 1) * 40 * 30 * 4);
  expect(await page.evaluate(() => window.scene.errors)).toEqual([]);
});
