/** The asset that a jumbotron with several assets shows, and its page dots. */
import type { Asset } from '../contract';

/** Index of the asset that is shown; the first one by default, or when the shown one no longer exists. */
export function carouselIndex(assets: readonly Asset[], id: string | undefined): number {
  return Math.max(
    0,
    assets.findIndex((asset) => asset.id === id),
  );
}

/** Maximum number of page dots: as many as can be counted at a glance. */
export const MAX_DOTS = 7;

/**
 * The range of assets that have a page dot, starting at `first`; around the shown one when there are more than fit.
 */
export function visibleDots(
  count: number,
  activeIndex: number,
): { readonly first: number; readonly count: number } {
  const dots = Math.min(count, MAX_DOTS);
  const first = Math.min(Math.max(0, activeIndex - Math.floor(MAX_DOTS / 2)), count - dots);
  return { first, count: dots < 2 ? 0 : dots };
}
