import { describe, expect, it } from 'vitest';
import { parseAsset } from '../../contract';
import { descriptionLines } from './descriptionLines';
import { openAsset } from './testing/assetScreen';

describe('[ASSET-33] lines of a description', () => {
  const tags = ['Violence'];
  const logo = { logo: '/l.png' };
  const long =
    'A very long title of a film that goes on for quite a while and then a while longer until it ends';

  it.each([
    ['a short name', { name: 'Xylo' }, { aboveRow: true, note: false }, 8],
    ['with a note', { name: 'Xylo' }, { aboveRow: true, note: true }, 8],
    ['with a note and tags', { name: 'Xylo', appropriatenessTags: tags }, { aboveRow: true, note: true }, 7],
    ['a logo', { images: logo }, { aboveRow: true, note: false }, 7],
    ['a logo, with tags', { images: logo, appropriatenessTags: tags }, { aboveRow: true, note: false }, 5],
    ['a logo, with all', { images: logo, appropriatenessTags: tags }, { aboveRow: true, note: true }, 4],
    ['a long name, with all', { name: long, appropriatenessTags: tags }, { aboveRow: true, note: true }, 5],
    ['the same for guests', { name: long, appropriatenessTags: tags }, { aboveRow: false, note: true }, 8],
  ])('%s', (_, fields, around, lines) => {
    const asset = parseAsset({ id: 'a', type: 'movie', ...fields }, () => {});
    expect(descriptionLines({ asset, ...around })).toBe(lines);
  });
});

it('[ASSET-13, ASSET-33] the forty words of a coming title are there to the last', async () => {
  const words = Array.from({ length: 50 }, (_, at) => `lantern${at + 1}`);
  const coming = {
    id: 'a1',
    type: 'movie',
    name: 'Xylo',
    availableFrom: '2030-01-01',
    watchable: 'no_content',
  };
  const { names } = await openAsset({
    answers: { '/asset/v2/a1': { ...coming, description: words.join(' ') } },
    signedIn: true,
  });
  expect(names()).toContain(`${words.slice(0, 40).join(' ')}…`);
});
