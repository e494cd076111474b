/** Builds what the rows of a page share. It is the same object until bookmarks or continue-watching items change. */
import { useCallback, useMemo } from 'react';
import type { Bookmarks } from '../../api/bookmarkList';
import type { ContinueRow } from '../../api/useContinueWatching';
import type { Asset, Component } from '../../contract';
import { episodePosition, lastWatchedOf } from '../../domain/episodes';
import { seeAllPath } from '../../domain/listing';
import { withinLimit } from '../../domain/parental';
import { assetPath, watchPath } from '../../domain/paths';
import { episodeToPlay, watchButtons } from '../../domain/watchButton';
import type { WatchButton } from '../../domain/watchButton';
import { useAgeLimit } from '../../session';
import { useNavigation } from '../../shell/navigation';
import { useServices } from '../../shell/services';
import { useWatchTarget } from '../../shell/useWatchTarget';
import type { PageModel } from './PageModel';

interface PageModelSource extends ContinueRow {
  readonly pageId: string;
  /** Title of the page, which a listing shows in its breadcrumbs before the row's title. */
  readonly title: string;
  readonly anonymous: boolean;
  readonly bookmarks: Bookmarks;
  readonly headFocus: PageModel['headFocus'];
  readonly cardFocused: PageModel['cardFocused'];
}

/** The page model of the mounted page. */
export function usePageModel(source: PageModelSource): PageModel {
  const { pageId, title, anonymous, bookmarks, watching, loadMore, headFocus, cardFocused } = source;
  const { config, platform } = useServices();
  const { open: go } = useNavigation();
  const limit = useAgeLimit();
  const panelHeight = platform.screen().height;
  const open = useCallback((asset: Asset) => go(assetPath(asset.id), { pageId }), [go, pageId]);
  const seeAll = useCallback(
    ({ title: row, body: { collectionId, filters } }: Component) => {
      if (collectionId === null) return;
      go(seeAllPath({ collectionId, title: row, filters }, title));
    },
    [go, title],
  );
  const play = useCallback(
    (assetId: string) =>
      go(watchPath(assetId), {
        contentType: 'main',
        isContinueWatching: true,
        returnPageId: pageId,
      }),
    [go, pageId],
  );
  const offer = useCallback<PageModel['offer']>(
    (whole, showBookmark) => {
      const asset = withinLimit(whole, limit);
      const lastWatched = lastWatchedOf(asset, showBookmark);
      const subject = { asset, anonymous, limit, bookmark: bookmarks.of(asset.id), lastWatched };
      const episode = episodeToPlay(subject);
      return {
        button: watchButtons(subject).find(({ label }) => label !== 'trailer') ?? null,
        plays: episode && episodePosition(asset, episode.id),
      };
    },
    [anonymous, bookmarks, limit],
  );
  const follow = useWatchTarget();
  const watch = useCallback(
    ({ target }: WatchButton) => follow(target, { returnPageId: pageId }),
    [follow, pageId],
  );
  const imageBase = config.apiUrl;
  return useMemo(
    () => ({
      imageBase,
      panelHeight,
      watching,
      loadMoreWatching: loadMore,
      headFocus,
      cardFocused,
      offer,
      watch,
      play,
      open,
      seeAll,
    }),
    [imageBase, panelHeight, watching, loadMore, headFocus, cardFocused, offer, watch, play, open, seeAll],
  );
}
