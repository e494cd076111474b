import { expect, it } from 'vitest';
import { nextName, nextTitleOf } from './followingView';
import { anAsset } from './testing/fakeAssets';

it('[NEXT-08] the name of the next title is its own once it is fetched, and until then as the one before names it', () => {
  const asset = anAsset({ id: 'm2', title: 'The Sequel' });
  expect(nextName({ id: 'm2', name: 'Sequel', asset: null })).toBe('Sequel');
  expect(nextName({ id: 'm2', name: 'Sequel', asset })).toBe('The Sequel');
});

it('[PLAYER-13] a movie whose next title is missing offers none, though it names one', () => {
  const movie = anAsset({ nextAsset: { uuid: 'm2', name: 'Sequel' } });
  const following = {
    asset: movie,
    content: 'main',
    anonymous: false,
    settings: { playNextEpisode: true },
    automaticTitles: 0,
    sleepsAtEnd: false,
  } as const;
  expect(nextTitleOf({ ...following, next: 'unknown' })).toMatchObject({ id: 'm2', name: 'Sequel' });
  expect(nextTitleOf({ ...following, next: 'missing' })).toBeNull();
});
