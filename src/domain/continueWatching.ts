/** Continue-watching items: bookmarks in the service's order, each with its asset and, of an episode, its show. */
import type { Asset, Bookmark } from '../contract';
import { displayName } from './facts';
import type { Progress } from './progress';
import { progressOf } from './progress';

export interface ContinueItem {
  /** Of the title, which is what plays. */
  readonly id: string;
  /** The title with its show's pictures where it has none of a kind. */
  readonly asset: Asset;
  /** An episode goes by its show's name. */
  readonly name: string;
  /** Numbers of the episode; null where they are not known, and for everything else. */
  readonly season: number | null;
  readonly episode: number | null;
  /** null of a title without a length. */
  readonly progress: Progress | null;
}

/** An asset by id: undefined while it is loading, null when it cannot be loaded. */
export type AssetLookup = (id: string) => Asset | null | undefined;

/** The show of an episode; null for what has none. */
export function showIdOf({ type, rootId, id }: Pick<Asset, 'type' | 'rootId' | 'id'>): string | null {
  return type === 'episode' && rootId !== id ? rootId : null;
}

/**
 * The items of the first `limit` bookmarks; null while one of them is loading, so that no card appears between two others.
 * Assets that cannot be loaded are left out, the rest stays [CONT-05].
 */
export function continueItems(
  bookmarks: readonly Bookmark[],
  limit: number,
  assetOf: AssetLookup,
): ContinueItem[] | null {
  const items: ContinueItem[] = [];
  for (const bookmark of bookmarks.slice(0, limit)) {
    const asset = assetOf(bookmark.assetUuid);
    if (asset === undefined) return null;
    if (asset === null) continue;
    const showId = showIdOf(asset);
    const show = showId === null ? null : assetOf(showId);
    if (show === undefined) return null;
    items.push(itemOf(bookmark, asset, show));
  }
  return items;
}

function itemOf(bookmark: Bookmark, asset: Asset, show: Asset | null): ContinueItem {
  const isEpisode = asset.type === 'episode';
  const season = show?.children.find(
    ({ id, children }) => id === asset.parentId || children.some((episode) => episode.id === asset.id),
  );
  return {
    id: asset.id,
    asset: show === null ? asset : { ...asset, images: { ...show.images, ...asset.images } },
    name: displayName(show ?? asset),
    season: isEpisode ? (season?.order ?? null) : null,
    episode: isEpisode ? asset.order : null,
    progress: progressOf(bookmark, asset.duration),
  };
}

/** The bookmarks after one was saved: it stands first, as the service would order them. */
export function withBookmark(bookmarks: readonly Bookmark[], saved: Bookmark): Bookmark[] {
  return [saved, ...bookmarks.filter(({ assetUuid }) => assetUuid !== saved.assetUuid)];
}
