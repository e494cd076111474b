/** The buttons of a title, left to right. There is always one: a screen without focus cannot be left. */
import type { CrewTab } from '../../domain/crewTabs';
import type { EpisodePosition } from '../../domain/episodes';
import type { WatchButton } from '../../domain/watchButton';

/** What a button of an asset does. */
export type AssetAction =
  /** `plays`: the episode it is about, of a show. */
  | { readonly kind: 'watch'; readonly button: WatchButton; readonly plays: EpisodePosition | null }
  | { readonly kind: 'trailer'; readonly button: WatchButton }
  | { readonly kind: 'episodes' }
  /** Opens the drawer; `cut` when it goes on where the description was cut. */
  | { readonly kind: 'more'; readonly cut: boolean }
  | { readonly kind: 'back' };

/** The buttons of an asset in two rows, left to right. */
export interface AssetActions {
  readonly main: readonly AssetAction[];
  /** Small ones below, after those that keep and like; null for viewers who have no such row. */
  readonly second: readonly AssetAction[] | null;
}

interface ActionsInput {
  readonly buttons: readonly WatchButton[];
  readonly plays: EpisodePosition | null;
  /** There are episodes to choose from. */
  readonly episodes: boolean;
  /** The description was cut. */
  readonly cut: boolean;
  readonly tabs: readonly CrewTab[];
  /** A viewer who keeps and likes titles has a second row. */
  readonly signedIn: boolean;
}

/**
 * Watch, episodes and trailer; More when the description was cut, and also when the drawer has a crew to show, because
 * nothing else leads there. It stands in the second row where there is one.
 */
export function assetActions({ buttons, plays, episodes, cut, tabs, signedIn }: ActionsInput): AssetActions {
  const ofWatch = buttons.filter(({ label }) => label !== 'trailer');
  const ofTrailer = buttons.filter(({ label }) => label === 'trailer');
  const main: AssetAction[] = [
    ...ofWatch.map((button) => ({ kind: 'watch', button, plays }) as const),
    ...(episodes ? [{ kind: 'episodes' } as const] : []),
    ...ofTrailer.map((button) => ({ kind: 'trailer', button }) as const),
  ];
  const more: AssetAction[] = cut || tabs.length > 1 ? [{ kind: 'more', cut }] : [];
  const below = signedIn && main.length > 0;
  if (!below) main.push(...more);
  if (main.length === 0) main.push({ kind: 'back' });
  return { main, second: signedIn ? (below ? more : []) : null };
}
