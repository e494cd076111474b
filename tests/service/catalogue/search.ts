/**
 * Search over titles: every word of the query must begin a word of the name, a genre in any language or a person of the title.
 * Case and accents do not count. The index is made once; a search walks it, which for some hundred titles is well under a millisecond.
 */
import type { Entry } from './types';
import { inAllLanguages } from './words';

/** What is asked, as the contract's search body; empty lists and nulls do not filter. */
export interface SearchCriteria {
  query: string;
  /** Ids of the only titles that are searched, in the order they have without another; null for all titles. */
  within: readonly string[] | null;
  /** Id or name of a genre. */
  genre: string | null;
  /** Asset types in upper case, with spaces or underscores. */
  types: readonly string[];
  audios: readonly string[];
  subtitles: readonly string[];
  /** Ids or names of moods. */
  moods: readonly string[];
  /** 'name', 'year', or relevance for anything else. */
  sortBy: string | null;
  sortOrder: string | null;
}

interface SearchIndex {
  /** Ids of all matching titles, in the order asked for. */
  find(wish: SearchCriteria): string[];
}

interface Indexed {
  entry: Entry;
  name: string;
  /** The same words with a space before each: ' night ferry' is searched for ' fer'. */
  nameWords: string;
  genreWords: string;
  peopleWords: string;
  genres: ReadonlySet<string>;
  moods: ReadonlySet<string>;
  type: string;
  /** Places in the order of names. */
  nameRank: number;
}

const SCORE = { wholeName: 8, nameStart: 5, nameWord: 3, genre: 1.5, person: 1 } as const;

/** Lower case, without Latin accents; marks of other scripts are letters of theirs and stay. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .toLowerCase();
}

/** The id of a genre or mood: 'Science Fiction' -> 'science-fiction'. */
export const tagId = (name: string): string => folded(name).replaceAll(/\s+/g, '-');

/** An apostrophe parts no word: "Kavi's" is found by 'kavis'. */
const wordsOf = (text: string): string[] =>
  folded(text)
    .replaceAll(/['’]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
const spaced = (texts: readonly string[]): string =>
  texts
    .flatMap(wordsOf)
    .map((word) => ` ${word}`)
    .join('');

/** Indexes the titles. */
export function searchIndex(titles: readonly Entry[]): SearchIndex {
  const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
  const byName = [...titles].sort((a, b) => collator.compare(a.name, b.name) || collator.compare(a.id, b.id));
  const rank = new Map(byName.map((entry, at) => [entry.id, at]));
  const indexed = titles.map((entry) => ({
    entry,
    name: wordsOf(entry.name).join(' '),
    nameWords: spaced([entry.name]),
    genreWords: spaced(entry.genres.flatMap(inAllLanguages)),
    peopleWords: spaced(entry.crew.filter(({ type }) => type !== 'studio').map(({ name }) => name)),
    genres: new Set(entry.genres.map(tagId)),
    moods: new Set(entry.moods.map(tagId)),
    type: entry.type.toUpperCase(),
    nameRank: rank.get(entry.id) ?? 0,
  }));
  return { find: (wish) => find(indexed, wish) };
}

function find(all: readonly Indexed[], wish: SearchCriteria): string[] {
  const passes = filterOf(wish);
  const words = wordsOf(wish.query);
  const places = wish.within && new Map(wish.within.map((id, place) => [id, place]));
  const hits: Hit[] = [];
  for (const item of all) {
    const place = places ? places.get(item.entry.id) : 0;
    if (place === undefined || !passes(item)) continue;
    const score = scoreOf(item, words);
    if (score !== null) hits.push({ item, score, place });
  }
  return hits.sort(orderOf(wish)).map(({ item }) => item.entry.id);
}

function filterOf(wish: SearchCriteria): (item: Indexed) => boolean {
  const genre = wish.genre === null ? null : tagId(wish.genre);
  const types = wish.types.map((type) => type.toUpperCase().replaceAll('_', ' '));
  const moods = wish.moods.map(tagId);
  const any = (wanted: readonly string[], has: (one: string) => boolean): boolean =>
    wanted.length === 0 || wanted.some(has);
  return (item) =>
    (genre === null || item.genres.has(genre)) &&
    any(types, (type) => item.type === type) &&
    any(moods, (mood) => item.moods.has(mood)) &&
    any(wish.audios, (code) => item.entry.audios.includes(code)) &&
    any(wish.subtitles, (code) => item.entry.subtitles.includes(code));
}

/** null when a word of the query is nowhere in the title. Without a query every title matches, the liked ones first. */
function scoreOf(item: Indexed, words: readonly string[]): number | null {
  let score = 0;
  for (const word of words) {
    const part = ` ${word}`;
    if (item.nameWords.includes(part)) score += SCORE.nameWord;
    else if (item.genreWords.includes(part)) score += SCORE.genre;
    else if (item.peopleWords.includes(part)) score += SCORE.person;
    else return null;
  }
  const query = words.join(' ');
  if (query !== '' && item.name === query) score += SCORE.wholeName;
  else if (query !== '' && item.name.startsWith(query)) score += SCORE.nameStart;
  return score + item.entry.popularity;
}

interface Hit {
  item: Indexed;
  score: number;
  /** In the list that is searched. */
  place: number;
}

function orderOf({ query, sortBy, sortOrder, within }: SearchCriteria): (a: Hit, b: Hit) => number {
  const byName = (a: Hit, b: Hit): number => a.item.nameRank - b.item.nameRank;
  if (sortBy === 'name') return sortOrder === 'desc' ? (a, b) => byName(b, a) : byName;
  if (sortBy === 'year') {
    const sign = sortOrder === 'asc' ? 1 : -1;
    return (a, b) => sign * ((a.item.entry.year ?? 0) - (b.item.entry.year ?? 0)) || byName(a, b);
  }
  if (within !== null && sortBy === null && query.trim() === '') return (a, b) => a.place - b.place;
  return (a, b) => b.score - a.score || byName(a, b);
}
