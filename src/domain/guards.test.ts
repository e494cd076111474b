import { describe, expect, it } from 'vitest';
import { parsePageChunk } from '../contract';
import type { MenuLink } from '../contract';
import type { Session, Viewer } from './guards';
import {
  backDecision,
  homePath,
  IDLE_SECONDS,
  pageDecision,
  resumeDecision,
  routeDecision,
  startDecision,
} from './guards';
import { placeOf, platformPath, splitPlatform } from './paths';

const links: MenuLink[] = [
  { uuid: 'movies', title: 'Movies' },
  { uuid: 'h1', title: 'Home' },
];
const viewer = (session: Session, hasProfile = false, pinPending = false): Viewer => ({
  session,
  hasProfile,
  pinPending,
});
const member = viewer('signedIn', true);
const guest = viewer('anonymous');
const nobody = viewer('signedOut');

describe('paths', () => {
  it.each([
    ['/tizen/welcome', 'tizen', '/welcome', false],
    ['/browser', 'browser', '/', false],
    ['/vidaa/asset/a/watch', 'vidaa', '/asset/a/watch', false],
    ['/', 'webos', '/', true],
    ['/welcome', 'webos', '/welcome', true],
    ['/welcome/code', 'webos', '/welcome/code', true],
    ['/asset/a', 'webos', '/asset/a', true],
    ['/some-page', 'webos', '/some-page', true],
    ['/roku/welcome', 'webos', '/welcome', true],
    ['/roku/some-page', 'webos', '/some-page', true],
  ])('[SHELL-03, SHELL-04] %s on webos is %s %s', (address, platform, path, changed) => {
    expect(splitPlatform(address, 'webos')).toEqual({ platform, path, changed });
  });

  it('the address is platform and path', () => {
    expect([platformPath('tizen', '/'), platformPath('tizen', '/list/a?x=1')]).toEqual([
      '/tizen',
      '/tizen/list/a?x=1',
    ]);
  });

  it.each([
    ['/', { kind: 'root' }],
    ['/welcome/code', { kind: 'welcome' }],
    ['/edit_profile/u', { kind: 'profiles' }],
    ['/asset/a%2F1', { kind: 'asset', id: 'a/1', player: false }],
    ['/asset/a/watch/trailer', { kind: 'asset', id: 'a', player: true }],
    ['/list/c?genre=a', { kind: 'catalogue', screen: 'list' }],
    ['/network_error', { kind: 'other', screen: 'network_error' }],
    ['/p1', { kind: 'page', id: 'p1' }],
    ['/p%', { kind: 'page', id: 'p%' }],
    ['/undefined', { kind: 'page', id: null }],
  ])('[ROUTE-07, ROUTE-13, ROUTE-14, ROUTE-20] %s', (path, place) => {
    expect(placeOf(path)).toEqual(place);
  });
});

describe('at start', () => {
  const start = (
    who: Viewer,
    path: string,
    change: { isPremium?: boolean; hiddenSeconds?: number | null } = {},
  ) => startDecision({ ...who, path, links, isPremium: false, hiddenSeconds: null, ...change });

  it.each(['/', '/movies', '/search', '/settings'])('[ROUTE-27] a guest at %s goes to /welcome', (path) => {
    expect(start(guest, path).go).toBe('/welcome');
  });

  it.each(['/asset/a', '/asset/a/watch', '/asset/a/watch/trailer', '/welcome/code'])(
    '[ROUTE-27, ROUTE-37] a guest at %s stays',
    (path) => {
      expect(start(guest, path)).toEqual({ go: null, createGuest: false });
    },
  );

  it.each(['/', '/movies', '/settings', '/welcome'])('[ROUTE-28] a member at %s goes home', (path) => {
    expect(start(member, path).go).toBe('/h1');
  });

  it('[ROUTE-37] a member`s deep link to a title works', () => {
    expect(start(member, '/asset/a/watch').go).toBeNull();
  });

  it.each([
    [0, null],
    [IDLE_SECONDS - 1, null],
    [IDLE_SECONDS, null],
    [IDLE_SECONDS + 1, '/h1'],
  ])('[ROUTE-28] hidden for %i s: %s', (hiddenSeconds, go) => {
    expect(start(member, '/search', { hiddenSeconds }).go).toBe(go);
  });

  it('[ROUTE-29] a member without a profile goes to /profiles, also from a title', () => {
    for (const path of ['/', '/asset/a', '/welcome'])
      expect(start(viewer('signedIn'), path).go).toBe('/profiles');
    expect(start(viewer('signedIn'), '/profiles').go).toBeNull();
  });

  it('[PIN-08] a profile whose PIN was not entered goes to /profiles, whatever else holds', () => {
    const locked = viewer('signedIn', true, true);
    expect(start(locked, '/search', { hiddenSeconds: 5 }).go).toBe('/profiles');
    expect(start(locked, '/asset/a').go).toBe('/profiles');
  });

  it('[ROUTE-30] nobody goes to /welcome unless on an asset page', () => {
    expect(start(nobody, '/movies').go).toBe('/welcome');
    expect(start(nobody, '/welcome').go).toBeNull();
    expect(start(nobody, '/asset/a').go).toBeNull();
  });

  it('[ROUTE-31, ROUTE-32] a guest is made on an asset page, and where there is neither subscription nor user', () => {
    expect(start(nobody, '/asset/a', { isPremium: true }).createGuest).toBe(true);
    expect(start(nobody, '/movies').createGuest).toBe(true);
    expect(start(nobody, '/movies', { isPremium: true }).createGuest).toBe(false);
    for (const who of [guest, member, viewer('signedIn')])
      expect(start(who, '/asset/a').createGuest).toBe(false);
  });

  it('nothing is decided before the provider has answered', () => {
    expect(start(viewer('starting'), '/movies')).toEqual({ go: null, createGuest: false });
  });
});

describe('at a change of place', () => {
  const at = (who: Viewer, path: string, menu = links) => routeDecision({ ...who, path, links: menu });

  it('[ROUTE-08, PAGE-27, ROUTE-07] / leads a member with a profile to the home page', () => {
    expect(at(member, '/').go).toBe('/h1');
    expect(at(member, '/', [{ uuid: 'x', title: 'X' }]).go).toBe('/x');
  });

  it('a menu without pages leads to /page_not_exists', () => {
    expect(at(member, '/', [])).toMatchObject({ go: '/page_not_exists', reason: 'page_not_exists' });
    expect(homePath([])).toBe('/page_not_exists');
  });

  it.each([guest, nobody])('[ROUTE-09] / leads a guest to /welcome: %#', (who) => {
    expect(at(who, '/').go).toBe('/welcome');
  });

  it.each(['/', '/movies', '/search', '/list/a', '/watchlist', '/asset/a', '/asset/a/watch'])(
    '[ROUTE-10, ROUTE-33] %s without a profile leads to /profiles',
    (path) => {
      expect(at(viewer('signedIn'), path).go).toBe('/profiles');
      expect(at(member, path).go).toBe(path === '/' ? '/h1' : null);
    },
  );

  it.each([guest, nobody, member, viewer('signedIn')])(
    '[ROUTE-11] an undefined page leads to /welcome: %#',
    (who) => {
      expect(at(who, '/undefined').go).toBe('/welcome');
    },
  );

  it.each(['/movies', '/search', '/list/a', '/asset/a', '/settings', '/network_error', '/welcome/code'])(
    '[ROUTE-38] a guest may be at %s',
    (path) => {
      expect(at(guest, path).go).toBeNull();
    },
  );

  it.each(['/profiles', '/add_profile', '/edit_profile/u', '/delete_profile/u'])(
    '[ROUTE-39] %s leads a guest to /welcome',
    (path) => {
      expect(at(guest, path).go).toBe('/welcome');
      expect(at(viewer('signedIn'), path).go).toBeNull();
    },
  );

  it('[ROUTE-31] a title without anybody makes a guest; a page leads to /welcome', () => {
    expect(at(nobody, '/asset/a')).toEqual({ go: null, createGuest: true });
    expect(at(nobody, '/movies')).toEqual({ go: '/welcome', createGuest: false });
  });
});

describe('a page without content', () => {
  const empty = parsePageChunk({ uuid: 'p', components: { data: [], count: 0 } }, () => {});

  it('[ROUTE-12, PAGE-07] leads to /page_not_exists once all of it is known', () => {
    expect(pageDecision([empty], true, 0)).toMatchObject({
      go: '/page_not_exists',
      reason: 'page_do_not_have_components',
    });
  });

  it.each([
    [[], false, 0],
    [[empty], false, 0],
    [[empty], true, 1],
  ])('is not decided before, nor when there is something to draw: %#', (chunks, complete, rows) => {
    expect(pageDecision(chunks, complete, rows).go).toBeNull();
  });
});

describe('back', () => {
  it.each([
    '/welcome/email',
    '/welcome/code',
    '/welcome/recover_password',
    '/welcome/incorrect_credentials',
    '/welcome/register',
  ])('[ROUTE-34] from %s to /welcome', (path) => {
    expect(backDecision(path, true)).toEqual({ go: '/welcome' });
  });

  it.each([
    ['/welcome', false, 'confirmExit'],
    ['/profiles', true, 'confirmExit'],
    ['/h1', false, 'confirmExit'],
    ['/', false, 'confirmExit'],
    ['/movies', true, 'leave'],
    ['/asset/a', true, 'leave'],
    ['/settings/device', false, 'leave'],
  ])('[ROUTE-35] at %s (came from somewhere: %s): %s', (path, hasOrigin, decision) => {
    expect(backDecision(path, hasOrigin)).toBe(decision);
  });
});

describe('shown again', () => {
  it.each([
    [guest, 1800, null, false],
    [guest, 1801, '/welcome', true],
    [member, 1800, null, false],
    [member, 1801, '/profiles', false],
    [viewer('signedIn', true, true), 1, '/profiles', false],
    [nobody, 9999, null, false],
  ])('[WELCOME-12, DEVICE-07, DEVICE-08, DEVICE-09] %#', (who, seconds, go, clearProfile) => {
    expect(resumeDecision(who, seconds)).toMatchObject({ go, clearProfile });
  });
});
