/** What only moves is moved by the GPU: in each frame it has to be where writing all of it anew would put it. */
import type { Page } from 'playwright';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import type { MovingScene } from '../scenes/moving-groups/main';
import { largestDifference, ROUNDING, takePicture } from '../support/picture';
import { errorsOf, useSceneIn } from './scene';

/**
 * Frames between two pictures. Corners lie on sixteenths of a pixel for the rasterizer: after 3 and after 14 frames one glyph's is so near
 * to the middle of two that the last bit of a sum decides.
 */
const STEPS = [2, 3, 5, 6, 8, 4] as const;
const PICTURES = 4;

const scene = useSceneIn('moving-groups', async () => {
  const body = PNG.sync.write(stripes());
  return (path) => (path.startsWith('/late/') ? { body } : null);
});

function stripes(): PNG {
  const png = new PNG({ width: 130, height: 75 });
  for (let at = 0; at < png.data.length; at += 4)
    png.data.set(((at / 4) % 130) % 10 < 5 ? [240, 200, 60, 255] : [40, 90, 160, 255], at);
  return png;
}

interface Watched {
  /** Writes of the whole vertex buffer, and of a part of it. */
  writes: number;
  parts: number;
  /** Pictures that are decoded: each is handed to the page when it is called. */
  decoded: { id: number; deliver(): void }[];
}

/** Counts what is written to the vertex buffer, and keeps decoded pictures back. */
const watch = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const watched: Watched = { writes: 0, parts: 0, decoded: [] };
    Object.assign(window, { watched });
    const count = (method: 'bufferData' | 'bufferSubData', counter: 'writes' | 'parts'): void => {
      const original = WebGLRenderingContext.prototype[method];
      WebGLRenderingContext.prototype[method] = function (this: WebGLRenderingContext, ...args: never[]) {
        if (args[0] === this.ARRAY_BUFFER) watched[counter]++;
        Reflect.apply(original, this, args);
      };
    };
    count('bufferData', 'writes');
    count('bufferSubData', 'parts');
    const { addEventListener } = Worker.prototype;
    const listen = function (this: Worker, type: string, run: (event: MessageEvent) => void): void {
      const keep = (event: Event): void => {
        const message = event as MessageEvent<{ id: number }>;
        watched.decoded.push({ id: message.data.id, deliver: () => run(message) });
        watched.decoded.sort((one, other) => one.id - other.id);
      };
      Reflect.apply(addEventListener, this, [type, type === 'message' ? keep : run]);
    };
    Object.assign(Worker.prototype, { addEventListener: listen });
  });

const watched = <T>(page: Page, look: (all: Watched) => T): Promise<T> =>
  page.evaluate(`(${String(look)})(window.watched)`);

async function start(query: string): Promise<Page> {
  const page = await scene.open(query, watch);
  await page.evaluate(() => {
    const moving = window.scene as MovingScene;
    moving.hold();
    moving.move();
  });
  return page;
}

/** Lets frames pass on both pages, after which they must look alike. */
async function pass(pages: readonly [Page, Page], count: number, when: string): Promise<void> {
  const step = (page: Page): Promise<void> =>
    page.evaluate((frames) => (window.scene as MovingScene).frames(frames), count);
  await Promise.all(pages.map(step));
  const [one, other] = pages;
  const pictures = [
    await takePicture(one, { type: 'png' }),
    await takePicture(other, { type: 'png' }),
  ] as const;
  expect(largestDifference(...pictures), when).toBeLessThanOrEqual(ROUNDING);
}

test('lists in lists, growing cards, clips, fades, gradients and shadows are drawn on their way as when all is written in each frame', async () => {
  const pages = [await start(''), await start('?written')] as const;
  const writes = (page: Page): Promise<number> => watched(page, (all) => all.writes);
  const before = [await writes(pages[0]), await writes(pages[1])] as const;
  let frames = 0;
  for (const step of STEPS) {
    frames += step;
    await pass(pages, step, `after ${frames} frames`);
  }
  // the first frame of the movement, what the commit took, and what fades to less than it was, when it has
  expect((await writes(pages[0])) - before[0]).toBeLessThanOrEqual(3);
  expect((await writes(pages[1])) - before[1]).toBeGreaterThanOrEqual(25);
  expect([await errorsOf(pages[0]), await errorsOf(pages[1])]).toEqual([[], []]);
});

test('pictures that come on the way are drawn as when all is written: each writes its own quad, and so does each step of its fade', async () => {
  const pages = [await start('?pictures'), await start('?pictures&written')] as const;
  const [moved] = pages;
  await pass(pages, 4, 'before they have come');
  for (const page of pages)
    await page.waitForFunction(
      (count) => (window as unknown as { watched: Watched }).watched.decoded.length === count,
      PICTURES,
    );
  const before = await watched(moved, ({ writes, parts }) => [writes, parts]);
  for (let picture = 0; picture < PICTURES; picture++) {
    for (const page of pages) await watched(page, ({ decoded }) => decoded[0]!.deliver());
    for (const page of pages) await watched(page, ({ decoded }) => void decoded.shift());
    for (const frames of [1, 3]) await pass(pages, frames, `picture ${picture + 1}`);
  }
  await pass(pages, 6, 'the last has faded in');
  const after = await watched(moved, ({ writes, parts }) => [writes, parts]);
  // what fades to less than it was, when it has
  expect(after[0]! - before[0]!).toBe(1);
  expect(after[1]! - before[1]!).toBeGreaterThanOrEqual(10);
  await pass(pages, 20, 'at rest');
  expect([await errorsOf(moved), await errorsOf(pages[1])]).toEqual([[], []]);
});
