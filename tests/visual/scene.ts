/** Pages of tests/scenes as pictures: opened, settled, and compared with what was accepted. */
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest';
import { takePicture } from '../support/picture';
import { serveScene, type ScenePage } from '../support/scene-page';
import { acceptShot, readBaseline, UPDATING, writeFailurePage } from './baselines';
import { judge, type Shot } from './gate';

interface Scene {
  /** A page of the scene, at rest. `prepare` comes before its script. */
  open(query?: string, prepare?: (page: Page) => Promise<unknown>): Promise<Page>;
}

/** Builds and serves a scene for the tests of a file. `answer`: see `serveScene`. */
export function useSceneIn(
  name: string,
  answer?: () => Promise<NonNullable<Parameters<typeof serveScene>[1]>>,
): Scene {
  let browser: Browser;
  let scene: ScenePage;
  beforeAll(async () => {
    scene = await serveScene(name, await answer?.());
    browser = await chromium.connect(inject('browserEndpoint'));
  });
  afterAll(async () => {
    await browser?.close();
    await scene?.close();
  });
  return {
    async open(query = '', prepare) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
      onTestFinished(() => context.close());
      const page = await context.newPage();
      await prepare?.(page);
      await page.goto(scene.url + query);
      await page.waitForFunction(() => 'scene' in window);
      await settle(page);
      return page;
    },
  };
}

/** Until nothing moves or loads any more. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as { scene: { settled(): Promise<void> } }).scene.settled());

/** What went wrong on the page. */
export const errorsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { scene: { errors: string[] } }).scene.errors);

/** Fails when the page is not as accepted. The picture alone: a scene page has no tree of names. */
export async function expectAccepted(page: Page, name: string): Promise<void> {
  const key = `webgl/1280x720/${name}`;
  const actual: Shot = {
    picture: await takePicture(page, { type: 'png' }),
    scene: { role: 'application', name, rect: [0, 0, 1920, 1080] },
  };
  if (UPDATING) return acceptShot(key, actual);
  const baseline = await readBaseline(key);
  if (baseline === null) expect.fail(`${key} has no accepted picture: npm run test:visual -- --update`);
  const verdict = judge(baseline, actual);
  if (!verdict.accepted)
    expect.fail(`${writeFailurePage(key, baseline, actual, verdict)}\n${verdict.reasons.join('\n')}`);
}
