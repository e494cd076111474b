/** A jumbotron of several titles shows one of them, and pips say which. */
import type { Asset } from '../contract';

/** Index of the title it was turned to; of the first when it never was, or when that title is not there any more. */
export function carouselIndex(assets: readonly Asset[], id: string | undefined): number {
  return Math.max(
    0,
    assets.findIndex((asset) => asset.id === id),
  );
}

/** As many as can be counted at a glance. */
export const MAX_DOTS = 7;

/** The titles that have a pip, from `first` on: those round the one shown when there are more than pips. */
export function visibleDots(
  count: number,
  activeIndex: number,
): { readonly first: number; readonly count: number } {
  const dots = Math.min(count, MAX_DOTS);
  const first = Math.min(Math.max(0, activeIndex - Math.floor(MAX_DOTS / 2)), count - dots);
  return { first, count: dots < 2 ? 0 : dots };
}
