/** Where back leads from a title [B§2 "Asset detail": episodes modal, drawer, then by the return state], and where a title leads on. */
import type { Asset } from '../contract';
import { firstEpisode } from './episodes';

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

const assetPath = (id: string): string => `/asset/${encodeURIComponent(id)}`;

/**
 * Where a title leads before it is drawn: with `redirectToPlayer` to the player, a show by its first episode; else a part
 * of a show to the show. Null: it is drawn. A season has nothing to play, so it takes the wish along to its show. Parts that
 * name each other as their root end at the first that has been there: it is drawn.
 */
export function assetRedirect(
  asset: Pick<Asset, 'id' | 'type' | 'rootId' | 'children'>,
  state: AssetReturnState | null,
): string | null {
  const isPart = asset.type === 'episode' || asset.type === 'season';
  if (state?.redirectToPlayer && asset.type !== 'season') {
    const played = asset.type === 'show' ? firstEpisode(asset) : asset;
    if (played !== null) return `${assetPath(played.id)}/watch`;
  }
  if (!isPart || asset.rootId === null || asset.rootId === asset.id) return null;
  return state?.redirectedFrom?.includes(asset.rootId) ? null : assetPath(asset.rootId);
}
