import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useNavigationType, useParams } from 'react-router';
import { useFocusIdle, View } from '../../../renderer';
import type { NodeHandle } from '../../../renderer';
import { useBookmarks } from '../../api/useBookmarks';
import { usePage } from '../../api/usePage';
import { useScreenTexts, useTexts } from '../../i18n';
import { enTitles } from '../../i18n/enTitles';
import { Screen } from '../../shell/Screen';
import { useSkeleton } from '../../shell/useSkeleton';
import { useNavigation } from '../../shell/navigation';
import { useServices } from '../../shell/services';
import { useFailureOf } from '../../shell/useFailureOf';
import { isEmptyPage } from '../../domain/home';
import { prepareDates } from '../../domain/dateFormat';
import { carouselIndex } from '../../domain/jumbotron';
import { useIdentity, useKidsLimit, useProfile } from '../../session';
import { SideMenu } from '../../shell/SideMenu';
import { STAGE } from '../../ui/stage';
import { RowsAwaitedContext } from './AwaitedRow';
import { Backdrop } from './Backdrop';
import type { BackdropHandle } from './Backdrop';
import { FocusedDetails } from './FocusedDetails';
import { PageModelContext } from './PageModel';
import { AWAITED, PageRows } from './PageRows';
import type { PageItem } from './PageRows';
import { PageSkeleton } from './PageSkeleton';
import { AWAITED_H, rowHeight } from './rowLayout';
import { usePageFocus } from './usePageFocus';
import { usePageModel } from './usePageModel';
import { useRows } from './useRows';
import { useTrailer } from './useTrailer';
import { useAwaited } from './useAwaited';
import { useCarousel } from './useCarousel';

/**
 * Navigation is blocked for 200 ms after a fetch [PAGE-10]: a key already on its way must not reach a row that the
 * fetch moved.
 */
const AFTER_FETCH_MS = 200;

/** Behind the details, which are drawn after 500 ms. */
const PREPARE_DATES_MS = 1000;

/** /:pageId: the side menu and a column of rows, which load in chunks as the viewer goes down. */
export function Page() {
  useScreenTexts(enTitles);
  const { pageId = '' } = useParams();
  const { api, blockKeys, config, platform } = useServices();
  const { replace } = useNavigation();
  const profileId = useProfile((state) => state.current?.uuid ?? null);
  const anonymous = useIdentity((state) => state.session !== 'signedIn');
  // A page opened by navigation, mostly from the menu, is refetched; back and a reload are not.
  const refetch = useNavigationType() === 'PUSH';
  const bookmarks = useBookmarks(api, anonymous ? null : profileId, refetch);
  const feed = usePage(api, pageId, {
    continueWatching: bookmarks.pending || bookmarks.unfinished.length > 0,
    limit: useKidsLimit(),
    refetch,
  });
  const { title, pending, complete, upToDate, error, moreError, moreAwaited, chunks, onRowReached } = feed;
  const { rows, watching, loadMore } = useRows(bookmarks, feed);
  const awaited = watching.state === 'loading';
  const awaiting = useAwaited(moreAwaited);
  const items = useMemo<readonly PageItem[]>(() => (awaiting ? [...rows, AWAITED] : rows), [rows, awaiting]);
  const backdrop = useRef<BackdropHandle>(null);
  const focusedRow = useRef(0);
  const content = useRef<NodeHandle>(null);
  const panelHeight = platform.screen().height;
  const { details, focus, cardFocused, rowFocused } = usePageFocus(rows, panelHeight);

  useFailureOf('components', error);
  useFailureOf('moreComponents', moreError);
  useEffect(() => {
    // An empty page in the cache is out of date until the service has confirmed it.
    if (upToDate && isEmptyPage(chunks, complete, rows.length))
      replace('/page_not_exists', { reason: 'page_do_not_have_components' });
  }, [chunks, complete, upToDate, rows.length, replace]);

  const seen = useRef(chunks);
  useEffect(() => {
    // Cached rows were there from the first frame on, so nothing moved.
    if (chunks !== seen.current) blockKeys(AFTER_FETCH_MS);
    seen.current = chunks;
  }, [chunks, blockKeys]);

  const texts = useTexts();
  useFocusIdle(PREPARE_DATES_MS, () => prepareDates(texts.dates()));

  const { shownAssetIds } = useCarousel();
  const jumbotron = rows[0]?.type === 'jumbotron' ? rows[0] : null;
  const headAsset =
    jumbotron?.body.assets[carouselIndex(jumbotron.body.assets, shownAssetIds.get(jumbotron.uuid))];
  const headFocus = useTrailer(headAsset, backdrop);
  const skeleton = useSkeleton(pending || rows.length === 0);
  const model = usePageModel({
    pageId,
    title,
    anonymous,
    bookmarks,
    watching,
    loadMore,
    headFocus,
    cardFocused,
  });
  const heightOf = useCallback(
    (item: PageItem, index: number) =>
      item.type === 'awaited' ? AWAITED_H : rowHeight(item, panelHeight, index === 0),
    [panelHeight],
  );
  const onRow = useCallback(
    (item: PageItem, index: number) => {
      onRowReached(index);
      focusedRow.current = index;
      backdrop.current?.rowFocused(index);
      rowFocused(item.uuid, item.type, index);
    },
    [onRowReached, rowFocused],
  );

  return (
    <Screen
      name={title}
      testId="page"
      group="row"
      transparent={headAsset !== undefined}
      skeleton={skeleton}
      awaited={awaited}
    >
      {jumbotron && headAsset && (
        <Backdrop
          ref={backdrop}
          component={jumbotron.uuid}
          asset={headAsset}
          imageBase={config.apiUrl}
          row={focusedRow}
        />
      )}
      <SideMenu current={{ pageId }} onClose={() => content.current?.focus()} />
      <View ref={content} group="column" preferred w={STAGE.w} h={STAGE.h}>
        {skeleton ? (
          <PageSkeleton />
        ) : (
          <PageModelContext value={model}>
            <RowsAwaitedContext value={awaiting}>
              <PageRows items={items} heightOf={heightOf} awaited={awaited} onItemFocus={onRow} />
            </RowsAwaitedContext>
            <FocusedDetails ref={details} focus={focus} imageBase={config.apiUrl} />
          </PageModelContext>
        )}
      </View>
    </Screen>
  );
}
