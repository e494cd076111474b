/**
 * Texts of an asset's card besides its name: a badge on its image, and the line of facts below while it has focus.
 */
import type { Asset } from '../contract';
import { byOrder } from './episodes';
import type { LengthUnits } from './time';
import { lengthText } from './time';
import { ratingText, yearText } from './facts';
import { comingAt, effectiveWatchable, isBlocked, isLive } from './playable';
import { airingOf, isOnAir, mayBeAvailable } from './schedule';
import type { Airing } from './schedule';

/** The badge of a card: what matters most before pressing OK. */
export type CardBadge =
  /** Starts at that time, ms since 1970. */
  | { readonly kind: 'coming'; readonly at: number }
  /** Cannot be played here, or now, by anybody. */
  | { readonly kind: 'locked' }
  | { readonly kind: 'live' }
  | { readonly kind: 'newEpisode' };

/** The badge of an asset, or null. At most one: an asset that starts later is also locked, but shows its start. */
export function cardBadge(asset: Asset, now: number): CardBadge | null {
  const at = comingAt(asset, now);
  if (at !== null) return { kind: 'coming', at };
  if (isBlocked(effectiveWatchable(asset)) && !mayBeAvailable(asset, now)) return { kind: 'locked' };
  if (isOnAir(asset, now)) return { kind: 'live' };
  return hasNewEpisode(asset, now) ? { kind: 'newEpisode' } : null;
}

/** An episode is new for a week, ms. */
const NEW_MS = 7 * 86_400_000;

/** Whether the show has an episode that started within the last week; only as far as its episodes are known. */
export function hasNewEpisode(asset: Asset, now: number): boolean {
  if (asset.type !== 'show') return false;
  return asset.children
    .flatMap((season) => season.children)
    .some(({ availableFrom }) => {
      const since = availableFrom === null ? NaN : now - Date.parse(availableFrom);
      return since >= 0 && since < NEW_MS;
    });
}

/** Texts for the line of facts, in the viewer's language. */
export interface CardFactLabels extends LengthUnits {
  /** 'Season 2, 8 episodes'. */
  readonly season: (season: number, episodes: number) => string;
  /** '18:00–21:00'. */
  readonly airing: (airing: Airing) => string;
}

/** Number of facts that fit on a card. */
export type FactRoom = 2 | 3 | 4;

/**
 * The line below a card: 'Season 2, 8 episodes · 12+ · Thriller', '2025 · 2 h 02 min · 12+ · Drama'. With less room
 * the length is dropped first, then the rating. A live asset has its hours instead of year and length; a channel,
 * always on air, has none.
 */
export function cardFacts(asset: Asset, labels: CardFactLabels, room: FactRoom): string {
  const genre = asset.genres.find((one) => one.trim() !== '') ?? '';
  const rating = ratingText(asset);
  const when = whenFacts(asset, labels);
  const first = when.slice(0, room === 4 ? 2 : 1);
  const facts = room === 2 ? [first[0] ?? rating, genre] : [...first, rating, genre];
  return facts.filter((fact) => fact !== '').join(' · ');
}

function whenFacts(asset: Asset, labels: CardFactLabels): string[] {
  const airing = airingOf(asset);
  if (airing !== null) return [labels.airing(airing)];
  if (isLive(asset)) return [];
  const last = byOrder(asset.children.filter(({ type }) => type === 'season')).at(-1);
  const episodes = last?.children.length ?? 0;
  if (last !== undefined && last.order !== null && episodes > 0) return [labels.season(last.order, episodes)];
  const year = yearText(asset.year);
  return [year, lengthText(asset.duration, labels)].filter((fact) => fact !== '');
}
