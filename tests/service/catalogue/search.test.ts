import { describe, expect, it } from 'vitest';
import { createCatalogue } from './index';
import type { SearchCriteria } from './search';
import { folded, searchIndex, tagId } from './search';

const catalogue = createCatalogue(1, Date.UTC(2026, 10, 21));
const index = searchIndex(catalogue.titles);
const nothing: SearchCriteria = {
  query: '',
  within: null,
  genre: null,
  types: [],
  audios: [],
  subtitles: [],
  moods: [],
  sortBy: null,
  sortOrder: null,
};
const find = (wish: Partial<SearchCriteria>): string[] => index.find({ ...nothing, ...wish });
const entriesOf = (ids: readonly string[]) => ids.flatMap((id) => catalogue.entries.get(id) ?? []);

describe('search', () => {
  it('[LIST-01] within a list finds its titles alone, in its order unless another is asked for', () => {
    const within = ['night-ferry', 'captain-chutney', 'undertow', 'gone'];
    expect(find({ within })).toEqual(within.slice(0, 3));
    expect(find({ within, sortBy: 'name', sortOrder: 'asc' })).toEqual([
      'captain-chutney',
      'night-ferry',
      'undertow',
    ]);
    expect(find({ within, query: 'undertow' })).toEqual(['undertow']);
    expect(find({ within: [], types: ['MOVIE'] })).toEqual([]);
  });

  it.each([
    ['NIGHT FERRY', 'night-ferry'],
    ['night fe', 'night-ferry'],
    ['ferry night', 'night-ferry'],
    ['captain', 'captain-chutney'],
    ['ਚਾਨਣ', 'chanan-di-gali'],
    ['آخری', 'akhri-station-ki-sham'],
    ['kavis', 'kavis-cloud'],
  ])('finds %s by name', (query, id) => {
    expect(find({ query })).toContain(id);
  });

  it('puts the whole name first, then names that begin so', () => {
    expect(find({ query: 'undertow' })[0]).toBe('undertow');
    expect(find({ query: 'the salt' })[0]).toBe('the-salt-road');
  });

  it('finds people and genres, accents or not', () => {
    const french = catalogue.titles.find(({ crew }) => crew.some(({ name }) => /[éèô]/.test(name)));
    const person =
      french?.crew.find(({ name }) => /[éèô]/.test(name))?.name ?? expect.fail('no accent in the catalogue');
    expect(find({ query: folded(person) })).toContain(french?.id);
    expect(find({ query: person.toUpperCase() })).toContain(french?.id);
    expect(find({ query: 'horror' }).length).toBeGreaterThan(15);
  });

  it('finds nothing for words inside words, or words that are nowhere', () => {
    expect(find({ query: 'erry' })).toEqual([]);
    expect(find({ query: 'night zzzz' })).toEqual([]);
  });

  it('[LIST-08] takes types in upper case, and every filter narrows', () => {
    expect(
      new Set(entriesOf(find({ types: ['LIVE CHANNEL', 'LIVE_EVENT'] })).map(({ type }) => type)),
    ).toEqual(new Set(['live channel', 'live event']));
    for (const entry of entriesOf(find({ genre: 'science-fiction', audios: ['en'], subtitles: ['pa'] }))) {
      expect(entry.genres.map(tagId)).toContain('science-fiction');
      expect(entry.audios).toContain('en');
      expect(entry.subtitles).toContain('pa');
    }
    expect(find({ moods: ['scary'] }).length).toBeGreaterThan(10);
    expect(find({ genre: 'nonesuch' })).toEqual([]);
  });

  it('[LIST-06, LIST-07] sorts by name both ways and by year, newest first', () => {
    const names = entriesOf(find({ types: ['MOVIE'], sortBy: 'name', sortOrder: 'asc' })).map(
      ({ name }) => name,
    );
    const sorted = [...names].sort(new Intl.Collator('en', { sensitivity: 'base', numeric: true }).compare);
    expect(names).toEqual(sorted);
    expect(find({ sortBy: 'name', sortOrder: 'desc' })).toEqual(
      find({ sortBy: 'name', sortOrder: 'asc' }).reverse(),
    );
    const years = entriesOf(find({ types: ['MOVIE'], sortBy: 'year', sortOrder: 'desc' })).map(
      ({ year }) => year ?? 0,
    );
    expect(years).toEqual([...years].sort((a, b) => b - a));
  });

  it('gives every title when nothing is asked', () => {
    expect(find({})).toHaveLength(catalogue.titles.length);
  });
});
