/** The navigation state a title hands on. */
import type { Asset } from '../../contract';
import type { NavigationState } from '../../shell/navigation';

/** What the next title needs to find its way back: where the viewer came from, and nothing else of the state. */
export function returnState(state: NavigationState): NavigationState {
  const { listing, search, collectionId, pageId } = state;
  return { listing, search, collectionId, pageId };
}

/**
 * State of the place a title redirects to. It takes this one's place in history, so it keeps `origin`; the wish for the
 * player is fulfilled, or handed by a season to its show.
 */
export function redirectedState(
  state: NavigationState,
  { id, type }: Pick<Asset, 'id' | 'type'>,
): NavigationState {
  return {
    ...returnState(state),
    origin: state.origin,
    redirectToPlayer: type === 'season' ? state.redirectToPlayer : undefined,
    redirectedFrom: [...(state.redirectedFrom ?? []), id],
    returnAssetId: id,
    returnPageId: state.pageId,
    contentType: 'main',
  };
}
