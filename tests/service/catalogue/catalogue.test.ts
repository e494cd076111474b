import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { ASSET_TYPES, WATCHABLES } from '../../../src/contract/asset';
import { COMPONENT_TYPES } from '../../../src/contract/page';
import { LEAST_WORDS, MOST_WORDS, wordCount } from './descriptions';
import { createCatalogue } from './index';
import { nextPaymentAt, PLANS } from './plans';
import { watchableOf } from './present';
import type { Catalogue, Entry } from './types';

const NOW = Date.UTC(2026, 10, 21, 12);
let catalogue: Catalogue;
let all: Entry[];

beforeAll(() => {
  catalogue = createCatalogue(1, NOW);
  all = [...catalogue.entries.values()];
});

describe('catalogue', () => {
  it('has at least 400 titles of every type, each name and description once', () => {
    expect(catalogue.titles.length).toBeGreaterThanOrEqual(460);
    expect(new Set(all.map(({ type }) => type))).toEqual(new Set(ASSET_TYPES));
    const names = catalogue.titles.map(({ name }) => name.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
    const described = catalogue.titles.flatMap(({ description }) => description ?? []);
    expect(new Set(described).size).toBe(described.length);
    expect(described.length).toBe(catalogue.titles.length - 1);
  });

  it('is the same for the same seed and another for another', () => {
    expect(createCatalogue(1, NOW)).toEqual(catalogue);
    const other = createCatalogue(2, NOW);
    expect(other.titles.map(({ crew }) => crew)).not.toEqual(catalogue.titles.map(({ crew }) => crew));
    expect(other.titles.map(({ id }) => id)).toEqual(catalogue.titles.map(({ id }) => id));
  });

  it('describes every title in 25 to 70 words, some over the 40 of the cut, and fills every placeholder', () => {
    // Gurmukhi, Urdu and Arabic say the same in another number of words.
    const words = catalogue.titles
      .filter(({ description }) => /^[\p{Script=Latin}\P{L}]+$/u.test(description ?? ''))
      .map(({ description }) => wordCount(description ?? ''));
    expect(words.length).toBe(catalogue.titles.length - 4);
    expect(Math.min(...words)).toBeGreaterThanOrEqual(LEAST_WORDS);
    expect(Math.max(...words)).toBeLessThanOrEqual(MOST_WORDS);
    expect(words.filter((count) => count > 40).length).toBeGreaterThan(60);
    expect(all.filter(({ description }) => description?.includes('{'))).toEqual([]);
  });

  it('gives a show one to four seasons of four to ten episodes, chained by nextId to the last', () => {
    for (const show of catalogue.titles.filter(({ type }) => type === 'show')) {
      const seasons = show.childIds.map((id) => catalogue.entries.get(id));
      expect(seasons.length, show.id).toBeGreaterThanOrEqual(1);
      expect(seasons.length, show.id).toBeLessThanOrEqual(4);
      const episodes = seasons.flatMap((season) => season?.childIds ?? []);
      for (const season of seasons) {
        expect(season?.childIds.length, season?.id).toBeGreaterThanOrEqual(4);
        expect(season?.childIds.length, season?.id).toBeLessThanOrEqual(10);
      }
      const names = episodes.map((id) => catalogue.entries.get(id)?.name);
      expect(new Set(names).size, show.id).toBe(names.length);
      const chain: string[] = [];
      for (let id = episodes[0] ?? null; id; id = catalogue.entries.get(id)?.nextId ?? null) chain.push(id);
      expect(chain, show.id).toEqual(episodes);
    }
  });

  it.each([
    ['free', ['yes', 'yes_anonymous_access', 'plan_upgrade_required', 'no_content', 'not_available']],
    ['account', ['yes', 'yes_anonymous_access', 'plan_upgrade_required', 'no_content', 'not_available']],
    ['premium', ['yes', 'yes_anonymous_access', 'plan_upgrade_required', 'no_content', 'not_available']],
    ['cinema', ['yes', 'yes_anonymous_access', 'no_content', 'not_available']],
  ] as const)(
    'shows a viewer whose rights open %s titles every watchable value there is for them',
    (opens, expected) => {
      const seen = new Set(catalogue.titles.map((entry) => watchableOf(catalogue, entry, { opens }, NOW)));
      expect(seen).toEqual(new Set(expected));
      expect(WATCHABLES).toEqual(expect.arrayContaining([...expected]));
    },
  );

  it('has what screens must show or survive', () => {
    const some = (test: (entry: Entry) => boolean): void =>
      expect(all.filter(test).length).toBeGreaterThan(0);
    for (const age of [null, 0, 7, 12, 16, 18]) some(({ minAge }) => minAge === age);
    for (const type of ['recap', 'intro', 'captions/credits', 'ads']) {
      some(({ frames }) => frames.some((frame) => frame.type === type));
    }
    for (const type of ['director', 'cast', 'studio', 'music', 'producer', 'writer']) {
      some(({ crew }) => crew.some((member) => member.type === type));
    }
    some(({ type, crew }) => type === 'movie' && crew.length === 0);
    some(({ crew }) => crew.length > 0 && !crew.some(({ type }) => type === 'music'));
    some(({ inRegion }) => !inRegion);
    some(({ availableFrom }) => availableFrom !== null && availableFrom > NOW);
    some(({ screenLimited }) => screenLimited);
    some(({ media }) => media === 'encrypted');
    some(({ description, year, genres }) => description === null && year === null && genres.length === 0);
    some(({ imageKinds }) => !imageKinds.includes('jumbotron'));
    some(({ name }) => /\p{Script=Gurmukhi}/u.test(name));
    some(({ name }) => /\p{Script=Arabic}/u.test(name));
    some(({ name }) => name.length > 200);
  });

  it('[DATA-04] keeps every frame of the catalogue inside its title and the right way round', () => {
    const wrong = all.flatMap(({ id, frames, duration }) =>
      frames.filter(({ start, end }) => start < 0 || end <= start || end > (duration ?? 0)).map(() => id),
    );
    expect(wrong).toEqual([]);
  });

  it('has six pages with Home first: 30 components of all eight types, in the first chunk already', () => {
    expect(catalogue.menuLinks.map(({ title }) => title)).toEqual([
      'Home',
      'Movies',
      'Shows',
      'Live',
      'Kids',
      'Collections',
    ]);
    const home = catalogue.pages.get('home');
    expect(home?.components).toHaveLength(30);
    expect(new Set(home?.components.slice(0, 10).map(({ type }) => type))).toEqual(new Set(COMPONENT_TYPES));
    expect(home?.components[0]?.type).toBe('jumbotron');
    const counts = COMPONENT_TYPES.filter((type) => type !== 'continue_watching').map(
      (type) => home?.components.filter((component) => component.type === type).length ?? 0,
    );
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(3);
  });

  it('fills every row with titles that are there, none twice, under a uuid of its own', () => {
    for (const { uuid, components } of catalogue.pages.values()) {
      expect(new Set(components.map((one) => one.uuid)).size, uuid).toBe(components.length);
      for (const row of components.filter(({ type }) => type !== 'continue_watching')) {
        expect(row.assetIds.length, row.uuid).toBeGreaterThan(0);
        expect(new Set(row.assetIds).size, row.uuid).toBe(row.assetIds.length);
        expect(row.assetIds.filter((id) => !catalogue.entries.has(id))).toEqual([]);
      }
    }
  });

  it('keeps more than 15 titles in the rows around the twelfth of Home', () => {
    const rows = catalogue.pages.get('home')?.components.slice(10, 14) ?? [];
    for (const { assetIds } of rows) expect(assetIds.length).toBeGreaterThan(16);
  });
});

describe('plans', () => {
  it('[DATA-07] show every interval, both multipliers and every promotion', () => {
    const prices = PLANS.flatMap((plan) => plan.prices);
    expect(PLANS).toHaveLength(5);
    expect(new Set(prices.map(({ interval }) => interval))).toEqual(
      new Set(['day', 'week', 'month', 'year']),
    );
    expect(new Set(prices.map(({ intervalMultiplier }) => intervalMultiplier))).toEqual(new Set([1, 3]));
    expect(new Set(prices.map(({ promotion }) => promotion?.discountType))).toEqual(
      new Set([undefined, 'period', 'amount', 'percentage']),
    );
    expect(
      PLANS.filter(({ platforms }) => !platforms.includes('WEB') && !platforms.includes('TV')),
    ).toHaveLength(1);
    expect(new Set(prices.map(({ uuid }) => uuid)).size).toBe(prices.length);
  });

  it('beside them, where asked for: twelve details and five prices, sixty countries, no price, a price of 0, two currencies', () => {
    expect(createCatalogue(1, 0).plans).toEqual(PLANS);
    const { plans } = createCatalogue(1, 0, true);
    expect(plans.slice(0, PLANS.length)).toEqual(PLANS);
    const size = ({ details, prices, availableCountries }: (typeof plans)[number]): number[] => [
      details.length,
      prices.length,
      new Set(availableCountries).size,
    ];
    expect(plans.slice(PLANS.length).map(size)).toEqual([
      [12, 5, 2],
      [3, 2, 60],
      [2, 0, 0],
      [2, 1, 1],
    ]);
    const prices = plans.flatMap((plan) => plan.prices);
    expect([...new Set(prices.map(({ currency }) => currency))]).toEqual(['INR', 'EUR']);
    expect(prices.filter(({ amount }) => amount === 0)).toHaveLength(1);
    expect(new Set(prices.map(({ uuid }) => uuid)).size).toBe(prices.length);
  });

  it('[PLAN-10] the Punjabi texts name every country they are sold in', () => {
    const file = new URL('../translations/pa.json', import.meta.url);
    const names = (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)['country.names'] ?? '';
    const named = new Set(names.split(', ').map((line) => line.slice(0, 2)));
    const sold = createCatalogue(1, 0, true).plans.flatMap(({ availableCountries }) => availableCountries);
    expect(sold.filter((code) => !named.has(code))).toEqual([]);
    expect(names).not.toMatch(/[a-z]/);
  });

  it.each([
    ['month', 1, '2026-01-31', '2026-02-10', '2026-02-28'],
    ['month', 1, '2026-01-31', '2026-03-05', '2026-03-31'],
    ['month', 3, '2026-01-15', '2026-05-01', '2026-07-15'],
    ['year', 1, '2024-02-29', '2026-11-21', '2027-02-28'],
    ['week', 1, '2026-11-20', '2026-11-21', '2026-11-27'],
    ['day', 1, '2026-11-20', '2026-11-21', '2026-11-22'],
  ] as const)(
    'pay every %s x %i from %s, seen at %s, next at %s',
    (interval, intervalMultiplier, from, now, next) => {
      const price = { ...(PLANS[0]?.prices[0] ?? expect.fail('no price')), interval, intervalMultiplier };
      expect(new Date(nextPaymentAt(price, Date.parse(from), Date.parse(now))).toISOString()).toBe(
        `${next}T00:00:00.000Z`,
      );
    },
  );
});
