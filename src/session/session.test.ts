import { describe, expect, it, vi } from 'vitest';
import { PLATFORM_IDS } from '../../platforms/platformId';
import { IdentityError } from '../api/identityError';
import { parseProfile } from '../contract';
import { pinPending } from '../domain/account';
import { splitPlatform } from '../domain/paths';
import { createBearerSource } from './bearer';
import type { Identity, IdentityUser } from './identity';
import { createSession } from './session';
import type { KeyValueStore } from './storage';
import { createStorage } from './storage';
import { createStores } from './stores';

const guest: IdentityUser = { uid: 'g', anonymous: true, email: null };
const member: IdentityUser = { uid: 'm', anonymous: false, email: 'm@example.com' };
const profile = (more: object = {}) =>
  parseProfile({ uuid: 'p1', name: 'Ann', language: 'pa', ...more }, () => {});

/** localStorage of a set, to look into. */
function memoryStore(start: Record<string, string> = {}): KeyValueStore & { dump(): Record<string, string> } {
  const values = new Map(Object.entries(start));
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    dump: () => Object.fromEntries(values),
  };
}

/** A provider that does as it is told: `says` is who it reports. */
function fakeIdentity(change: Partial<Identity> = {}) {
  let listener: (user: IdentityUser | null) => void = () => {};
  const identity: Identity = {
    observe: (told) => {
      listener = told;
      return () => (listener = () => {});
    },
    createUser: async () => member,
    signInWithEmail: async () => member,
    signInWithToken: async () => member,
    signInAnonymously: vi.fn(async () => guest),
    sendPasswordReset: async () => {},
    updatePassword: async () => {},
    signOut: vi.fn(async () => {}),
    bearer: async () => 'token',
    ...change,
  };
  return { identity, says: (user: IdentityUser | null) => listener(user) };
}

function setUp(change: Partial<Identity> = {}, kept: Record<string, string> = {}) {
  const store = memoryStore(kept);
  const storage = createStorage(store);
  const deviceId = storage.deviceId(null, () => new Uint8Array(16));
  const stores = createStores({
    platform: 'browser',
    deviceId,
    version: '1.5.1',
    profile: storage.profile(),
  });
  const { identity, says } = fakeIdentity(change);
  const onDataCleared = vi.fn();
  const onProblem = vi.fn();
  const session = createSession({ identity, stores, storage, onDataCleared, onProblem });
  session.start();
  return { identity, onDataCleared, onProblem, says, session, storage, store, stores };
}

describe('session', () => {
  it.each([
    [guest, 'anonymous'],
    [member, 'signedIn'],
    [null, 'signedOut'],
  ] as const)('follows the provider: %#', (user, expected) => {
    const { says, session } = setUp();
    expect(session.account().session).toBe('starting');
    says(user);
    expect(session.account().session).toBe(expected);
  });

  it('[WELCOME-10, ROUTE-32] continuing as guest signs in anonymously, once', async () => {
    const { identity, says, session } = setUp();
    const guestMade = Promise.all([session.continueAsGuest(), session.continueAsGuest()]);
    expect(identity.signInAnonymously).not.toHaveBeenCalled();
    says(null);
    await guestMade;
    await session.continueAsGuest();
    expect(identity.signInAnonymously).toHaveBeenCalledTimes(1);
    expect(session.account().session).toBe('anonymous');
  });

  it('a guest that cannot be made leaves the session as it was', async () => {
    const { says, session } = setUp({
      signInAnonymously: async () => {
        throw new IdentityError('network', 'auth/network-request-failed');
      },
    });
    says(null);
    await expect(session.continueAsGuest()).rejects.toMatchObject({ code: 'network' });
    expect(session.account().session).toBe('signedOut');
  });

  it('[CODE-08] a custom token signs in, and nothing of the guest before stays', async () => {
    const signInWithToken = vi.fn(async () => member);
    const { onDataCleared, says, session } = setUp({ signInWithToken });
    says(guest);
    await session.signInWithToken('custom');
    expect(signInWithToken).toHaveBeenCalledWith('custom');
    expect(session.account()).toMatchObject({ session: 'signedIn', profile: null, pinVerified: false });
    expect(onDataCleared).toHaveBeenCalled();
  });

  it('[AUTH-15] e-mail and password sign in, and nothing of the guest before stays', async () => {
    const signInWithEmail = vi.fn(async () => member);
    const { onDataCleared, says, session } = setUp({ signInWithEmail });
    says(guest);
    await session.signInWithEmail('m@example.com', 'secret');
    expect(signInWithEmail).toHaveBeenCalledWith('m@example.com', 'secret');
    expect(session.account()).toMatchObject({ session: 'signedIn', profile: null });
    expect(onDataCleared).toHaveBeenCalled();
  });

  it('[AUTH-15] an e-mail sign-in keeps its destination as well', async () => {
    const { says, session } = setUp();
    says(guest);
    await session.signInWithEmail('m@example.com', 'secret', '/plans');
    expect(session.account()).toMatchObject({ session: 'signedIn', destination: '/plans' });
  });

  it('a wrong password leaves the session as it was', async () => {
    const { says, session } = setUp({
      signInWithEmail: async () => {
        throw new IdentityError('wrongCredentials', 'auth/wrong-password');
      },
    });
    says(guest);
    await expect(session.signInWithEmail('m@example.com', 'x')).rejects.toMatchObject({
      code: 'wrongCredentials',
    });
    expect(session.account().session).toBe('anonymous');
  });

  it('[CODE-09] the destination is stored before the identity provider reports the sign-in, and survives it', async () => {
    let told: (user: IdentityUser) => void = () => {};
    const { says, session } = setUp({
      signInWithToken: () => new Promise((resolve) => (told = resolve)),
    });
    says(guest);
    const done = session.signInWithToken('custom', '/plans');
    says(member);
    expect(session.account()).toMatchObject({ session: 'signedIn', destination: '/plans' });
    told(member);
    await done;
    expect(session.account().destination).toBe('/plans');
    await session.signOut();
    expect(session.account().destination).toBeNull();
  });

  it('[ROUTE-30] a guest made while the provider still answers a sign-out stays', async () => {
    let told = (): void => {};
    const { says, session } = setUp({ signOut: () => new Promise((resolve) => (told = resolve)) });
    says(member);
    const done = session.signOut();
    says(null);
    says(guest);
    told();
    await done;
    expect(session.account().session).toBe('anonymous');
  });

  it('a custom token that is refused leaves the session as it was', async () => {
    const { says, session } = setUp({
      signInWithToken: async () => {
        throw new IdentityError('network', 'auth/network-request-failed');
      },
    });
    says(guest);
    await expect(session.signInWithToken('custom', '/plans')).rejects.toMatchObject({ code: 'network' });
    expect(session.account()).toMatchObject({ session: 'anonymous', destination: null });
  });

  it('[PROFILE-15] resetting the current profile clears the verification of its PIN', () => {
    const { says, session, stores } = setUp();
    says(member);
    session.chooseProfile(profile({ pin: '2468' }), true);
    expect(stores.profile.getState().pinVerified).toBe(true);
    session.resetProfile();
    expect(stores.profile.getState()).toMatchObject({ current: null, pinVerified: false });
  });

  it('[AUTH-18, SHELL-14] sign-out clears user, identity session, app data, profile and hidden timestamp; the device id stays', async () => {
    const { identity, onDataCleared, says, session, storage, store, stores } = setUp();
    says(member);
    session.chooseProfile(profile(), true);
    storage.keepHiddenAt(1000);
    const { deviceId } = store.dump();
    onDataCleared.mockClear();
    stores.search.setState({ recent: ['a'], typed: new Map([['k', 'a']]) });
    stores.viewing.setState({
      subtitleStyle: { size: 'XL', ground: 'none', place: 'top' },
      chosenTracks: new Map([['show', { text: 'off' }]]),
      preferences: { skipIntro: true },
    });
    await session.signOut();
    expect(identity.signOut).toHaveBeenCalledTimes(1);
    expect(onDataCleared).toHaveBeenCalled();
    expect(stores.search.getState()).toMatchObject({ recent: [], typed: new Map() });
    expect(stores.viewing.getState()).toEqual({
      subtitleStyle: { size: 'M', ground: 'half', place: 'bottom' },
      chosenTracks: new Map(),
      preferences: {},
    });
    expect(session.account()).toMatchObject({ session: 'signedOut', profile: null, pinVerified: false });
    expect(store.dump()).toEqual({ deviceId });
  });

  it('[SHELL-15] what the settings changed holds for the profile, also renamed or in another language, and not for another', async () => {
    const { says, session, store, stores } = setUp();
    says(member);
    session.chooseProfile(profile(), true);
    stores.viewing.setState({
      preferences: { skipIntro: true, subtitles: 'pa' },
      chosenTracks: new Map([['show', { text: 'off' }]]),
    });
    for (const changed of [{ name: 'Anna' }, { language: 'en' }]) {
      session.chooseProfile({ ...profile(), ...changed }, true);
      expect(stores.viewing.getState().preferences).toEqual({ skipIntro: true, subtitles: 'pa' });
    }
    // Tracks were chosen by their names in the language before.
    expect(stores.viewing.getState().chosenTracks).toEqual(new Map());
    expect(JSON.stringify(store.dump())).not.toContain('subtitles');
    session.chooseProfile({ ...profile(), uuid: 'another' }, true);
    expect(stores.viewing.getState().preferences).toEqual({});
  });

  it('[SHELL-15] how a guest watched is nothing of the viewer who signs in', () => {
    const { says, stores } = setUp();
    says(guest);
    stores.viewing.setState({ preferences: { skipIntro: true } });
    says(member);
    expect(stores.viewing.getState().preferences).toEqual({});
  });

  it('effects on storage are carried out, those on routes are the shell`s', () => {
    const { says, session, storage } = setUp();
    says(null);
    storage.keepHiddenAt(1000);
    const at = {
      path: '/watchlist',
      links: [],
      interests: false,
      hiddenSeconds: null,
      premium: false,
    } as const;
    expect(session.send({ type: 'entered', ...at })).toEqual([
      { do: 'go', to: '/welcome' },
      { do: 'createGuest' },
    ]);
    expect(storage.hiddenAt()).toBe(1000);
    expect(session.send({ type: 'identified', user: guest })).toEqual([]);
    expect(session.send({ type: 'identified', user: null })).toEqual([]);
    expect(storage.hiddenAt()).toBeNull();
  });

  it('an event that changes nothing renders nothing', () => {
    const { says, session, stores } = setUp();
    says(member);
    const told = vi.fn();
    for (const store of [stores.identity, stores.profile]) store.subscribe(told);
    says(member);
    expect(told).not.toHaveBeenCalled();
    session.send({ type: 'heading', destination: '/plans' });
    expect(told).toHaveBeenCalledTimes(1);
  });

  it.each([guest, member, null])(
    'is ready when the provider has reported %j, and not before',
    async (user) => {
      const { says, session, stores } = setUp();
      const ready = vi.fn();
      const waits = session.ready().then(ready);
      stores.identity.setState({ destination: '/plans' });
      await Promise.resolve();
      await Promise.resolve();
      expect(ready).not.toHaveBeenCalled();
      says(user);
      await waits;
      expect(ready).toHaveBeenCalledTimes(1);
      await session.ready();
    },
  );

  it('a provider that cannot be told does not keep the viewer signed in', async () => {
    const { onProblem, says, session } = setUp({
      signOut: async () => {
        throw new IdentityError('other', 'auth/internal-error');
      },
    });
    says(member);
    await session.signOut();
    expect(session.account().session).toBe('signedOut');
    expect(onProblem).toHaveBeenCalledTimes(1);
  });

  it('[AUTH-20] parallel 401s reset the session once and lead to /welcome once', async () => {
    const { identity, says, session } = setUp();
    says(guest);
    session.unauthorized();
    session.unauthorized();
    await vi.waitFor(() => expect(session.account().session).toBe('signedOut'));
    expect(identity.signOut).toHaveBeenCalledTimes(1);
    expect(session.account().destination).toBe('/welcome');
    says(guest);
    session.unauthorized();
    await vi.waitFor(() => expect(session.account().session).toBe('signedOut'));
    expect(identity.signOut).toHaveBeenCalledTimes(2);
  });

  it('[DATA-10] a change of profile drops the app data, the same profile again does not', () => {
    const { onDataCleared, says, session } = setUp();
    says(member);
    session.chooseProfile(profile(), true);
    session.chooseProfile(profile({ name: 'Anna' }), true);
    expect(onDataCleared).toHaveBeenCalledTimes(1);
    session.chooseProfile(profile({ uuid: 'p2' }), true);
    expect(onDataCleared).toHaveBeenCalledTimes(2);
  });

  it('[PROFILE-30] a profile saved in another language drops the app data and changes the Lang header', () => {
    const { onDataCleared, says, session, store } = setUp();
    says(member);
    session.profileSaved(profile());
    expect(session.profileId()).toBeNull();
    session.chooseProfile(profile({ pin: '4711' }), true);
    onDataCleared.mockClear();
    session.profileSaved(profile({ uuid: 'p2', language: 'hi' }));
    expect([session.language(), onDataCleared.mock.calls.length]).toEqual(['pa', 0]);
    session.profileSaved(profile({ pin: '4711', language: 'en' }));
    expect([session.language(), onDataCleared.mock.calls.length]).toEqual(['en', 1]);
    expect(session.account().pinVerified).toBe(true);
    expect(JSON.parse(store.dump()['currentProfile'] ?? '')).toMatchObject({ language: 'en' });
  });

  it('[PROFILE-13] the menu for interests is the current profile`s; an empty one changes nothing', () => {
    const { says, session, stores } = setUp();
    const links = [{ uuid: 'live', title: 'Live' }];
    says(member);
    session.replaceMenu('p1', links);
    expect(stores.profile.getState().menu).toBeNull();
    session.chooseProfile(profile(), true);
    session.replaceMenu('p1', links);
    session.replaceMenu('p1', []);
    session.replaceMenu('p2', [{ uuid: 'late', title: 'Late' }]);
    expect(stores.profile.getState().menu).toEqual({ profileId: 'p1', links });
  });

  it('[ROUTE-30, AUTH-18] a session that the provider ends takes profile and app data with it', () => {
    const { onDataCleared, says, session } = setUp();
    says(member);
    session.chooseProfile(profile(), true);
    onDataCleared.mockClear();
    says(null);
    expect(session.account()).toMatchObject({ session: 'signedOut', profile: null });
    expect(onDataCleared).toHaveBeenCalled();
  });

  it('a guest who signs in finds no answers made for the guest', () => {
    const { onDataCleared, says } = setUp();
    says(guest);
    expect(onDataCleared).not.toHaveBeenCalled();
    says(member);
    expect(onDataCleared).toHaveBeenCalledTimes(1);
  });

  it('[API-01, API-02] language and profile id are the profile`s for members, the app`s for guests', () => {
    const { says, session, stores } = setUp();
    says(member);
    expect([session.language(), session.profileId()]).toEqual(['en', null]);
    session.chooseProfile(profile(), true);
    expect([session.language(), session.profileId()]).toEqual(['pa', 'p1']);
    says(guest);
    stores.settings.setState({ language: 'hi' });
    expect([session.language(), session.profileId()]).toEqual(['hi', null]);
  });

  it('[PROFILE-14, PIN-08] the profile comes back at the next launch, with its PIN to be entered again', () => {
    const first = setUp();
    first.says(member);
    first.session.chooseProfile(profile({ pin: '4711' }), true);
    expect(pinPending(first.session.account())).toBe(false);
    const second = setUp({}, first.store.dump());
    second.says(member);
    expect(second.session.account().profile?.uuid).toBe('p1');
    expect(pinPending(second.session.account())).toBe(true);
    second.session.resetProfile();
    expect(second.session.account().profile).toBeNull();
  });
});

describe('storage', () => {
  it('[SHELL-15, PIN-09] holds current profile, device id and hidden timestamp, and no digits of a PIN', () => {
    const { session, says, storage, store } = setUp();
    says(member);
    session.chooseProfile(profile({ pin: '4711' }), true);
    storage.keepHiddenAt(5);
    expect(Object.keys(store.dump()).sort()).toEqual(['currentProfile', 'deviceId', 'hiddenAt']);
    expect(JSON.stringify(store.dump())).not.toContain('4711');
  });
});

describe('bearer', () => {
  it('[AUTH-23] parallel requests share one refresh', async () => {
    const bearer = vi.fn(async () => 'a');
    const source = createBearerSource({ bearer });
    expect(await Promise.all([source.bearer(), source.bearer(), source.bearer()])).toEqual(['a', 'a', 'a']);
    expect(bearer).toHaveBeenCalledTimes(1);
    await source.bearer();
    expect(bearer).toHaveBeenCalledTimes(2);
  });

  it('[AUTH-22] parallel 401s share one forced refresh, and a late one takes what it brought', async () => {
    const bearer = vi.fn(async (renew: boolean) => (renew ? 'new' : 'old'));
    const source = createBearerSource({ bearer });
    await source.bearer();
    const both = [source.refreshBearer('old'), source.refreshBearer('old')];
    expect(await Promise.all(both)).toEqual(['new', 'new']);
    expect(await source.refreshBearer('old')).toBe('new');
    expect(bearer.mock.calls).toEqual([[false], [true]]);
  });

  it('a refresh that brings the refused bearer again brings nothing', async () => {
    expect(await createBearerSource({ bearer: async () => 'old' }).refreshBearer('old')).toBeNull();
  });

  it('an ended session has no bearer; without network it is not known', async () => {
    const failing = (error: IdentityError) =>
      createBearerSource({
        bearer: async () => {
          throw error;
        },
      }).bearer();
    expect(await failing(new IdentityError('sessionOver', 'auth/user-token-expired'))).toBeNull();
    await expect(failing(new IdentityError('network', 'x'))).rejects.toMatchObject({ code: 'network' });
  });

  it('[AUTH-20] after a 401 a guest is not refreshed, a member is', async () => {
    const bearer = vi.fn(async (renew: boolean) => (renew ? 'new' : 'old'));
    const { says, session } = setUp({ bearer });
    says(guest);
    expect(await session.refreshBearer('old')).toBeNull();
    says(member);
    expect(await session.refreshBearer('old')).toBe('new');
  });
});

it('[SHELL-01, SHELL-04] paths and platforms know the same seven', () => {
  for (const platform of PLATFORM_IDS)
    expect(splitPlatform(`/${platform}/welcome`, 'browser')).toMatchObject({ platform, changed: false });
  expect(PLATFORM_IDS).toHaveLength(7);
});
