/** Search, its filters, and the lists the filters are chosen from. */
import * as v from 'valibot';
import { entity, list, listSchema, optional, parser, required } from './tolerance';

const filled = v.pipe(v.string(), v.nonEmpty());

/** Body of `POST /search/search`: a query, or filter fields, or both. */
export const SearchBodySchema = entity('searchBody', {
  limit: required(v.pipe(v.number(), v.integer(), v.minValue(1))),
  offset: required(v.pipe(v.number(), v.integer(), v.minValue(0))),
  query: optional(v.string(), ''),
  /** Id of the collection that is searched; null for the whole catalogue. */
  collection: optional(filled, null),
  genre: optional(filled, null),
  /** Upper case: 'MOVIE', 'SHOW', ... */
  types: list(filled),
  audios: list(filled),
  subtitles: list(filled),
  moods: list(filled),
  /** What the list is sorted by: name, relevance or year. */
  sortBy: optional(filled, null),
  /** asc or desc. */
  sortOrder: optional(filled, null),
});
export type SearchBody = v.InferOutput<typeof SearchBodySchema>;
export const parseSearchBody = parser('searchBody', SearchBodySchema);

/** Answer of a search: ids of assets, and how many there are in all. */
export const SearchResultSchema = entity('search', {
  hits: list(filled, (id) => id),
  total: optional(v.pipe(v.number(), v.minValue(0)), 0),
});
export type SearchResult = v.InferOutput<typeof SearchResultSchema>;
export const parseSearchResult = parser('search', SearchResultSchema);

/** A genre or a mood: `GET /genre`, `GET /mood`. */
export const TagSchema = entity('tag', { id: required(filled), name: optional(v.string(), '') });
export type Tag = v.InferOutput<typeof TagSchema>;
export const parseTags = parser(
  'tags',
  listSchema('tags', TagSchema, (tag) => tag.id),
);

/** `GET /content-languages`: two-letter codes. */
export const ContentLanguagesSchema = entity('contentLanguages', {
  audioLanguages: list(filled, (code) => code),
  subtitlesLanguages: list(filled, (code) => code),
});
export type ContentLanguages = v.InferOutput<typeof ContentLanguagesSchema>;
export const parseContentLanguages = parser('contentLanguages', ContentLanguagesSchema);
