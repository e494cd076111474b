/** The encrypted film: the key systems a set is asked for, and what a viewer sees when the licence is refused. */
import { beforeEach, describe, expect, test } from 'vitest';
import { useApp } from '../support/app';
import { enterAsGuest, goTo } from '../support/journeys';
import { askedKeySystems, provideKeySystem } from '../support/keySystems';
import type { Tv } from '../support/tv';
import { waitForPlayback } from '../support/watching';

const app = useApp();
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

describe('[ERR-13, ERR-14] a licence that', () => {
  const kid = 'cHJvc2Nlbml1bS1rZXktMQ';
  test.each([
    ['is refused with 401', { status: 401 }, 'http_request_player_error_401'],
    ['is refused with 403', { status: 403 }, 'http_request_player_error_403'],
    [
      'holds another key',
      { body: { keys: [{ kty: 'oct', kid, k: 'AAAAAAAAAAAAAAAAAAAAAA' }], type: 'temporary' } },
      'native_player_error_3_3016',
    ],
  ])(
    '%s leads to the screen of a failed playback with its code, and the film plays when it is good again',
    async (_, fault, code) => {
      await app.fault({ match: 'POST /media/license', times: null, ...fault });
      const tv = await watch();
      await tv.waitForRoute('/browser/error_with_playback');
      await tv.waitFor({ role: 'heading', name: 'Something went wrong with playback' });
      await tv.waitFor({ name: `Error code: ${code}` });
      expect(await tv.page.evaluate(() => document.querySelectorAll('video').length)).toBe(0);
      await fetch(`${app.url}/__test/faults`, { method: 'DELETE' });
      await goTo(tv, '/browser/asset/signal-from-spiti');
      await tv.waitForFocus({ role: 'button', name: /^Watch|^Continue/ });
      await tv.press('enter');
      await waitForPlayback(tv, 0.5);
    },
  );
});
