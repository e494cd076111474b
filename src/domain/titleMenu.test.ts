import { describe, expect, it } from 'vitest';
import { asset, bookmark, episode, season, show } from './testing/assets';
import { canBeUnderWay, titleMenu } from './titleMenu';

const KEPT = ['watchlist', 'like', 'dislike', 'moreInfo'];
const film = (change: object = {}) => asset({ type: 'movie', watchable: 'yes', duration: 6000, ...change });

describe('the menu of a title', () => {
  it('[LIKE-10] a guest’s menu only opens the asset', () => {
    expect(titleMenu({ hasProfile: false, resumed: null })).toEqual(['moreInfo']);
  });

  it.each([
    ['never watched', null, KEPT],
    ['under way', { asset: film(), bookmark: bookmark(90) }, [...KEPT, 'startOver', 'markWatched']],
    ['begun', { asset: film(), bookmark: bookmark(1) }, [...KEPT, 'startOver', 'markWatched']],
    ['not begun', { asset: film(), bookmark: bookmark(0) }, KEPT],
    ['watched to its end', { asset: film(), bookmark: { ...bookmark(90), finished: true } }, KEPT],
    ['without a length', { asset: film({ duration: null }), bookmark: bookmark(9) }, [...KEPT, 'startOver']],
    ['above the plan', { asset: film({ watchable: 'plan_upgrade_required' }), bookmark: bookmark(9) }, KEPT],
    ['out of region', { asset: film({ inRegion: false }), bookmark: bookmark(9) }, KEPT],
    ['live', { asset: film({ live: true }), bookmark: bookmark(9) }, KEPT],
  ])('the menu of a member, for an asset %s', (_, resumed, choices) => {
    expect(titleMenu({ hasProfile: true, resumed })).toEqual(choices);
  });

  it.each([
    [true, film()],
    [true, show([season(1, [episode('e', 1)])])],
    [true, show([], { watchable: 'not_available' })],
    [false, season(1, [episode('e', 1)])],
    [false, film({ type: 'live channel' })],
    [false, film({ watchable: 'not_available' })],
  ])('whether the menu needs the progress: %s', (asked, title) => {
    expect(canBeUnderWay(title)).toBe(asked);
  });
});
