/** The row of titles to go on with: bookmarks in the service's order, each with its title and, of an episode, its show. */
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

/** What is known of a title: undefined while it is awaited, null when it could not be had. */
export type Lookup = (id: string) => Asset | null | undefined;

/** The show of an episode; null for what has none. */
export function showIdOf({ type, rootId, id }: Pick<Asset, 'type' | 'rootId' | 'id'>): string | null {
  return type === 'episode' && rootId !== id ? rootId : null;
}

/**
 * The items of the first `wanted` bookmarks; null while one of them is awaited, so that no card comes between two others.
 * Titles that could not be had are left out, the rest stays [CONT-05].
 */
export function continueItems(
  kept: readonly Bookmark[],
  wanted: number,
  titleOf: Lookup,
): ContinueItem[] | null {
  const items: ContinueItem[] = [];
  for (const bookmark of kept.slice(0, wanted)) {
    const title = titleOf(bookmark.assetUuid);
    if (title === undefined) return null;
    if (title === null) continue;
    const showId = showIdOf(title);
    const show = showId === null ? null : titleOf(showId);
    if (show === undefined) return null;
    items.push(itemOf(bookmark, title, show));
  }
  return items;
}

function itemOf(bookmark: Bookmark, title: Asset, show: Asset | null): ContinueItem {
  const isEpisode = title.type === 'episode';
  const season = show?.children.find(
    ({ id, children }) => id === title.parentId || children.some((episode) => episode.id === title.id),
  );
  return {
    id: title.id,
    asset: show === null ? title : { ...title, images: { ...show.images, ...title.images } },
    name: displayName(show ?? title),
    season: isEpisode ? (season?.order ?? null) : null,
    episode: isEpisode ? title.order : null,
    progress: progressOf(bookmark, title.duration),
  };
}

/** The bookmarks after one was saved: it stands first, as the service would order them. */
export function withBookmark(bookmarks: readonly Bookmark[], saved: Bookmark): Bookmark[] {
  return [saved, ...bookmarks.filter(({ assetUuid }) => assetUuid !== saved.assetUuid)];
}
