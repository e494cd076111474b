import { describe, expect, it } from 'vitest';
import { CLOSED, filterPanel, withChosen } from './filterPanel';
import type { FilterEvent, FilterList, FilterPanel } from './filterPanel';
import { NO_FILTERS } from './listing';
import type { ListingFilters } from './listing';

const applied: ListingFilters = { ...NO_FILTERS, genre: 'crime', audios: ['pa'], types: ['MOVIE'] };
const after = (...events: readonly FilterEvent[]): FilterPanel => events.reduce(filterPanel, CLOSED);
const open = (list: FilterList): FilterEvent => ({ type: 'open', list, applied });

describe('the filters overlay', () => {
  it.each<[FilterList, FilterEvent, Partial<ListingFilters>]>([
    ['genre', { type: 'genre', genre: 'drama' }, { genre: 'drama' }],
    ['genre', { type: 'genre', genre: null }, { genre: null }],
    ['sort', { type: 'sort', sort: 'z-a' }, { sort: 'z-a' }],
    ['by', { type: 'toggle', by: 'audios', value: 'en' }, { audios: ['pa', 'en'] }],
    ['by', { type: 'toggle', by: 'audios', value: 'pa' }, { audios: [] }],
    ['by', { type: 'toggle', by: 'subtitles', value: 'hi' }, { subtitles: ['hi'] }],
    ['by', { type: 'toggle', by: 'moods', value: 'dark' }, { moods: ['dark'] }],
  ])('[LIST-10] %s: %o changes what is selected in it and nothing else', (list, event, change) => {
    expect(after(open(list), event)).toMatchObject({ open: list, draft: { ...applied, ...change } });
  });

  it('[LIST-10] what is deselected leaves the others of its list', () => {
    const toggle = (value: string): FilterEvent => ({ type: 'toggle', by: 'audios', value });
    expect(after(open('by'), toggle('en'), toggle('hi'), toggle('en')).draft.audios).toEqual(['pa', 'hi']);
  });

  it('[LIST-10] the overlay opens with the applied filters, not with an earlier draft', () => {
    const panel = after(open('genre'), { type: 'genre', genre: 'drama' }, { type: 'close' }, open('genre'));
    expect(panel).toEqual({ open: 'genre', by: 'audios', draft: applied });
    expect(after(open('genre'), { type: 'close' }).open).toBeNull();
  });

  it('the "by" filter shows one list at a time and keeps the selections of the others', () => {
    const panel = after(
      open('by'),
      { type: 'toggle', by: 'audios', value: 'en' },
      { type: 'showBy', by: 'moods' },
    );
    expect(panel).toMatchObject({ by: 'moods', draft: { audios: ['pa', 'en'] } });
  });

  it('a selected option that is no longer offered is listed and can be deselected', () => {
    expect(withChosen(['en', 'pa'], ['pa', 'xx'])).toEqual(['xx', 'en', 'pa']);
  });
});
