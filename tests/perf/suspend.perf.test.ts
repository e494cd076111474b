/** What a hidden app gives back, and how soon it is there again: bytes and uploads are held, times are told. */
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { MEASURED, useApp } from '../support/app';
import { enterAsGuest, goTo } from '../support/journeys';
import { installProbe, type ProbeCounts } from '../support/probe';
import type { Tv } from '../support/tv';
import { setVisible } from '../support/visibility';
import { createPerfTable } from './report';

const app = useApp(MEASURED);
beforeEach(() => app.reset());
const table = createPerfTable('suspend');
afterAll(() => table.write());

/** What may stay: the fonts. */
const KEPT_BYTES = 2e6;
/** A second more than the 5 after which everything is given back. */
const RELEASED_MS = 6_000;

const counts = (tv: Tv): Promise<ProbeCounts> => tv.page.evaluate(() => ({ ...window.watched }));

/** Shows the app. @returns ms until its first frame was drawn, and until the last image of its screen was uploaded */
async function show(tv: Tv): Promise<{ frame: number; art: number }> {
  const began = await tv.page.evaluate(async () => {
    const at = performance.now();
    const { draws } = window.watched;
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'visible' });
    document.dispatchEvent(new Event('visibilitychange'));
    while (window.watched.draws === draws) await new Promise((done) => requestAnimationFrame(done));
    return { at, frame: performance.now() - at };
  });
  await tv.idle();
  const { uploadedAt } = await counts(tv);
  return { frame: began.frame, art: uploadedAt - began.at };
}

describe.each([
  ['home', '/browser/home'],
  ['a title', '/browser/asset/the-long-platform'],
])('%s, hidden for 6 s', (name, path) => {
  test.each([1, 6])(
    '[DEVICE-09] gives its textures back and has them again, %i times slower',
    async (slower) => {
      const tv = await app.open('/', {
        prepare: installProbe,
        window: { width: 1280, height: 720 },
        pixelRatio: 1,
      });
      await enterAsGuest(tv);
      await goTo(tv, path);
      await tv.waitForRoute(path);
      await tv.idle();
      await tv.press('down');
      await tv.idle();
      const devtools = await tv.page.context().newCDPSession(tv.page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
      const before = await counts(tv);
      await setVisible(tv, false);
      await tv.page.waitForTimeout(RELEASED_MS);
      const hidden = await counts(tv);
      expect(hidden.textureBytes).toBeLessThanOrEqual(KEPT_BYTES);
      const { frame, art } = await show(tv);
      const after = await counts(tv);
      expect(after.textureBytes).toBeGreaterThan(KEPT_BYTES);
      expect(after.textureBytes, 'nothing that is not on the screen').toBeLessThanOrEqual(
        before.textureBytes,
      );
      expect(after.uploads - hidden.uploads, 'each texture once').toBe(after.textures - hidden.textures);
      const row = `${name}, processor ${slower} times slower:`;
      if (slower === 1) {
        table.add(`${name}: textures before`, before.textureBytes, 'bytes');
        table.add(`${name}: textures hidden`, hidden.textureBytes, 'bytes');
        table.add(`${name}: textures shown again`, after.textureBytes, 'bytes');
      }
      table.add(`${row} first frame`, frame, 'ms');
      table.add(`${row} last image uploaded`, art, 'ms');
    },
  );
});
