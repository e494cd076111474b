/** The buttons of a title, left to right. There is always one: a screen without focus cannot be left. */
import type { CrewTab } from '../../domain/crewTabs';
import type { WatchButton } from '../../domain/watchButton';

export type AssetAction =
  | { readonly kind: 'watch' | 'trailer'; readonly button: WatchButton }
  /** Opens the drawer; `cut` when it goes on where the description was cut. */
  | { readonly kind: 'more'; readonly cut: boolean }
  | { readonly kind: 'back' };

/**
 * Watch and trailer as the rules have them; More when the description was cut, and also when the drawer has a crew to
 * show, because nothing else leads there.
 */
export function assetActions(
  buttons: readonly WatchButton[],
  cut: boolean,
  tabs: readonly CrewTab[],
): AssetAction[] {
  const actions: AssetAction[] = buttons.map((button) => ({
    kind: button.label === 'trailer' ? 'trailer' : 'watch',
    button,
  }));
  if (cut || tabs.length > 1) actions.push({ kind: 'more', cut });
  return actions.length > 0 ? actions : [{ kind: 'back' }];
}
