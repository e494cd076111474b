/** The catalogue of the reference service: made once at the start from the hand-written lists and a seed. */
import { collections } from './collections';
import { demoFavorites, demoProfiles, demoSubscriptions } from './demo';
import { EXTRA_PLANS } from './extra-plans';
import { films } from './films';
import { liveTitles } from './live-titles';
import { menuLinks, pages } from './pages';
import { PLANS } from './plans';
import { shows } from './shows';
import type { Catalogue, Entry } from './types';

export type { PlanSeed, PriceSeed } from './plans';
export type { Catalogue } from './types';

/**
 * Makes the catalogue. One seed gives one catalogue; only its dates depend on `now` (ms since 1970).
 * Throws when two titles have one id, or a row or demo viewer names a title that is not there.
 */
export function createCatalogue(seed: number, now: number, extraPlans = false): Catalogue {
  const all = [...films(seed, now), ...shows(seed, now), ...liveTitles(seed, now)];
  const entries = byId(all);
  const titles = all.filter(({ type }) => type !== 'season' && type !== 'episode');
  const lists = collections(titles, now);
  return {
    seed,
    titles,
    entries,
    pages: pages(lists, (id) => entries.has(id)),
    collections: lists,
    menuLinks,
    plans: extraPlans ? [...PLANS, ...EXTRA_PLANS] : PLANS,
    demoSubscriptions: demoSubscriptions(now),
    demoProfiles: demoProfiles(),
    demoFavorites: demoFavorites(entries, now),
  };
}

function byId(all: readonly Entry[]): ReadonlyMap<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const entry of all) {
    if (entries.has(entry.id)) throw new Error(`Two titles have the id ${entry.id}`);
    entries.set(entry.id, entry);
  }
  return entries;
}
