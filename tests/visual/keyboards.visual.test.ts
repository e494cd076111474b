/** The four keyboards and the form against their accepted pictures; and no keyboard of the system has anything to open for. */
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { serveScene, type ScenePage } from '../support/scene-page';
import { acceptShot, readBaseline, UPDATING, writeFailurePage } from './baselines';
import { judge, type Shot } from './gate';

let browser: Browser;
let scene: ScenePage;

beforeAll(async () => {
  scene = await serveScene('keyboards');
  browser = await chromium.connect(inject('browserEndpoint'));
});
afterAll(async () => {
  await browser?.close();
  await scene?.close();
});

const settle = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as { scene: { settled(): Promise<void> } }).scene.settled());

async function open(query: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(`${scene.url}?${query}`);
  await page.waitForFunction(() => 'scene' in window);
  await settle(page);
  return page;
}

test.each([
  ['[KEYB-01] the search keyboard', 'keyboard-search', 'search'],
  ['[KEYB-02] the side keyboard', 'keyboard-side', 'side'],
  ['[KEYB-03] the auth keyboard in its form', 'form', 'form'],
  ['[KEYB-04] the floated keyboard', 'keyboard-floated', 'floated'],
  ['a form at its fullest', 'form-errors', 'form&wrong'],
  ['a form at its fullest in Punjabi', 'form-errors-punjabi', 'form&wrong&pa'],
])('%s is as accepted', async (_, name, query) => {
  const page = await open(query);
  const key = `webgl/1280x720/${name}`;
  const actual: Shot = {
    picture: await page.screenshot({ type: 'png' }),
    scene: { role: 'application', name, rect: [0, 0, 1920, 1080] },
  };
  if (UPDATING) return acceptShot(key, actual);
  const baseline = readBaseline(key);
  if (baseline === null) expect.fail(`${key} has no accepted picture: npm run test:visual -- --update`);
  const verdict = judge(baseline, actual);
  if (!verdict.accepted)
    expect.fail(`${writeFailurePage(key, baseline, actual, verdict)}\n${verdict.reasons.join('\n')}`);
});

test('[KEYB-09] while one writes, by the screen and by hand, the page has no input that a system keyboard opens for', async () => {
  const page = await open('form');
  const before = await page.screenshot({ clip: { x: 100, y: 200, width: 560, height: 80 } });
  // a click on the field, one on a key, then letters of a hardware keyboard
  await page.mouse.click(300, 250);
  await page.mouse.click(750, 260);
  await page.keyboard.type('me');
  await settle(page);
  const after = await page.screenshot({ clip: { x: 100, y: 200, width: 560, height: 80 } });
  expect(after.equals(before), 'letters were written').toBe(false);
  const inputs = 'input, textarea, [contenteditable]';
  expect(await page.locator(inputs).count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
});
