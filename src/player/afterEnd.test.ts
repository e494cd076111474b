import { describe, expect, it } from 'vitest';
import { assetAfterEnd } from './afterEnd';
import { anAsset } from './testing/fakeAssets';

describe('the end of a title', () => {
  it.each([
    ['an episode', { id: 'e1', type: 'episode', rootId: 'show', parentId: 's1' }, 'show'],
    ['an episode without a show', { id: 'e1', type: 'episode' }, 'e1'],
    ['a movie', { id: 'm1', type: 'movie', rootId: 'm1' }, 'm1'],
    ['a live event', { id: 'l1', type: 'live event' }, 'l1'],
  ])('[PLAYER-33] leads from %s %o to the page of %s', (_name, asset, target) => {
    expect(assetAfterEnd(anAsset(asset))).toBe(target);
  });
});
