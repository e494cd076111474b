import { useCallback } from 'react';
import { useLocation } from 'react-router';
import { withHistoryEntry } from '../../domain/historyEntries';
import { usePages, useStores } from '../../session';

export interface Carousel {
  /** Id of the shown asset by the uuid of its component; only for components whose asset was changed. */
  readonly shownAssetIds: ReadonlyMap<string, string>;
  /** Sets the asset a component shows. The same function while the page is the same. */
  readonly showAsset: (component: string, assetId: string) => void;
}

const NONE: ReadonlyMap<string, string> = new Map();

/** Which asset each jumbotron of this page shows, kept per history entry so that back restores it. */
export function useCarousel(): Carousel {
  const { key } = useLocation();
  const { pages } = useStores();
  const shownAssetIds = usePages((state) => state.carouselAssets.get(key) ?? NONE);
  const showAsset = useCallback(
    (component: string, assetId: string) =>
      pages.setState(({ carouselAssets: entries }) => {
        const entryState = new Map(entries.get(key)).set(component, assetId);
        return { carouselAssets: withHistoryEntry(entries, key, entryState) };
      }),
    [pages, key],
  );
  return { shownAssetIds, showAsset };
}
