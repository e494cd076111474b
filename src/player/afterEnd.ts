/** Where the viewer goes when a title has played to its end. */
import type { Asset } from '../contract';

/** The asset page to open: the show of an episode, the title's own page for anything else (PLAYER-33). */
export const assetAfterEnd = (asset: Asset): string =>
  (asset.type === 'episode' || asset.type === 'season' ? asset.rootId : null) ?? asset.id;
