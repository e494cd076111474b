/** What is told of playbacks on real streams: analytics in pairs, fail events with their codes, and the stream's own figures. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { FaultInput } from '../service/faults';
import { useApp } from '../support/app';
import { enterAsGuest, goTo } from '../support/journeys';
import type { RemoteKey } from '../support/remote';
import type { Tv } from '../support/tv';
import { leaveByKeys, waitForPlayback } from '../support/watching';

const app = useApp();
beforeEach(() => app.reset());

/** An event of analytics as the console shows it: its name, and what it says. */
type Told = Record<string, unknown> & { name: string };

interface Watching {
  tv: Tv;
  /** Events of playbacks, in order. */
  told: Told[];
  /** Reports, as the console shows them; all are sent, not six of ten. */
  reports: string[];
}

const PLAYBACK = /^(video|player|seek|buffer|ad|fail)\b/;

/** A guest who opens a title's player. */
async function watch(id: string): Promise<Watching> {
  const told: Told[] = [];
  const reports: string[] = [];
  const tv = await app.open('/browser/welcome', {
    prepare: async (page) => {
      await page.addInitScript(() => void (Math.random = () => 0));
      page.on('console', (message) => {
        const [, name, details] = /^\[analytics\] (.+?) (\{.*\})$/.exec(message.text()) ?? [];
        if (name !== undefined && PLAYBACK.test(name))
          told.push({ ...(JSON.parse(details!) as object), name });
        if (message.text().startsWith('[report]')) reports.push(message.text());
      });
    },
  });
  await enterAsGuest(tv);
  await goTo(tv, `/browser/asset/${id}/watch`, { returnAssetId: id });
  return { tv, told, reports };
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

describe('[ERR-13, ERR-14, ERR-21] a stream that cannot be played goes to the playback error, and says why', () => {
  const MANIFEST = 'GET /api/manifest/**';
  test.each<[string, FaultInput, string, number | null]>([
    [
      'a manifest that is not there',
      { match: MANIFEST, times: null, status: 404 },
      'http_request_player_error_404',
      404,
    ],
    [
      'a manifest that is a web page',
      { match: MANIFEST, times: null, text: '<html>Sign in to this network</html>' },
      'native_player_error_4_4001',
      null,
    ],
  ])('%s', async (_, fault, code, status) => {
    await app.fault(fault);
    const { tv, told, reports } = await watch('night-ferry');
    const { state } = await tv.waitForRoute('/browser/error_with_playback');
    expect(state).toMatchObject({ errorCode: code, returnAssetId: 'night-ferry' });
    await tv.waitFor({ role: 'heading', name: 'Something went wrong with playback' });
    await tv.waitFor({ name: `Error code: ${code}` });
    expect(told).toEqual([
      expect.objectContaining({ name: 'fail', assetId: 'night-ferry', code, severity: 'error', status }),
    ]);
    expect(reports).toHaveLength(1);
    expect(reports[0]).toContain(code);
  });

  test('[PLAYER-06] an empty playback is logged as fatal', async () => {
    await app.fault({ match: 'POST /api/asset/*/playback', body: [] });
    const { tv, told, reports } = await watch('night-ferry');
    await tv.waitForRoute('/browser/error_with_playback');
    expect(told).toEqual([expect.objectContaining({ name: 'fail', severity: 'fatal', playbackId: null })]);
    expect(reports).toEqual([expect.stringContaining('[report] fatal no_content')]);
  });
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
