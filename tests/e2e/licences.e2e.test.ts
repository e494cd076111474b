/** The encrypted film with its licence, which is asked for with the viewer's session and asked for anew when it runs out. */
import { beforeEach, expect, test } from 'vitest';
import { FILMS, useApp } from '../support/app';
import { enterAsGuest, goTo } from '../support/journeys';
import { expireLicences, letLicencesExpire } from '../support/licences';
import { videoSecond } from '../support/videos';
import { waitForPlayback } from '../support/watching';

const app = useApp(FILMS);
beforeEach(() => app.reset());

const licences = async () => (await app.requests()).filter(({ path }) => path === '/media/license');

test('[PLAYER-28] a licence that expires is fetched again with the session, and the film goes on at its second', async () => {
  const tv = await app.open('/browser/welcome', { prepare: letLicencesExpire });
  await enterAsGuest(tv);
  await goTo(tv, '/browser/asset/signal-from-spiti');
  await tv.waitForFocus({ role: 'button', name: /^Watch/ });
  await tv.press('enter');
  await tv.waitForRoute(/\/watch/);
  const before = await waitForPlayback(tv, 2);
  const first = await licences();
  expect(first.map(({ status }) => status)).toEqual([200]);
  expect(first[0]?.headers.authorization).toMatch(/^Bearer ./);

  expect(await expireLicences(tv)).toBe(1);
  await expect.poll(async () => (await licences()).length, { timeout: 20_000 }).toBe(2);
  expect(await waitForPlayback(tv, 1)).toBeGreaterThan(before);
  expect((await licences())[1]).toMatchObject({ status: 200, headers: first[0]?.headers });
  expect((await tv.route()).path).toMatch(/\/signal-from-spiti\/watch/);
  expect(await videoSecond(tv), 'not from the beginning, nor far ahead').toBeLessThan(before + 20);
  expect(tv.errors).toEqual([]);
});
