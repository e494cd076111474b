/**
 * The buttons of an asset, left to right. The list is never empty: a screen without a focusable node could not be
 * left.
 */
import type { CrewTab } from '../../domain/crewTabs';
import type { EpisodePosition } from '../../domain/episodes';
import type { WatchButton } from '../../domain/watchButton';

/** What a button of an asset does. */
export type AssetAction =
  /** `plays`: the episode of a show that the button plays; null for any other asset. */
  | { readonly kind: 'watch'; readonly button: WatchButton; readonly plays: EpisodePosition | null }
  | { readonly kind: 'trailer'; readonly button: WatchButton }
  | { readonly kind: 'episodes' }
  /** Opens the drawer. `cut`: the description is truncated on the screen. */
  | { readonly kind: 'more'; readonly cut: boolean }
  | { readonly kind: 'back' };

/** The buttons of an asset in two rows, left to right. */
export interface AssetActions {
  readonly main: readonly AssetAction[];
  /** Small buttons, after watchlist and likes; null for guests, who have no second row. */
  readonly second: readonly AssetAction[] | null;
}

interface ActionsInput {
  readonly buttons: readonly WatchButton[];
  readonly plays: EpisodePosition | null;
  /** True when there are episodes to choose from. */
  readonly episodes: boolean;
  /** True when the description is truncated on the screen. */
  readonly cut: boolean;
  /** True when there is a description. */
  readonly described: boolean;
  readonly tabs: readonly CrewTab[];
  /** Signed-in viewers have a second row, with watchlist and likes. */
  readonly signedIn: boolean;
}

/**
 * Main row: watch, episodes, trailer. More appears when the description is truncated, and also when the drawer has
 * crew tabs, because nothing else opens the drawer; it is in the second row if there is one. Where nothing can be
 * played, as before an event begins, the watchlist is the first button, for guests the description; Back comes last.
 */
export function assetActions(input: ActionsInput): AssetActions {
  const { buttons, plays, episodes, cut, described, tabs, signedIn } = input;
  const ofWatch = buttons.filter(({ label }) => label !== 'trailer');
  const ofTrailer = buttons.filter(({ label }) => label === 'trailer');
  const main: AssetAction[] = [
    ...ofWatch.map((button) => ({ kind: 'watch', button, plays }) as const),
    ...(episodes ? [{ kind: 'episodes' } as const] : []),
    ...ofTrailer.map((button) => ({ kind: 'trailer', button }) as const),
  ];
  const more: AssetAction[] = cut || tabs.length > 1 ? [{ kind: 'more', cut }] : [];
  const back: AssetAction = { kind: 'back' };
  const stuck = main.length === 0 && more.length === 0;
  if (signedIn) return { main, second: stuck ? [back] : more };
  if (!stuck) return { main: [...main, ...more], second: null };
  return { main: described ? [{ kind: 'more', cut }, back] : [back], second: null };
}
