/** What the steps before the first screen connect: only here session, analytics and delivery meet. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Platform } from '../../platforms';
import { fakeFetch, json } from '../api/testing/fakeService';
import { parseProfile } from '../contract';
import { createFakeClock } from '../../renderer/testing';
import { createActivity } from '../domain/activity';
import type { ErrorCode } from '../domain/errorCodes';
import { createTexts } from '../i18n';
import { createStorage } from '../session';
import type { Identity, IdentityUser } from '../session';
import type { WatchVisibility } from '../session/identity';
import { createLogRing } from '../telemetry';
import { boot } from './boot';
import { startLoading } from './startLoading';

const told = vi.hoisted(() => ({
  delivery: { add: vi.fn(), endSession: vi.fn() },
  says: (_user: IdentityUser | null): void => {},
  /** What the provider waits for. */
  visibility: null as Promise<WatchVisibility> | null,
}));
vi.mock('../telemetry/delivery', () => ({ createDelivery: () => told.delivery }));
vi.mock('../telemetry/consoleSink', () => ({ printEvent: () => {}, printReport: () => {} }));
vi.mock('../session/loadIdentity', () => ({
  loadIdentity: async (
    _config: unknown,
    watchVisibility: Promise<WatchVisibility>,
  ): Promise<Partial<Identity>> => {
    told.visibility = watchVisibility;
    return {
      observe: (listener) => {
        told.says = listener;
        return () => {};
      },
      bearer: async () => 'token',
    };
  },
}));

const MEMBER: IdentityUser = { uid: 'm', anonymous: false, email: 'm@example.com' };
const GUEST: IdentityUser = { uid: 'g', anonymous: true, email: null };
const CONFIG = {
  apiUrl: 'https://api.example.com',
  staticUrl: 'https://static.example.com',
  legalUrl: 'https://law.example.com',
  identity: { apiKey: 'k', projectId: 'p', authDomain: 'd' },
  environment: 'staging',
  telemetry: {
    eventsUrl: 'https://t.example.com/events',
    reportsUrl: 'https://t.example.com/reports',
    sampling: 1,
  },
};
/** Of the app. */
const PAGE = { origin: 'https://tv.example.com', globals: {} };
const ann = parseProfile({ uuid: 'ann', name: 'Ann' }, () => {});
const event = { name: 'items presented', assetIds: ['a'], row: 'r' } as const;

/** Until the provider is observed. */
const unheard = told.says;

beforeEach(() => {
  told.says = unheard;
  told.delivery.add.mockClear();
  told.delivery.endSession.mockClear();
});

/** Boots with this user; the device and the service say as little as they can. */
async function bootAs(
  user: IdentityUser | null,
  settings: object = {},
  { kept = {}, deviceId = async () => 'device-7' as string | null, answers: more = {}, path = '/' } = {},
) {
  const answers: Readonly<Record<string, object>> = {
    '/config.json': CONFIG,
    '/settings': settings,
    '/users/profile': [],
    ...more,
  };
  const { fetch, sent } = fakeFetch(async ({ url }) => {
    // The languages are the last to come.
    if (url.pathname === '/platform-language') await new Promise((done) => setTimeout(done, 100));
    return json(answers[url.pathname] ?? {});
  });
  vi.stubGlobal('fetch', (input: string | Request, init?: RequestInit) =>
    fetch(input instanceof Request ? input : new URL(input, 'https://tv.example.com').href, init),
  );
  const still = (): (() => void) => () => {};
  const deviceClass = vi.fn<Platform['deviceClass']>();
  const platform: Partial<Platform> = {
    id: 'tizen',
    deviceClass,
    deviceId,
    watchNetwork: still,
    watchVisibility: still,
    watchVoiceGuide: still,
    watchCaptions: still,
  };
  const values = new Map<string, string>(Object.entries(kept));
  const booting = boot({
    loading: startLoading(PAGE, Promise.resolve(platform as Platform)),
    platform: platform as Platform,
    ring: createLogRing(() => 0),
    now: () => 0,
    hostPage: {
      origin: 'https://tv.example.com',
      stage: new EventTarget(),
    } as never,
    storage: createStorage({
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    }),
    dom: {} as never,
    texts: createTexts(),
    blockKeys: () => {},
    clock: createFakeClock(),
    activity: createActivity(),
    textures: () => ({ bytes: 0, budget: 1 }),
    launchPath: () => path,
  });
  // The provider answers once it is observed, which is after the configuration has been read.
  await vi.waitFor(() => expect(told.says).not.toBe(unheard));
  told.says(user);
  return {
    ...(await booting),
    asked: () => sent.map(({ url }) => url.pathname),
    languageOf: (path: string) => sent.find(({ url }) => url.pathname === path)!.headers.get('lang'),
  };
}

describe('the identity provider', () => {
  it('is asked for no viewer while the app, started ahead of its use, is hidden', async () => {
    vi.stubGlobal('fetch', async () => json(CONFIG));
    let tell: (visible: boolean) => void = () => {};
    const shown = vi.fn();
    startLoading(
      PAGE,
      Promise.resolve({
        watchVisibility: (listener) => {
          tell = listener;
          listener(false);
          return () => {};
        },
      }),
    );
    void told.visibility!.then(shown);
    await new Promise((done) => setTimeout(done));
    expect(shown).not.toHaveBeenCalled();
    tell(true);
    await vi.waitFor(() => expect(shown).toHaveBeenCalledTimes(1));
  });
});

it('[PROFILE-30] the texts of the splash go on in the language of the profile, from the static host', async () => {
  const currentProfile = JSON.stringify({ uuid: 'ann', name: 'Ann', language: 'pa' });
  const answers = { '/translations/pa.json': { 'app.ok': 'ਠੀਕ ਹੈ' } };
  const { asked, texts } = await bootAs(MEMBER, {}, { kept: { currentProfile }, answers });
  expect(asked()).toContain('/translations/pa.json');
  expect(texts.text('app.ok')).toBe('ਠੀਕ ਹੈ');
});

describe('the first screen', () => {
  const menuLinks = [{ title: 'Home', uuid: 'home' }];
  const PAGE_OF_HOME = '/page/home/components';

  it('its page is asked for once, by a member beside the menu', async () => {
    const currentProfile = JSON.stringify({ uuid: 'ann', name: 'Ann', interests: ['drama'] });
    const settings = { menuLinks, interestsEnabled: true };
    const { asked } = await bootAs(MEMBER, settings, { kept: { currentProfile } });
    await vi.waitFor(() => expect(asked()).toContain('/menu'));
    expect(asked().filter((path) => path === PAGE_OF_HOME)).toHaveLength(1);
    expect(asked().indexOf(PAGE_OF_HOME)).toBeLessThan(asked().indexOf('/menu'));
  });

  it('its title is asked for by a guest once the languages are known', async () => {
    const answers = { '/platform-language': { defaultLanguageIsoCode: 'hi' } };
    const { asked, languageOf } = await bootAs(GUEST, { menuLinks }, { answers, path: '/asset/dune' });
    await vi.waitFor(() => expect(asked()).toContain('/asset/v2/dune'));
    expect(languageOf('/asset/v2/dune')).toBe('hi');
  });

  it('nothing is asked for without somebody who may see it', async () => {
    const { asked } = await bootAs(null, { menuLinks });
    expect(asked().filter((path) => path.startsWith('/page'))).toEqual([]);
  });
});

describe('the device id', () => {
  it('[SHELL-14] is the set`s', async () => {
    const { stores } = await bootAs(MEMBER);
    expect(stores.settings.getState().deviceId).toBe('device-7');
  });

  it('[SHELL-14] a set that has told it once is not asked again', async () => {
    const deviceId = vi.fn(() => new Promise<string | null>(() => {}));
    const { stores } = await bootAs(MEMBER, {}, { kept: { deviceId: 'device-7' }, deviceId });
    expect(stores.settings.getState().deviceId).toBe('device-7');
    expect(deviceId).not.toHaveBeenCalled();
  });

  it('[SHELL-14] is a random one where the set has none', async () => {
    const { stores } = await bootAs(MEMBER, {}, { deviceId: async () => null });
    expect(stores.settings.getState().deviceId).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
  });
});

describe('the delivery of events and reports', () => {
  it('forgets what waits when the viewer signs out, and when another one signs in', async () => {
    await bootAs(MEMBER);
    expect(told.delivery.endSession).not.toHaveBeenCalled();
    told.says(MEMBER);
    expect(told.delivery.endSession, 'the same viewer').not.toHaveBeenCalled();
    told.says(null);
    expect(told.delivery.endSession, 'signed out').toHaveBeenCalledTimes(1);
    told.says(GUEST);
    expect(told.delivery.endSession, 'nobody was there before').toHaveBeenCalledTimes(1);
    told.says(MEMBER);
    expect(told.delivery.endSession, 'somebody else').toHaveBeenCalledTimes(2);
  });

  it('[ANA-02] takes events with the version, the platform, the device and the profile of their moment', async () => {
    const { services } = await bootAs(MEMBER);
    const profileIds = () =>
      told.delivery.add.mock.calls.map(
        ([, body]) => (body as { context: { profileId: string } }).context.profileId,
      );
    services.analytics.track(event);
    expect(told.delivery.add).toHaveBeenLastCalledWith('events', {
      ...event,
      context: { version: '1.5.1', platform: 'tizen', deviceId: 'device-7', profileId: 'anonymous' },
    });
    services.session.chooseProfile(ann, true);
    services.analytics.track(event);
    services.session.resetProfile();
    services.analytics.track(event);
    expect(profileIds()).toEqual(['anonymous', 'ann', 'anonymous']);
  });

  it.each<[string, ErrorCode]>([
    ['[PLAYER-06] an empty playback', 'no_content'],
    ['[PLAYER-07] a browser that plays no streams', 'native_player_error'],
  ])('%s, reported as fatal by the player, is sent as fatal with its code', async (_what, code) => {
    const { services } = await bootAs(MEMBER);
    services.report(new Error('it cannot play'), 'fatal', { code });
    expect(told.delivery.add).toHaveBeenLastCalledWith(
      'reports',
      expect.objectContaining({
        severity: 'fatal',
        code,
        message: expect.stringContaining('it cannot play'),
      }),
    );
  });
});

it.each([
  ['a member of a deployment with the premium variant', MEMBER, { premiumRoutesEnabled: true }, true],
  ['a guest of one', GUEST, { premiumRoutesEnabled: true }, false],
  ['a member of any other', MEMBER, {}, false],
])(
  '[ROUTE-26] whether %s is premium is asked before the first screen: %#',
  async (_, who, settings, isAsked) => {
    const { asked } = await bootAs(who, settings);
    expect(asked().includes('/users/settings')).toBe(isAsked);
  },
);
