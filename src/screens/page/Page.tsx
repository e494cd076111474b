/** A CMS page: the side menu and a column of rows, loaded in chunks as the viewer goes down [B§2 "Home and CMS pages"]. */
import { useCallback, useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import { useNavigationType, useParams } from 'react-router';
import { Column, View } from '../../../renderer';
import type { NodeHandle } from '../../../renderer';
import { useBookmarks, usePage } from '../../api';
import { Screen } from '../../shell/Screen';
import { useNavigation } from '../../shell/navigation';
import { useServices } from '../../shell/services';
import { useFailure } from '../../shell/useFailure';
import type { Asset, Component } from '../../contract';
import { isEmptyPage } from '../../domain/home';
import { shownIndex } from '../../domain/jumbotron';
import { seeAllLink } from '../../domain/listing';
import { watchButtons } from '../../domain/watchButton';
import type { WatchButton } from '../../domain/watchButton';
import { useIdentity, useProfile } from '../../session';
import { SideMenu } from '../../shell/SideMenu';
import { SAFE, STAGE } from '../../ui/stage';
import { Backdrop } from './Backdrop';
import type { BackdropHandle } from './Backdrop';
import { PageRow } from './PageRow';
import { PageSkeleton } from './PageSkeleton';
import { FOCUS_LINE, PAGE_END, rowGap, rowHeight } from './rowLayout';
import { useRows } from './useRows';
import { useTrailer } from './useTrailer';
import { useTurns } from './useTurns';
import { useWatch } from '../../shell/useWatch';

/** Navigation is blocked for 200 ms after a fetch [B§4]: what came must not slide under a key already on its way. */
const AFTER_FETCH_MS = 200;

const keyOf = (component: Component): string => component.uuid;
const typeOf = (component: Component): string => component.type;

export function Page() {
  const { pageId = '' } = useParams();
  const { api, blockKeys, config, platform } = useServices();
  const { open, replace } = useNavigation();
  const fail = useFailure();
  const profileId = useProfile((state) => state.current?.uuid ?? null);
  const anonymous = useIdentity((state) => state.session !== 'signedIn');
  // Chosen, in the menu above all; back and a reload are no choice.
  const anew = useNavigationType() === 'PUSH';
  const bookmarks = useBookmarks(api, anonymous ? null : profileId, anew);
  const feed = usePage(api, pageId, {
    continueWatching: bookmarks.pending || bookmarks.kept.length > 0,
    anew,
  });
  const { title, pending, complete, current, error, moreError, chunks, reached } = feed;
  const { rows, watching, more } = useRows(bookmarks, feed);
  const backdrop = useRef<BackdropHandle>(null);
  const focusedRow = useRef(0);
  const content = useRef<NodeHandle>(null);
  const panelHeight = platform.screen().height;

  useEffect(() => {
    if (error !== null) fail('components', error);
  }, [error, fail]);
  useEffect(() => {
    if (moreError !== null) fail('moreComponents', moreError);
  }, [moreError, fail]);
  useEffect(() => {
    // Once it was empty: since then it may have been filled.
    if (current && isEmptyPage(chunks, complete, rows.length))
      replace('/page_not_exists', { reason: 'page_do_not_have_components' });
  }, [chunks, complete, current, rows.length, replace]);

  const seen = useRef(chunks);
  useEffect(() => {
    // What the cache had was there from the first frame on, and nothing slid.
    if (chunks !== seen.current) blockKeys(AFTER_FETCH_MS);
    seen.current = chunks;
  }, [chunks, blockKeys]);

  const openAsset = useCallback(
    (asset: Asset) => open(`/asset/${encodeURIComponent(asset.id)}`, { pageId }),
    [open, pageId],
  );
  const seeAll = useCallback(
    ({ title: row, body: { collectionId, filters } }: Component) => {
      if (collectionId === null) return;
      const { path, rowFilters } = seeAllLink({ collectionId, title: row, filters }, title);
      open(path, { rowFilters });
    },
    [open, title],
  );
  const play = useCallback(
    (assetId: string) =>
      open(`/asset/${encodeURIComponent(assetId)}/watch`, {
        contentType: 'main',
        isContinueWatching: true,
        returnPageId: pageId,
      }),
    [open, pageId],
  );
  const watch = useWatch(pageId);
  const watchButton = useCallback(
    (asset: Asset): WatchButton | null =>
      watchButtons({ asset, anonymous, bookmark: bookmarks.of(asset.id), lastWatched: null }).find(
        (button) => button.label !== 'trailer',
      ) ?? null,
    [anonymous, bookmarks],
  );
  const { turned, turn } = useTurns();
  const jumbotron = rows[0]?.type === 'jumbotron' ? rows[0] : null;
  const head = jumbotron?.body.assets[shownIndex(jumbotron.body.assets, turned.get(jumbotron.uuid))];
  const headFocus = useTrailer(head, backdrop);
  const renderRow = useCallback(
    (component: Component, index: number): ReactElement => (
      <PageRow
        component={component}
        headFocus={index === 0 ? headFocus : null}
        panelHeight={panelHeight}
        imageBase={config.apiUrl}
        watching={watching}
        onPlay={play}
        onMore={more}
        watchButton={watchButton}
        onWatch={watch}
        onOpen={openAsset}
        onSeeAll={seeAll}
        turnedTo={turned.get(component.uuid)}
        onTurn={turn}
      />
    ),
    [
      panelHeight,
      config.apiUrl,
      watching,
      play,
      more,
      watchButton,
      watch,
      openAsset,
      seeAll,
      headFocus,
      turned,
      turn,
    ],
  );
  const heightOf = useCallback(
    (component: Component, index: number) => rowHeight(component, panelHeight, index === 0),
    [panelHeight],
  );
  const onRow = useCallback(
    (_component: Component, index: number) => {
      reached(index);
      focusedRow.current = index;
      backdrop.current?.rowFocused(index);
    },
    [reached],
  );

  return (
    <Screen name={title} testId="page" group="row" transparent={head !== undefined}>
      {jumbotron && head && (
        <Backdrop
          ref={backdrop}
          component={jumbotron.uuid}
          asset={head}
          imageBase={config.apiUrl}
          row={focusedRow}
        />
      )}
      <SideMenu current={{ pageId }} onClose={() => content.current?.focus()} />
      <View ref={content} group="column" preferred w={STAGE.w} h={STAGE.h}>
        {pending || rows.length === 0 ? (
          <PageSkeleton />
        ) : (
          <Column
            listKey="rows"
            testId="rows"
            y={SAFE.y}
            w={STAGE.w}
            h={STAGE.h}
            endInset={SAFE.y + PAGE_END}
            items={rows}
            itemKey={keyOf}
            itemType={typeOf}
            itemHeight={heightOf}
            gap={rowGap}
            pinY={FOCUS_LINE - SAFE.y}
            renderItem={renderRow}
            onItemFocus={onRow}
          />
        )}
      </View>
    </Screen>
  );
}
