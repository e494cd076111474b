/**
 * Hours of use in a minute: posters scrolled under the smallest texture budget, pages that come and go. `npm run soak` goes
 * all the way; `npm test` a tenth of it. Prints its figures.
 */
import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { RESULTS } from '../../scripts/paths';
import { serveScene, type ScenePage } from '../support/scene-page';
import { installProbe, type ProbeCounts } from '../support/probe';

const FULL = process.env.SOAK_FULL === '1';
/** Lines of five posters scrolled; pages mounted. */
const LINES = FULL ? 399 : 40;
const PAGES = FULL ? 200 : 20;

const FIGURES = join(RESULTS, 'soak.txt');
const BUDGET = 64e6;
const POSTER_BYTES = 350 * 197 * 4;
/** Posters that are on the stage at a time, those cut by its edges included. */
const VISIBLE = 30;
const MB = 1e6;

interface Shown {
  grid?: boolean;
  page?: string | null;
  hidden?: string | null;
}

let browser: Browser;
let scene: ScenePage;
let page: Page;
let devtools: CDPSession;
const requests: string[] = [];

beforeAll(async () => {
  mkdirSync(RESULTS, { recursive: true });
  rmSync(FIGURES, { force: true });
  const body = await sharp({ create: { width: 350, height: 197, channels: 3, background: '#27506b' } })
    .png()
    .toBuffer();
  scene = await serveScene('pictures', (path) => {
    if (!path.startsWith('/posters/')) return null;
    requests.push(path);
    return { body };
  });
  browser = await chromium.connect(inject('browserEndpoint'));
  const context = await browser.newContext({
    viewport: { width: 960, height: 540 },
    deviceScaleFactor: 0.5,
  });
  page = await context.newPage();
  devtools = await context.newCDPSession(page);
  await installProbe(page);
  await page.goto(scene.url);
  await page.waitForFunction(() => 'scene' in window);
  await settled();
});
afterAll(async () => {
  await browser?.close();
  await scene?.close();
});

const settled = (): Promise<void> =>
  page.evaluate(() => (window as unknown as { scene: { settled(): Promise<void> } }).scene.settled());

async function show(shown: Shown): Promise<void> {
  await page.evaluate(
    (next) => (window as unknown as { scene: { show(shown: object): void } }).scene.show(next),
    { grid: false, page: null, hidden: null, ...shown },
  );
  await settled();
}

const watched = (): Promise<ProbeCounts> => page.evaluate(() => ({ ...window.watched }));
const memory = (): Promise<{ textureBytes: number; textures: number; nodes: number }> =>
  page.evaluate(() => (window as unknown as { scene: { memory(): never } }).scene.memory());

/** Shows a figure, and keeps it for the summary of `npm test`. */
function note(line: string): void {
  console.log(line);
  appendFileSync(FIGURES, `${line}\n`);
}

async function heap(): Promise<number> {
  for (let i = 0; i < 3; i += 1) await devtools.send('HeapProfiler.collectGarbage');
  return (await devtools.send('Runtime.getHeapUsage')).usedSize;
}

test('2,000 posters under 64 MB: never more than a screen above it, one upload a frame while they move', async () => {
  await show({ grid: true });
  const before = await memory();
  await page.evaluate(() => window.forgetFrames());
  await page.evaluate(async (lines) => {
    for (let i = 0; i < lines; i += 1) {
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
      window.dispatchEvent(new KeyboardEvent('keyup', { key: 'ArrowDown', bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve, 80));
    }
  }, LINES);
  const moving = await watched();
  await settled();
  const { peakBytes, textureBytes } = await watched();
  const after = await memory();
  note(
    `${LINES} lines of 5 posters: ${requests.length} requests, ${moving.uploads} uploads while moving, at most ${moving.mostInFrame} a frame; ` +
      `textures at most ${(peakBytes / MB).toFixed(1)} MB, at rest ${(textureBytes / MB).toFixed(1)} MB, counted ${(after.textureBytes / MB).toFixed(1)} MB of ${BUDGET / MB}`,
  );
  expect(moving.mostInFrame).toBe(1);
  expect(moving.uploads).toBeGreaterThan(LINES);
  expect(peakBytes).toBeLessThanOrEqual(BUDGET + VISIBLE * POSTER_BYTES);
  expect(textureBytes).toBeLessThanOrEqual(BUDGET);
  expect(Math.abs(after.textureBytes - textureBytes) / textureBytes, 'its own count is true').toBeLessThan(
    0.03,
  );
  expect(after.nodes, 'none is left behind').toBeLessThanOrEqual(before.nodes);
});

test('a page that is hidden gives its pictures up to the budget, and has them again when it is shown', async () => {
  await show({ page: 'first' });
  const shown = await memory();
  await show({ page: 'second', hidden: 'first' });
  for (let i = 0; i < 10; i += 1) await show({ page: `other ${i}`, hidden: 'first' });
  const { textureBytes } = await watched();
  expect(textureBytes).toBeLessThanOrEqual(BUDGET);
  const ofFirst = (): number => requests.filter((path) => path.includes('/first-')).length;
  const asked = ofFirst();
  await show({ page: 'first' });
  expect(ofFirst() - asked, 'they were given up').toBe(25);
  expect((await memory()).nodes).toBe(shown.nodes);
});

test('pages that come and go leave nothing', async () => {
  // the first few fill pools and caches
  for (let i = 0; i < 8; i += 1) await show({ page: `warm ${i}` });
  await show({});
  const before = { ...(await watched()), ...(await memory()), heap: await heap() };
  for (let i = 0; i < PAGES; i += 1) await show({ page: `page ${i}` });
  await show({});
  const after = { ...(await watched()), ...(await memory()), heap: await heap() };
  note(
    `${PAGES} pages: nodes ${before.nodes} -> ${after.nodes}, timers ${before.timers} -> ${after.timers}, ` +
      `listeners ${before.listeners} -> ${after.listeners}, textures ${(before.textureBytes / MB).toFixed(1)} -> ` +
      `${(after.textureBytes / MB).toFixed(1)} MB, heap ${(before.heap / MB).toFixed(2)} -> ${(after.heap / MB).toFixed(2)} MB`,
  );
  expect(after.nodes).toBe(before.nodes);
  expect(after.listeners).toBe(before.listeners);
  expect(after.timers).toBeLessThanOrEqual(before.timers);
  expect(after.peakBytes).toBeLessThanOrEqual(BUDGET + VISIBLE * POSTER_BYTES);
  expect(after.textureBytes).toBeLessThanOrEqual(BUDGET);
  expect(after.heap - before.heap).toBeLessThan(1.5 * MB);
  expect(
    await page.evaluate(() => (window as unknown as { scene: { errors: string[] } }).scene.errors),
  ).toEqual([]);
});
