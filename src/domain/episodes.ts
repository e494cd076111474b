/** Finding episodes in a show's children. */
import type { Asset } from '../contract';

/** By `order`, titles without one last and in the order they came. */
export function byOrder(assets: readonly Asset[]): Asset[] {
  // Two without an order subtract to NaN, which sorts nothing: they count as equal.
  return [...assets].sort((a, b) => (a.order ?? Infinity) - (b.order ?? Infinity) || 0);
}

/**
 * Season order 1, episode order 1. A show that numbers from elsewhere gives its earliest episode from order 1 on, so that
 * specials (order 0) are never the beginning; a show of nothing but specials gives the first of them.
 */
export function firstEpisode(show: Pick<Asset, 'children'>): Asset | null {
  const seasons = byOrder(
    show.children.filter((child) => child.type === 'season' && child.children.length > 0),
  );
  const season = seasons.find((one) => one.order === null || one.order >= 1) ?? seasons[0];
  if (!season) return null;
  const episodes = byOrder(season.children.filter((child) => child.type === 'episode'));
  return episodes.find((one) => one.order === null || one.order >= 1) ?? episodes[0] ?? null;
}
