/** The calls of a playback, and those around it whose failure the film goes on without. */
import { describe, expect, it } from 'vitest';
import { ApiError, createQueryClient } from '../api';
import type { Api } from '../api';
import { createPlaybackSource, licenseHeadersOf } from './playbackSource';
import { anAsset, aPlayback } from './testing/fakeAssets';

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

describe('the title and its stream', () => {
  it('are asked of the calls for an asset and for the show of an episode', async () => {
    const { fetchAsset, fetchRootAsset } = sourceOf({
      asset: (id: string) => Promise.resolve(anAsset({ id })),
      rootAsset: (id: string) => Promise.resolve(anAsset({ id, type: 'show' })),
    });
    expect(await fetchAsset('e1', never)).toMatchObject({ id: 'e1', type: 'movie' });
    expect(await fetchRootAsset('show', never)).toMatchObject({ id: 'show', type: 'show' });
  });

  it('are not fetched again when the screen before has them', async () => {
    const calls: string[] = [];
    const asset = (id: string) => {
      calls.push(id);
      return Promise.resolve(anAsset({ id }));
    };
    const { fetchAsset, fetchRootAsset } = sourceOf({ asset });
    await fetchAsset('show', never);
    expect(await fetchRootAsset('show', never)).toMatchObject({ id: 'show' });
    expect(calls).toEqual(['show']);
  });

  it('[PLAYER-02] the call for the stream carries the ids of the playback, and is cancelled with it', async () => {
    const asked: unknown[] = [];
    const items = aPlayback();
    const { fetchPlayback } = sourceOf({
      playback: (...call: unknown[]) => {
        asked.push(...call);
        return Promise.resolve({ kind: 'items', items });
      },
    });
    const body = { playbackId: 'p', deviceId: 'd', device: { type: 'TV' } };
    const call = { assetId: 'film', contentId: 'main', streamType: 'DASH' } as const;
    expect(await fetchPlayback({ ...call, body }, never)).toBe(items);
    expect(asked).toEqual([{ ...call, ...body }, never]);
  });

  it('[PLAYER-38] a stream refused for the age of the viewer is an error with what the service says', async () => {
    const error = { code: 'age', reasonCode: null, details: null, message: null };
    const { fetchPlayback } = sourceOf({
      playback: () => Promise.resolve({ kind: 'ageRestricted', error }),
    });
    const call = { assetId: 'film', contentId: 'main', streamType: 'DASH' } as const;
    const body = { playbackId: 'p', deviceId: 'd', device: { type: 'TV' } };
    await expect(fetchPlayback({ ...call, body }, never)).rejects.toMatchObject({
      call: 'playback',
      kind: 'ageRestricted',
      status: null,
      service: error,
    });
  });

  it('each playback has an id of its own', () => {
    const { createId } = sourceOf({});
    const id = createId();
    expect(id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(createId()).not.toBe(id);
  });
});

describe('the second to go on at', () => {
  const bookmark = () => Promise.resolve({ assetUuid: 'film', currentSecond: 42, finished: false });

  it('[PLAYER-34] is that of the bookmark', async () => {
    const { fetchResumePoint } = sourceOf({ bookmark });
    expect(await fetchResumePoint(anAsset(), never)).toEqual({ startAt: 39, watchedTo: 42 });
  });

  it.each([
    ['without a call for a guest', { guest: true }, bookmark, []],
    ['of a title that was never watched, which is no failure', {}, () => failed(404), []],
    ['of a title whose bookmark cannot be read', {}, () => failed(500), ['warning']],
  ])('[PLAYER-34] is the beginning %s', async (_case, viewer, answer, reported) => {
    const calls: string[] = [];
    const { fetchResumePoint, reports } = sourceOf(
      { bookmark: (id: string) => (calls.push(id), answer()) },
      viewer,
    );
    expect(await fetchResumePoint(anAsset(), never)).toBeNull();
    expect([calls.length, reports]).toEqual(['guest' in viewer ? 0 : 1, reported]);
  });
});

describe('a request for a licence', () => {
  it.each([
    ['carries the bearer of a viewer', 'abc', { authorization: 'Bearer abc' }],
    ['carries nothing of a guest', null, {}],
  ])('%s', async (_case, bearer, headers) => {
    expect(await licenseHeadersOf({ bearer: () => Promise.resolve(bearer) })()).toEqual(headers);
  });
});

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
    const guest = sourceOf({ recommendations: () => Promise.resolve(sets) }, { guest: true });
    expect(await guest.fetchSimilar(anAsset(), never)).toEqual([]);
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
    const playbackSettings = { skipIntro: true };
    const guest = sourceOf({ userSettings: () => Promise.resolve({ playbackSettings }) }, { guest: true });
    expect(await guest.fetchSettings()).toBeNull();
    const { fetchSettings, reports } = sourceOf({ userSettings: () => failed(500) });
    expect([await fetchSettings(), reports]).toEqual([null, ['warning']]);
  });
});
