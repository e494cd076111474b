/** A title that opens from its card, and closes into it: pictures at steps of a clock that stands still between them. */
import type { Page } from 'playwright';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { MotionScene } from '../scenes/motion/main';
import { errorsOf, expectAccepted, settle, useSceneIn } from './scene';

/** Bars that stand for letters: no font of the machine is in the picture. */
const LETTERS = [0, 1, 2, 3, 4, 5]
  .map((at) => `<rect x="${8 + at * 14}" y="62" width="8" height="28" fill="white"/>`)
  .join('');

/** A scene of a disc on a ground, framed where `x` says, in percent. */
const picture = (w: number, h: number, x: number, more = ''): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 100 100" preserveAspectRatio="none"><rect width="100" height="100" fill="#145a4a"/><ellipse cx="${x}" cy="45" rx="14" ry="25" fill="#e0a030"/>${more}</svg>`,
    ),
  )
    .png()
    .toBuffer();

const scene = useSceneIn('motion', async () => {
  const pictures = new Map([
    ['/card.png', await picture(350, 197, 50, LETTERS)],
    ['/art.png', await picture(1100, 619, 70)],
    ['/hero.png', await picture(1920, 1080, 70)],
  ]);
  return (path) => {
    const body = pictures.get(path);
    return body === undefined ? null : { body };
  };
});

/** React commits in tasks of the browser, not of the held clock. */
async function show(page: Page, screen: 'list' | 'page'): Promise<void> {
  await page.evaluate((name) => (window.scene as MotionScene).show(name, true), screen);
  await page.waitForFunction((name) => (window.scene as MotionScene).committed === name, screen);
}

const pass = (page: Page, time: number): Promise<void> =>
  page.evaluate((ms) => (window.scene as MotionScene).advance(ms), time);

async function step(page: Page, name: string, steps: readonly number[]): Promise<void> {
  let at = 0;
  for (const ms of steps) {
    await pass(page, ms - at);
    at = ms;
    await expectAccepted(page, `${name}-${String(ms).padStart(3, '0')}`);
  }
}

test('[PAGE-12] a title opens with its art without letters, and its card’s letters are gone before they are large; back it closes into the card', async () => {
  const page = await scene.open();
  // Both pictures are loaded once: what comes over the network would be another moment in each run.
  await show(page, 'page');
  await settle(page);
  await show(page, 'list');
  await settle(page);
  await page.evaluate(() => (window.scene as MotionScene).hold());
  await show(page, 'page');
  await step(page, 'motion-open', [50, 100, 200, 350]);
  await pass(page, 2_000);
  await show(page, 'list');
  await step(page, 'motion-back', [50, 200, 400]);
  expect(await errorsOf(page)).toEqual([]);
});
