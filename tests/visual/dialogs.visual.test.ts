/** The account's dialogs in Punjabi against their accepted pictures: longer words, letters that are shaped. */
import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { serveScene, type ScenePage } from '../support/scene-page';
import { acceptShot, readBaseline, UPDATING, writeFailurePage } from './baselines';
import { judge, type Shot } from './gate';

let browser: Browser;
let scene: ScenePage;

beforeAll(async () => {
  scene = await serveScene('dialogs');
  browser = await chromium.connect(inject('browserEndpoint'));
});
afterAll(async () => {
  await browser?.close();
  await scene?.close();
});

test.each([
  ['a legal text', 'legal-punjabi', 'legal'],
  ['a legal text that cannot be had', 'legal-failed-punjabi', 'failed'],
  ['the question before signing out', 'sign-out-dialog-punjabi', 'sign-out'],
])('%s is as accepted', async (_, name, query) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(`${scene.url}?${query}`);
  await page.waitForFunction(() => 'scene' in window);
  await page.evaluate(() => (window as unknown as { scene: { settled(): Promise<void> } }).scene.settled());
  expect(
    await page.evaluate(() => (window as unknown as { scene: { errors: string[] } }).scene.errors),
  ).toEqual([]);
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
