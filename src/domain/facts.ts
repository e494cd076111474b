/** The one line of facts under a title: year, length, rating, genres; what is missing leaves no gap. */
import type { Asset } from '../contract';
import { seasonsOf } from './episodes';
import type { LengthUnits } from './time';
import { lengthText } from './time';

export type FactKind = 'year' | 'length' | 'rating' | 'genres' | 'tags';

export interface Fact {
  readonly kind: FactKind;
  readonly text: string;
}

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

/** The year, '' without one: 0 is how some imports write that. */
export function yearText(year: number | null): string {
  return year !== null && year > 0 ? String(year) : '';
}

function lengthFact(asset: Asset, labels: FactLabels): string {
  if (asset.type !== 'show') return lengthText(asset.duration, labels);
  // Of a title in a list its seasons may be known without their episodes.
  const listed = seasonsOf(asset).filter(({ title }) => title !== null).length;
  const seasons = listed > 0 ? listed : asset.children.filter(({ type }) => type === 'season').length;
  return seasons > 0 ? labels.seasons(seasons) : '';
}

/** Facts with a text, in their order. A show has its number of seasons for a length: those its list of episodes has. */
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

/** What a title is called: its title, else its name, else the name the editors gave it. */
export function displayName(asset: Asset): string {
  return asset.title.trim() || asset.name.trim() || asset.administrativeName.trim();
}
