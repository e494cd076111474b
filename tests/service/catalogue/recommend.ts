/** What to watch after a title: sets of other titles by how much they have in common with it. */
import type { RecommendationType } from '../../../src/contract/asset';
import { hash } from '../artwork/random';
import type { Catalogue, Entry } from './types';

const SET_SIZE = 18;
const TOP_SIZE = 12;

/** A set of recommendations. */
interface Recommendation {
  type: RecommendationType;
  assetIds: string[];
}

/** The sets for a title; its own show, and the title itself, are never in them. */
export function recommendationsFor(catalogue: Catalogue, entry: Entry): Recommendation[] {
  const self = catalogue.entries.get(entry.rootId ?? entry.id) ?? entry;
  const others = catalogue.titles.filter((other) => other.id !== self.id);
  const alike = best(others, SET_SIZE, (other) => likeness(self, other));
  const rest = others.filter(({ id }) => !alike.includes(id));
  return [
    { type: 'more_like_this', assetIds: alike },
    { type: 'most_popular', assetIds: best(rest, TOP_SIZE, (other) => other.popularity) },
  ];
}

function likeness(self: Entry, other: Entry): number {
  const shared = other.genres.filter((genre) => self.genres.includes(genre)).length;
  const people = other.crew.filter(({ name }) => self.crew.some((member) => member.name === name)).length;
  const sameKind = other.type === self.type ? 1 : 0;
  const sameLanguage = other.audios[0] === self.audios[0] ? 0.6 : 0;
  // The hash keeps equals apart, so that two titles of one genre do not have the very same set.
  const chance = (hash(`${self.id} ${other.id}`) % 1000) / 1000;
  return shared * 2 + people * 0.8 + sameKind + sameLanguage + other.popularity * 0.5 + chance * 0.5;
}

function best(from: readonly Entry[], count: number, score: (entry: Entry) => number): string[] {
  return from
    .map((entry) => ({ id: entry.id, value: score(entry) }))
    .sort((a, b) => b.value - a.value)
    .slice(0, count)
    .map(({ id }) => id);
}
