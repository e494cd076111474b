/** What is told of playbacks on real streams: analytics in pairs, and the stream's own figures. Failures: `player-faults.e2e`. */
import { beforeEach, expect, test } from 'vitest';
import { useApp } from '../support/app';
import { goTo } from '../support/journeys';
import type { RemoteKey } from '../support/remote';
import { storeSession, waitForProfiles } from '../support/storedSession';
import { listenToReports } from '../support/told';
import type { Listening, Told } from '../support/told';
import type { Tv } from '../support/tv';
import { setVisible } from '../support/visibility';
import { leaveByKeys, waitForPlayback } from '../support/watching';

const telemetry = {
  eventsUrl: '/api/telemetry/events',
  reportsUrl: '/api/telemetry/reports',
  sampling: 1,
};
const app = useApp({ telemetry, pace: 1 });
beforeEach(() => app.reset());

interface Watching extends Listening {
  tv: Tv;
}

/** A guest at the address of a title's player. */
async function watch(id: string): Promise<Watching> {
  let listening: Listening = { told: [], reports: [] };
  const tv = await app.open(`/browser/asset/${id}/watch`, {
    prepare: async (page) => {
      listening = await listenToReports(page);
    },
  });
  return { tv, ...listening };
}

const names = (told: readonly Told[]): string[] =>
  told.map(({ name }) => name).filter((name) => !name.startsWith('buffer'));

test('[ANA-01, ANA-03, SEEK-08] a film that is watched, sought and left: ready, start, one seek, stop', async () => {
  const { tv, told } = await watch('night-ferry');
  await waitForPlayback(tv, 1);
  await tv.press('right', 2);
  await tv.press('enter');
  await waitForPlayback(tv, 0.5);
  await leaveByKeys(tv);
  expect(names(told)).toEqual(['player ready', 'video start', 'seek', 'video stop']);
  expect(told.every(({ assetId }) => assetId === 'night-ferry')).toBe(true);
  expect(new Set(told.map(({ playbackId }) => playbackId)).size).toBe(1);
  const seek = told.find(({ name }) => name === 'seek')!;
  expect(Number(seek.to) - Number(seek.from)).toBeGreaterThan(29);
  const buffer = told.filter(({ name }) => name.startsWith('buffer')).map(({ name }) => name);
  expect(buffer).toEqual(buffer.map((_, i) => (i % 2 === 0 ? 'buffer start' : 'buffer end')));
  expect(tv.errors).toEqual([]);
});

test('[ANA-01, ANA-02, ANA-06, ERR-04, ERR-20, PIN-09] events and reports of a member reach the service with context, log and stack, and nothing secret', async () => {
  const tv = await app.open('/', {
    prepare: await storeSession(app.url, { account: 'demo', profileChosen: false }),
  });
  await waitForProfiles(tv);
  await tv.press('right');
  await tv.waitForFocus({ id: 'profile-profile-harjit' });
  await tv.press('enter');
  await tv.waitForFocus({ id: 'pin-1' });
  await tv.type('2468');
  await tv.waitForRoute('/browser/home');
  await tv.idle();
  await goTo(tv, '/browser/asset/night-ferry/watch');
  await waitForPlayback(tv, 1);
  await leaveByKeys(tv);
  await app.fault({ match: 'POST /api/asset/*/playback', status: 500, emptyBody: true });
  await goTo(tv, '/browser/asset/night-ferry/watch');
  await tv.waitForRoute('/browser/error_with_playback');
  // The profile's language is Punjabi.
  await tv.waitFor({ name: /: unhandled_error$/ });
  await setVisible(tv, false);
  const reported = async (): Promise<unknown[]> => (await app.telemetryReceived()).reports;
  await expect.poll(reported).toContainEqual(
    expect.objectContaining({
      severity: 'error',
      code: 'unhandled_error',
      message: 'ApiError: playback: status 500',
      stack: expect.stringContaining('ApiError'),
      log: expect.arrayContaining([expect.any(String)]),
    }),
  );
  const { events, reports } = await app.telemetryReceived();
  expect(events.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['items presented', 'player ready', 'video start', 'video stop']),
  );
  // What a page of the test before sends while it closes may come in between: its events are a guest's.
  expect(events).toContainEqual(
    expect.objectContaining({
      name: 'video start',
      context: expect.objectContaining({
        version: '1.5.1',
        platform: 'browser',
        profileId: 'profile-harjit',
      }),
    }),
  );
  const bearers = (await app.requests()).flatMap(({ headers }) => headers.authorization?.split(' ')[1] ?? []);
  expect(bearers.length).toBeGreaterThan(0);
  const text = JSON.stringify([events, reports]).replaceAll(/[\da-f-]{36}/g, '');
  for (const secret of [...bearers, 'demo@proscenium.tv', 'popcorn1']) expect(text).not.toContain(secret);
  expect(text).not.toMatch(/\b2468\b/);
});

test('the key sequence shows the figures of the stream over the picture, and hides them again', async () => {
  const keys: readonly RemoteKey[] = ['up', 'up', 'up', 'up', 'right', 'left', 'right', 'left'];
  const { tv } = await watch('night-ferry');
  await waitForPlayback(tv, 1);
  for (const key of keys) await tv.press(key);
  const figure = async (id: string): Promise<number> => Number((await tv.find({ id }))?.name);
  await expect.poll(() => figure('stats-height')).toBeGreaterThan(0);
  const size = await tv.page.evaluate(() => document.querySelector('video')!.videoHeight);
  await expect.poll(() => figure('stats-height')).toBe(size);
  const before = await figure('stats-decoded');
  await expect.poll(() => figure('stats-decoded')).toBeGreaterThan(before);
  expect(await figure('stats-buffer')).toBeGreaterThan(1);
  expect((await tv.find({ id: 'stats-keys' }))?.name).toBe('keys: none');
  for (const key of keys) await tv.press(key);
  await tv.waitForGone({ id: 'stats' });
  expect(tv.errors).toEqual([]);
});
