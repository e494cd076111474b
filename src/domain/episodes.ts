/** Seasons and episodes of a show in order, whatever nesting the service sends. */
import type { Asset, Bookmark } from '../contract';

/** Sorted by `order`; those without one last, in their original order. */
export function byOrder(assets: readonly Asset[]): Asset[] {
  // Two without an order subtract to NaN, which would break the sort: they count as equal.
  return [...assets].sort((a, b) => (a.order ?? Infinity) - (b.order ?? Infinity) || 0);
}

/** Whether an asset has episodes instead of a stream: a show, or a season whose show is missing. */
export function isSeries({ type }: Pick<Asset, 'type'>): boolean {
  return type === 'show' || type === 'season';
}

const isEpisode = ({ type }: Asset): boolean => type === 'episode';

/**
 * A group of episodes: a season, or the show itself for episodes directly below it, which form one unnamed season.
 */
export interface Season {
  readonly id: string;
  /** Null for the unnamed season. */
  readonly title: Asset | null;
  /** Number in 'S2 E4'; null without one. */
  readonly order: number | null;
  /** The asset whose children are the episodes, unsorted; `episodesOf` sorts them. */
  readonly holder: Asset;
}

/** Seasons that have episodes, by their order; the unnamed one last. */
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

/** The first one numbered 1 or more (or unnumbered): number 0 marks specials, with which a show never starts. */
function earliest<T extends { readonly order: number | null }>(sorted: readonly T[]): T | undefined {
  return sorted.find(({ order }) => order === null || order >= 1) ?? sorted[0];
}

/**
 * Episode 1 of season 1. A show with other numbers gives its earliest episode numbered 1 or more; a show of only
 * specials gives the first of them.
 */
export function firstEpisode(show: Pick<Asset, 'children'>): Asset | null {
  const season = earliest(seasonsOf(show));
  return (season && earliest(episodesOf(season))) ?? null;
}

/** Season and index of an episode in its show. */
export interface EpisodePosition {
  readonly season: Season;
  readonly episode: Asset;
}

/**
 * The position of an episode; null when the show has none of that id. One listed in two seasons counts for the first.
 */
export function episodePosition(show: Pick<Asset, 'children'>, id: string): EpisodePosition | null {
  for (const season of seasonsOf(show)) {
    const episode = season.holder.children.find((child) => child.id === id && isEpisode(child));
    if (episode) return { season, episode };
  }
  return null;
}

/** An episode and how far it was watched. */
export interface LastWatched {
  readonly episode: Asset;
  readonly bookmark: Bookmark;
}

/**
 * The episode watched last, by the service's bookmark of the show; null when the show does not have that episode, or
 * hides it from this viewer.
 */
export function lastWatchedOf(show: Asset, bookmark: Bookmark | null): LastWatched | null {
  if (bookmark === null || !isSeries(show)) return null;
  const position = episodePosition(show, bookmark.assetUuid);
  return position && { episode: position.episode, bookmark };
}
