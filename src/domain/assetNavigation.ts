/** Where back leads from an asset page [ASSET-10], and redirects of an asset [ASSET-02]. */
import type { Asset } from '../contract';
import { firstEpisode } from './episodes';
import { assetPath, listPath, pagePath, watchPath } from './paths';

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
  /** Parts of a show that led here: a part whose root is one of them is not followed again. */
  readonly redirectedFrom?: readonly string[];
}

export interface OpenPanels {
  readonly episodes: boolean;
  readonly drawer: boolean;
}

export type AssetBackAction = { readonly close: 'episodes' | 'drawer' } | { readonly to: string };

/** What one press of back does. Paths are without the platform; '/' is home. */
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
 * Redirect of an asset page: with `redirectToPlayer` to the player, a show by its first episode; otherwise an episode or a
 * season to its show. Null: the asset is drawn. A season has nothing to play and hands `redirectToPlayer` on to its show;
 * `redirectedFrom` ends a cycle of assets that name each other as their root.
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
