/** What others are told of a playback: the service of its progress, analytics of its events, the log of its failures. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { settlePromises } from '../../../renderer/testing';
import { ApiError } from '../../api';
import { UnsupportedBrowserError } from '../../player/engine';
import { engineError } from '../../player/testing/fakeEngine';
import type { AnalyticsEvent } from '../../telemetry';
import { engineRoom } from './testing/fakeLoadEngine';
import { savedEvents, unmountPlayer, watch } from './testing/watchPlayer';

vi.mock('../../player/loadEngine', () => import('./testing/fakeLoadEngine'));
afterEach(unmountPlayer);

type Screen = Awaited<ReturnType<typeof watch>>;
const names = (tracked: readonly AnalyticsEvent[]): string[] => tracked.map(({ name }) => name);
const serviceError = (code: string, reasonCode: string | null = null) => ({
  code,
  reasonCode,
  details: null,
  message: null,
});
const refused = (status: number, code?: string): ApiError =>
  new ApiError({
    call: 'playback',
    kind: 'status',
    status,
    service: code === undefined ? null : serviceError(code),
  });

/** The engine fails, and so does every reload. */
async function failForGood({ root, engine }: Screen, code: number, httpStatus: number | null): Promise<void> {
  const error = engineError(code, { httpStatus });
  engine().loads.push(error, error, error, error);
  await root.act(() => engine().fire({ type: 'error', error }));
  for (let second = 0; second < 4; second++) await root.wait(1000);
  await root.act(settlePromises);
}

describe('analytics of the player', () => {
  it('[ANA-01, ANA-03, PLAYER-01] a film that is watched and left is ready, starts and stops', async () => {
    const { root, seen, engine } = await watch();
    expect(names(seen.tracked)).toEqual(['player ready', 'video start']);
    await root.act(() => engine().playTo(20));
    await unmountPlayer();
    expect(names(seen.tracked)).toEqual(['player ready', 'video start', 'video stop']);
    expect(seen.tracked.at(-1)).toMatchObject({ assetId: 'film', second: 20 });
  });

  it('[ANA-03] a hidden application stops it, and shown again it starts again', async () => {
    const { root, seen, visibility } = await watch();
    await root.act(() => visibility.tell(false));
    expect(names(seen.tracked).slice(2)).toEqual(['video stop']);
    await root.act(() => visibility.tell(true));
    await root.act(settlePromises);
    expect(names(seen.tracked).slice(3)).toEqual(['player ready', 'video start']);
  });

  it('[SEEK-08] steps along the bar send nothing, their commit one seek', async () => {
    const { root, seen } = await watch();
    await root.press('right');
    await root.press('right');
    expect(names(seen.tracked)).not.toContain('seek');
    await root.press('enter');
    expect(seen.tracked.filter(({ name }) => name === 'seek')).toEqual([
      expect.objectContaining({ assetId: 'film', from: 0, to: 30 }),
    ]);
  });
});

describe('a playback that fails', () => {
  it.each([
    ['[ERR-13] natively', 3016, null, 'native_player_error_3_3016', 'native_player_error'],
    ['[ERR-14] by an HTTP status', 1001, 404, 'http_request_player_error_404', 'http_request_player_error'],
  ])(
    '%s is reported, sends its fail event, and goes to the playback error',
    async (_, number, status, shown, code) => {
      const screen = await watch({ state: { returnAssetId: 'film' } });
      await failForGood(screen, number, status);
      const { seen } = screen;
      expect(seen.reports).toEqual([['error', code]]);
      expect(seen.path).toBe('/error_with_playback');
      expect(seen.state).toMatchObject({ errorCode: shown, returnAssetId: 'film' });
      expect(seen.state, 'to be played again').toMatchObject({
        failedAt: { path: '/asset/film/watch', state: { returnAssetId: 'film' } },
      });
      expect(names(seen.tracked).slice(2)).toEqual(['video stop', 'fail']);
      expect(seen.tracked.at(-1)).toMatchObject({ assetId: 'film', code: shown, severity: 'error', status });
    },
  );

  it('[PLAYER-06] an empty playback is logged as fatal, and goes to the playback error', async () => {
    const { seen } = await watch({ playback: () => Promise.resolve({ kind: 'items', items: [] }) });
    expect(seen.reports).toEqual([['fatal', 'no_content']]);
    expect(seen.path).toBe('/error_with_playback');
    expect(seen.tracked).toEqual([expect.objectContaining({ name: 'fail', severity: 'fatal' })]);
  });

  it('[PLAYER-07] a browser that cannot play streams is logged as fatal', async () => {
    engineRoom.refusal = new UnsupportedBrowserError();
    const { seen } = await watch();
    expect(seen.reports).toEqual([['fatal', 'native_player_error']]);
    expect(seen.path).toBe('/error_with_playback');
  });

  it('[ERR-15] what nobody expected is logged, and goes to the playback error', async () => {
    engineRoom.refusal = new TypeError('the engine is broken');
    const { seen } = await watch();
    expect(seen.reports).toEqual([['error', 'unhandled_error']]);
    expect(seen.path).toBe('/error_with_playback');
    expect(seen.state).toMatchObject({ errorCode: 'unhandled_error' });
  });

  it('[ERR-16] too many screens at once', async () => {
    const error = refused(403, 'concurrent_streams_exceeded');
    const { seen } = await watch({ playback: () => Promise.reject(error) });
    expect(seen.path).toBe('/stream_concurrency_error');
    expect(seen.state).toMatchObject({ failedAt: { path: '/asset/film/watch' } });
    expect(seen.tracked).toEqual([]);
  });

  it('[ERR-17] a title above the viewer`s age', async () => {
    const error = serviceError('age_restriction_exceeded');
    const { seen } = await watch({ playback: () => Promise.resolve({ kind: 'ageRestricted', error }) });
    expect(seen.path).toBe('/age_rating_restriction');
  });

  it.each([
    ['to the title it was opened from', { returnAssetId: 'show' }, '/asset/show'],
    ['to the playback error without one', {}, '/error_with_playback'],
  ])('[ERR-18] an asset that cannot be fetched leads back %s', async (_, state, path) => {
    const { seen } = await watch({ state, answer: () => Promise.reject(refused(500)) });
    expect(seen.reports).toEqual([['error', 'player_view_asset_fetch_failed']]);
    expect(seen.path).toBe(path);
  });

  it('[ERR-20] the code that is shown is the service`s reason', async () => {
    const service = serviceError('refused', 'NO_RIGHTS');
    const error = new ApiError({ call: 'playback', kind: 'status', status: 403, service });
    const { seen } = await watch({ playback: () => Promise.reject(error) });
    expect(seen.path).toBe('/error_with_playback');
    expect(seen.state).toMatchObject({ errorCode: 'NO_RIGHTS' });
  });

  it.each([
    ['without a network', 'network', null],
    ['with a 500 without a body', 'status', 500],
    ['with an answer against the contract', 'contract', null],
  ] as const)(
    '[ERR-20] a playback call that ends %s shows the unhandled category',
    async (_, kind, status) => {
      const error = new ApiError({ call: 'playback', kind, status, service: null });
      const { seen } = await watch({ playback: () => Promise.reject(error) });
      expect(seen.reports).toEqual([['error', 'unhandled_error']]);
      expect(seen.path).toBe('/error_with_playback');
      expect(seen.state).toMatchObject({ errorCode: 'unhandled_error' });
    },
  );
});

describe('progress that cannot be saved', () => {
  it('[PROG-08] is reported once, and the film plays on', async () => {
    const { root, seen, engine } = await watch({ onSave: () => Promise.reject(refused(500)) });
    for (let second = 1; second <= 61; second++) {
      await root.wait(1000);
      await root.act(() => engine().playTo(second));
    }
    expect(savedEvents(seen.saved)).toEqual(['started 0', 'progressed 59']);
    expect(seen.reports).toEqual([['error', null]]);
    expect([seen.path, engine().log.at(-1)]).toEqual(['/asset/film/watch', 'play']);
  });

  it.each([401, 404])('[PROG-07] by %d is nothing to report', async (status) => {
    const { seen } = await watch({ onSave: () => Promise.reject(refused(status)) });
    expect(seen.reports).toEqual([]);
  });
});
