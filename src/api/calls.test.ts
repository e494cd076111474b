/** What every call of the client sends, and what it makes of a plain answer. */
import { describe, expect, it } from 'vitest';
import { defaultPaths } from '../contract';
import { createApi } from './api';
import type { Api } from './api';
import type { CallName } from './calls';
import { EVERY_CALL } from './testing/everyCall';
import { fakeFetch, fakeSession, json } from './testing/fakeService';

function client(answer: () => Response, profileId: string | null = 'profile-1') {
  const { fetch, sent } = fakeFetch(answer);
  const api = createApi({
    config: {
      apiUrl: 'https://tv.example',
      staticUrl: 'https://tv.example/texts',
      legalUrl: 'https://tv.example/law',
      paths: defaultPaths,
    },
    version: '1.5.1',
    session: fakeSession({ profileId: () => profileId }),
    onProblem: () => {},
    fetch,
    newId: () => 'id',
  });
  return { api, sent };
}

describe('[API-10, API-11] what a call sends and gives', () => {
  it.each(Object.entries(EVERY_CALL))('%s', async (_name, { answer, call, gives, sends }) => {
    const { api, sent } = client(() =>
      answer === undefined ? new Response(null, { status: 204 }) : json(answer),
    );
    expect(await call(api)).toEqual(gives);
    const [request] = sent;
    const address = request && request.url.pathname + request.url.search;
    expect([request?.method, address, request?.body]).toEqual([sends[0], sends[1], sends[2] ?? '']);
  });
});

/** Calls whose name in errors is not that of the function: several do one thing. */
const NAMES: Readonly<Partial<Record<keyof Api, CallName>>> = {
  addProfile: 'saveProfile',
  editProfile: 'saveProfile',
  clearLike: 'setLike',
  addToWatchlist: 'setWatchlist',
  removeFromWatchlist: 'setWatchlist',
};

describe('[ERR-03] a call that fails', () => {
  it.each(Object.entries(EVERY_CALL))('%s is named by its error', async (name, { call: ask }) => {
    const call = NAMES[name as keyof Api] ?? name;
    const { api } = client(() => json({}, 500));
    await expect(ask(api)).rejects.toMatchObject({ call, kind: 'status', status: 500 });
  });

  it.each(['user', 'asset', 'translations'] as const)(
    '%s is, when its answer cannot be read',
    async (call) => {
      const { api } = client(() => new Response('7'));
      await expect(EVERY_CALL[call].call(api)).rejects.toMatchObject({ call, kind: 'contract' });
    },
  );

  it('[API-07] the user`s age is a refusal of that call', async () => {
    const { api } = client(() => json({ code: 'age_restriction_exceeded' }, 423));
    const service = expect.objectContaining({ code: 'age_restriction_exceeded' }) as object;
    await expect(api.user()).rejects.toMatchObject({
      call: 'user',
      kind: 'ageRestricted',
      status: 423,
      service,
    });
  });
});

describe('[LIKE-10, PROG-11] without a profile', () => {
  const OF_A_PROFILE: readonly (keyof Api)[] = [
    'bookmark',
    'bookmarks',
    'saveProgress',
    'like',
    'setLike',
    'clearLike',
    'watchlist',
    'onWatchlist',
    'addToWatchlist',
    'removeFromWatchlist',
  ];

  it.each(OF_A_PROFILE)('%s sends nothing, and is no failure to show', async (name) => {
    const { api, sent } = client(() => json({}), null);
    const failed = EVERY_CALL[name].call(api);
    await expect(failed).rejects.toMatchObject({ kind: 'aborted', status: null, service: null });
    expect(sent).toEqual([]);
  });

  it('every other call is sent', async () => {
    for (const [name, { call }] of Object.entries(EVERY_CALL)) {
      if (OF_A_PROFILE.includes(name as keyof Api)) continue;
      const { api, sent } = client(() => json({}), null);
      await call(api).catch(() => undefined);
      expect([name, sent.length]).toEqual([name, 1]);
    }
  });
});
