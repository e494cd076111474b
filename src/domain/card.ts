/** What a title's card says besides its name: the one badge on its picture, and the line beneath while it has focus. */
import type { Asset } from '../contract';
import { byOrder } from './episodes';
import type { LengthUnits } from './time';
import { lengthText } from './time';
import { ratingText, yearText } from './facts';
import { comingAt, effectiveWatchable, isBlocked, isLive } from './playable';
import { airingOf, isOnAir, mayBeAvailable } from './schedule';
import type { Airing } from './schedule';

/** What is most worth knowing before pressing OK. */
export type CardBadge =
  /** Comes at that moment, ms since 1970. */
  | { readonly kind: 'coming'; readonly at: number }
  /** Nobody can play it here, or now. */
  | { readonly kind: 'locked' }
  | { readonly kind: 'live' }
  | { readonly kind: 'newEpisode' };

/** The badge of a title, or null. One at most: what comes is locked until then, and says when instead. */
export function cardBadge(asset: Asset, now: number): CardBadge | null {
  const at = comingAt(asset, now);
  if (at !== null) return { kind: 'coming', at };
  if (isBlocked(effectiveWatchable(asset)) && !mayBeAvailable(asset, now)) return { kind: 'locked' };
  if (isOnAir(asset, now)) return { kind: 'live' };
  return hasNewEpisode(asset, now) ? { kind: 'newEpisode' } : null;
}

/** An episode is new for a week. */
const NEW_MS = 7 * 86_400_000;

/** A show with an episode that came within the last week, as far as its episodes are known. */
export function hasNewEpisode(asset: Asset, now: number): boolean {
  if (asset.type !== 'show') return false;
  return asset.children
    .flatMap((season) => season.children)
    .some(({ availableFrom }) => {
      const since = availableFrom === null ? NaN : now - Date.parse(availableFrom);
      return since >= 0 && since < NEW_MS;
    });
}

/** Words of the line of facts, in the viewer's language. */
export interface CardFactLabels extends LengthUnits {
  /** 'Season 2, 8 episodes'. */
  readonly season: (season: number, episodes: number) => string;
  /** '18:00–21:00'. */
  readonly airing: (airing: Airing) => string;
}

/** How many facts a card has room for. */
export type FactRoom = 2 | 3 | 4;

/**
 * The line beneath a card: 'Season 2, 8 episodes · 12+ · Thriller', '2025 · 2 h 02 min · 12+ · Drama'; with less room the
 * length goes first, then the rating. A live title has its hours for year and length; a channel, always on, none.
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
