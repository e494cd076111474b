/** A jumbotron of several titles shows one of them, and pips say which. */
import type { Asset } from '../contract';

/** Index of the title it was turned to; of the first when it never was, or when that title is not there any more. */
export function shownIndex(assets: readonly Asset[], id: string | undefined): number {
  return Math.max(
    0,
    assets.findIndex((asset) => asset.id === id),
  );
}

/** As many as can be counted at a glance. */
export const MOST_PIPS = 7;

/** The titles that have a pip, from `first` on: those round the one shown when there are more than pips. */
export function pipsOf(count: number, shown: number): { readonly first: number; readonly count: number } {
  const pips = Math.min(count, MOST_PIPS);
  const first = Math.min(Math.max(0, shown - Math.floor(MOST_PIPS / 2)), count - pips);
  return { first, count: pips < 2 ? 0 : pips };
}
