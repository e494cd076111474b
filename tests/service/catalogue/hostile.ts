/**
 * What the contract forbids and a client must survive: the page 'hostile' (in no menu), whose components and titles are broken
 * in every way that has a name here, and the page 'large', 500 rows long. Nothing of it is in the catalogue.
 */
import type { Audience, WireAsset } from './present';
import { component, imageUrl, listed, listedAll } from './present';
import { arabicFilm, gurmukhiFilm, urduFilm } from './texts/special';
import type { Catalogue } from './types';

export const HOSTILE_PAGE = 'hostile';
export const LARGE_PAGE = 'large';
export const LARGE_PAGE_ROWS = 500;
/** Titles in the longest row of the hostile page. */
export const LONG_ROW_TITLES = 2000;
/** Characters in the longest name. */
export const LONG_NAME_LENGTH = 10_000;

/** A title that no catalogue has, whole enough for a detail page of its own. */
export function odd(origin: string, id: string, fields: Record<string, unknown>): Record<string, unknown> {
  return {
    id,
    type: 'movie',
    name: id,
    title: id,
    description: 'A title that is not as the contract says.',
    watchable: 'yes_anonymous_access',
    contents: [
      { slug: id, type: 'main', sourceUuid: `source-${id}-main`, video: { DASH: { type: '', frames: [] } } },
    ],
    images: Object.fromEntries(
      ['hero', 'thumbnail', 'portrait', 'jumbotron', 'billboard'].map((kind) => [
        kind,
        imageUrl(origin, id, kind),
      ]),
    ),
    ...fields,
  };
}

const LONG_SENTENCE = 'The name of this title goes on long after everybody has stopped reading it, ';
const longName = LONG_SENTENCE.repeat(Math.ceil(LONG_NAME_LENGTH / LONG_SENTENCE.length)).slice(
  0,
  LONG_NAME_LENGTH,
);

/** The broken titles that have an id, by id; `GET /asset/v2/{id}` answers them as they are. */
export function hostileAssets(origin: string): ReadonlyMap<string, Record<string, unknown>> {
  const make = (id: string, fields: Record<string, unknown>): [string, Record<string, unknown>] => [
    id,
    odd(origin, id, fields),
  ];
  return new Map([
    make('hostile-null-images', { images: null }),
    make('hostile-null-image', { images: { hero: null, thumbnail: null, portrait: '' } }),
    make('hostile-broken-image', {
      images: { hero: `${origin}/images/hostile-broken-image/none.jpg?broken` },
    }),
    make('hostile-bare', {
      name: undefined,
      title: undefined,
      description: undefined,
      images: undefined,
      contents: undefined,
    }),
    make('hostile-nulls', {
      name: null,
      title: null,
      description: null,
      genres: null,
      year: null,
      duration: null,
      crew: null,
    }),
    make('hostile-wrong-types', {
      year: 'soon',
      duration: '90 min',
      genres: 'Drama',
      order: {},
      censorships: 18,
      live: 'no',
    }),
    make('hostile-unknown-words', { type: 'hologram', watchable: 'perhaps', accessType: 42 }),
    make('hostile-spaced-watchable', { watchable: 'yes anonymous access' }),
    make('hostile-long-name', { name: longName, title: longName, description: longName }),
    make('hostile-empty-name', { name: '', title: '   ' }),
    make('hostile-gurmukhi', {
      name: gurmukhiFilm.name,
      title: gurmukhiFilm.name,
      description: gurmukhiFilm.premise,
    }),
    make('hostile-urdu', { name: urduFilm.name, title: urduFilm.name, description: urduFilm.premise }),
    make('hostile-arabic', {
      name: arabicFilm.name,
      title: arabicFilm.name,
      description: arabicFilm.premise,
    }),
    make('hostile-mixed-direction', {
      name: 'Season 2 של הסדרה (2024) — पहला भाग',
      title: '\u202Ereversed\u202C',
    }),
    make('hostile-markup', {
      name: '<b>Bold</b> & "quoted" {{braces}}',
      description: '<script>alert(1)</script>',
    }),
    make('hostile-control', {
      name: 'Line\nbreak\tand\u0000nul',
      description: '\uD83C\uDFAC\uD83E\uDD18\u{1F1EE}\u{1F1F3} \uFFFD',
    }),
    make('hostile-frames', {
      frames: [{ type: 'intro', start: 30, end: 10, id: 'backwards' }, { type: 'advert' }, null, 7],
    }),
    make('hostile-extra', { somethingNew: { deeply: { nested: [1, 2, 3] } }, colour: '#zzzzzz' }),
  ]);
}

/** The components of the hostile page, broken ones among whole ones. */
export function hostileComponents(catalogue: Catalogue, audience: Audience): unknown[] {
  const odds = [...hostileAssets(audience.origin).values()];
  const plain = listedAll(
    catalogue,
    catalogue.titles.slice(0, 12).map(({ id }) => id),
    audience,
  );
  const first = plain[0];
  const row = (uuid: string, type: unknown, title: unknown, assets: unknown): object => ({
    uuid,
    type,
    title,
    body: { assets },
  });
  return [
    row('hostile-hologram', 'hologram_wall', 'A component of tomorrow', plain),
    row('hostile-whole-1', 'carousel', 'A row with nothing wrong', plain),
    row('hostile-odd-titles', 'carousel', 'Odd titles', odds),
    row('hostile-no-assets', 'carousel', 'Nobody home', []),
    row('hostile-null-assets', 'portrait_carousel', 'Null for assets', null),
    { uuid: 'hostile-no-body', type: 'billboard', title: 'No body' },
    row('hostile-duplicates', 'portrait_carousel', 'The same title three times', [
      first,
      first,
      first,
      ...plain,
    ]),
    row('hostile-whole-1', 'portrait_carousel', 'A component id used twice', plain),
    row('hostile-no-ids', 'carousel', 'Titles without an id', [
      { name: 'No id' },
      { id: '', name: 'Empty id' },
      ...plain,
    ]),
    row('hostile-junk-assets', 'carousel', 'Not even objects', [null, 7, 'text', [], ...plain]),
    row('hostile-long-title', 'carousel', longName, plain),
    row('hostile-null-title', 'large_portrait_carousel', null, odds),
    row('hostile-odd-jumbotron', 'jumbotron', 'Jumbotron', odds),
    row('hostile-odd-billboard', 'billboard', 'Billboard', odds),
    row('hostile-odd-featured', 'featured_asset', 'Featured', odds.slice(0, 1)),
    row('hostile-odd-expandable', 'expandable_portrait_carousel', 'Expandable', odds),
    { type: 'carousel', title: 'A component without an id', body: { assets: plain } },
    null,
    'not a component',
    row('hostile-spelling', 'Portrait Carousel', 'Type in another spelling', plain),
    row('hostile-two-thousand', 'carousel', 'Two thousand titles', longRow(catalogue, audience)),
    row('hostile-whole-2', 'portrait_carousel', 'Still here', plain),
  ];
}

/** Titles of the catalogue over and over, each copy with an id of its own. */
function longRow(catalogue: Catalogue, audience: Audience): WireAsset[] {
  const { titles } = catalogue;
  return Array.from({ length: LONG_ROW_TITLES }, (_, at) => {
    const entry = titles[at % titles.length];
    if (!entry) throw new Error('The catalogue is empty');
    const round = Math.floor(at / titles.length);
    const asset = listed(catalogue, entry, audience);
    return round === 0 ? asset : { ...asset, id: `${asset.id}--${round}` };
  });
}

/** Components `from` to `to` of the large page: rows of the menu's pages in turn, each with a uuid of its own. */
export function largeComponents(
  catalogue: Catalogue,
  audience: Audience,
  from: number,
  to: number,
): object[] {
  const rows = [...catalogue.pages.values()]
    .flatMap(({ components }) => components)
    .filter(({ assetIds }) => assetIds.length > 0);
  const made: object[] = [];
  for (let at = Math.max(0, from); at < Math.min(LARGE_PAGE_ROWS, to); at++) {
    const seed = rows[at % rows.length];
    if (seed) made.push(component(catalogue, { ...seed, uuid: `large-${at + 1}` }, audience));
  }
  return made;
}
