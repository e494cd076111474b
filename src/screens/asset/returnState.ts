/** The navigation state that an asset screen passes on. */
import type { Asset } from '../../contract';
import type { NavigationState } from '../../shell/navigation';

/** The part of the state another asset screen needs to return: where the viewer came from, nothing else. */
export function returnState(state: NavigationState): NavigationState {
  const { listing, search, collectionId, pageId } = state;
  return { listing, search, collectionId, pageId };
}

/**
 * State for the route that an asset redirects to. The redirect replaces the history entry, so `origin` is kept; the
 * request to open the player is dropped as done, or passed on from a season to its show.
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
