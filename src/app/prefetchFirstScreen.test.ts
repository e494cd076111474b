import { describe, expect, it, vi } from 'vitest';
import { createApi, createQueryClient } from '../api';
import { fakeFetch, fakeSession, json } from '../api/testing/fakeService';
import { defaultPaths, parseProfile, parseSettings } from '../contract';
import { newAccount } from '../domain/account';
import { createStores } from '../session';
import type { AccountState } from '../domain/accountState';
import { prefetchFirstScreen } from './prefetchFirstScreen';

const ANN = parseProfile({ uuid: 'ann', name: 'Ann', interests: ['drama'] }, () => {});
const LOCKED = parseProfile({ uuid: 'bea', name: 'Bea', pin: '1234' }, () => {});
const CARELESS = parseProfile({ uuid: 'cem', name: 'Cem' }, () => {});
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
}

/** What is asked for at a start at `path`: paths below the API's address, in their order. */
async function askedAt(path: string, of: Case = {}): Promise<string[]> {
  const { session = 'signedIn', profile = ANN, settings = {}, hiddenSeconds = null, menu } = of;
  const { fetch, sent } = fakeFetch(({ url }) =>
    json(url.pathname.includes('/page/') ? { uuid: 'p', components: { data: [] } } : []),
  );
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
    queryClient: createQueryClient(),
    hiddenSeconds,
  };
  prefetchFirstScreen(start, path);
  // Once the menu is known it is called again.
  prefetchFirstScreen(start, path);
  await vi.waitFor(() => expect(fetch.mock.calls.length).toBe(sent.length));
  await new Promise((done) => setTimeout(done, 0));
  return sent.map(({ url }) => url.pathname + (url.search.includes('skip') ? url.search : ''));
}

describe('what the first screen shows is asked for before the application is rendered', () => {
  const HOME = ['/favorites/watching', '/page/front/components?skip=0&limit=10'];
  it.each<[what: string, path: string, of: Case, asked: readonly string[]]>([
    ['home, for a member', '/', {}, HOME],
    ['home, whatever page the address names', '/films', {}, HOME],
    [
      'the page that was left for less than half an hour',
      '/films',
      { hiddenSeconds: 60 },
      ['/favorites/watching', '/page/films/components?skip=0&limit=10'],
    ],
    [
      "the home of the profile's own menu",
      '/',
      { menu: [{ title: 'home', uuid: 'mine' }] },
      ['/favorites/watching', '/page/mine/components?skip=0&limit=10'],
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
