import { describe, expect, it } from 'vitest';
import { parseProfile } from '../contract';
import type { MenuLink } from '../contract';
import { IDLE_SECONDS, newAccount, pinPending, transition } from './account';
import type { Account, AccountEvent, Effect } from './account';

const links: MenuLink[] = [
  { uuid: 'movies', title: 'Movies' },
  { uuid: 'h1', title: 'Home' },
];
const profile = (more: object = {}) => parseProfile({ uuid: 'p1', name: 'Ann', ...more }, () => {});
const open = profile();
const locked = profile({ pin: '4711' });

const unknown = newAccount(null);
const nobody: Account = { ...unknown, session: 'signedOut' };
const guest: Account = { ...unknown, session: 'anonymous', uid: 'g' };
const member: Account = { ...unknown, session: 'signedIn', uid: 'm' };
const watching: Account = { ...member, profile: open, pinVerified: true };
const behindPin: Account = { ...member, profile: locked };
const unlocked: Account = { ...behindPin, pinVerified: true };

/** An effect in short: 'go /welcome', 'createGuest'. */
const said = (effects: readonly Effect[]) =>
  effects.map((effect) => (effect.do === 'go' ? `go ${effect.to}` : String(effect.do))).join(', ');
const effectsOf = (account: Account, event: AccountEvent) => said(transition(account, event).effects);

describe('an identity event', () => {
  const user = { uid: 'm', anonymous: false };
  const visitor = { uid: 'g', anonymous: true };

  it.each<[string, Account, typeof user | null, Partial<Account>, string]>([
    ['nobody at the start', unknown, null, { session: 'signedOut', uid: null }, 'keepProfile, forgetHidden'],
    ['a guest at the start', unknown, visitor, { session: 'anonymous', uid: 'g' }, ''],
    ['a member at the start, with the profile that was kept', newAccount(open), user, { ...watching }, ''],
    ['a member at the start, the PIN to be entered again', newAccount(locked), user, { ...behindPin }, ''],
    [
      'nobody at the start, whoever watched last',
      newAccount(open),
      null,
      { ...nobody },
      'keepProfile, forgetHidden',
    ],
    ['the same member told again', watching, user, { ...watching }, ''],
    ['a guest signs in', guest, user, { ...member }, 'keepProfile, clearData'],
    [
      'another member',
      watching,
      { uid: 'n', anonymous: false },
      { ...member, uid: 'n' },
      'keepProfile, clearData',
    ],
    ['the member signs out', watching, null, { ...nobody }, 'keepProfile, clearData, forgetHidden'],
    ['the guest is reset', guest, null, { ...nobody }, 'keepProfile, clearData, forgetHidden'],
    ['a guest is made', nobody, visitor, { ...guest }, ''],
  ])('[ROUTE-30, AUTH-18] %s', (_, before, who, after, effects) => {
    const { account, effects: done } = transition(before, { type: 'identified', user: who });
    expect(account).toEqual({ ...before, ...after });
    expect(said(done)).toBe(effects);
  });
});

describe('a profile event', () => {
  const choose = (chosen: typeof open, pinVerified: boolean): AccountEvent => ({
    type: 'profileChosen',
    profile: chosen,
    pinVerified,
  });

  it.each<[string, Account, AccountEvent, Account, string]>([
    ['[PROFILE-11] the first profile', member, choose(open, true), watching, 'keepProfile, clearData'],
    ['[PIN-04] a PIN entered', member, choose(locked, true), unlocked, 'keepProfile, clearData'],
    ['the same profile again', watching, choose(open, true), watching, 'keepProfile'],
    [
      '[PROFILE-30] the same profile in another language',
      watching,
      choose(profile({ language: 'pa' }), true),
      { ...watching, profile: profile({ language: 'pa' }) },
      'keepProfile, clearData',
    ],
    ['[PROFILE-15] reset', unlocked, { type: 'profileReset' }, member, 'keepProfile, clearData'],
  ])('%s', (_, before, event, after, effects) => {
    const done = transition(before, event);
    expect(done.account).toEqual(after);
    expect(said(done.effects)).toBe(effects);
  });

  it('[PIN-08] a PIN is pending until it was entered, and only where there is one', () => {
    expect([member, watching, unlocked, behindPin].map(pinPending)).toEqual([false, false, false, true]);
    expect([open, locked].map(newAccount).map(pinPending)).toEqual([false, true]);
  });
});

/** Asked with every kind of place, at the start; '-' stays. */
const ENTRY = {
  places: [
    '/',
    '/movies',
    '/search',
    '/settings',
    '/asset/a',
    '/asset/a/watch',
    '/welcome',
    '/welcome/code',
    '/profiles',
  ],
  rows: [
    ['ROUTE-27: a guest', guest, ['W', 'W', 'W', 'W', '-', '-', '-', '-', 'W']],
    ['ROUTE-28: a member with a profile', watching, ['H', 'H', 'H', 'H', '-', '-', 'H', 'H', 'H']],
    ['ROUTE-28: one whose PIN was entered', unlocked, ['H', 'H', 'H', 'H', '-', '-', 'H', 'H', 'H']],
    ['ROUTE-29: a member without a profile', member, ['P', 'P', 'P', 'P', 'P', 'P', 'P', 'P', '-']],
    ['PIN-08: a profile whose PIN was not entered', behindPin, ['P', 'P', 'P', 'P', 'P', 'P', 'P', 'P', '-']],
    ['ROUTE-30, ROUTE-31, ROUTE-32: nobody', nobody, ['W+', 'W+', 'W+', 'W+', '+', '+', '+', '+', 'W+']],
    ['the provider has not answered', unknown, ['-', '-', '-', '-', '-', '-', '-', '-', '-']],
  ],
} as const;

const SHORT = {
  W: 'go /welcome',
  H: 'go /h1',
  P: 'go /profiles',
  '-': '',
  '+': 'createGuest',
  'W+': 'go /welcome, createGuest',
} as const;

const enter = (
  path: string,
  more: Partial<Extract<AccountEvent, { type: 'entered' }>> = {},
): AccountEvent => ({
  type: 'entered',
  path,
  links,
  interests: false,
  premium: false,
  hiddenSeconds: null,
  ...more,
});

describe('[ROUTE-27, ROUTE-28, ROUTE-29, ROUTE-30, ROUTE-31, ROUTE-32, ROUTE-37] where the app begins', () => {
  it.each(
    ENTRY.rows.flatMap(([name, who, row]) =>
      row.map((code, at) => [name, ENTRY.places[at]!, who, code] as const),
    ),
  )('%s at %s', (_, path, who, code) => {
    expect(effectsOf(who, enter(path))).toBe(SHORT[code]);
  });

  it.each([
    [0, ''],
    [IDLE_SECONDS - 1, ''],
    [IDLE_SECONDS, ''],
    [IDLE_SECONDS + 1, 'go /h1'],
    [null, 'go /h1'],
  ])('[ROUTE-28] C32: hidden %s s before a cold start', (hiddenSeconds, effects) => {
    expect(effectsOf(watching, enter('/search', { hiddenSeconds }))).toBe(effects);
  });

  it.each(['/', '/welcome'])('%s is not kept as the start route', (path) => {
    expect(effectsOf(watching, enter(path, { hiddenSeconds: 5 }))).toBe('go /h1');
  });

  it('[PIN-08] a pending PIN takes precedence over the kept route', () => {
    expect(effectsOf(behindPin, enter('/search', { hiddenSeconds: 5 }))).toBe('go /profiles');
  });

  it.each([
    ['/movies', 'go /welcome'],
    ['/welcome', ''],
    ['/asset/a', 'createGuest'],
  ])(
    '[ROUTE-32] where only subscribers watch nobody becomes a guest unasked, but for a title: %s',
    (path, effects) => {
      expect(effectsOf(nobody, enter(path, { premium: true }))).toBe(effects);
    },
  );

  it.each<[Account, string, string]>([
    [member, '/plans', '/welcome/code'],
    [member, '/welcome/register', '/welcome/code'],
    [watching, '/plans', '/h1'],
    [nobody, '/network_error', '/h1'],
    [nobody, '/welcome', '/asset/a'],
  ])(
    '[CODE-09, AUTH-25, AUTH-20] a destination goes before the usual way, once: %#',
    (who, destination, path) => {
      const bound = { ...who, destination };
      expect(transition(bound, enter(path))).toEqual({
        account: bound,
        effects: [{ do: 'go', to: destination }],
      });
      const there = transition(bound, enter(destination));
      expect(there).toEqual({ account: who, effects: [] });
    },
  );

  it('[CODE-09] a destination set before signing in survives the change of identity; a failure clears it', () => {
    const bound = transition(guest, { type: 'heading', destination: '/plans' }).account;
    const signedIn = transition(bound, { type: 'identified', user: { uid: 'm', anonymous: false } }).account;
    expect(signedIn).toEqual({ ...member, destination: '/plans' });
    expect(transition(bound, { type: 'heading', destination: null }).account).toEqual(guest);
  });
});

describe('[ROUTE-26] the premium variant of the routes', () => {
  const AWAY = 'go /page_not_exists';
  const variant = { premiumRoutes: true, premium: true };
  const at = (who: Account, path: string): string =>
    said(transition(who, { type: 'arrived', path, links, interests: true, premiumRoutes: true }).effects);

  it.each([
    ...['/settings', '/settings/device', '/page_not_exists', '/no_plans'].map((path) => [path, ''] as const),
    ...['/asset/a/watch', '/asset/a/watch/trailer'].map((path) => [path, ''] as const),
    ...['/', '/h1', '/movies', '/asset/a', '/search', '/watchlist', '/list/a'].map(
      (path) => [path, AWAY] as const,
    ),
    ...['/plans', '/buy_plan', '/success_buy_plan', '/failed_buy_plan'].map((path) => [path, AWAY] as const),
    ...['/profiles', '/profiles/interests', '/add_profile', '/edit_profile/p'].map(
      (path) => [path, AWAY] as const,
    ),
    ...['/welcome', '/welcome/code', '/network_error', '/error_with_playback'].map(
      (path) => [path, AWAY] as const,
    ),
  ])('%s of a signed-in viewer: "%s"', (path, effects) => {
    for (const who of [watching, member]) {
      expect(effectsOf(who, enter(path, variant))).toBe(effects);
      expect(at(who, path)).toBe(effects);
    }
    // The routes are those of whoever is signed in.
    expect(effectsOf(guest, enter(path, variant))).toBe(effectsOf(guest, enter(path)));
    expect(effectsOf(watching, enter(path, { premium: true }))).toBe(effectsOf(watching, enter(path)));
  });

  it('what a PIN protects is not played before it was entered', () => {
    expect(at(behindPin, '/asset/a/watch')).toBe(AWAY);
    expect(at(behindPin, '/settings')).toBe('');
    expect(at(unlocked, '/asset/a/watch')).toBe('');
  });

  it.each([
    ['/asset/a/watch', '/asset/a/watch'],
    ['/plans', '/page_not_exists'],
  ])('the destination %s of a sign-in is %s, once', (destination, target) => {
    const bound = { ...member, destination };
    expect(transition(bound, enter('/welcome/code', variant))).toEqual({
      account: bound,
      effects: [{ do: 'go', to: target }],
    });
    expect(transition(bound, enter(target, variant))).toEqual({ account: member, effects: [] });
  });
});

describe('at a route change', () => {
  const at = (who: Account, path: string, menu = links, interests = false) =>
    transition(who, { type: 'arrived', path, links: menu, interests });

  it('a route change does not change the account', () => {
    expect(at(guest, '/').account).toBe(guest);
  });

  it('[ROUTE-08, PAGE-27, ROUTE-07] / leads a member with a profile to the home page', () => {
    expect(at(watching, '/').effects).toEqual([{ do: 'go', to: '/h1' }]);
    expect(said(at(watching, '/', [{ uuid: 'x', title: 'X' }]).effects)).toBe('go /x');
  });

  it.each([
    ['/', [], true, 'go /profiles/interests'],
    ['/', [], false, 'go /h1'],
    ['/', ['cinema'], true, 'go /h1'],
    ['/', ['no preferences'], true, 'go /h1'],
    ['/h1', [], true, ''],
    ['/profiles/interests', [], true, ''],
  ])('[REG-18] a profile at %s with the interests %j, flag %s: %s', (path, likes, flag, effects) => {
    const asked = { ...watching, profile: { ...watching.profile!, interests: likes } };
    expect(said(at(asked, path, links, flag).effects)).toBe(effects);
    const entered = path === '/h1' ? 'go /profiles/interests' : effects;
    if (path !== '/profiles/interests')
      expect(effectsOf(asked, enter(path, { interests: flag }))).toBe(entered);
  });

  it('[REG-18] a guest is not asked, and the PIN and the choice of a profile come first', () => {
    expect(said(at(guest, '/', links, true).effects)).toBe('go /welcome');
    expect(said(at(member, '/', links, true).effects)).toBe('go /profiles');
    expect(said(at(behindPin, '/', links, true).effects)).toBe('go /profiles');
    expect(said(at(behindPin, '/profiles/interests', links, true).effects)).toBe('go /profiles');
    expect(effectsOf(behindPin, enter('/profiles/interests', { interests: true }))).toBe('go /profiles');
    expect(effectsOf(member, enter('/profiles/interests', { interests: true }))).toBe('');
  });

  it('a menu without pages leads to /page_not_exists', () => {
    expect(at(watching, '/', []).effects).toEqual([
      { do: 'go', to: '/page_not_exists', reason: 'page_not_exists' },
    ]);
  });

  it.each([guest, nobody])('[ROUTE-09] / leads a guest to /welcome: %#', (who) => {
    expect(said(at(who, '/').effects)).toBe('go /welcome');
  });

  it.each(['/', '/movies', '/search', '/list/a', '/watchlist', '/asset/a', '/asset/a/watch'])(
    '[ROUTE-10, ROUTE-33] %s without a profile leads to /profiles',
    (path) => {
      expect(said(at(member, path).effects)).toBe('go /profiles');
      expect(said(at(behindPin, path).effects)).toBe('go /profiles');
      expect(said(at(watching, path).effects)).toBe(path === '/' ? 'go /h1' : '');
    },
  );

  it.each([guest, nobody, watching, member])('[ROUTE-11] an undefined page leads to /welcome: %#', (who) => {
    expect(said(at(who, '/undefined').effects)).toBe('go /welcome');
  });

  it.each([
    '/movies',
    '/search',
    '/list/a',
    '/asset/a',
    '/settings',
    '/network_error',
    '/plans',
    '/welcome/code',
  ])('[ROUTE-38] a guest may open %s', (path) => {
    expect(said(at(guest, path).effects)).toBe('');
  });

  it('a guest has no watchlist', () => {
    expect(said(at(guest, '/watchlist').effects)).toBe('go /welcome');
  });

  it.each(['/profiles', '/add_profile', '/edit_profile/u', '/delete_profile/u'])(
    '[ROUTE-39] %s leads a guest to /welcome',
    (path) => {
      expect(said(at(guest, path).effects)).toBe('go /welcome');
      expect(said(at(member, path).effects)).toBe('');
    },
  );

  it('[ROUTE-31] without an identity an asset creates a guest, and a page leads to /welcome', () => {
    expect(said(at(nobody, '/asset/a').effects)).toBe('createGuest');
    expect(said(at(nobody, '/movies').effects)).toBe('go /welcome');
  });

  it.each(['/welcome', '/welcome/code', '/network_error', '/settings'])(
    '[ROUTE-38] everybody may be at %s',
    (path) => {
      for (const who of [nobody, guest, member, behindPin, watching])
        expect(said(at(who, path).effects)).toBe('');
    },
  );

  it('before the identity provider has answered no effect is returned', () => {
    expect(at(unknown, '/movies').effects).toEqual([]);
    expect(effectsOf(unknown, enter('/movies'))).toBe('');
  });
});

describe('[PIN-08] the PIN of the profile that was kept', () => {
  it.each([
    ['none', open, true, false],
    ['one', locked, false, true],
  ])('%s: verified at the start %j, pending %j', (_, profile, verified, pending) => {
    const account = newAccount(profile);
    expect([account.pinVerified, pinPending(account)]).toEqual([verified, pending]);
    expect(pinPending({ profile, pinVerified: false })).toBe(pending);
  });

  it('is not asked for without a profile', () => {
    expect(newAccount(null).pinVerified).toBe(false);
    expect(pinPending({ profile: null, pinVerified: false })).toBe(false);
  });

  it('a heading alone does nothing', () => {
    expect(transition(watching, { type: 'heading', destination: '/plans' })).toEqual({
      account: { ...watching, destination: '/plans' },
      effects: [],
    });
  });
});

describe('shown again', () => {
  const CLEARED = 'keepProfile, go /welcome';
  const AGAIN = 'go /profiles, refetchProfile';
  it.each<[string, Account, number, string]>([
    ['a guest', guest, 1800, ''],
    ['a guest', guest, 1801, CLEARED],
    ['a member', watching, 0, ''],
    ['a member', watching, 1800, ''],
    ['a member', watching, 1801, AGAIN],
    ['a member without a profile', member, 1801, AGAIN],
    ['a PIN entered', unlocked, 1800, ''],
    ['a PIN entered', unlocked, 1801, AGAIN],
    ['a PIN not entered', behindPin, 1, 'go /profiles'],
    ['a PIN not entered', behindPin, 1801, AGAIN],
    ['nobody', nobody, 9999, ''],
    ['not known yet', unknown, 9999, ''],
  ])(
    '[WELCOME-12, DEVICE-07, DEVICE-08, DEVICE-09, PIN-08] %s, after %i s',
    (_, who, hiddenSeconds, effects) => {
      expect(effectsOf(who, { type: 'shown', hiddenSeconds })).toBe(effects);
    },
  );

  it.each<[string, Account, number, boolean]>([
    ['that was entered', unlocked, 1800, true],
    ['that was entered', unlocked, 1801, false],
    ['that a profile does not have', watching, 1801, true],
  ])('[PIN-08] a PIN %s (%#) counts as entered after %i s: %s', (_, who, hiddenSeconds, verified) => {
    expect(transition(who, { type: 'shown', hiddenSeconds }).account).toEqual({
      ...who,
      pinVerified: verified,
    });
  });

  it('[DEVICE-07] a guest hidden for too long has no current profile', () => {
    const kept: Account = { ...guest, profile: open, pinVerified: true };
    const { account, effects } = transition(kept, { type: 'shown', hiddenSeconds: 1801 });
    expect(account).toEqual(guest);
    expect(said(effects)).toBe('keepProfile, clearData, go /welcome');
  });
});

describe('any sequence of events', () => {
  /** A small generator of its own: the same sequences in every run. */
  function chance(seed: number) {
    let state = seed;
    return (below: number): number => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
  }
  const PATHS = [
    ...ENTRY.places,
    '/watchlist',
    '/list/a',
    '/network_error',
    '/plans',
    '/undefined',
    '/edit_profile/u',
    '/profiles/interests',
  ];
  const SOMEBODY = [
    null,
    { uid: 'g', anonymous: true },
    { uid: 'm', anonymous: false },
    { uid: 'n', anonymous: false },
  ];
  const DESTINATIONS = [null, '/plans', '/profiles/interests', '/network_error', '/welcome'];

  it('[ROUTE-27, ROUTE-30, ROUTE-33, PIN-08] after any sequence of events no user has another’s profile, redirects end, and the route shown is allowed', () => {
    const upTo = chance(7);
    const pick = <T>(list: readonly T[]): T => list[upTo(list.length)]!;
    let account = newAccount(locked);
    for (let step = 0; step < 5000; step += 1) {
      const before = account;
      const event = pick<AccountEvent>([
        { type: 'identified', user: pick(SOMEBODY) },
        { type: 'heading', destination: pick(DESTINATIONS) },
        { type: 'profileChosen', profile: pick([open, locked]), pinVerified: upTo(2) === 1 },
        { type: 'profileReset' },
        { type: 'shown', hiddenSeconds: upTo(3600) },
      ]);
      account = transition(account, event).account;
      if (event.type === 'identified') {
        if (event.user === null) expect(account.profile).toBeNull();
        else if (before.uid !== null && before.uid !== event.user.uid) expect(account.profile).toBeNull();
      }
      let path = pick(PATHS);
      const interests = upTo(2) === 1;
      const hops: string[] = [path];
      for (let entering = true; ;) {
        const next: AccountEvent = entering
          ? enter(path, { interests })
          : { type: 'arrived', path, links, interests };
        const done = transition(account, next);
        const move = done.effects.find((effect) => effect.do === 'go');
        if (move !== undefined && move.to !== path) {
          hops.push((path = move.to));
          expect(hops.length, hops.join(' -> ')).toBeLessThan(5);
          continue;
        }
        account = done.account;
        if (!entering) break;
        entering = false;
      }
      const needsProfile =
        account.session === 'signedIn' && (account.profile === null || pinPending(account));
      if (needsProfile)
        expect([
          '/h1',
          '/movies',
          '/search',
          '/list/a',
          '/asset/a',
          '/asset/a/watch',
          '/watchlist',
        ]).not.toContain(path);
      if (account.session === 'anonymous' || account.session === 'signedOut')
        expect(path).not.toMatch(/profile|watchlist/);
    }
  });
});
