/** The navigation state a title hands on. */
import type { NavigationState } from '../../shell/navigation';

/** What the next title needs to find its way back: where the viewer came from, and nothing else of the state. */
export function returnState(state: NavigationState): NavigationState {
  const { listing, search, collectionId, pageId } = state;
  return { listing, search, collectionId, pageId };
}

/**
 * State of the place a title redirects to. It takes this one's place in history, so it keeps `origin`; the wish for the
 * player is fulfilled or, on the way from a part to its show, void.
 */
export function redirectedState(state: NavigationState, assetId: string): NavigationState {
  return {
    ...returnState(state),
    origin: state.origin,
    returnAssetId: assetId,
    returnPageId: state.pageId,
    contentType: 'main',
  };
}
