/** The screen to open when a playback has reached its end. */
import type { Asset } from '../contract';

/** Id of the asset screen to open: the show of an episode or season, otherwise the asset itself (PLAYER-33). */
export const assetAfterEnd = (asset: Asset): string =>
  (asset.type === 'episode' || asset.type === 'season' ? asset.rootId : null) ?? asset.id;
