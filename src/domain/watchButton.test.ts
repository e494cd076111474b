import { describe, expect, it } from 'vitest';
import type { Bookmark, Watchable } from '../contract';
import { WATCHABLES } from '../contract';
import { asset, bookmark, episode, season, show } from './testing/assets';
import type { WatchLabel, WatchSubject } from './watchButton';
import { showsWatchButton, watchButtons, watchLabel, watchTarget } from './watchButton';

const trailer = { slug: 't', type: 'trailer', sourceUuid: 's-t' };
const subject = (change: Partial<WatchSubject> = {}): WatchSubject => ({
  asset: asset(),
  anonymous: false,
  limit: null,
  bookmark: null,
  lastWatched: null,
  ...change,
});

describe('label', () => {
  it.each<[string, string, Partial<WatchSubject>, WatchLabel]>([
    ['ASSET-17', 'a live asset', { asset: asset({ live: true }) }, 'live'],
    ['ASSET-17', 'a live channel', { asset: asset({ type: 'live channel' }) }, 'live'],
    ['ASSET-18', 'a guest without anonymous access', { anonymous: true }, 'signIn'],
    ['ASSET-19', 'a second watched', { bookmark: bookmark(1) }, 'continue'],
    ['ASSET-20', 'an upgrade needed', { asset: asset({ watchable: 'plan_upgrade_required' }) }, 'upgrade'],
    [
      'ASSET-20',
      'an upgrade needed though watched',
      { asset: asset({ watchable: 'plan_upgrade_required' }), bookmark: bookmark(90) },
      'upgrade',
    ],
    ['ASSET-21', 'finished', { bookmark: bookmark(5990, true) }, 'again'],
    ['ASSET-22', 'never watched', {}, 'watch'],
    ['ASSET-22', 'watched for less than a second', { bookmark: bookmark(0.9) }, 'watch'],
    [
      'ASSET-14, ASSET-22',
      'a guest with anonymous access, written with spaces',
      { anonymous: true, asset: asset({ watchable: 'yes anonymous access' }) },
      'watch',
    ],
  ])('[%s] %s', (_points, _name, change, label) => {
    expect(watchLabel(subject(change))).toBe(label);
  });

  /** The specification's list, word for word, as a list: the first whose condition holds. */
  function expected(
    live: boolean,
    anonymous: boolean,
    watchable: Watchable,
    mark: Bookmark | null,
  ): WatchLabel {
    const rules: [boolean, WatchLabel][] = [
      [live, 'live'],
      [anonymous && watchable !== 'yes_anonymous_access', 'signIn'],
      [
        mark !== null && mark.currentSecond >= 1 && !mark.finished && watchable !== 'plan_upgrade_required',
        'continue',
      ],
      [watchable === 'plan_upgrade_required', 'upgrade'],
      [mark !== null && mark.finished, 'again'],
      [true, 'watch'],
    ];
    return rules.find(([holds]) => holds)?.[1] ?? 'watch';
  }

  const marks = [
    null,
    bookmark(0),
    bookmark(0.5),
    bookmark(1),
    bookmark(600),
    bookmark(0, true),
    bookmark(6000, true),
  ];
  const combinations = [true, false].flatMap((live) =>
    [true, false].flatMap((anonymous) =>
      WATCHABLES.flatMap((watchable) => marks.map((mark) => [live, anonymous, watchable, mark] as const)),
    ),
  );

  it.each(combinations)(
    '[ASSET-17, ASSET-18, ASSET-20, ASSET-21, ASSET-22, ASSET-23] first match: live %s, anonymous %s, %s, %j',
    (live, anonymous, watchable, mark) => {
      const it = { asset: asset({ live, watchable }), anonymous, bookmark: mark };
      expect(watchLabel(subject(it))).toBe(expected(live, anonymous, watchable, mark));
    },
  );
});

describe('whether the button is shown', () => {
  it.each(
    WATCHABLES.map((watchable) => [watchable, !['no_content', 'not_available'].includes(watchable)] as const),
  )('[ASSET-30] a movie that is %s: %s', (watchable, shown) => {
    expect(showsWatchButton(subject({ asset: asset({ watchable }) }))).toBe(shown);
  });

  it('[ASSET-15] an asset out of region has no buttons', () => {
    const film = asset({ inRegion: false, contents: [trailer] });
    expect(watchButtons(subject({ asset: film }))).toEqual([]);
    const series = show([season(1, [episode('e1', 1)])], { inRegion: false });
    expect(showsWatchButton(subject({ asset: series }))).toBe(false);
  });

  it.each<[Watchable, Watchable | null, boolean]>([
    ['yes', null, true],
    ['plan_upgrade_required', null, true],
    ['no_content', null, false],
    ['not_available', null, false],
    ['not_available', 'yes', true],
    ['no_content', 'not_available', false],
    ['yes', 'no_content', true],
  ])('[ASSET-31] a show whose first episode is %s and last watched %s: %s', (first, last, shown) => {
    const episodes = [episode('e1', 1, { watchable: first }), episode('e2', 2, { watchable: last ?? 'yes' })];
    const lastWatched = last && episodes[1] ? { episode: episodes[1], bookmark: bookmark(5) } : null;
    const series = show([season(1, episodes)], { watchable: 'not_available' });
    expect(showsWatchButton(subject({ asset: series, lastWatched }))).toBe(shown);
  });

  it('[ASSET-31] a show without episodes has no watch button', () => {
    expect(showsWatchButton(subject({ asset: show([]) }))).toBe(false);
  });
});

describe('where the button leads', () => {
  it('[ASSET-16, ASSET-24] the trailer`s button plays the trailer', () => {
    const buttons = watchButtons(subject({ asset: asset({ contents: [trailer] }) }));
    expect(buttons.map((button) => button.label)).toEqual(['watch', 'trailer']);
    expect(buttons[1]?.target).toEqual({ to: 'player', assetId: 'a1', contentType: 'trailer' });
  });

  it.each([
    [16, 12, []],
    [12, 12, ['watch', 'trailer']],
    [16, null, ['watch', 'trailer']],
  ])('[EPIS-08] a title from %d years on has, at the limit %s, the buttons %j', (minAge, limit, labels) => {
    const film = asset({ contents: [trailer], censorships: [{ name: '', minAge }] });
    expect(watchButtons(subject({ asset: film, limit })).map(({ label }) => label)).toEqual(labels);
  });

  it('[ASSET-16] without a trailer there is no such button', () => {
    expect(watchButtons(subject()).map((button) => button.label)).toEqual(['watch']);
  });

  it('[ASSET-25] sign in leads to the code screen', () => {
    expect(watchTarget(subject({ anonymous: true }))).toEqual({ to: 'signIn' });
  });

  it('[ASSET-26] upgrade leads to the plans with the way back', () => {
    const locked = asset({ watchable: 'plan_upgrade_required' });
    expect(watchTarget(subject({ asset: locked }))).toEqual({ to: 'plans', returnAssetId: 'a1' });
  });

  it.each([
    [asset(), 'main'],
    [asset({ live: true }), 'live'],
  ])('[ASSET-29] anything else plays: %#', (film, contentType) => {
    expect(watchTarget(subject({ asset: film }))).toEqual({ to: 'player', assetId: 'a1', contentType });
  });

  const specials = season(0, [episode('s0e1', 1)]);
  const first = season(1, [episode('s1e2', 2), episode('s1e1', 1)]);
  const second = season(2, [episode('s2e1', 1)]);
  const series = show([second, specials, first]);

  it('[ASSET-27] a show continues its last watched episode while that is unfinished', () => {
    const lastWatched = { episode: episode('s2e1', 1), bookmark: bookmark(300, false, 's2e1') };
    const it = subject({ asset: series, lastWatched });
    expect(watchTarget(it)).toMatchObject({ assetId: 's2e1', contentType: 'main' });
    expect(watchLabel(it)).toBe('continue');
  });

  it.each([null, { episode: episode('s2e1', 1), bookmark: bookmark(2000, true, 's2e1') }])(
    '[ASSET-28] a show without an unfinished episode begins at season 1, episode 1: %#',
    (lastWatched) => {
      expect(watchTarget(subject({ asset: series, lastWatched }))).toMatchObject({ assetId: 's1e1' });
    },
  );

  it('[ASSET-28] a first episode that cannot be played leads nowhere', () => {
    const blocked = show([season(1, [episode('e1', 1, { watchable: 'not_available' })])]);
    expect(watchTarget(subject({ asset: blocked }))).toEqual({ to: 'nowhere' });
    expect(watchTarget(subject({ asset: show([]) }))).toEqual({ to: 'nowhere' });
  });

  it('[ASSET-28, ASSET-31] the last watched episode is played again when the first cannot be played', () => {
    const [e1, e2] = [episode('e1', 1, { watchable: 'not_available' }), episode('e2', 2)];
    const lastWatched = { episode: e2, bookmark: bookmark(1800, true, 'e2') };
    const it = subject({ asset: show([season(1, [e1, e2])]), lastWatched });
    expect(watchLabel(it)).toBe('again');
    expect(watchTarget(it)).toMatchObject({ to: 'player', assetId: 'e2' });
  });

  it('[ASSET-28, ASSET-31] when an unfinished episode is no longer available the first is played', () => {
    const [e1, e2] = [episode('e1', 1), episode('e2', 2, { watchable: 'no_content' })];
    const lastWatched = { episode: e2, bookmark: bookmark(600, false, 'e2') };
    const it = subject({ asset: show([season(1, [e1, e2])]), lastWatched });
    expect(watchLabel(it)).toBe('watch');
    expect(watchTarget(it)).toMatchObject({ to: 'player', assetId: 'e1' });
  });

  it('[ASSET-31] every watch button of a show has a target, whatever can be played of it', () => {
    const dead: WatchSubject[] = [];
    for (const first of WATCHABLES)
      for (const last of WATCHABLES)
        for (const finished of [true, false]) {
          const [e1, e2] = [episode('e1', 1, { watchable: first }), episode('e2', 2, { watchable: last })];
          const lastWatched = { episode: e2, bookmark: bookmark(600, finished, 'e2') };
          const it = subject({ asset: show([season(1, [e1, e2])]), lastWatched });
          if (showsWatchButton(it) && watchTarget(it).to === 'nowhere') dead.push(it);
        }
    expect(dead).toEqual([]);
  });
});
