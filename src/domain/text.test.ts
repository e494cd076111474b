import { describe, expect, it } from 'vitest';
import { crewTabs } from './crewTabs';
import { cutWords } from './description';
import { displayName, factsOf, ratingText } from './facts';
import { asset, episode, season, show } from './testing/assets';
import { clockText, lengthText } from './time';

const words = (count: number): string => Array.from({ length: count }, (_, index) => `w${index}`).join(' ');

describe('description', () => {
  it('[PAGE-23] exactly 40 words are not cut', () => {
    expect(cutWords(words(40))).toEqual({ text: words(40), cut: false });
  });

  it('[PAGE-22, ASSET-33] 41 words are cut at 40, with an ellipsis', () => {
    expect(cutWords(words(41))).toEqual({ text: `${words(40)}…`, cut: true });
  });

  it.each([
    ['', '', false],
    ['   ', '', false],
    [`  ${words(40)}  \n`, words(40), false],
    [`${words(39)} end. And on.`, `${words(39)} end…`, true],
    [`${words(39)} end?!.. And on.`, `${words(39)} end…`, true],
    [words(60).replaceAll(' ', '\n\t '), `${words(40)}…`, true],
    ['A town.\r\n\r\nA  secret,\u2028 10\u00a0km away.', 'A town. A secret, 10\u00a0km away.', false],
    ['x'.repeat(10_000), 'x'.repeat(10_000), false],
  ])('spaces and marks: %#', (text, shown, cut) => {
    expect(cutWords(text)).toEqual({ text: shown, cut });
  });
});

describe('time', () => {
  it.each([
    [0, '0:00'],
    [9.9, '0:09'],
    [245, '4:05'],
    [3600, '1:00:00'],
    [3845, '1:04:05'],
    [-5, '0:00'],
    [Number.NaN, '0:00'],
    [Infinity, '0:00'],
  ])('position %s reads %s', (seconds, text) => {
    expect(clockText(seconds)).toBe(text);
  });

  it.each([
    [7440, '2 h 04 min'],
    [3600, '1 h'],
    [2880, '48 min'],
    [10, '1 min'],
    [3599, '1 h'],
    [0, ''],
    [null, ''],
    [-1, ''],
  ])('length %s reads %s', (seconds, text) => {
    expect(lengthText(seconds, { hour: 'h', minute: 'min' })).toBe(text);
  });
});

describe('facts', () => {
  const units = { hour: 'h', minute: 'min', seasons: (count: number) => `${count} seasons` };
  const texts = (it: ReturnType<typeof asset>) => factsOf(it, units).map((fact) => fact.text);

  it('[ASSET-12] facts are in the order year, length, rating, genres, tags', () => {
    const full = asset({
      year: 2025,
      duration: 7440,
      censorships: [{ name: '12+', minAge: 12 }],
      genres: ['Drama', 'Mystery'],
      appropriatenessTags: ['violence', '', ' ', 'language'],
    });
    expect(factsOf(full, units)).toEqual([
      { kind: 'year', text: '2025' },
      { kind: 'length', text: '2 h 04 min' },
      { kind: 'rating', text: '12+' },
      { kind: 'genres', text: 'Drama, Mystery' },
      { kind: 'tags', text: 'violence, language' },
    ]);
  });

  it('[ASSET-12] a missing fact is left out', () => {
    expect(texts(asset({ duration: null, genres: ['', ' '] }))).toEqual([]);
    expect(texts(asset({ duration: 0, year: 0 }))).toEqual([]);
    expect(texts(asset({ duration: null, appropriatenessTags: [' '] }))).toEqual([]);
    expect(texts(show([], { duration: 7200 }))).toEqual([]);
  });

  it('the length of a show is its number of seasons', () => {
    expect(texts(show([season(1, []), season(2, [])], { year: 2024 }))).toEqual(['2024', '2 seasons']);
  });

  it('[EPIS-10] only seasons that the list of episodes shows are counted', () => {
    const series = show([season(1, [episode('e', 1)]), season(2, []), season(3, [episode('f', 1)])]);
    expect(texts(series)).toEqual(['2 seasons']);
    // Episodes without a season are listed as one that has no name, and an extra is none.
    const loose = show([season(1, [episode('e', 1)]), episode('g', 1), asset({ id: 'x' })]);
    expect(texts(loose)).toEqual(['1 seasons']);
    expect(texts(show([season(1, []), asset({ id: 'x' })]))).toEqual(['1 seasons']);
  });

  it.each([
    [[], ''],
    [
      [
        { name: 'PG', minAge: 7 },
        { name: '16+', minAge: 16 },
      ],
      '16+',
    ],
    [[{ name: ' ', minAge: 18 }], '18+'],
    [[{ name: '', minAge: 0 }], ''],
  ])('the strictest rating is shown: %#', (censorships, text) => {
    expect(ratingText(asset({ censorships }))).toBe(text);
  });

  it.each([
    [{ title: 'Title', name: 'Name' }, 'Title'],
    [{ title: ' ', name: ' Name ' }, 'Name'],
    [{ title: ' ', name: ' ', administrativeName: ' Admin ' }, 'Admin'],
    [{ administrativeName: 'Admin' }, 'Admin'],
    [{}, ''],
  ])('a title is called by the best name it has: %#', (names, text) => {
    expect(displayName(asset(names))).toBe(text);
  });
});

describe('crew', () => {
  it('[ASSET-06, ASSET-07] the tabs are Description and the crew roles that have a name, in their order', () => {
    expect(crewTabs([])).toEqual([{ kind: 'description', names: [] }]);
    const crew = ['writer', 'producer', 'music', 'studio', 'actor', 'director'].map((type) => ({
      type,
      name: type,
    }));
    expect(crewTabs(crew).map((tab) => tab.kind)).toEqual([
      'description',
      'director',
      'cast',
      'studio',
      'music',
      'producer',
      'writers',
    ]);
  });

  it('[ASSET-07] a name is listed once, and a role without a tab is left out', () => {
    const crew = [
      { type: 'cast', name: 'Ann' },
      { type: 'actors', name: 'Ann' },
      { type: 'cast', name: 'Bo' },
      { type: 'caterer', name: 'Cy' },
    ];
    expect(crewTabs(crew)).toEqual([
      { kind: 'description', names: [] },
      { kind: 'cast', names: ['Ann', 'Bo'] },
    ]);
  });
});
