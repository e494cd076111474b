/** The renderer's own sheet of texts against its accepted picture; and no letter of the canvas engine touches its edge. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { takePicture } from '../support/picture';
import { expectAccepted, settle, useSceneIn } from './scene';

const scene = useSceneIn('texts', async () => {
  const large = await sharp({ create: { width: 20_000, height: 200, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  return (path) => (path === '/large.png' ? { body: large } : null);
});

test('letters of both engines, all sizes and scripts, ellipses and plates are as accepted', async () => {
  await expectAccepted(await scene.open(), 'renderer-texts');
});

test('no letter the canvas sets is cut by the edge of its picture', async () => {
  const page = await scene.open('', (page) =>
    page.addInitScript(() => {
      const edges: string[] = [];
      Object.assign(window, { edges, pictures: 0 });
      const read = CanvasRenderingContext2D.prototype.getImageData;
      CanvasRenderingContext2D.prototype.getImageData = function (...args) {
        const image = read.apply(this, args as never);
        const { width, height, data } = image;
        const seen = window as unknown as { pictures: number };
        seen.pictures += 1;
        for (let x = 0; x < width; x += 1) {
          if (data[x * 4 + 3]) edges.push(`top at ${x} of ${width}x${height}`);
          if (data[((height - 1) * width + x) * 4 + 3]) edges.push(`bottom at ${x} of ${width}x${height}`);
        }
        for (let y = 0; y < height; y += 1) {
          if (data[y * width * 4 + 3]) edges.push(`left at ${y} of ${width}x${height}`);
          if (data[(y * width + width - 1) * 4 + 3]) edges.push(`right at ${y} of ${width}x${height}`);
        }
        return image;
      };
    }),
  );
  const { edges, pictures } = await page.evaluate(() => {
    const { edges, pictures } = window as unknown as { edges: string[]; pictures: number };
    return { edges, pictures };
  });
  expect(pictures).toBeGreaterThan(15);
  expect(edges.slice(0, 5)).toEqual([]);
});

test(
  'a cut title that has focus runs through its box, comes back, and is as it was',
  { timeout: 60_000 },
  async () => {
    const clip = { x: 853, y: 553, width: 400, height: 40 };
    const beside = { x: 820, y: 520, width: 460, height: 32 };
    // the same page with reduced motion is the title at rest
    const still = await scene.open();
    const atRest = await takePicture(still, { clip });
    const above = await takePicture(still, { clip: beside });
    const page = await scene.open('?moving');
    const isAtRest = async (): Promise<boolean> => (await takePicture(page, { clip })).equals(atRest);
    // the ring has come, and nothing of the line is outside of its box
    const isRinged = async (): Promise<boolean> => (await takePicture(page, { clip: beside })).equals(above);
    await page.keyboard.press('ArrowUp');
    const runs = async (): Promise<boolean> => (await isRinged()) && !(await isAtRest());
    await expect.poll(runs, { timeout: 20_000, message: 'it runs inside its box' }).toBe(true);
    // not yet while it waits at its end
    await settle(page);
    expect(await isAtRest(), 'it came back').toBe(true);
  },
);
