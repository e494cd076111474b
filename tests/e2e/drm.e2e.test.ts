/** The encrypted film: the key systems a set is asked for. Licences that are refused: `player-faults.e2e`. */
import { beforeEach, expect, test } from 'vitest';
import { FILMS, useApp } from '../support/app';
import { enterAsGuest, goTo } from '../support/journeys';
import { askedKeySystems, provideKeySystem } from '../support/keySystems';
import type { Tv } from '../support/tv';
import { waitForPlayback } from '../support/watching';

const app = useApp(FILMS);
beforeEach(() => app.reset());

const licences = async () => (await app.requests()).filter(({ path }) => path === '/media/license');

/** A guest who has pressed Watch on the encrypted film. */
async function watch(prepare?: Parameters<typeof app.open>[1]): Promise<Tv> {
  const tv = await app.open('/browser/welcome', prepare);
  await enterAsGuest(tv);
  await goTo(tv, '/browser/asset/signal-from-spiti');
  await tv.waitForFocus({ role: 'button', name: /^Watch/ });
  await tv.press('enter');
  return tv;
}

test('[PLAYER-29, PLAYER-30] Widevine is asked for first, and its licence request is sent with the session', async () => {
  const tv = await watch({ prepare: (page) => provideKeySystem(page, 'com.widevine.alpha') });
  await waitForPlayback(tv, 1);
  expect((await askedKeySystems(tv))[0]).toBe('com.widevine.alpha');
  const sent = await licences();
  expect(sent.map(({ method, status }) => [method, status])).toEqual([['POST', 200]]);
  expect(sent[0]?.headers.authorization).toMatch(/^Bearer ./);
  expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({ kids: ['cHJvc2Nlbml1bS1rZXktMQ'] });
  expect(tv.errors).toEqual([]);
});

test('[PLAYER-30] a set without Widevine is asked for PlayReady, then plays by ClearKey; FairPlay is not in the manifest', async () => {
  const tv = await watch({ prepare: (page) => provideKeySystem(page, null) });
  await waitForPlayback(tv, 1);
  const asked = [...new Set(await askedKeySystems(tv))];
  expect(asked).toEqual(['com.widevine.alpha', 'com.microsoft.playready', 'org.w3.clearkey']);
  expect((await licences()).map(({ status }) => status)).toEqual([200]);
  expect(tv.errors).toEqual([]);
});
