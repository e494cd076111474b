import { beforeAll, describe, expect, it } from 'vitest';
import { parseAsset, parseCollection } from '../../../src/contract/index';
import { parsePageChunk } from '../../../src/contract/testing/parsePageChunk';
import { ALL_MOODS } from '../catalogue/traits';
import { inLanguage } from '../catalogue/words';
import type { Ask, TestService } from './testing';
import { testService } from './testing';

let service: TestService;
beforeAll(async () => {
  service = await testService();
});

const guest: Ask = { as: 'guest' };
const punjabi: Ask = { as: 'guest', language: 'pa' };
const GURMUKHI = /\p{Script=Gurmukhi}/u;
const ignore = () => {};

it('every genre, advisory, mood, row, page and collection has its words in Gurmukhi', () => {
  const { entries, pages, collections } = service.catalogue;
  const words = [
    ...[...entries.values()].flatMap(({ genres, tags }) => [...genres, ...tags]),
    ...[...pages.values()].flatMap(({ title, components }) => [title, ...components.map((row) => row.title)]),
    ...[...collections.values()].map(({ title }) => title),
    ...ALL_MOODS,
    'All',
  ].filter((word) => word !== null);
  const missing = new Set(words.filter((word) => !GURMUKHI.test(inLanguage(word, 'pa'))));
  expect([...missing]).toEqual([]);
});

describe('the service answers in the language of the request', () => {
  const page = async (ask: Ask) => {
    const chunk = parsePageChunk((await service.ask('/page/home/components', ask)).body, ignore);
    const rows = chunk.components.data;
    return [chunk.title, rows.find(({ uuid }) => uuid === 'home-03-live-now')?.title];
  };
  const title = async (ask: Ask) => {
    const asset = parseAsset((await service.ask('/asset/v2/night-ferry', ask)).body, ignore);
    return [asset.name, asset.genres, asset.appropriatenessTags.length];
  };
  const collection = async (ask: Ask) =>
    parseCollection((await service.ask('/collection/live-now', ask)).body, ignore).title;
  const genre = async (ask: Ask) =>
    ((await service.ask('/genre', ask)).body as { id: string }[]).find(({ id }) => id === 'comedy');
  const mood = async (ask: Ask) =>
    ((await service.ask('/mood', ask)).body as { id: string }[]).find(({ id }) => id === 'funny');

  it.each([
    ['the names of a page and its rows', page, ['Home', 'Live now'], ['ਮੁੱਖ ਪੰਨਾ', 'ਹੁਣ ਲਾਈਵ']],
    [
      'the genres of a title, not its name',
      title,
      ['Night Ferry', ['Thriller', 'Mystery'], expect.any(Number)],
      ['Night Ferry', ['ਰੋਮਾਂਚਕ', 'ਰਹੱਸ'], expect.any(Number)],
    ],
    ['the name of a collection', collection, 'Live now', 'ਹੁਣ ਲਾਈਵ'],
    ['a genre, under the same id', genre, { id: 'comedy', name: 'Comedy' }, { id: 'comedy', name: 'ਕਾਮੇਡੀ' }],
    ['a mood, under the same id', mood, { id: 'funny', name: 'Funny' }, { id: 'funny', name: 'ਮਜ਼ਾਕੀਆ' }],
  ])('%s', async (_, ask, english, inPunjabi) => {
    expect(await ask(guest)).toEqual(english);
    expect(await ask(punjabi)).toEqual(inPunjabi);
    expect(await ask({ as: 'guest', language: 'fr' }), 'a language it has no words in').toEqual(english);
  });

  it('the advisories and the rating of a title', async () => {
    const { entries } = service.catalogue;
    const advised = [...entries.values()].find(({ tags }) => tags.includes('Smoking'))!;
    const body = (await service.ask(`/asset/v2/${advised.id}`, punjabi)).body;
    expect(parseAsset(body, ignore).appropriatenessTags).toContain('ਤਮਾਕੂਨੋਸ਼ੀ');
    const forAll = [...entries.values()].find(({ minAge }) => minAge === 0)!;
    const open = (await service.ask(`/asset/v2/${forAll.id}`, punjabi)).body;
    expect(parseAsset(open, ignore).censorships[0]?.name).toBe('ਸਭ ਲਈ');
  });

  it('a search finds a genre by its word in either language', async () => {
    const find = async (query: string) => {
      const body = { limit: 50, offset: 0, query };
      const answer = await service.ask('/search/search', { ...guest, method: 'POST', body });
      return (answer.body as { hits: string[] }).hits;
    };
    const hits = await find('ਰੋਮਾਂਚਕ');
    expect(hits).toContain('night-ferry');
    expect(await find('Thriller')).toEqual(expect.arrayContaining(hits));
  });
});
