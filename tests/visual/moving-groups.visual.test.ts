/** What only moves is moved by the GPU: in each frame it has to be where writing all of it anew would put it. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import type { MovingScene } from '../scenes/moving-groups/main';
import { largestDifference, ROUNDING, takePicture } from '../support/picture';
import { errorsOf, useSceneIn } from './scene';

const STEPS = [2, 3, 5, 6, 8, 4] as const;

const scene = useSceneIn('moving-groups');

/** Counts what is written to the vertex buffer. */
const countWrites = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const counts = window as unknown as { writes: number };
    counts.writes = 0;
    const { bufferData } = WebGLRenderingContext.prototype;
    WebGLRenderingContext.prototype.bufferData = function (this: WebGLRenderingContext, ...args: never[]) {
      if (args[0] === this.ARRAY_BUFFER) counts.writes++;
      Reflect.apply(bufferData, this, args);
    };
  });

const writesOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { writes: number }).writes);

async function start(query: string): Promise<Page> {
  const page = await scene.open(query, countWrites);
  await page.evaluate(() => {
    const moving = window.scene as MovingScene;
    moving.hold();
    moving.move();
  });
  return page;
}

test('lists in lists, growing cards, clips, a gradient and a shadow are drawn on their way as when all is written in each frame', async () => {
  const [moved, written] = [await start(''), await start('?written')];
  const before = [await writesOf(moved), await writesOf(written)] as const;
  let frames = 0;
  for (const step of STEPS) {
    const pass = (page: Page): Promise<void> =>
      page.evaluate((count) => (window.scene as MovingScene).frames(count), step);
    await Promise.all([pass(moved), pass(written)]);
    frames += step;
    const pictures = [
      await takePicture(moved, { type: 'png' }),
      await takePicture(written, { type: 'png' }),
    ] as const;
    expect(largestDifference(...pictures), `after ${frames} frames`).toBeLessThanOrEqual(ROUNDING);
  }
  // the first frame of the movement and the one it ends with, and what the commit took
  expect((await writesOf(moved)) - before[0]).toBeLessThanOrEqual(4);
  expect((await writesOf(written)) - before[1]).toBeGreaterThanOrEqual(25);
  expect([await errorsOf(moved), await errorsOf(written)]).toEqual([[], []]);
});
