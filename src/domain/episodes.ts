/** Seasons and episodes of a show, in their order, whatever the service sends below it. */
import type { Asset, Bookmark } from '../contract';

/** By `order`, titles without one last and in the order they came. */
export function byOrder(assets: readonly Asset[]): Asset[] {
  // Two without an order subtract to NaN, which sorts nothing: they count as equal.
  return [...assets].sort((a, b) => (a.order ?? Infinity) - (b.order ?? Infinity) || 0);
}

/** What has episodes instead of a stream of its own: a show, and a season that no show can be found for. */
export function isSeries({ type }: Pick<Asset, 'type'>): boolean {
  return type === 'show' || type === 'season';
}

const isEpisode = ({ type }: Asset): boolean => type === 'episode';

/** What holds episodes: a season, or the show itself for those that stand directly below it, which are one unnamed season. */
export interface Season {
  readonly id: string;
  /** Null: unnamed. */
  readonly title: Asset | null;
  /** Number in 'S2 E4'; null where there is none. */
  readonly order: number | null;
  /** As they came; `episodesOf` sorts them. */
  readonly holder: Asset;
}

/** Seasons that have episodes, by their order; the unnamed one, if there is one, last. */
export function seasonsOf(show: Pick<Asset, 'children'> & Partial<Asset>): Season[] {
  const whole = show as Asset;
  const seasons = byOrder(
    whole.children.filter((child) => child.type === 'season' && child.children.some(isEpisode)),
  ).map((season): Season => ({ id: season.id, title: season, order: season.order, holder: season }));
  if (!whole.children.some(isEpisode)) return seasons;
  const own = whole.type === 'season' ? whole : null;
  return [...seasons, { id: whole.id, title: own, order: own?.order ?? null, holder: whole }];
}

/** A season's episodes by their order. */
export function episodesOf(season: Season): Asset[] {
  return byOrder(season.holder.children.filter(isEpisode));
}

/** Earliest from order 1 on: what is numbered 0 are specials, and those are never the beginning. */
function earliest<T extends { readonly order: number | null }>(sorted: readonly T[]): T | undefined {
  return sorted.find(({ order }) => order === null || order >= 1) ?? sorted[0];
}

/**
 * Season order 1, episode order 1. A show that numbers from elsewhere gives its earliest episode from order 1 on; a show of
 * nothing but specials gives the first of them.
 */
export function firstEpisode(show: Pick<Asset, 'children'>): Asset | null {
  const season = earliest(seasonsOf(show));
  return (season && earliest(episodesOf(season))) ?? null;
}

/** Where an episode stands in its show. */
export interface EpisodePosition {
  readonly season: Season;
  readonly episode: Asset;
}

/** The place of an episode; null when the show has none of that id. One that stands in two seasons is in the first. */
export function episodePosition(show: Pick<Asset, 'children'>, id: string): EpisodePosition | null {
  for (const season of seasonsOf(show)) {
    const episode = season.holder.children.find((child) => child.id === id && isEpisode(child));
    if (episode) return { season, episode };
  }
  return null;
}

/** What an episode is and how far it was watched. */
export interface LastWatched {
  readonly episode: Asset;
  readonly bookmark: Bookmark;
}

/**
 * The episode watched last, by the bookmark the service gives for the show; null for a bookmark of an episode the show does
 * not have, or does not have for this viewer.
 */
export function lastWatchedOf(show: Asset, bookmark: Bookmark | null): LastWatched | null {
  if (bookmark === null || !isSeries(show)) return null;
  const position = episodePosition(show, bookmark.assetUuid);
  return position && { episode: position.episode, bookmark };
}
