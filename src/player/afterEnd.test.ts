import { describe, expect, it } from 'vitest';
import { afterEnd, assetAfterEnd } from './afterEnd';
import type { Following } from './nextTitle';
import { anAsset } from './testing/fakeAssets';
import { NOTHING_CHANGED, playbackSettingsOf } from '../domain/preferences';

describe('the page after a title', () => {
  it.each([
    ['an episode', { id: 'e1', type: 'episode', rootId: 'show', parentId: 's1' }, 'show'],
    ['an episode without a show', { id: 'e1', type: 'episode' }, 'e1'],
    ['a movie', { id: 'm1', type: 'movie', rootId: 'm1' }, 'm1'],
    ['a movie of a series', { id: 'm2', type: 'movie', rootId: 'm1' }, 'm2'],
    ['a season', { id: 's1', type: 'season', rootId: 'show' }, 'show'],
    ['a live event', { id: 'l1', type: 'live event' }, 'l1'],
  ])('[PLAYER-33] leads from %s %o to the page of %s', (_name, asset, target) => {
    expect(assetAfterEnd(anAsset(asset))).toBe(target);
  });
});

describe('the end of a title', () => {
  const NEXT = { kind: 'next' } as const;
  const SHOW = { kind: 'page', assetId: 'show' } as const;
  const UPGRADE = anAsset({ id: 'e2', watchable: 'plan_upgrade_required' });
  const OFF = { playNextEpisode: false } as const;
  const stay = (kind: string) => ({ kind: 'stay', offer: { kind } });
  const following = (changes: Partial<Following>): Following => ({
    asset: anAsset({ id: 'e1', type: 'episode', rootId: 'show', nextAsset: { uuid: 'e2' } }),
    content: 'main',
    anonymous: false,
    next: anAsset({ id: 'e2', type: 'episode' }),
    settings: { playNextEpisode: true },
    automaticTitles: 0,
    sleepsAtEnd: false,
    ...changes,
  });
  const movie = (nextAsset: object | null) => anAsset({ id: 'film', type: 'movie', nextAsset });

  it.each<[string, Partial<Following>, boolean, unknown]>([
    ['[PLAYER-32] plays the next episode', {}, false, NEXT],
    ['[NEXT-10] plays it after a cancelled countdown, and after the panel was sent away', {}, true, NEXT],
    [
      '[PLAYER-32] plays it when the settings could not be fetched',
      { settings: playbackSettingsOf(null, NOTHING_CHANGED) },
      false,
      NEXT,
    ],
    ['[PLAYER-32] plays it when it is not fetched yet', { next: 'unknown' }, false, NEXT],
    ['[PLAYER-33] leads to the show without the setting', { settings: OFF }, false, SHOW],
    [
      '[PLAYER-33] leads to the show without a next episode',
      { asset: anAsset({ id: 'e1', type: 'episode', rootId: 'show' }) },
      false,
      SHOW,
    ],
    ['[PLAYER-33] leads to the show when the next episode is missing', { next: 'missing' }, false, SHOW],
    [
      '[PLAYER-33] leads to the show when nobody may play the next one',
      { next: anAsset({ watchable: 'no_content' }) },
      false,
      SHOW,
    ],
    [
      '[PLAYER-33] leads a guest to the show when the next one needs signing in',
      { anonymous: true },
      false,
      SHOW,
    ],
    [
      '[PLAYER-33] leads to the page of a movie without a next title',
      { asset: movie(null) },
      false,
      { kind: 'page', assetId: 'film' },
    ],
    ['[PLAYER-32] plays the next title of a movie', { asset: movie({ uuid: 'e2' }) }, false, NEXT],
    [
      '[PLAYER-33] leads to the page of a trailer',
      { content: 'trailer', asset: movie(null) },
      false,
      { kind: 'page', assetId: 'film' },
    ],
    ['[NEXT-05] stays with the upgrade that is offered', { next: UPGRADE }, false, stay('upgrade')],
    ['[PLAYER-33] leads to the show after the upgrade was sent away', { next: UPGRADE }, true, SHOW],
    [
      '[PLAYER-32] waits for an answer to whether somebody still watches',
      { automaticTitles: 3 },
      false,
      stay('stillWatching'),
    ],
    [
      '[NEXT-10] plays the next episode after that question was sent away',
      { automaticTitles: 3 },
      true,
      NEXT,
    ],
    ['[PLAYER-33] ends the evening with the sleep timer', { sleepsAtEnd: true }, false, SHOW],
    [
      '[PLAYER-33] ends the evening with the sleep timer, upgrade or not',
      { sleepsAtEnd: true, next: UPGRADE },
      false,
      SHOW,
    ],
  ])('%s', (_title, changes, dismissed, step) => {
    expect(afterEnd(following(changes), dismissed)).toEqual(step);
  });
});
