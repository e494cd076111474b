import { afterEach, describe, expect, it, vi } from 'vitest';
import { defaultPaths } from '../contract';
import type { ContractProblem } from '../contract';
import { createApi } from './api';
import type { Answer, SentRequest } from './testing/fakeService';
import { fakeFetch, fakeSession, json, networkFailure } from './testing/fakeService';

afterEach(() => void vi.useRealTimers());

function setUp(answer: Answer, paths = defaultPaths) {
  const problems: ContractProblem[] = [];
  const { fetch, sent } = fakeFetch(answer);
  const api = createApi({
    config: {
      apiUrl: 'https://api.example.com',
      staticUrl: 'https://static.example.com/texts',
      legalUrl: 'https://law.example.com/legal',
      paths,
    },
    version: '1.5.1',
    session: fakeSession(),
    onProblem: (problem) => problems.push(problem),
    fetch,
    newId: () => 'id',
  });
  return { api, problems, sent };
}

/** Components `from`..`to`, each with one title. */
const pathAndQuery = (request: SentRequest | undefined): string =>
  request ? request.url.pathname + request.url.search : '';

describe('calls of the service', () => {
  it('[ASSET-01] an asset is asked for at /asset/v2/{id}, its id escaped', async () => {
    const { api, sent } = setUp(() => json({ id: 'a/1' }));
    await api.asset('a/1');
    expect(sent[0]?.url.pathname).toBe('/asset/v2/a%2F1');
  });

  it('[API-10] the paths the specification does not show come from the configuration', async () => {
    const { api, sent } = setUp(() => json({ id: 'x' }), {
      ...defaultPaths,
      asset: '/asset/{id}/watch',
      rootAsset: '/show/{id}',
      nextEpisode: '/after/{id}',
      playback: '/play/{id}',
      provider: '/partner',
    });
    await api.asset('a');
    await api.rootAsset('a');
    await api.nextEpisode('a');
    await api.provider();
    expect(sent.map((request) => request.url.pathname)).toEqual([
      '/asset/a/watch',
      '/show/a',
      '/after/a',
      '/partner',
    ]);
  });

  it('[PAGE-03] components are asked for by skip and a limit of 10', async () => {
    const { api, sent } = setUp(() => json({ uuid: 'p', components: { data: [] } }));
    await api.components('p', 20);
    expect(pathAndQuery(sent[0])).toBe('/page/p/components?skip=20&limit=10');
  });

  const play = {
    assetId: 'a',
    contentId: 's1',
    streamType: 'DASH',
    playbackId: 'pb',
    deviceId: 'd',
    device: { type: 'browser' },
  } as const;

  it('[PLAYER-02] playback says content and stream in the query, playback and device in the body', async () => {
    const { api, sent } = setUp(() => json([{ url: 'm.mpd' }]));
    expect(await api.playback(play)).toMatchObject({ kind: 'items', items: [{ url: 'm.mpd' }] });
    expect(sent[0]).toMatchObject({
      method: 'POST',
      body: { playbackId: 'pb', deviceId: 'd', device: { type: 'browser' } },
    });
    expect(pathAndQuery(sent[0])).toBe('/asset/a/playback?contentId=s1&streamType=DASH');
  });

  it('[PLAYER-04] playback status 402 is a rejection', async () => {
    const { api } = setUp(() => json({ code: 'plan_upgrade_required' }, 402));
    await expect(api.playback(play)).rejects.toMatchObject({ status: 402 });
  });

  it.each([403, 423, 451])(
    '[API-07] playback hands an age restriction with %d on; a call that cannot carry it fails with that kind',
    async (status) => {
      const { api } = setUp(() => json({ code: 'age_restriction_exceeded' }, status));
      expect(await api.playback(play)).toMatchObject({ kind: 'ageRestricted' });
      await expect(api.asset('a')).rejects.toMatchObject({ kind: 'ageRestricted', status });
    },
  );

  it.each([
    ['DE', 'DE'],
    [' DE ', 'DE'],
    [' ', 'IN'],
    ['', 'IN'],
    [undefined, 'IN'],
  ])('[SHELL-26, SHELL-27] country header %j is country %s', async (header, country) => {
    const { api } = setUp(() => json({ uid: 'u' }, 200, header === undefined ? {} : { 'x-country': header }));
    expect((await api.user()).country).toBe(country);
  });

  it('[PROG-01] progress is floored and gives the saved bookmark', async () => {
    const { api, sent } = setUp(() => json({ assetUuid: 'a', currentSecond: 12 }));
    const progress = { assetId: 'a', rootId: null, parentId: null, finished: false, deviceId: 'd' };
    const saved = await api.saveProgress({ ...progress, event: 'progressed', currentSecond: 12.9 });
    expect(saved.currentSecond).toBe(12);
    expect(sent[0]?.body).toMatchObject({ currentSecond: 12, event: 'progressed' });
  });

  it('[PROG-09] the bookmark of an asset is read from the address it is saved at', async () => {
    const { api, sent } = setUp(() => json({ assetUuid: 'a', currentSecond: 12, finished: true }));
    expect(await api.bookmark('a')).toEqual({ assetUuid: 'a', currentSecond: 12, finished: true });
    expect([sent[0]?.method, sent[0]?.url.pathname]).toEqual(['GET', '/favorites/watching/a']);
  });

  it.each([true, false])(
    '[PROG-10] a save outlives its page when that is asked for: keepalive %s',
    async (keepalive) => {
      const { api, sent } = setUp(() => json({ assetUuid: 'a' }));
      const body = { assetId: 'a', rootId: null, parentId: null, finished: false, deviceId: 'd' };
      await api.saveProgress({ ...body, event: 'closed', currentSecond: 1 }, { keepalive });
      expect(sent[0]?.keepalive).toBe(keepalive);
    },
  );

  it('subscription and card are null when the body is null or empty', async () => {
    const { api } = setUp((_request, index) =>
      index === 0 ? json(null) : new Response(null, { status: 204 }),
    );
    expect([await api.subscription(), await api.card()]).toEqual([null, null]);
  });

  it('[API-09] a mistake in the answers is reported once, however often it is met', async () => {
    const { api, problems } = setUp(() => json({ id: 'a', year: 'soon' }));
    await api.asset('a');
    await api.asset('b');
    const year = { where: 'asset.year', what: 'Expected number, got string' };
    expect(problems).toEqual([year]);
    const other = setUp(() => json({ id: 'a', year: 'soon', duration: 'long' }));
    await other.api.asset('a');
    expect(other.problems.map(({ where }) => where).sort()).toEqual(['asset.duration', 'asset.year']);
  });
});

describe('static client', () => {
  it('[API-08, SHELL-24] texts come from the static host, without the headers of the API', async () => {
    const { api, sent } = setUp(() => json({ 'app.ok': 'ਠੀਕ' }));
    expect(await api.translations('pa')).toEqual({ 'app.ok': 'ਠੀਕ' });
    expect(sent[0]?.url.href).toBe('https://static.example.com/texts/translations/pa.json');
    for (const name of ['authorization', 'x-platform', 'x-profile-id'])
      expect(sent[0]?.headers.has(name)).toBe(false);
  });

  it('[WELCOME-06] legal texts come as HTML from their provider by type', async () => {
    const { api, sent } = setUp(() => new Response('<p>Terms</p>'));
    expect(await api.legal('terms-and-conditions')).toBe('<p>Terms</p>');
    expect(sent[0]?.url.href).toBe('https://law.example.com/legal/terms-and-conditions');
  });

  it('[API-08] the static client retries like the API client, and its error names the failure', async () => {
    vi.useFakeTimers({ now: 0 });
    const { api, sent } = setUp(networkFailure);
    const failed = expect(api.translations('pa')).rejects.toMatchObject({
      kind: 'network',
      call: 'translations',
    });
    await vi.runAllTimersAsync();
    await failed;
    expect(sent).toHaveLength(6);
  });

  it.each([
    [() => new Response('no', { status: 404 }), { kind: 'status', status: 404 }],
    [() => new Response('<html>'), { kind: 'contract' }],
  ])('a missing file, or one that is not JSON, is an error: %#', async (answer, error) => {
    const { api } = setUp(answer);
    await expect(api.translations('pa')).rejects.toMatchObject(error);
  });
});
