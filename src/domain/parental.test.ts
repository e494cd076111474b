import { describe, expect, it } from 'vitest';
import { parseProfile } from '../contract';
import { firstEpisode, lastWatchedOf, episodePosition, seasonsOf } from './episodes';
import { ageAbove, assetsWithin, minAgeOf, parentalLimit, withinLimit } from './parental';
import { asset, bookmark, episode, season, show } from './testing/assets';
import { showsWatchButton, watchLabel, watchTarget } from './watchButton';

const rated = (...ages: readonly number[]): object => ({
  censorships: ages.map((minAge) => ({ name: `${minAge}+`, minAge })),
});
const ids = (title: Parameters<typeof seasonsOf>[0]): (string | null)[][] =>
  seasonsOf(title).map(({ id, holder }) => [id, ...holder.children.map((child) => child.id)]);

describe('the limit', () => {
  it.each([
    ['a kids profile', { maturityRating: 7 }, 7],
    ['an adult', { maturityRating: 21 }, 21],
    ['0', { maturityRating: 0 }, null],
    ['below 0', { maturityRating: -1 }, null],
    ['absent', {}, null],
    ['unreadable', { maturityRating: 'all' }, null],
  ])('[EPIS-08, EPIS-09] of %s', (_, fields, limit) => {
    expect(parentalLimit(parseProfile({ uuid: 'p', name: 'P', ...fields }, () => {}))).toBe(limit);
  });

  it('[EPIS-08] without a profile there is no parental limit', () => {
    expect(parentalLimit(null)).toBeNull();
  });

  it.each([
    [[], null],
    [[12], 12],
    [[7, 16, 12], 16],
    [[0], 0],
  ])('the age of ratings %j is the strictest: %s', (ages, age) => {
    expect(minAgeOf(asset(rated(...ages)))).toBe(age);
  });
});

describe('a title', () => {
  it.each([
    ['above the limit', [16], 12, 16],
    ['of several ratings', [7, 16], 12, 16],
    ['at the limit', [12], 12, null],
    ['without a rating', [], 7, null],
    ['of rating 0', [0], 7, null],
    ['for a profile without an age', [18], null, null],
  ])('[EPIS-08, EPIS-09] %s', (_, ages, limit, above) => {
    const title = asset(rated(...ages));
    expect(ageAbove(title, limit)).toBe(above);
    expect(assetsWithin([title], limit)).toEqual(above === null ? [title] : []);
  });

  it('titles of which none is above the limit are the same array', () => {
    const titles = [asset(), asset(rated(7))];
    expect(assetsWithin(titles, 7)).toBe(titles);
  });
});

describe('a show within a limit', () => {
  it('[EPIS-08] an episode without a rating, in a season without one, has that of its show', () => {
    const strict = show([season(1, [episode('a', 1), episode('b', 2, rated(7))])], rated(16));
    expect(ids(withinLimit(strict, 12))).toEqual([['season-1', 'b']]);
  });

  const mild = season(1, [episode('a', 1, rated(7)), episode('b', 2, rated(12)), episode('c', 3)]);
  const strong = season(2, [episode('d', 1, rated(18)), episode('e', 2, rated(16))]);
  const whole = show([mild, strong]);

  it.each([
    [
      null,
      [
        ['season-1', 'a', 'b', 'c'],
        ['season-2', 'd', 'e'],
      ],
    ],
    [
      21,
      [
        ['season-1', 'a', 'b', 'c'],
        ['season-2', 'd', 'e'],
      ],
    ],
    [
      16,
      [
        ['season-1', 'a', 'b', 'c'],
        ['season-2', 'e'],
      ],
    ],
    [12, [['season-1', 'a', 'b', 'c']]],
    [7, [['season-1', 'a', 'c']]],
    [6, [['season-1', 'c']]],
  ])('[EPIS-08, EPIS-09, EPIS-10] limit %s', (limit, seasons) => {
    expect(ids(withinLimit(whole, limit))).toEqual(seasons);
  });

  it('[EPIS-09] a show of which nothing is hidden is the same object', () => {
    expect(withinLimit(whole, null)).toBe(whole);
    expect(withinLimit(whole, 18)).toBe(whole);
  });

  it('[EPIS-08] an episode without a rating has its season`s, and its own before that', () => {
    const graded = asset({
      id: 's',
      type: 'season',
      ...rated(16),
      children: [episode('x', 1), episode('y', 2, rated(7))],
    });
    expect(ids(withinLimit(show([graded]), 12))).toEqual([['s', 'y']]);
  });

  it('[EPIS-08] episodes directly below the show are hidden likewise', () => {
    expect(ids(withinLimit(show([episode('x', 1, rated(18)), episode('y', 2)]), 7))).toEqual([['show', 'y']]);
    expect(ids(withinLimit(show([episode('x', 1, rated(18))]), 7))).toEqual([]);
  });

  it('[EPIS-10] a season without episodes is not removed by the limit', () => {
    expect(withinLimit(show([season(3, [])]), 7).children).toHaveLength(1);
  });

  it('[EPIS-10] a season of which all is hidden is removed, and what is no season stays', () => {
    const extra = asset({ id: 'extra', ...rated(18), children: [episode('z', 1, rated(18))] });
    const limited = withinLimit(show([season(1, [episode('x', 1, rated(18))]), extra]), 12);
    expect(limited.children).toEqual([extra]);
  });

  it('[EPIS-08, ASSET-27, ASSET-28, ASSET-31] the watch button plays no hidden episode', () => {
    const hiddenFirst = show([season(1, [episode('a', 1, rated(18)), episode('b', 2, rated(7))])]);
    const limited = withinLimit(hiddenFirst, 7);
    const mark = bookmark(300, false, 'a');
    const subject = {
      asset: limited,
      anonymous: false,
      bookmark: null,
      lastWatched: lastWatchedOf(limited, mark),
      limit: 7,
    };
    expect(lastWatchedOf(hiddenFirst, mark)?.episode.id).toBe('a');
    expect(subject.lastWatched).toBeNull();
    expect(firstEpisode(limited)?.id).toBe('b');
    expect(watchLabel(subject)).toBe('watch');
    expect(watchTarget(subject)).toMatchObject({ to: 'player', assetId: 'b' });
    expect(episodePosition(limited, 'a')).toBeNull();
    const nothing = withinLimit(show([strong]), 7);
    expect(showsWatchButton({ ...subject, asset: nothing })).toBe(false);
    expect(watchTarget({ ...subject, asset: nothing })).toEqual({ to: 'nowhere' });
  });
});
