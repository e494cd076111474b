/** Texts of the filters: selections on the bar, options in the lists. */
import type { Tag } from '../../contract';
import { withChosen } from '../../domain/filterPanel';
import type { FilterList, FilterPanel } from '../../domain/filterPanel';
import { SORT_OPTIONS } from '../../domain/listing';
import type { ByFilter, ListingFilters, SortOption } from '../../domain/listing';
import { languageName } from '../../i18n';
import type { Texts, TextKey } from '../../i18n';
import type { FilterLists, FilterSource } from './useFilterLists';

/** Name of each filter of the bar. */
export const FILTER_TEXT: Readonly<Record<FilterList, TextKey>> = {
  genre: 'list.genre',
  sort: 'list.sort',
  by: 'list.by',
};
/** Name of each list of the 'by' filter. */
export const BY_TEXT: Readonly<Record<ByFilter, TextKey>> = {
  audios: 'list.audio',
  subtitles: 'list.subtitles',
  moods: 'list.moods',
};
const SORT_TEXT: Readonly<Record<SortOption, TextKey>> = {
  recommended: 'list.recommended',
  'a-z': 'list.nameAscending',
  'z-a': 'list.nameDescending',
  'release-date': 'list.releaseDate',
};

/** The texts, and the language that names of languages are in. */
export interface LabelContext {
  readonly text: Texts['text'];
  readonly language: string;
}

/** The selection of each list as text; '' for none. A search without a sort order is by relevance. */
export function listingLabels(
  filters: ListingFilters,
  searched: boolean,
  { genres, moods }: FilterLists,
  { text, language }: LabelContext,
): Readonly<Record<FilterList, string>> {
  const { genre, sort, audios, subtitles } = filters;
  const order = sort ?? (searched ? 'recommended' : null);
  const languages = [...new Set([...audios, ...subtitles].map((code) => languageName(code, language)))];
  const chosenMoods = filters.moods.map((mood) => nameIn(moods, mood)).filter((name) => name !== '');
  return {
    genre: genre === null ? text('list.allGenres') : nameIn(genres, genre),
    sort: order === null ? '' : text(SORT_TEXT[order]),
    by: [...languages, ...chosenMoods].join(', '),
  };
}

/** Name of a tag; '' while the names load. A tag without a name is called by its id. */
function nameIn({ data, loading }: FilterSource<readonly Tag[]>, id: string): string {
  return loading ? '' : data?.find((tag) => tag.id === id)?.name || id;
}

/** An option as a list shows it. */
export interface FilterOption {
  /** '' is the option that switches the filter off. */
  readonly value: string;
  readonly name: string;
  readonly chosen: boolean;
}

/** The options of the open list; null while they load. A selected option that is no longer offered is included. */
export function filterOptions(
  list: FilterList,
  { by, draft }: FilterPanel,
  { genres, moods, languages }: FilterLists,
  { text, language }: LabelContext,
): readonly FilterOption[] | null {
  if (list === 'sort')
    return SORT_OPTIONS.map((value) => ({
      value,
      name: text(SORT_TEXT[value]),
      chosen: draft.sort === value,
    }));
  if (list === 'genre') {
    const off = { value: '', name: text('list.allGenres'), chosen: draft.genre === null };
    const chosen = draft.genre === null ? [] : [draft.genre];
    return genres.data ? [off, ...tagOptions(genres.data, chosen)] : null;
  }
  if (by === 'moods') return moods.data ? tagOptions(moods.data, draft.moods) : null;
  if (!languages.data) return null;
  const offered = by === 'audios' ? languages.data.audioLanguages : languages.data.subtitlesLanguages;
  const named = offered
    .map((code) => ({ code, name: languageName(code, language) }))
    .sort((one, other) => one.name.localeCompare(other.name, language));
  return withChosen(
    named.map(({ code }) => code),
    draft[by],
  ).map((value) => ({ value, name: languageName(value, language), chosen: draft[by].includes(value) }));
}

function tagOptions(tags: readonly Tag[], chosen: readonly string[]): FilterOption[] {
  const names = new Map(tags.map(({ id, name }) => [id, name]));
  return withChosen([...names.keys()], chosen).map((value) => ({
    value,
    name: names.get(value) || value,
    chosen: chosen.includes(value),
  }));
}
