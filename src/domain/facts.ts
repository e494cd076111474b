/** The line of facts of an asset: year, length, rating, genres. A missing fact leaves no gap. */
import type { Asset } from '../contract';
import { seasonsOf } from './episodes';
import type { LengthUnits } from './time';
import { lengthText } from './time';

/** The kinds of facts, in the order they are shown. */
export type FactKind = 'year' | 'length' | 'rating' | 'genres' | 'tags';

/** A fact of an asset as text. */
export interface Fact {
  readonly kind: FactKind;
  readonly text: string;
}

/** Texts for the facts, in the viewer's language. */
export interface FactLabels extends LengthUnits {
  /** '1 season', '2 seasons'. */
  readonly seasons: (count: number) => string;
}

/** The name of the strictest rating, or 'N+' when it has none; '' without ratings. */
export function ratingText(asset: Asset): string {
  const [strictest] = [...asset.censorships].sort((a, b) => b.minAge - a.minAge);
  if (!strictest) return '';
  return strictest.name.trim() || (strictest.minAge > 0 ? `${strictest.minAge}+` : '');
}

/** The year; '' without one, or for 0, which some imports use for that. */
export function yearText(year: number | null): string {
  return year !== null && year > 0 ? String(year) : '';
}

function lengthFact(asset: Asset, labels: FactLabels): string {
  if (asset.type !== 'show') return lengthText(asset.duration, labels);
  // In lists an asset may have seasons without their episodes.
  const listed = seasonsOf(asset).filter(({ title }) => title !== null).length;
  const seasons = listed > 0 ? listed : asset.children.filter(({ type }) => type === 'season').length;
  return seasons > 0 ? labels.seasons(seasons) : '';
}

/**
 * The facts with a text, in order. The length of a show is its number of seasons, counted as in its list of episodes.
 */
export function factsOf(asset: Asset, labels: FactLabels): Fact[] {
  const facts: Fact[] = [
    { kind: 'year', text: yearText(asset.year) },
    { kind: 'length', text: lengthFact(asset, labels) },
    { kind: 'rating', text: ratingText(asset) },
    { kind: 'genres', text: asset.genres.filter((genre) => genre.trim() !== '').join(', ') },
    { kind: 'tags', text: asset.appropriatenessTags.filter((tag) => tag.trim() !== '').join(', ') },
  ];
  return facts.filter((fact) => fact.text !== '');
}

/** The name to show: the title, else the name, else the administrative name. */
export function displayName(asset: Asset): string {
  return asset.title.trim() || asset.name.trim() || asset.administrativeName.trim();
}
