/** A film when the app is hidden for 5 s: no stream, no timer, no request, and on at its second. */
import { beforeEach, expect, test } from 'vitest';
import type { ProgressBody } from '../../src/contract';
import { FILMS, useApp } from '../support/app';
import { expectOneFocus } from '../support/focus';
import { goTo } from '../support/journeys';
import { openMemberHome } from '../support/memberHome';
import { stays } from '../support/stays';
import type { Tv } from '../support/tv';
import { videoSecond } from '../support/videos';
import { setVisible } from '../support/visibility';
import { waitForPlayback } from '../support/watching';

const app = useApp(FILMS);
beforeEach(() => app.reset());

/** A second more than the 5 after which a hidden app gives everything back. */
const RELEASED_MS = 6_000;
const KEPT_BYTES = 2e6;

const counts = (tv: Tv) => tv.page.evaluate(() => ({ ...window.watched }));
const paths = async (): Promise<string[]> => (await app.requests()).map(({ path }) => path);

async function lastSaved(): Promise<ProgressBody> {
  const saves = (await app.requests()).filter(
    ({ method, path }) => method === 'POST' && path.startsWith('/api/favorites/watching/'),
  );
  return JSON.parse(saves.at(-1)?.body ?? '{}') as ProgressBody;
}

test.each(['plays', 'is paused'])(
  '[DEVICE-14, PROG-10] a film that %s gives everything back when the app is hidden, and is as it was when shown',
  async (how) => {
    const tv = await openMemberHome(app);
    await goTo(tv, '/browser/asset/night-ferry/watch', { fromStart: true });
    await waitForPlayback(tv, 1);
    if (how === 'is paused') {
      await tv.press('playPause');
      await expect.poll(() => tv.page.evaluate(() => document.querySelector('video')?.paused)).toBe(true);
    }
    const at = (await videoSecond(tv)) ?? -1;
    await setVisible(tv, false);
    await tv.page.waitForTimeout(RELEASED_MS);
    const hidden = await counts(tv);
    expect(hidden).toMatchObject({ timers: 0, intervals: 0, frames: 0, bitmaps: 0 });
    expect(hidden.textureBytes).toBeLessThanOrEqual(KEPT_BYTES);
    expect(await tv.page.locator('video').count()).toBe(0);
    await stays(1_500, async () => [await counts(tv), await paths()]);
    const saved = await lastSaved();
    expect(saved).toMatchObject({ assetId: 'night-ferry', event: 'closed', finished: false });
    expect(Math.abs(saved.currentSecond - at)).toBeLessThan(2);

    await setVisible(tv, true);
    await expect.poll(() => videoSecond(tv), { timeout: 20_000 }).toBeGreaterThan(at - 2);
    expect(Math.abs(((await videoSecond(tv)) ?? -9) - at)).toBeLessThan(4);
    if (how === 'plays') await waitForPlayback(tv, 0.5);
    else expect(await tv.page.evaluate(() => document.querySelector('video')?.paused)).toBe(true);
    expect((await tv.route()).path).toBe('/browser/asset/night-ferry/watch');
    await expectOneFocus(tv, how);
    expect(tv.errors).toEqual([]);
  },
);
