/** The network gone while a film plays: it plays on, a screen says so after 5 s, and it goes on by itself at its second. */
import { beforeEach, expect, test } from 'vitest';
import { FILMS, useApp } from '../support/app';
import { expectOneFocus } from '../support/focus';
import { videoSecond } from '../support/videos';
import { waitForPlayback } from '../support/watching';

const app = useApp(FILMS);
beforeEach(() => app.reset());

const WATCH = '/browser/asset/night-ferry/watch';

test('[DEVICE-11, DEVICE-13, PLAYER-23] without a network a film plays on from its buffer, and goes on at its second once there is one', async () => {
  const tv = await app.open(WATCH);
  // Past the first seconds: a guest has no bookmark, so that anything but its second would be the beginning.
  const begun = await waitForPlayback(tv, 6);
  const network = tv.page.context();
  await network.setOffline(true);
  await tv.waitFor({ id: 'offline-banner', name: 'No internet connection' });
  expect((await tv.route()).path).toBe(WATCH);
  const moved = await waitForPlayback(tv, 2);
  expect(moved).toBeGreaterThan(begun + 1.5);
  await expectOneFocus(tv, 'the network has gone');

  await tv.waitForRoute('/browser/network_error', 10_000);
  await tv.waitForFocus({ id: 'try-again' });
  expect(await videoSecond(tv)).toBeNull();
  await network.setOffline(false);
  await tv.waitForRoute(WATCH);
  await expect.poll(() => videoSecond(tv), { timeout: 30_000 }).toBeGreaterThan(moved);
  expect(await videoSecond(tv)).toBeLessThan(moved + 15);
  await waitForPlayback(tv, 1);
  await expectOneFocus(tv, 'the film goes on');
});

test('[DEVICE-11] a network that is back within 5 s leaves the film alone', async () => {
  const tv = await app.open(WATCH);
  await waitForPlayback(tv, 3);
  const network = tv.page.context();
  await network.setOffline(true);
  await tv.waitFor({ id: 'offline-banner' });
  const first = await tv.page.evaluateHandle(() => document.querySelector('video'));
  await waitForPlayback(tv, 1);
  await network.setOffline(false);
  await tv.waitForGone({ id: 'offline-banner' });
  // Past what was buffered.
  await waitForPlayback(tv, 12);
  expect((await tv.route()).path).toBe(WATCH);
  expect(await first.evaluate((video) => video === document.querySelector('video'))).toBe(true);
});
