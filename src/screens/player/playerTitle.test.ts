import { describe, expect, it } from 'vitest';
import { anAsset } from '../../player/testing/fakeAssets';
import { playerTitle } from './playerTitle';

const episode = anAsset({
  id: 'e3',
  type: 'episode',
  title: 'The Packing House',
  order: 3,
  parentId: 's1',
  rootId: 'show',
});
const show = (season: Record<string, unknown>) =>
  anAsset({ id: 'show', type: 'show', title: 'Kinnow Season', children: [{ type: 'season', ...season }] });

describe('the title block', () => {
  it('names a film', () => {
    expect(playerTitle(anAsset({ title: 'Film' }), null)).toEqual({ title: 'Film', episode: null });
  });

  it.each([
    ['by its parent', { id: 's1', order: 1 }],
    ['by its season’s children', { id: 'other', order: 1, children: [{ id: 'e3', type: 'episode' }] }],
  ])('names show, season and episode, found %s', (_case, season) => {
    expect(playerTitle(episode, show(season))).toEqual({
      title: 'Kinnow Season',
      episode: { season: 1, episode: 3, name: 'The Packing House' },
    });
  });

  it('leaves out a season nobody knows', () => {
    expect(playerTitle(episode, show({ id: 's9', order: 9 })).episode).toMatchObject({ season: null });
  });

  it('names an episode by itself until its show is there', () => {
    expect(playerTitle(episode, null)).toEqual({ title: 'The Packing House', episode: null });
  });
});
