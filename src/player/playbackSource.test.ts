/** The calls around a playback whose failure the film goes on without. */
import { describe, expect, it } from 'vitest';
import { ApiError, createQueryClient } from '../api';
import type { Api } from '../api';
import { createPlaybackSource } from './playbackSource';
import { anAsset } from './testing/fakeAssets';

const failed = (status: number): Promise<never> =>
  Promise.reject(new ApiError({ call: 'asset', kind: 'status', status, service: null }));

function sourceOf(given: object, { guest = false } = {}) {
  const reports: string[] = [];
  const source = createPlaybackSource(
    {
      api: given as Api,
      config: { apiUrl: 'http://service.test/api' },
      report: (_error, severity) => {
        reports.push(severity);
        return '';
      },
      session: { profileId: () => (guest ? null : 'profile') },
    },
    createQueryClient(),
    'device',
  );
  return { ...source, reports };
}
const never = new AbortController().signal;
const episode = (nextAsset: object | null) => anAsset({ id: 'e1', type: 'episode', nextAsset });

describe('the asset that follows', () => {
  it('is the one that its title names', async () => {
    const { fetchNext } = sourceOf({ asset: (id: string) => Promise.resolve(anAsset({ id })) });
    expect(await fetchNext(episode({ uuid: 'e2' }), never)).toMatchObject({ id: 'e2' });
  });

  it('of an episode that names none is asked of the next-episode call', async () => {
    const { fetchNext } = sourceOf({
      nextEpisode: (id: string) => Promise.resolve(anAsset({ id: `after ${id}` })),
    });
    expect(await fetchNext(episode(null), never)).toMatchObject({ id: 'after e1' });
  });

  it('of a movie that names none is missing, without a call', async () => {
    expect(await sourceOf({}).fetchNext(anAsset(), never)).toBe('missing');
  });

  it.each([
    [404, 'missing', []],
    [500, 'unknown', ['warning']],
  ])('after status %d is %s', async (status, found, reported) => {
    const { fetchNext, reports } = sourceOf({
      asset: () => failed(status),
      nextEpisode: () => failed(status),
    });
    expect(await fetchNext(episode({ uuid: 'e2' }), never)).toBe(found);
    expect(await fetchNext(episode(null), never)).toBe(found);
    expect(reports).toEqual([...reported, ...reported]);
  });
});

describe('titles like one', () => {
  const sets = [
    { type: 'top_picks', assets: [anAsset({ id: 'p' })] },
    { type: 'more_like_this', assets: [anAsset({ id: 'a' }), anAsset({ id: 'film' }), anAsset({ id: 'b' })] },
  ];

  it('[NEXT-07] are the set of that name, without the title itself', async () => {
    const { fetchSimilar } = sourceOf({ recommendations: () => Promise.resolve(sets) });
    expect((await fetchSimilar(anAsset(), never)).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('[ASSET-05, NEXT-07] are not asked for by a guest, and none after a failure', async () => {
    expect(await sourceOf({}, { guest: true }).fetchSimilar(anAsset(), never)).toEqual([]);
    const { fetchSimilar, reports } = sourceOf({ recommendations: () => failed(500) });
    expect([await fetchSimilar(anAsset(), never), reports]).toEqual([[], ['warning']]);
  });
});

describe('the settings of the viewer', () => {
  it('[SUB-17, SKIP-02] are the playback settings of the user', async () => {
    const playbackSettings = { skipIntro: true };
    const { fetchSettings } = sourceOf({ userSettings: () => Promise.resolve({ playbackSettings }) });
    expect(await fetchSettings()).toBe(playbackSettings);
  });

  it('are not asked for by a guest, and none after a failure', async () => {
    expect(await sourceOf({}, { guest: true }).fetchSettings()).toBeNull();
    const { fetchSettings, reports } = sourceOf({ userSettings: () => failed(500) });
    expect([await fetchSettings(), reports]).toEqual([null, ['warning']]);
  });
});
