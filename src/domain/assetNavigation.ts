/** Where back leads from an asset screen [ASSET-10], and redirects of assets [ASSET-02]. */
import type { Asset } from '../contract';
import { firstEpisode } from './episodes';
import { assetPath, listPath, pagePath, watchPath } from './paths';

/** Navigation state of the asset screen: where the viewer came from. Optional members, as a cold start has none. */
export interface AssetReturnState {
  /** Path and query of the listing, with its filters. */
  readonly listing?: string;
  /** Opened from search. */
  readonly search?: boolean;
  readonly collectionId?: string;
  readonly pageId?: string;
  /** The screen opens the player at once. */
  readonly redirectToPlayer?: boolean;
  /** Ids of parts of a show that redirected here; a part whose root is among them is not followed again. */
  readonly redirectedFrom?: readonly string[];
}

/** Panels that back closes before it leaves an asset screen. */
export interface OpenPanels {
  readonly episodes: boolean;
  readonly drawer: boolean;
}

/** A panel to close, or a path to open. */
export type AssetBackAction = { readonly close: 'episodes' | 'drawer' } | { readonly to: string };

/** The effect of one press of back. Paths are without the platform; '/' is home. */
export function assetBackAction(open: OpenPanels, state: AssetReturnState | null): AssetBackAction {
  if (open.episodes) return { close: 'episodes' };
  if (open.drawer) return { close: 'drawer' };
  if (state?.listing) return { to: state.listing };
  if (state?.search) return { to: '/search' };
  if (state?.collectionId) return { to: listPath(state.collectionId) };
  if (state?.pageId) return { to: pagePath(state.pageId) };
  return { to: '/' };
}

/**
 * Redirect of an asset screen: with `redirectToPlayer` to the player, a show to its first episode; otherwise an
 * episode or a season to its show. Null: the asset is shown. A season has nothing to play and passes
 * `redirectToPlayer` on to its show; `redirectedFrom` ends a cycle of assets that name each other as their root.
 */
export function assetRedirect(
  asset: Pick<Asset, 'id' | 'type' | 'rootId' | 'children'>,
  state: AssetReturnState | null,
): string | null {
  const isPart = asset.type === 'episode' || asset.type === 'season';
  if (state?.redirectToPlayer && asset.type !== 'season') {
    const played = asset.type === 'show' ? firstEpisode(asset) : asset;
    if (played !== null) return watchPath(played.id);
  }
  if (!isPart || asset.rootId === null || asset.rootId === asset.id) return null;
  return state?.redirectedFrom?.includes(asset.rootId) ? null : assetPath(asset.rootId);
}
