/**
 * A random remote that looks at the screen after every fifth key, in the middle of whatever goes on: between screens, while
 * something loads, in films. It never sees an empty picture. `npm run soak` looks 10,000 times, `npm test` a fiftieth of it.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { RESULTS } from '../../scripts/paths';
import { useApp } from '../support/app';
import { enterAsGuest } from '../support/journeys';
import { monkeyKeys, WITH_STOP } from '../support/monkey';
import { takePicture } from '../support/picture';
import { storeSession } from '../support/storedSession';
import type { Tv } from '../support/tv';

const FULL = process.env.SOAK_FULL === '1';
/** One takes 53 s, two side by side on two cores: all of them are too long for `npm test`. */
const WALKS = FULL ? 100 : 2;
const LOOKS_OF_A_WALK = 100;
const KEYS_OF_A_LOOK = 5;
const FOLDER = join(RESULTS, 'empty-pictures');
/** The closed menu is on every page: what is right of it counts. A share of the width. */
const MENU_W = 0.08;
/** Of the brightness, 0 to 255, between neighbours: no background, gradient or scrim is so steep. */
const LEAST_STEP = 8;
/**
 * Points of such an edge in a picture of 480x270. A ring of dots has 86 at most; of 10,000 pictures the emptiest that has
 * more, a short name on black, has 447, and one that shows a film, a page or a skeleton 996.
 */
const EMPTY_BELOW = 200;

const app = useApp({ drawn: true });

/** Points whose right or lower neighbour is of another brightness: letters, cards, skeletons, what a film shows. */
function edgesOf(picture: Buffer): number {
  const { width, height, data } = PNG.sync.read(picture);
  const brightness = (x: number, y: number): number => {
    const at = (y * width + x) * 4;
    return 0.3 * data[at]! + 0.6 * data[at + 1]! + 0.1 * data[at + 2]!;
  };
  let edges = 0;
  for (let y = 0; y < height - 1; y++)
    for (let x = Math.round(width * MENU_W); x < width - 1; x++) {
      const here = brightness(x, y);
      const steep = (other: number): boolean => Math.abs(here - other) > LEAST_STEP;
      if (steep(brightness(x + 1, y)) || steep(brightness(x, y + 1))) edges++;
    }
  return edges;
}

/** A member's home for every other walk, a guest's for the others. */
async function openHome(seed: number): Promise<Tv> {
  if (seed % 2 === 0) {
    const tv = await app.open('/');
    await enterAsGuest(tv);
    return tv;
  }
  const tv = await app.open('/', {
    prepare: await storeSession(app.url, { account: 'demo', profileChosen: true }),
  });
  await tv.waitForRoute('/browser/home');
  return tv;
}

/** 'Yes' was pressed when the app asked whether to leave it: the page is another one, or becomes one while it is asked. */
async function hasLeft({ page }: Tv): Promise<boolean> {
  if (page.isClosed()) return true;
  return page
    .evaluate(() => window.__tv === undefined)
    .catch((error: unknown) => {
      if (String(error).includes('Execution context was destroyed')) return true;
      throw error;
    });
}

test.each(Array.from({ length: WALKS }, (_, walk) => walk + 1))(
  `[PAGE-12] ${LOOKS_OF_A_WALK} looks at keys of seed %i: none finds an empty picture`,
  async (seed) => {
    await app.reset();
    let tv = await openHome(seed);
    const keys = monkeyKeys(seed, LOOKS_OF_A_WALK * KEYS_OF_A_LOOK, WITH_STOP);
    const empty: string[] = [];
    for (let look = 1; look <= LOOKS_OF_A_WALK; look++) {
      const pressed = keys.slice((look - 1) * KEYS_OF_A_LOOK, look * KEYS_OF_A_LOOK);
      for (const key of pressed) {
        await tv.press(key);
        if (await hasLeft(tv)) tv = await openHome(seed);
      }
      const picture = await takePicture(tv.page);
      const edges = edgesOf(picture);
      if (edges >= EMPTY_BELOW) continue;
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(join(FOLDER, `seed-${seed}-look-${look}.png`), picture);
      empty.push(`look ${look}, ${edges} points, at ${(await tv.route()).path} after ${pressed.join(' ')}`);
    }
    expect(empty, `pictures in ${FOLDER}`).toEqual([]);
  },
);

test('a picture is empty without letters, cards or video, and not with a skeleton', () => {
  const picture = (draw: (x: number, y: number) => number): Buffer => {
    const png = new PNG({ width: 480, height: 270 });
    for (let at = 0; at < png.data.length; at += 4) {
      const grey = draw((at / 4) % 480, Math.floor(at / 4 / 480));
      png.data.set([grey, grey, grey, 255], at);
    }
    return PNG.sync.write(png);
  };
  const scrim = picture((_, y) => Math.round(y / 4));
  const menu = picture((x, y) => (x < 30 && y % 20 < 10 ? 255 : 0));
  expect([scrim, menu].map(edgesOf)).toEqual([0, 0]);
  const skeleton = picture((x, y) => (x > 60 && x % 90 < 80 && y > 160 && y < 230 ? 30 : 16));
  expect(edgesOf(skeleton)).toBeGreaterThan(EMPTY_BELOW);
});
