import { describe, expect, it, vi } from 'vitest';
import { createApi, createQueryClient, queries } from '../api';
import { fakeFetch, fakeSession, json } from '../api/testing/fakeService';
import { defaultPaths, parseProfile, parseSettings } from '../contract';
import { newAccount } from '../domain/account';
import { createStores } from '../session';
import type { AccountState } from '../domain/accountState';
import { prefetchFirstScreen } from './prefetchFirstScreen';

const ANN = parseProfile({ uuid: 'ann', name: 'Ann', interests: ['drama'] }, () => {});
const LOCKED = parseProfile({ uuid: 'bea', name: 'Bea', pin: '1234' }, () => {});
const CARELESS = parseProfile({ uuid: 'cem', name: 'Cem' }, () => {});
const BOOKMARKS = '/favorites/watching';
const SETTINGS = {
  menuLinks: [
    { title: 'Films', uuid: 'films' },
    { title: 'Home', uuid: 'front' },
  ],
};

interface Case {
  session?: AccountState;
  profile?: typeof ANN | null;
  settings?: object;
  hiddenSeconds?: number | null;
  menu?: readonly { title: string; uuid: string }[];
  /** Answers by path; else titles, a page without components, and empty lists. */
  answers?: Readonly<Record<string, object>>;
}

/** A start: `ask` for its first screen at a path; `asked` are paths below the API's address, in their order. */
function begin(of: Case = {}) {
  const { session = 'signedIn', profile = ANN, settings = {}, hiddenSeconds = null, menu, answers = {} } = of;
  const queryClient = createQueryClient();
  const bookmarksAsked = () => sent.some(({ url }) => url.pathname === BOOKMARKS);
  const bookmarksHere = () => queryClient.getQueryState([BOOKMARKS, 'ann'])?.status !== 'pending';
  const { fetch, sent } = fakeFetch(async ({ url: { pathname } }) => {
    if (pathname.startsWith('/asset/')) return json({ id: pathname.split('/').pop() });
    if (!pathname.includes('/page/')) return json(answers[pathname] ?? []);
    // The larger answer comes last.
    if (bookmarksAsked()) await vi.waitUntil(bookmarksHere);
    return json(answers[pathname] ?? { uuid: 'p', components: { data: [] } });
  });
  const stores = createStores({ platform: 'tizen', deviceId: 'd', version: '1', profile });
  stores.settings.setState({ settings: parseSettings({ ...SETTINGS, ...settings }, () => {}) });
  stores.identity.setState({ session, uid: 'u' });
  if (menu !== undefined && profile !== null)
    stores.profile.setState({ menu: { profileId: profile.uuid, links: menu as never } });
  const profileId = session === 'signedIn' ? (profile?.uuid ?? null) : null;
  const api = createApi({
    config: { apiUrl: 'https://tv.example', staticUrl: '', legalUrl: '', paths: defaultPaths },
    version: '1',
    session: fakeSession({ profileId: () => profileId }),
    onProblem: () => {},
    fetch,
  });
  const account = { ...newAccount(profile), session, uid: 'u' };
  const start = {
    api,
    session: { account: () => account, profileId: () => profileId },
    stores,
    queryClient,
    hiddenSeconds,
  };
  return {
    api,
    queryClient,
    ask: (path: string) => prefetchFirstScreen(start, path),
    asked: () => sent.map(({ url }) => url.pathname + (url.search.includes('skip') ? url.search : '')),
    settled: () => vi.waitUntil(() => fetch.mock.calls.length === sent.length && !queryClient.isFetching()),
  };
}

/** What is asked for at a start at `path`. */
async function askedAt(path: string, of: Case = {}): Promise<string[]> {
  const { ask, asked, settled } = begin(of);
  ask(path);
  // Once the menu is known it is called again, be the answers there or not.
  ask(path);
  await settled();
  ask(path);
  await settled();
  return asked();
}

const HOME = [BOOKMARKS, '/page/front/components?skip=0&limit=10'];

describe('what the first screen shows is asked for before the application is rendered', () => {
  it.each<[what: string, path: string, of: Case, asked: readonly string[]]>([
    ['home, for a member', '/', {}, HOME],
    ['home, whatever page the address names', '/films', {}, HOME],
    [
      'the page that was left for less than half an hour',
      '/films',
      { hiddenSeconds: 60 },
      [BOOKMARKS, '/page/films/components?skip=0&limit=10'],
    ],
    [
      "the home of the profile's own menu",
      '/',
      { menu: [{ title: 'home', uuid: 'mine' }] },
      [BOOKMARKS, '/page/mine/components?skip=0&limit=10'],
    ],
    ['a title', '/asset/dune', {}, ['/asset/v2/dune']],
    ['a title that is played', '/asset/dune/watch', {}, ['/asset/v2/dune']],
    ['a title, for a guest', '/asset/dune', { session: 'anonymous' }, ['/asset/v2/dune']],
    ['nothing before there is a guest', '/asset/dune', { session: 'signedOut' }, []],
    ['nothing for a guest, who begins at welcome', '/', { session: 'anonymous' }, []],
    ['nothing behind a PIN', '/', { profile: LOCKED }, []],
    ['nothing before a profile is chosen', '/', { profile: null }, []],
    ['nothing before interests are', '/', { profile: CARELESS, settings: { interestsEnabled: true } }, []],
    ['nothing without a home', '/', { settings: { menuLinks: [] } }, []],
    [
      '[ROUTE-26] nothing where the user settings decide',
      '/',
      { settings: { premiumRoutesEnabled: true } },
      [],
    ],
  ])('%s', async (_, path, of, asked) => {
    expect(await askedAt(path, of)).toEqual(asked);
  });
});

describe('the titles to go on with', () => {
  const mark = (assetUuid: string) => ({ assetUuid, currentSecond: 60, finished: false });
  const row = (type: string) => ({
    uuid: 'p',
    components: { data: [{ type, uuid: 'row', body: { assets: [{ id: 'here' }] } }] },
  });
  const answers = {
    [BOOKMARKS]: [mark('b'), mark('here'), mark('a')],
    '/page/front/components': row('continue_watching'),
  };

  it('[CONT-01] that home does not bring are asked for with it, each once, in the order of the bookmarks', async () => {
    expect(await askedAt('/', { answers })).toEqual([...HOME, '/asset/v2/b', '/asset/v2/a']);
  });

  it('[CONT-01] are those of the bookmarks, whatever was answered before them', async () => {
    const { api, ask, asked, queryClient, settled } = begin({ answers });
    await queryClient.prefetchQuery(queries.userSettings(api));
    ask('/');
    await settled();
    expect(asked().slice(1)).toEqual([...HOME, '/asset/v2/b', '/asset/v2/a']);
  });

  it('are not asked for where no row shows them', async () => {
    expect(
      await askedAt('/', { answers: { ...answers, '/page/front/components': row('carousel') } }),
    ).toEqual(HOME);
  });
});
