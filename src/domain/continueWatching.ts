/** Continue-watching items: bookmarks in the service's order, each with its asset and, for an episode, its show. */
import type { Asset, Bookmark, Component } from '../contract';
import { displayName } from './facts';
import type { Progress } from './progress';
import { progressOf } from './progress';

/** An item of the continue-watching row. */
export interface ContinueItem {
  /** Id of the asset that plays. */
  readonly id: string;
  /** The asset, with its show's images for each kind it has none of. */
  readonly asset: Asset;
  /** Name to show: for an episode, its show's. */
  readonly name: string;
  /** Numbers of the episode; null when unknown, and for any other asset. */
  readonly season: number | null;
  readonly episode: number | null;
  /** null for an asset without a length. */
  readonly progress: Progress | null;
}

/** An asset by id: undefined while it is loading, null when it cannot be loaded. */
export type AssetLookup = (id: string) => Asset | null | undefined;

/** The show of an episode; null for any other asset. */
export function showIdOf({ type, rootId, id }: Pick<Asset, 'type' | 'rootId' | 'id'>): string | null {
  return type === 'episode' && rootId !== id ? rootId : null;
}

/** Bookmarks whose titles are asked for at a time, as focus moves along the row. */
export const CONTINUE_BATCH = 10;

/** The row of a page that its viewer's bookmarks fill. */
export const isContinueWatching = ({ type }: Pick<Component, 'type'>): boolean =>
  type === 'continue_watching';

/** Ids to ask for: of bookmarks that are not among `known`, and of the shows of episodes that are. */
export function missingTitles(
  bookmarks: readonly Pick<Bookmark, 'assetUuid'>[],
  known: readonly Pick<Asset, 'type' | 'rootId' | 'id'>[],
): readonly string[] {
  const byId = new Map(known.map((asset) => [asset.id, asset]));
  const ids = bookmarks.map(({ assetUuid: id }) => {
    const asset = byId.get(id);
    return asset === undefined ? id : showIdOf(asset);
  });
  return [...new Set(ids.filter((id) => id !== null))];
}

/**
 * The items of the first `limit` bookmarks; null while one of them is loading, so that no card is inserted between
 * others later. Assets that cannot be loaded are left out [CONT-05].
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

/** The bookmarks after one was saved: the saved one is first, as in the service's order. */
export function withBookmark(bookmarks: readonly Bookmark[], saved: Bookmark): Bookmark[] {
  return [saved, ...bookmarks.filter(({ assetUuid }) => assetUuid !== saved.assetUuid)];
}
