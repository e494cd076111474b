import { describe, expect, it } from 'vitest';
import { json } from '../api/testing/fakeService';
import type { Answer } from '../api/testing/fakeService';
import { IdentityError } from '../api/identityError';
import { GUEST, SIGNED_IN_USER, openApp, profile } from './testing/appUnderTest';
import type { AppUnderTestOptions } from './testing/appUnderTest';

describe('guard', () => {
  it.each([
    ['[ROUTE-27] a guest', GUEST, null, '/movies', '/welcome'],
    ['[ROUTE-28] a member', SIGNED_IN_USER, profile(), '/movies', '/h1'],
    ['[ROUTE-29] a member without a profile', SIGNED_IN_USER, null, '/movies', '/profiles'],
    ['[PIN-08] a locked profile', SIGNED_IN_USER, profile({ pin: '4711' }), '/asset/a', '/profiles'],
    ['[ROUTE-37] a deep link', SIGNED_IN_USER, profile(), '/asset/a', '/asset/a'],
  ] as const)(
    '%s begins where the machine says, and what they may not see is never drawn',
    async (_, who, kept, path, to) => {
      const { at } = await openApp({ who, kept, path });
      expect(at.path).toBe(to);
      expect(at.drawn).toEqual([to]);
    },
  );

  it('[ROUTE-27] a route that leads elsewhere leaves the screen and its focus where they are until the other comes', async () => {
    const { at, root, seen, settle } = await openApp({
      who: SIGNED_IN_USER,
      kept: profile(),
      path: '/asset/a',
      strict: false,
    });
    await root.act(() => void at.navigate('/'));
    await settle();
    expect(seen).toEqual(['/asset/a', '/', '/h1']);
    expect(at.drawn).toEqual(['/asset/a', '/h1']);
    expect([at.mounts, root.focusedId()]).toEqual([1, 'elsewhere']);
  });

  it('[ROUTE-28] hidden under 30 minutes before this start the route is kept', async () => {
    const { at } = await openApp({
      who: SIGNED_IN_USER,
      kept: profile(),
      path: '/search',
      hiddenSeconds: 60,
    });
    expect(at.path).toBe('/search');
  });

  it.each([
    [undefined, '/profiles'],
    ['/plans', '/plans'],
    ['/welcome/register', '/welcome/register'],
  ])('[CODE-08, CODE-09] signing in with the destination %s ends at %s', async (destination, path) => {
    const { at, root, session, stores } = await openApp({ path: '/welcome/code' });
    await root.act(() => session.signInWithToken('custom', destination));
    expect(at.path).toBe(path);
    expect(at.drawn).toEqual(['/welcome/code', path]);
    expect(stores.identity.getState().destination).toBeNull();
  });

  it('[AUTH-20, AUTH-21] a 401 resets the guest and leads to /welcome, also from an asset', async () => {
    const { at, root, session } = await openApp({ path: '/asset/a' });
    expect(at.path).toBe('/asset/a');
    await root.act(() => session.unauthorized());
    expect(at.path).toBe('/welcome');
    expect(session.account()).toMatchObject({ session: 'signedOut', destination: null });
  });

  it('[ROUTE-30, ROUTE-31] signing out on an asset creates a guest and stays there', async () => {
    const { at, root, session } = await openApp({ who: SIGNED_IN_USER, kept: profile(), path: '/asset/a' });
    await root.act(() => session.signOut());
    expect(at.path).toBe('/asset/a');
    expect(session.account()).toMatchObject({ session: 'anonymous', profile: null });
  });

  it('[ROUTE-31] when no guest can be created an asset leads to /network_error, whose retry returns to it', async () => {
    let fails = true;
    const { at, report, root, session, settle } = await openApp({
      who: null,
      path: '/asset/a',
      strict: false,
      identity: {
        signInAnonymously: async () => {
          if (fails) throw new IdentityError('network', 'auth/network-request-failed');
          return GUEST;
        },
      },
    });
    expect(at.path).toBe('/network_error');
    expect(report).toHaveBeenCalledWith(expect.anything(), 'error', {
      code: 'anonymous_user_sign_in_failed',
    });
    expect(report).toHaveBeenCalledTimes(1);
    fails = false;
    await root.act(() => root.find('try-again').props.onPress?.());
    await settle();
    expect(at.path).toBe('/asset/a');
    expect(session.account().session).toBe('anonymous');
  });
});

describe('the user of the session', () => {
  it('[AUTH-24, AUTH-27] the user and the partner provider are fetched once for a signed-in viewer, and not for a guest', async () => {
    const paths = (sent: { url: URL }[]) => sent.map(({ url }) => url.pathname).sort();
    const member = await openApp({ who: SIGNED_IN_USER, kept: profile(), strict: false });
    expect(paths(member.sent)).toEqual(['/user/current', '/users/provider']);
    const guest = await openApp({ strict: false });
    expect(paths(guest.sent)).toEqual([]);
    await guest.root.act(() => guest.session.signInWithToken('custom'));
    await guest.settle();
    expect(paths(guest.sent)).toEqual(['/user/current', '/users/provider']);
  });

  it.each(['[]', '"partner"', '{"name":7}', '', '<html>'])(
    '[AUTH-27] a provider answered as %j harms nothing',
    async (body) => {
      const { at, root } = await openApp({
        who: SIGNED_IN_USER,
        kept: profile(),
        answer: ({ url }) => (url.pathname === '/users/provider' ? new Response(body) : json({ uid: 'm' })),
      });
      expect(at.path).toBe('/h1');
      expect(root.focusedId()).toBe('elsewhere');
    },
  );

  it.each([403, 404, 500])(
    '[AUTH-25, AUTH-26] a user refused with %i is signed out and ends on /network_error',
    async (status) => {
      const { at, root, session, settle, values } = await openApp({
        who: SIGNED_IN_USER,
        kept: profile(),
        answer: () => json({}, status),
      });
      await settle();
      expect(at.path).toBe('/network_error');
      expect(session.account()).toMatchObject({ session: 'signedOut', profile: null });
      expect([...values.keys()]).toEqual([]);
      await root.act(() => root.find('try-again').props.onPress?.());
      await settle();
      expect(at.path).toBe('/welcome');
    },
  );

  it('[AUTH-22, AUTH-25] a user refused with 401 after the renewal is signed out to /welcome', async () => {
    let bearers = 0;
    const { at, session, settle, sent } = await openApp({
      who: SIGNED_IN_USER,
      kept: profile(),
      strict: false,
      identity: { bearer: async () => `token-${(bearers += 1)}` },
      answer: () => json({}, 401),
    });
    await settle();
    expect(at.path).toBe('/welcome');
    expect(session.account().session).toBe('signedOut');
    expect(sent.filter(({ url }) => url.pathname === '/user/current')).toHaveLength(2);
  });

  it('[AUTH-25, DEVICE-13] C8: an unreadable user keeps the session; retrying fetches it again and returns to the route', async () => {
    let whole = false;
    const { at, root, session, settle, sent } = await openApp({
      who: SIGNED_IN_USER,
      kept: profile(),
      path: '/search?query=a',
      hiddenSeconds: 60,
      answer: () => (whole ? json({ uid: 'm' }) : new Response('<html>')),
    });
    expect(at.path).toBe('/network_error');
    expect(session.account().session).toBe('signedIn');
    whole = true;
    const asked = sent.length;
    await root.act(() => root.find('try-again').props.onPress?.());
    await settle();
    expect(at.path).toBe('/search?query=a');
    expect(sent.slice(asked).map(({ url }) => url.pathname)).toContain('/user/current');
  });
});

describe('[ROUTE-26] a deployment with the premium variant of the routes', () => {
  const settings = { premiumRoutesEnabled: true };
  const answered =
    (userSettings: () => Response): Answer =>
    ({ url }) => {
      if (url.pathname === '/users/settings') return userSettings();
      return json(url.pathname === '/users/profile' ? [] : { uid: 'm' });
    };
  const open = async (
    path: string,
    userSettings: () => Response,
    more: Partial<AppUnderTestOptions> = {},
  ) => {
    const app = await openApp({
      who: SIGNED_IN_USER,
      kept: profile(),
      path,
      settings,
      strict: false,
      answer: answered(userSettings),
      ...more,
    });
    await app.settle();
    return app;
  };
  const premium = (): Response => json({ isPremium: true });

  it.each([
    ['/', '/page_not_exists'],
    ['/movies', '/page_not_exists'],
    ['/asset/a', '/page_not_exists'],
    ['/profiles', '/page_not_exists'],
    ['/settings/device', '/settings/device'],
    ['/no_plans', '/no_plans'],
    ['/asset/a/watch', '/asset/a/watch'],
  ])('leads a premium user from %s to %s, and what they may not see is never drawn', async (path, to) => {
    const { at, sent } = await open(path, premium);
    expect([at.path, at.drawn]).toEqual([to, [to]]);
    expect(sent.filter(({ url }) => url.pathname === '/users/settings')).toHaveLength(1);
  });

  it.each([
    ['who has no premium', (): Response => json({ isPremium: false })],
    ['whose settings say nothing', (): Response => json({})],
    ['whose settings are refused', (): Response => json({}, 500)],
    ['whose settings cannot be read', (): Response => new Response('<html>')],
  ])('leaves a member %s where they always begin', async (_, userSettings) => {
    const { at } = await open('/movies', userSettings);
    expect([at.path, at.drawn]).toEqual(['/h1', ['/h1']]);
  });

  it('keeps the screen of the sign-in until it is known who is premium', async () => {
    let answer: (response: Response) => void = () => {};
    const { at, root, session, settle } = await openApp({
      path: '/welcome/code',
      settings,
      strict: false,
      answer: (request, index) =>
        request.url.pathname === '/users/settings'
          ? new Promise<Response>((resolve) => (answer = resolve))
          : answered(premium)(request, index),
    });
    await root.act(() => session.signInWithToken('custom'));
    await settle();
    expect([at.path, root.focusedId()]).toEqual(['/welcome/code', 'elsewhere']);
    await root.act(() => answer(premium()));
    await settle();
    expect([at.path, at.drawn]).toEqual(['/page_not_exists', ['/welcome/code', '/page_not_exists']]);
    await root.act(() => session.signOut());
    await settle();
    expect(at.path).toBe('/welcome');
  });

  it('is nothing to a guest, of whom nothing is asked', async () => {
    const { at, sent } = await open('/asset/a', premium, { who: GUEST, kept: null });
    expect(at.path).toBe('/asset/a');
    expect(sent.map(({ url }) => url.pathname)).not.toContain('/users/settings');
  });
});
