/** Where back leads from a title [B§2 "Asset detail": episodes modal, drawer, then by the return state]. */

/** Navigation state of the asset page: where the viewer came from. All optional, as it may come from a cold start. */
export interface AssetReturnState {
  /** Path and query of the listing, with its filters. */
  readonly listing?: string;
  /** Came from search. */
  readonly search?: boolean;
  readonly collectionId?: string;
  readonly pageId?: string;
  /** The page asks for the player at once. */
  readonly redirectToPlayer?: boolean;
}

export interface OpenPanels {
  readonly episodes: boolean;
  readonly drawer: boolean;
}

export type AssetBack = { readonly close: 'episodes' | 'drawer' } | { readonly to: string };

/** What one press of back does. Paths are without the platform; '/' is home. */
export function assetBack(open: OpenPanels, state: AssetReturnState | null): AssetBack {
  if (open.episodes) return { close: 'episodes' };
  if (open.drawer) return { close: 'drawer' };
  if (state?.listing) return { to: state.listing };
  if (state?.search) return { to: '/search' };
  if (state?.collectionId) return { to: `/list/${encodeURIComponent(state.collectionId)}` };
  if (state?.pageId) return { to: `/${encodeURIComponent(state.pageId)}` };
  return { to: '/' };
}

/** Redirects a title makes before it is drawn: parts of a show lead to the show, `redirectToPlayer` to the player. */
export function assetRedirect(
  asset: { readonly id: string; readonly type: string; readonly rootId: string | null },
  state: AssetReturnState | null,
): string | null {
  const isPart = asset.type === 'episode' || asset.type === 'season';
  if (isPart && asset.rootId !== null && asset.rootId !== asset.id) {
    return `/asset/${encodeURIComponent(asset.rootId)}`;
  }
  return state?.redirectToPlayer ? `/asset/${encodeURIComponent(asset.id)}/watch` : null;
}
