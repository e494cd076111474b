import { describe, expect, it } from 'vitest';
import type { ComponentFilters } from '../contract';
import { filtersKey, filtersOf, NO_FILTERS, seeAllPath, writeListing } from './listing';
import type { ListingFilters, SortOption } from './listing';
import { crumbsOf, isSearched, readListing, searchFields, withFilters } from './listingSearch';

const filters = (change: Partial<ListingFilters>): ListingFilters => ({ ...NO_FILTERS, ...change });
const read = (search: string): ListingFilters => readListing(search).filters;

describe('reading the query string', () => {
  it('[ROUTE-16] the query string is read with type, sort, genre, audios, subtitles, moods, pageTitle and bcpath', () => {
    const search =
      '?type=movie,show&sort=z-a&genre=crime&audios=pa&subtitles=en,hi&moods=dark&pageTitle=Crime&bcpath=Movies/Crime';
    expect(readListing(search)).toEqual({
      filters: {
        types: ['MOVIE', 'SHOW'],
        sort: 'z-a',
        genre: 'crime',
        audios: ['pa'],
        subtitles: ['en', 'hi'],
        moods: ['dark'],
      },
      pageTitle: 'Crime',
      bcpath: 'Movies/Crime',
    });
  });

  it.each<[string, Partial<ListingFilters>]>([
    ['', {}],
    ['?', {}],
    ['genre=drama', { genre: 'drama' }],
    ['?genre=&genre=%20&genre=drama&genre=crime', { genre: 'drama' }],
    ['?unknown=1&limit=500&query=cat&__proto__=x', {}],
    ['?moods=a&moods=b,,a,', { moods: ['a', 'b'] }],
    ['?type=live%20event&type=Movie', { types: ['LIVE EVENT', 'MOVIE'] }],
    ['?sort=Release%20date', { sort: 'release-date' }],
    ['?sort=A-Z', { sort: 'a-z' }],
    ['?sort=relevance', { sort: 'recommended' }],
    ['?sort=shuffled', {}],
    ['?genre=100%&moods=%zz', { genre: '100%', moods: ['%zz'] }],
    ['?genre=%F0%28', { genre: '\uFFFD(' }],
    ['?genre=ਡਰਾਮਾ', { genre: 'ਡਰਾਮਾ' }],
    ['?&&=&=x&genre', {}],
  ])('[ROUTE-16] %j', (search, expected) => {
    expect(read(search)).toEqual(filters(expected));
  });

  it.each([
    ['audios', ' EN ,hi', ['en', 'hi']],
    ['subtitles', 'en-GB,pa_Guru,EN', ['en', 'pa']],
    ['audios', 'Klingon', ['klingon']],
    ['audios', 'Klingon-X', ['klingon-x']],
  ])('[LIST-09] %s=%s are %j', (key, value, codes) => {
    expect(read(`?${key}=${encodeURIComponent(value)}`)).toMatchObject({ [key]: codes });
  });

  it('a query string of ten thousand characters is read', () => {
    const long = 'x'.repeat(10_000);
    expect(read(`?genre=${long}&moods=${long}`)).toEqual(filters({ genre: long, moods: [long] }));
  });
});

const all: ListingFilters = {
  types: ['SHOW', 'MOVIE'],
  sort: 'a-z',
  genre: 'science-fiction',
  audios: ['pa', 'en'],
  subtitles: ['hi', 'en'],
  moods: ['feel good', 'dark&light'],
};

describe('writing it', () => {
  it('[LIST-11, ROUTE-16] the written query string is canonical, and reading it gives the same filters', () => {
    const query = writeListing({ filters: all, pageTitle: 'A + B = ?', bcpath: 'Movies/Drama' });
    expect(query).toBe(
      '?type=MOVIE,SHOW&sort=a-z&genre=science-fiction&audios=en,pa&subtitles=en,hi&moods=dark%26light,feel+good' +
        '&pageTitle=A+%2B+B+%3D+%3F&bcpath=Movies%2FDrama',
    );
    const again = readListing(query);
    expect(again).toMatchObject({ pageTitle: 'A + B = ?', bcpath: 'Movies/Drama' });
    expect(filtersKey(again.filters)).toBe(filtersKey(all));
    expect(writeListing(again)).toBe(query);
  });

  it('the key of filters tells what is filtered, and nothing else', () => {
    expect(filtersKey(NO_FILTERS)).toBe('');
    expect(filtersKey(filters({ genre: 'crime', moods: ['b', 'a'] }))).toBe('?genre=crime&moods=a,b');
  });

  it('filters from elsewhere are without outer spaces', () => {
    expect(filtersOf({ genre: ' crime ', moods: [' dark ', ' '], sort: ' A-Z ' })).toEqual(
      filters({ genre: 'crime', moods: ['dark'], sort: 'a-z' }),
    );
    expect(filtersOf({ sort: 'release \t_date' }).sort).toBe('release-date');
  });

  it('empty filters write nothing, and a lone surrogate does not throw', () => {
    expect(writeListing({ filters: NO_FILTERS, pageTitle: '', bcpath: '' })).toBe('');
    expect(writeListing({ filters: NO_FILTERS, pageTitle: '\uD83D', bcpath: '' })).toBe(
      '?pageTitle=%EF%BF%BD',
    );
  });

  it('[LIST-11] other filters keep the title and the breadcrumb', () => {
    expect(withFilters('?genre=crime&pageTitle=Crime&bcpath=Home&x=1', filters({ sort: 'z-a' }))).toBe(
      '?sort=z-a&pageTitle=Crime&bcpath=Home',
    );
  });
});

describe('what is searched for', () => {
  it.each<[SortOption, object]>([
    ['a-z', { sortBy: 'name', sortOrder: 'asc' }],
    ['z-a', { sortBy: 'name', sortOrder: 'desc' }],
  ])('[LIST-06] %s', (sort, fields) => {
    expect(searchFields('films', filters({ sort }))).toEqual({ collection: 'films', ...fields });
  });

  it.each<[SortOption, object]>([
    ['recommended', { sortBy: 'relevance' }],
    ['release-date', { sortBy: 'year', sortOrder: 'desc' }],
  ])('[LIST-07] %s', (sort, fields) => {
    expect(searchFields('films', filters({ sort }))).toEqual({ collection: 'films', ...fields });
  });

  it('[LIST-08, LIST-09] a search has types in upper case, language codes, and only fields that are set', () => {
    expect(searchFields('films', filtersOf({ types: ['movie', ' show '], audios: ['PA', 'en-IN'] }))).toEqual(
      {
        collection: 'films',
        types: ['MOVIE', 'SHOW'],
        audios: ['en', 'pa'],
      },
    );
    expect(searchFields('films', NO_FILTERS)).toEqual({ collection: 'films' });
    const { types, audios, subtitles, moods } = all;
    const body = searchFields('films', { ...all, sort: null });
    expect(body).toEqual({
      collection: 'films',
      genre: 'science-fiction',
      types: [...types].sort(),
      audios: [...audios].sort(),
      subtitles: [...subtitles].sort(),
      moods: [...moods].sort(),
    });
  });

  it.each<[string, Partial<ListingFilters>, boolean]>([
    ['no filter', {}, false],
    ['a genre', { genre: 'crime' }, true],
    ['an order', { sort: 'recommended' }, true],
    ['a type', { types: ['MOVIE'] }, true],
    ['an audio language', { audios: ['pa'] }, true],
    ['subtitles', { subtitles: ['pa'] }, true],
    ['a mood', { moods: ['dark'] }, true],
  ])('[LIST-01] %s', (_what, change, searched) => {
    expect(isSearched(filters(change))).toBe(searched);
  });
});

describe('the way in', () => {
  const row: ComponentFilters = {
    genre: 'crime',
    types: ['movie', 'SHOW'],
    moods: [],
    audios: ['PA'],
    subtitles: [],
    sort: null,
  };

  it('[LIST-12] the link of a row carries its filters, its title and its page', () => {
    const path = seeAllPath({ collectionId: 'a/b', title: 'Crime & more', filters: row }, 'Films/Series');
    expect(path.startsWith('/list/a%2Fb?')).toBe(true);
    const query = readListing(path.slice(path.indexOf('?')));
    expect(query).toMatchObject({ pageTitle: 'Crime & more' });
    expect(crumbsOf(query.bcpath, query.pageTitle)).toEqual(['Films/Series']);
    expect(query.filters).toEqual(filters({ genre: 'crime', types: ['MOVIE', 'SHOW'], audios: ['pa'] }));
  });

  it('a row without filters, title or page leads to the bare collection', () => {
    expect(seeAllPath({ collectionId: 'new', title: '', filters: null }, '')).toBe('/list/new');
  });

  it.each([
    ['Movies/Drama', 'Quiet dramas', ['Movies', 'Drama']],
    ['Movies/Drama', 'Drama', ['Movies']],
    ['Movies/Drama/Quiet', 'Quiet', ['Movies', 'Drama']],
    ['Movies/Drama/Quiet', 'Drama', ['Movies', 'Drama', 'Quiet']],
    ['/ Movies //', '', ['Movies']],
    ['', 'Drama', []],
  ])('[LIST-12] the breadcrumb of %j above %j is %j', (bcpath, title, crumbs) => {
    expect(crumbsOf(bcpath, title)).toEqual(crumbs);
  });
});
