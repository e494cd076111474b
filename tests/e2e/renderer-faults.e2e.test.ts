/**
 * Handlers that throw and values that cannot be drawn, in the production build of a browser: later keys commit, what is removed goes,
 * and a new root on the page draws.
 */
import { PNG } from 'pngjs';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { takePicture } from '../support/picture';
import { serveScene, type ScenePage } from '../support/scene-page';

interface FaultsScene {
  errors: string[];
  settled(): Promise<void>;
  shown(of?: 'second'): { texts: string[]; focus: string | null };
  second(): Promise<void>;
}

let browser: Browser;
let scene: ScenePage;

beforeAll(async () => {
  scene = await serveScene('faults');
  browser = await chromium.connect(inject('browserEndpoint'));
});
afterAll(async () => {
  await browser?.close();
  await scene?.close();
});

/** Asks the page's scene. */
function ask<Answer>(page: Page, run: (faults: FaultsScene) => Answer): Promise<Awaited<Answer>> {
  return page.evaluate(`(${run.toString()})(window.scene)`) as Promise<Awaited<Answer>>;
}

/** The key, and all that it leads to. */
async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await ask(page, (faults) => faults.settled());
}

/** Red, green and blue at a point of the page. */
async function colourAt(page: Page, x: number, y: number): Promise<number[]> {
  const { data, width } = PNG.sync.read(await takePicture(page));
  const at = (y * width + x) * 4;
  return [...data.subarray(at, at + 3)];
}

const BACKGROUND = [11, 14, 20];
const SQUARE = [32, 96, 192];

test.each([
  { fault: 'row', told: ['handler Error: mine onItemFocus <View testId="row">'], focus: 'a' },
  {
    fault: 'listener',
    told: ['handler Error: mine focus.subscribe <View testId="menu">'],
    focus: 'listening',
  },
  { fault: 'size', told: [], focus: 'menu' },
  { fault: 'weight', told: [], focus: 'menu' },
  { fault: 'border', told: [], focus: 'menu' },
])('$fault, mounted by a key: the page and a second root go on', async ({ fault, told, focus }) => {
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 } });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const uncaught: string[] = [];
  page.on('pageerror', (error) => void uncaught.push(error.message));
  await page.goto(`${scene.url}?fault=${fault}`);
  await page.waitForFunction(() => 'scene' in window);
  await ask(page, (faults) => faults.settled());

  await press(page, 'm');
  expect((await ask(page, (faults) => faults.shown())).focus).toBe(focus);
  if (fault === 'row') expect(await colourAt(page, 150, 250)).toEqual(SQUARE);
  if (fault === 'listener') await press(page, 'ArrowUp');
  expect(await ask(page, (faults) => faults.errors)).toEqual(told);

  await press(page, 'c');
  expect((await ask(page, (faults) => faults.shown())).texts).toContain('1 keys');
  await press(page, 'm');
  expect(await ask(page, (faults) => faults.shown())).toEqual({ texts: ['1 keys'], focus: 'menu' });
  expect(await colourAt(page, 150, 250)).toEqual(BACKGROUND);

  await ask(page, (faults) => faults.second());
  expect(await ask(page, (faults) => faults.shown('second'))).toEqual({ texts: ['second'], focus: 'square' });
  expect(await colourAt(page, 1280, 80)).toEqual([32, 192, 96]);
  await press(page, 'c');
  expect((await ask(page, (faults) => faults.shown())).texts).toEqual(['2 keys']);
  expect([await ask(page, (faults) => faults.errors), uncaught]).toEqual([told, []]);
});
