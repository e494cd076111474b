import { describe, expect, it } from 'vitest';
import type { Watchable } from '../contract';
import { WATCHABLES } from '../contract';
import { chooseEpisode, episodeLock, isNewEpisode } from './episodeChoice';
import type { EpisodeChoice } from './episodeChoice';
import { episodesOf, firstEpisode, lastWatchedOf, episodePosition, seasonsOf } from './episodes';
import { asset, bookmark, episode, season, show } from './testing/assets';
import { episodeToPlay, watchButtons } from './watchButton';

const NOW = Date.UTC(2026, 10, 21, 12);
const DAY = 86_400_000;

describe('seasons and episodes', () => {
  const listOf = (title: Parameters<typeof seasonsOf>[0]): unknown[] =>
    seasonsOf(title).map((one) => [one.id, ...episodesOf(one).map(({ id }) => id)]);

  it.each([
    [
      'by order',
      show([season(2, [episode('c', 1)]), season(1, [episode('b', 2), episode('a', 1)])]),
      [
        ['season-1', 'a', 'b'],
        ['season-2', 'c'],
      ],
    ],
    [
      'without an order last',
      show([season(null, [episode('x', null), episode('w', 1)]), season(1, [episode('a', 1)])]),
      [
        ['season-1', 'a'],
        ['season-null', 'w', 'x'],
      ],
    ],
    [
      'specials first',
      show([season(1, [episode('a', 1)]), season(0, [episode('s', 1)])]),
      [
        ['season-0', 's'],
        ['season-1', 'a'],
      ],
    ],
    [
      'of equal order as they came',
      show([
        asset({ id: 'p', type: 'season', order: 1, children: [episode('a', 1), episode('b', 1)] }),
        season(1, [episode('c', 1)]),
      ]),
      [
        ['p', 'a', 'b'],
        ['season-1', 'c'],
      ],
    ],
    ['without episodes not at all', show([season(1, []), season(2, [episode('a', 1)])]), [['season-2', 'a']]],
    [
      'with others than episodes inside',
      show([season(1, [asset({ id: 'm' }), season(9, [episode('z', 1)]), episode('a', 1)])]),
      [['season-1', 'a']],
    ],
    ['none: episodes directly below', show([episode('b', 2), episode('a', 1)]), [['show', 'a', 'b']]],
    [
      'and episodes beside them',
      show([episode('x', 1), season(1, [episode('a', 1)])]),
      [
        ['season-1', 'a'],
        ['show', 'x'],
      ],
    ],
    ['none at all', show([]), []],
    ['a season by itself', season(3, [episode('b', 2), episode('a', 1)]), [['season-3', 'a', 'b']]],
  ])('[EPIS-10, EPIS-11] %s', (_, title, expected) => {
    expect(listOf(title)).toEqual(expected);
  });

  it('[EPIS-11] an unnamed season has neither title nor number; a season without a show has its own', () => {
    expect(seasonsOf(show([episode('a', 1)]))[0]).toMatchObject({ title: null, order: null });
    const alone = season(3, [episode('a', 1)]);
    expect(seasonsOf(alone)[0]).toMatchObject({ title: alone, order: 3 });
  });

  it('[ASSET-28] the first episode may stand directly below the show, but never before season 1', () => {
    expect(firstEpisode(show([episode('b', 2), episode('a', 1)]))?.id).toBe('a');
    expect(firstEpisode(show([episode('x', 1), season(1, [episode('a', 1)])]))?.id).toBe('a');
    expect(firstEpisode(show([season(1, []), season(2, [episode('a', 1)])]))?.id).toBe('a');
  });

  it('[EPIS-12] an episode is found with its season; other ids are not found', () => {
    const title = show([
      season(1, [episode('a', 1)]),
      season(2, [episode('b', 1), episode('a', 2)]),
      episode('x', 1),
    ]);
    expect(episodePosition(title, 'b')?.season.order).toBe(2);
    expect(episodePosition(title, 'a')?.season.order).toBe(1);
    expect(episodePosition(title, 'x')?.season.title).toBeNull();
    for (const id of ['show', 'season-1', 'nobody']) expect(episodePosition(title, id)).toBeNull();
  });

  it('the position of one of 20,000 episodes is found without sorting all of them', () => {
    const title = show(
      Array.from({ length: 200 }, (_, s) =>
        season(
          200 - s,
          Array.from({ length: 100 }, (_each, e) => episode(`${200 - s}-${100 - e}`, 100 - e)),
        ),
      ),
    );
    expect(seasonsOf(title)).toHaveLength(200);
    expect(firstEpisode(title)?.id).toBe('1-1');
    expect(episodePosition(title, '200-100')?.season.order).toBe(200);
  });
});

describe('the episode watched last', () => {
  const series = show([season(1, [episode('a', 1), episode('b', 2)])]);

  it.each([
    ['unfinished', bookmark(300, false, 'b'), 'b'],
    ['finished', bookmark(6000, true, 'b'), 'b'],
    ['beyond its end', bookmark(99_999, false, 'b'), 'b'],
    ['of an unknown episode', bookmark(300, false, 'gone'), null],
    ['of the show itself', bookmark(300, false, 'show'), null],
    ['none', null, null],
  ])('[ASSET-27, ASSET-28] %s', (_, mark, id) => {
    expect(lastWatchedOf(series, mark)?.episode.id ?? null).toBe(id);
  });

  it('[ASSET-27] a film has no last watched episode', () => {
    expect(lastWatchedOf(asset(), bookmark(10))).toBeNull();
  });

  it.each([
    [null, 'watch', 'a'],
    [bookmark(300, false, 'b'), 'continue', 'b'],
    [bookmark(0.5, false, 'b'), 'watch', 'b'],
    [bookmark(6000, true, 'b'), 'again', 'a'],
  ])('[ASSET-27, ASSET-28] with %j the button is %s and says that it plays %s', (mark, label, id) => {
    const subject = {
      asset: series,
      anonymous: false,
      bookmark: null,
      lastWatched: lastWatchedOf(series, mark),
      limit: null,
    };
    expect(watchButtons(subject)[0]?.label).toBe(label);
    expect(episodeToPlay(subject)?.id).toBe(id);
  });

  it('[ASSET-27] a button that plays no episode names none', () => {
    const viewer = { anonymous: true, limit: null, bookmark: null, lastWatched: null };
    expect(episodeToPlay({ ...viewer, asset: series })).toBeNull();
    expect(episodeToPlay({ ...viewer, asset: asset({ watchable: 'yes_anonymous_access' }) })).toBeNull();
    const own = season(1, [episode('a', 1, { watchable: 'yes_anonymous_access' })]);
    expect(episodeToPlay({ ...viewer, asset: own })?.id).toBe('a');
  });
});

describe('choosing an episode', () => {
  /** The specification's list, word for word. */
  function expected(current: boolean, anonymous: boolean, watchable: Watchable): EpisodeChoice {
    const rules: [boolean, EpisodeChoice][] = [
      [current, 'close'],
      [watchable === 'no_content' || watchable === 'not_available', 'ignore'],
      [anonymous && watchable !== 'yes_anonymous_access', 'signIn'],
      [watchable === 'plan_upgrade_required', 'plans'],
      [true, 'play'],
    ];
    return rules.find(([holds]) => holds)![1];
  }
  const combinations = [true, false].flatMap((current) =>
    [true, false].flatMap((anonymous) =>
      WATCHABLES.map((watchable) => [current, anonymous, watchable] as const),
    ),
  );

  it.each(combinations)(
    '[EPIS-01, EPIS-02, EPIS-03, EPIS-04, EPIS-05] current %s, anonymous %s, %s',
    (current, anonymous, watchable) => {
      const one = episode('e', 1, { watchable });
      expect(chooseEpisode(one, { anonymous, currentId: current ? 'e' : 'other' })).toBe(
        expected(current, anonymous, watchable),
      );
    },
  );

  it('[EPIS-02] an episode out of region is not available', () => {
    expect(chooseEpisode(episode('e', 1, { inRegion: false }), { anonymous: false, currentId: null })).toBe(
      'ignore',
    );
  });

  const soon = { watchable: 'not_available', availableFrom: new Date(NOW + 3 * DAY).toISOString() };
  it.each([
    ['a guest`s', { watchable: 'yes' }, true, { kind: 'signIn' }],
    ['one open to guests', { watchable: 'yes_anonymous_access' }, true, null],
    ['one without content, for a guest too', { watchable: 'no_content' }, true, { kind: 'notAvailable' }],
    ['one of a higher plan, for a guest', { watchable: 'plan_upgrade_required' }, true, { kind: 'signIn' }],
    ['one of a higher plan', { watchable: 'plan_upgrade_required' }, false, { kind: 'upgrade' }],
    ['one to come', soon, false, { kind: 'coming', at: NOW + 3 * DAY }],
    ['one to come that can be watched', { ...soon, watchable: 'yes' }, false, null],
    ['one of another region', { ...soon, inRegion: false }, false, { kind: 'notInRegion' }],
    ['any other', { watchable: 'yes' }, false, null],
  ])('[EPIS-06] an episode that is %s has its reason for being locked', (_, change, anonymous, lock) => {
    expect(episodeLock(episode('e', 1, change), anonymous, NOW)).toEqual(lock);
  });

  it.each([
    [0, true],
    [6.9 * DAY, true],
    [7 * DAY, false],
    [-1, false],
  ])('an episode that started %i ms ago is new: %s', (ago, isNew) => {
    expect(isNewEpisode(episode('e', 1, { availableFrom: new Date(NOW - ago).toISOString() }), NOW)).toBe(
      isNew,
    );
  });

  it('an episode without a readable date is not new', () => {
    expect(isNewEpisode(episode('e', 1, { availableFrom: 'yesterday' }), NOW)).toBe(false);
    expect(isNewEpisode(episode('e', 1), NOW)).toBe(false);
  });
});
