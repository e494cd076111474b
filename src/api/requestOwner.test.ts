/**
 * A request belongs to whoever made it: each writing call, at each moment at which it waits, while somebody else comes. The service
 * takes what the previous viewer wrote for nobody else.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultPaths } from '../contract';
import { createApi } from './api';
import type { Api } from './api';
import { ApiError } from './apiError';
import { EVERY_CALL } from './testing/everyCall';
import { fakeFetch, fakeSession, json, networkFailure } from './testing/fakeService';
import type { Answer } from './testing/fakeService';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

interface Who {
  uid: string | null;
  profileId: string | null;
}

const PARENT: Who = { uid: 'm', profileId: 'parent' };
const CHANGES: Readonly<Record<string, Who>> = {
  'another profile': { uid: 'm', profileId: 'child' },
  'the sign-out': { uid: null, profileId: null },
  'another account': { uid: 'n', profileId: 'parent' },
};
/** The moments at which a request waits; each ends 1 s after it began. */
const MOMENTS = ['awaiting a bearer', 'waiting to retry', 'refreshing after 401'] as const;
type Moment = (typeof MOMENTS)[number];

const ANSWERS: Readonly<Record<Moment, Answer>> = {
  'awaiting a bearer': () => json({}),
  'waiting to retry': (_request, index) => (index === 0 ? networkFailure() : json({})),
  'refreshing after 401': (_request, index) => (index === 0 ? json({}, 401) : json({})),
};

const aSecond = (): Promise<void> => new Promise((done) => setTimeout(done, 1000));

/** Makes a call as the parent; 500 ms later, while it waits, `next` is there. */
async function whileWaiting(moment: Moment, next: Who, call: (api: Api) => Promise<unknown>) {
  const who = { ...PARENT };
  const { fetch, sent } = fakeFetch(ANSWERS[moment]);
  const unauthorized = vi.fn();
  const api = createApi({
    config: { apiUrl: 'https://tv.example', staticUrl: '', legalUrl: '', paths: defaultPaths },
    version: '1.5.1',
    session: fakeSession({
      uid: () => who.uid,
      profileId: () => who.profileId,
      unauthorized,
      bearer: async () => {
        if (moment === 'awaiting a bearer') await aSecond();
        return who.uid === null ? null : `bearer of ${who.uid}`;
      },
      refreshBearer: async () => {
        await aSecond();
        return who.uid === null ? null : `new bearer of ${who.uid}`;
      },
    }),
    onProblem: () => {},
    fetch,
    newId: () => 'id',
  });
  const outcome = call(api).then(
    () => 'done',
    (error: unknown) => (error instanceof ApiError ? error.kind : error),
  );
  await vi.advanceTimersByTimeAsync(500);
  Object.assign(who, next);
  await vi.runAllTimersAsync();
  const seenAs = sent.map(({ headers }) => [headers.get('authorization'), headers.get('x-profile-id')]);
  return { outcome: await outcome, seenAs, unauthorized };
}

const WRITES = Object.entries(EVERY_CALL).filter(([, { sends }]) => sends[0] !== 'GET');
const READS = Object.entries(EVERY_CALL).filter(
  ([name, { sends }]) => sends[0] === 'GET' && name !== 'translations' && name !== 'legal',
);
const AS_PARENT = ['Bearer bearer of m', 'parent'];

describe.each(MOMENTS)('while %s', (moment) => {
  const asked = moment === 'awaiting a bearer' ? [] : [AS_PARENT];

  describe.each(Object.entries(CHANGES))('%s', (_change, next) => {
    it.each(WRITES)('[LIKE-10, PROG-11] ends %s, which is not sent again', async (_name, { call }) => {
      const { outcome, seenAs, unauthorized } = await whileWaiting(moment, next, call);
      expect(outcome).toBe('aborted');
      expect(seenAs).toEqual(asked);
      expect(unauthorized).not.toHaveBeenCalled();
    });
  });

  it.each(READS)(
    'another profile does not end %s, which goes on for the profile that made it',
    async (_name, { call }) => {
      const { seenAs } = await whileWaiting(moment, { uid: 'm', profileId: 'child' }, call);
      expect(seenAs).toHaveLength(asked.length + 1);
      expect(seenAs.map(([, profile]) => profile)).toEqual(seenAs.map(() => 'parent'));
    },
  );

  it.each(READS)('another account ends %s', async (_name, { call }) => {
    const { outcome, seenAs, unauthorized } = await whileWaiting(moment, { uid: 'n', profileId: 'x' }, call);
    expect(outcome).toBe('aborted');
    expect(seenAs).toEqual(asked);
    expect(unauthorized).not.toHaveBeenCalled();
  });

  it.each(WRITES)('the same viewer leaves %s alone', async (_name, { call }) => {
    const { outcome, seenAs } = await whileWaiting(moment, PARENT, call);
    expect(outcome).not.toBe('aborted');
    expect(seenAs).toHaveLength(asked.length + 1);
  });
});

it('[ROUTE-31] a call made before anybody is known is for who comes, with their profile', async () => {
  const who: Who = { uid: null, profileId: null };
  const { fetch, sent } = fakeFetch(() => json({}));
  const api = createApi({
    config: { apiUrl: 'https://tv.example', staticUrl: '', legalUrl: '', paths: defaultPaths },
    version: '1.5.1',
    session: fakeSession({
      uid: () => who.uid,
      profileId: () => who.profileId,
      bearer: async () => {
        await aSecond();
        return 'bearer of m';
      },
    }),
    onProblem: () => {},
    fetch,
  });
  const settings = api.settings();
  Object.assign(who, PARENT);
  await vi.runAllTimersAsync();
  await settings;
  expect(sent[0]!.headers.get('x-profile-id')).toBe('parent');
});

it.each([
  ['the sign-out', { uid: null, profileId: null }, 0],
  ['a guest who came after', { uid: 'g', profileId: null }, 0],
  ['nobody else', PARENT, 1],
] as const)('[AUTH-20, AUTH-22] a late 401 after %s: %#', async (_name, next, resets) => {
  const who = { ...PARENT };
  const unauthorized = vi.fn();
  const { fetch } = fakeFetch(async () => {
    await aSecond();
    return json({}, 401);
  });
  const api = createApi({
    config: { apiUrl: 'https://tv.example', staticUrl: '', legalUrl: '', paths: defaultPaths },
    version: '1.5.1',
    session: fakeSession({ uid: () => who.uid, profileId: () => who.profileId, unauthorized }),
    onProblem: () => {},
    fetch,
  });
  const outcome = api.profiles().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(500);
  Object.assign(who, next);
  await vi.runAllTimersAsync();
  expect(await outcome).toMatchObject({ kind: 'status', status: 401 });
  expect(unauthorized).toHaveBeenCalledTimes(resets);
});
