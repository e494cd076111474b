/** A CMS page: the side menu and a column of rows, loaded in chunks as the viewer goes down [B§2 "Home and CMS pages"]. */
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { ReactElement } from 'react';
import { useParams } from 'react-router';
import { Column, View } from '../../../renderer';
import type { NodeHandle } from '../../../renderer';
import { queries, usePage } from '../../api';
import { Screen } from '../../shell/Screen';
import { useNavigation } from '../../shell/navigation';
import { useServices } from '../../shell/services';
import { useFailure } from '../../shell/useFailure';
import type { Asset, Component } from '../../contract';
import { isEmptyPage } from '../../domain/home';
import { seeAllLink } from '../../domain/listing';
import { progressOf, unfinished } from '../../domain/progress';
import { watchButtons } from '../../domain/watchButton';
import type { WatchButton } from '../../domain/watchButton';
import { useIdentity, useProfile } from '../../session';
import { SideMenu } from '../../shell/SideMenu';
import { SAFE, STAGE } from '../../ui/stage';
import { AssetDetail } from '../asset/lazy';
import { Backdrop } from './Backdrop';
import type { BackdropHandle } from './Backdrop';
import { PageRow } from './PageRow';
import { PageSkeleton } from './PageSkeleton';
import { FOCUS_LINE, rowGap, rowHeight } from './rowLayout';
import { useTrailer } from './useTrailer';
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
  const anonymous = useIdentity((state) => state.session !== 'signedIn');
  const profileId = useProfile((state) => state.current?.uuid ?? '');
  const bookmarks = useQuery({
    ...queries.bookmarks(api, profileId),
    enabled: !anonymous && profileId !== '',
  });
  const watching = useMemo(
    () => new Map(unfinished(bookmarks.data ?? []).map((bookmark) => [bookmark.assetUuid, bookmark])),
    [bookmarks.data],
  );
  const feed = usePage(api, pageId, watching.size > 0);
  const { rows, title, pending, complete, error, moreError, chunks, reached } = feed;
  const backdrop = useRef<BackdropHandle>(null);
  const content = useRef<NodeHandle>(null);
  const panelHeight = platform.screen().height;

  useEffect(() => {
    if (error !== null) fail('components', error);
  }, [error, fail]);
  useEffect(() => {
    if (moreError !== null) fail('moreComponents', moreError);
  }, [moreError, fail]);
  useEffect(() => {
    if (isEmptyPage(chunks, complete, rows.length))
      replace('/page_not_exists', { reason: 'page_do_not_have_components' });
  }, [chunks, complete, rows.length, replace]);

  useEffect(() => {
    if (!pending) AssetDetail.ahead();
  }, [pending]);
  useEffect(() => {
    if (chunks.length > 0) blockKeys(AFTER_FETCH_MS);
  }, [chunks.length, blockKeys]);

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
  const progress = useCallback(
    (asset: Asset) => progressOf(watching.get(asset.id) ?? null, asset.duration),
    [watching],
  );
  const watch = useWatch(pageId);
  const watchButton = useCallback(
    (asset: Asset): WatchButton | null =>
      watchButtons({ asset, anonymous, bookmark: watching.get(asset.id) ?? null, lastWatched: null }).find(
        (button) => button.label !== 'trailer',
      ) ?? null,
    [anonymous, watching],
  );
  const head = rows[0]?.type === 'jumbotron' ? rows[0].body.assets[0] : undefined;
  const headFocus = useTrailer(head, backdrop);
  const renderRow = useCallback(
    (component: Component, index: number): ReactElement => (
      <PageRow
        component={component}
        headFocus={index === 0 ? headFocus : null}
        panelHeight={panelHeight}
        imageBase={config.apiUrl}
        progressOf={progress}
        watchButton={watchButton}
        onWatch={watch}
        onOpen={openAsset}
        onSeeAll={seeAll}
      />
    ),
    [panelHeight, config.apiUrl, progress, watchButton, watch, openAsset, seeAll, headFocus],
  );
  const heightOf = useCallback((component: Component) => rowHeight(component, panelHeight), [panelHeight]);
  const onRow = useCallback(
    (_component: Component, index: number) => {
      reached(index);
      backdrop.current?.rowFocused(index);
    },
    [reached],
  );
  // A jumbotron keeps to the safe area by itself.
  const top = head ? 0 : SAFE.y;

  return (
    <Screen name={title} testId="page" group="row" transparent={head !== undefined}>
      {head && <Backdrop ref={backdrop} asset={head} imageBase={config.apiUrl} />}
      <SideMenu current={{ pageId }} onClose={() => content.current?.focus()} />
      <View ref={content} group="column" preferred w={STAGE.w} h={STAGE.h}>
        {pending || rows.length === 0 ? (
          <PageSkeleton />
        ) : (
          <Column
            listKey="rows"
            testId="rows"
            y={top}
            w={STAGE.w}
            h={STAGE.h}
            items={rows}
            itemKey={keyOf}
            itemType={typeOf}
            itemHeight={heightOf}
            gap={rowGap}
            pinY={FOCUS_LINE - top}
            renderItem={renderRow}
            onItemFocus={onRow}
          />
        )}
      </View>
    </Screen>
  );
}
