import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, onTestFinished } from 'vitest';
import { queries } from '../api';
import { GUEST, SIGNED_IN_USER, openApp, profile } from './testing/appUnderTest';

const locked = profile({ pin: '4711' });

describe('hidden and shown again', () => {
  it.each([
    ['[DEVICE-09] a guest', GUEST, null, 1800, '/asset/a'],
    ['[WELCOME-12, DEVICE-07] a guest', GUEST, null, 1801, '/welcome'],
    ['[DEVICE-09] a member', SIGNED_IN_USER, profile(), 1800, '/asset/a'],
    ['[DEVICE-08] a member', SIGNED_IN_USER, profile(), 1801, '/profiles'],
  ] as const)('%s (%#) hidden for %i s', async (_, who, kept, seconds, path) => {
    const { at, hideFor } = await openApp({ who, kept, path: '/asset/a' });
    await hideFor(seconds);
    expect(at.path).toBe(path);
  });

  it.each([
    [1800, false],
    [1801, true],
  ])(
    '[DEVICE-08] the profiles of a member hidden for %i s are to be fetched again: %s',
    async (seconds, again) => {
      const { api, hideFor, queryClient } = await openApp({
        who: SIGNED_IN_USER,
        kept: profile(),
        path: '/asset/a',
      });
      const { queryKey } = queries.profiles(api);
      queryClient.setQueryData(queryKey, [profile()]);
      await hideFor(seconds);
      expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(again);
    },
  );

  it('[DEVICE-08] profiles that are shown while the app is hidden are fetched at once', async () => {
    const { api, hideFor, queryClient, sent, settle } = await openApp({
      who: SIGNED_IN_USER,
      path: '/profiles',
    });
    const shown = new QueryObserver(queryClient, queries.profiles(api));
    onTestFinished(shown.subscribe(() => {}));
    await settle();
    const calls = () => sent.filter(({ url }) => url.pathname === '/users/profile').length;
    expect(calls()).toBe(1);
    await hideFor(1801);
    expect(calls()).toBe(2);
  });

  it('[DEVICE-09, PIN-08] a PIN that was entered: 1800 s change nothing, 1801 s lead to the profiles', async () => {
    const { at, hideFor, root, session } = await openApp({ who: SIGNED_IN_USER, path: '/profiles' });
    await root.act(() => session.chooseProfile(locked, true));
    await hideFor(1800);
    expect(at.path).toBe('/profiles');
    expect(session.account()).toMatchObject({ profile: { uuid: 'p1' }, pinVerified: true });
  });

  it('[PIN-08] a PIN that was not entered leads to the profiles at once', async () => {
    const { at, hideFor } = await openApp({ who: SIGNED_IN_USER, kept: locked, path: '/settings' });
    expect(at.path).toBe('/profiles');
    await hideFor(1);
    expect(at.path).toBe('/profiles');
  });

  it('[DEVICE-07] a guest hidden for too long has no current profile', async () => {
    const { hideFor, session, root } = await openApp({ path: '/asset/a' });
    await root.act(() => session.chooseProfile(profile(), true));
    await hideFor(1801);
    expect(session.account().profile).toBeNull();
  });

  it('[DEVICE-06] the time of hiding is stored by the wall clock, and cleared when the app is shown', async () => {
    const { at, root, values, wall, hideFor } = await openApp({
      who: SIGNED_IN_USER,
      kept: profile(),
      path: '/asset/a',
    });
    const before = wall.now;
    await hideFor(60);
    expect(values.has('hiddenAt')).toBe(false);
    await root.wait(3_600_000);
    await hideFor(60);
    expect(at.path).toBe('/asset/a');
    expect(wall.now).toBe(before + 120_000);
  });

  it('[DEVICE-06] a clock set back while hidden changes nothing', async () => {
    const { at, hideFor } = await openApp({ who: SIGNED_IN_USER, kept: profile(), path: '/asset/a' });
    await hideFor(-86_400);
    expect(at.path).toBe('/asset/a');
  });
});

describe('asked by the system to open a title [ROUTE-37]', () => {
  it.each([
    ['a page', '/movies'],
    ['a title', '/asset/a'],
    ['settings', '/settings'],
    ['welcome', '/welcome'],
  ])('%s is where back leads to', async (_, path) => {
    const { at, launch, root, seen } = await openApp({ who: GUEST, path: '/asset/a' });
    await root.act(() => at.navigate(path));
    await launch('/asset/b/watch');
    expect([at.path, at.state]).toEqual(['/asset/b/watch', { origin: true }]);
    await root.act(() => at.navigate(-1));
    expect(at.path).toBe(path);
    expect(seen.at(-2)).toBe('/asset/b/watch');
  });

  it('a film is left for good: back leads to where it was opened from', async () => {
    const { at, launch, root } = await openApp({ who: GUEST, path: '/asset/a' });
    await root.act(() => at.navigate('/asset/a/watch', { state: { origin: true } }));
    await launch('/asset/b');
    expect([at.path, at.state]).toEqual(['/asset/b', { origin: true }]);
    await root.act(() => at.navigate(-1));
    expect(at.path).toBe('/asset/a');
  });

  it('a film that was opened at the start leaves nothing to go back to', async () => {
    const { at, launch } = await openApp({ who: GUEST, path: '/asset/a/watch' });
    await launch('/asset/b');
    expect([at.path, at.state]).toEqual(['/asset/b', null]);
  });

  it('nothing changes when it is there already, or only brought to the front', async () => {
    const { at, launch, seen } = await openApp({ who: GUEST, path: '/asset/a' });
    const before = seen.length;
    await launch('/asset/a');
    await launch(null);
    expect([at.path, seen.length]).toEqual(['/asset/a', before]);
  });

  it.each([
    ['[DEVICE-09] a member', profile(), 1800, '/asset/b'],
    ['[DEVICE-08] a member', profile(), 1801, '/asset/b'],
    ['[PIN-08] a member with a PIN', locked, 1800, '/asset/b'],
    ['[PIN-08] a member with a PIN', locked, 1801, '/profiles'],
  ])('%s (%#) hidden for %i s opens it once shown, as far as they may', async (_, who, seconds, path) => {
    const { at, hideFor, launch, root, session } = await openApp({ who: SIGNED_IN_USER, path: '/asset/a' });
    await root.act(() => session.chooseProfile(who, true));
    await root.act(() => at.navigate('/asset/a'));
    await hideFor(seconds, async () => {
      await launch('/asset/b');
      expect(at.path, 'nobody is there to see it').toBe('/asset/a');
    });
    expect(at.path).toBe(path);
  });

  it('[PIN-08, ROUTE-29] nor does it lead past a PIN or the choice of a profile', async () => {
    const withPin = await openApp({ who: SIGNED_IN_USER, kept: locked, path: '/settings' });
    await withPin.launch('/asset/b');
    expect(withPin.at.path).toBe('/profiles');
    const without = await openApp({ who: SIGNED_IN_USER, path: '/settings' });
    await without.launch('/asset/b');
    expect(without.at.path).toBe('/profiles');
  });

  it('[DEVICE-07] a guest hidden for too long has no profile, and sees the title', async () => {
    const { at, hideFor, launch, session } = await openApp({ who: GUEST, path: '/asset/a' });
    await hideFor(1801, () => launch('/asset/b'));
    expect([at.path, session.account().profile]).toEqual(['/asset/b', null]);
  });
});

describe('without a network', () => {
  it('[DEVICE-11, ERR-23] without a network a banner shows at once, and the error screen after 5000 ms', async () => {
    const { at, connect, report, root } = await openApp({ path: '/asset/a' });
    expect(root.query('offline-banner')).toBeNull();
    await connect(false);
    expect(root.find('offline-banner').props.label).toBe('No internet connection');
    const { x, y, w, h } = root.find('offline-banner').now;
    expect([x, y, w, h], 'a bar of its own along the upper edge').toEqual([0, 0, 1920, 64]);
    expect(root.focusedId()).toBe('elsewhere');
    await root.wait(4999);
    expect(at.path).toBe('/asset/a');
    expect(report).not.toHaveBeenCalled();
    await root.wait(1);
    expect(at.path).toBe('/network_error');
    expect(root.focusedId()).toBe('try-again');
    expect(root.query('offline-banner')).toBeNull();
    expect(report).toHaveBeenCalledTimes(1);
    expect(report).toHaveBeenCalledWith(expect.anything(), 'warning', { code: 'no_internet_connection' });
  });

  it('[DEVICE-11] a network that is back within 5 s opens no screen, and the next gap has its own 5 s', async () => {
    const { at, connect, report, root } = await openApp({ path: '/asset/a' });
    for (let gap = 0; gap < 3; gap += 1) {
      await connect(false);
      await root.wait(4000);
      await connect(true);
      await root.wait(2000);
    }
    expect(at.path).toBe('/asset/a');
    expect(report).not.toHaveBeenCalled();
    expect(root.query('offline-banner')).toBeNull();
    expect(root.clock.pendingCount).toBe(0);
  });

  it('[DEVICE-11] navigating without a network does not delay the error screen', async () => {
    const { at, connect, root, session } = await openApp({ path: '/asset/a' });
    await connect(false);
    await root.wait(3000);
    await root.act(() => session.unauthorized());
    expect(at.path).toBe('/welcome');
    await root.wait(2000);
    expect(at.path).toBe('/network_error');
  });

  it('[DEVICE-13, ROUTE-06] once online again, retry returns to the viewer’s route', async () => {
    const { at, connect, root, stores } = await openApp({ path: '/asset/a' });
    await connect(false);
    await root.wait(5000);
    expect(stores.network.getState().isOffline).toBe(true);
    await connect(true);
    expect(at.path).toBe('/network_error');
    expect(stores.network.getState().isOffline).toBe(false);
    await root.act(() => root.find('try-again').props.onPress?.());
    expect(at.path).toBe('/asset/a');
    await root.wait(60_000);
    expect(at.path).toBe('/asset/a');
  });

  it.each(['/asset/a/watch', '/asset/a/watch/trailer'])(
    '[DEVICE-11, DEVICE-13] %s is returned to by itself once there is a network again',
    async (path) => {
      const { at, connect, root, stores } = await openApp({ who: SIGNED_IN_USER, kept: profile(), path });
      await connect(false);
      await root.wait(5000);
      expect(at.path).toBe('/network_error');
      await root.wait(60_000);
      expect(at.path).toBe('/network_error');
      await connect(true);
      expect(at.path).toBe(path);
      expect(stores.network.getState().isOffline).toBe(false);
      await root.wait(60_000);
      expect(at.path).toBe(path);
    },
  );

  it('[DEVICE-13] a retry while offline stays and says ‘Still offline’; once online again it returns', async () => {
    const { at, connect, report, root } = await openApp({ path: '/asset/a' });
    const words = () => JSON.stringify(root.tree());
    const tryAgain = () => root.act(() => root.find('try-again').props.onPress?.());
    await connect(false);
    await root.wait(5000);
    expect(words()).toContain('No internet connection');
    const button = root.find('try-again').now.y;
    for (const press of ['first', 'second']) {
      await tryAgain();
      expect([at.path, root.focusedId()], press).toEqual(['/network_error', 'try-again']);
      expect(words()).toContain('Still offline');
    }
    expect(root.find('try-again').now.y, 'beneath the focus nothing moves').toBe(button);
    await root.wait(60_000);
    expect(report, 'one loss of the network is one report').toHaveBeenCalledTimes(1);
    await connect(true);
    expect(words()).not.toContain('Still offline');
    await connect(false);
    expect(words(), 'a new loss was not tried yet').not.toContain('Still offline');
    await connect(true);
    await tryAgain();
    expect(at.path).toBe('/asset/a');
  });

  it('[DEVICE-11] back leaves the error screen while offline; it opens again after 5 s', async () => {
    const { at, connect, report, root, stores } = await openApp({ path: '/asset/a' });
    await connect(false);
    await root.wait(5000);
    await root.press('back');
    expect(at.path).toBe('/asset/a');
    expect(stores.network.getState().isOffline).toBe(false);
    expect(root.query('offline-banner')).not.toBeNull();
    await root.wait(5000);
    expect(at.path).toBe('/network_error');
    expect(report).toHaveBeenCalledTimes(2);
  });

  it('[DEVICE-11] a device that was never connected gets the error screen after 5 s too', async () => {
    const { at, connect, root } = await openApp({ who: null, path: '/welcome' });
    await connect(false);
    await root.wait(5000);
    expect(at.path).toBe('/network_error');
  });
});
