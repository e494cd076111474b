import { memo, useCallback, useEffect, useMemo } from 'react';
import type { Ref } from 'react';
import { Grid } from '../../renderer';
import type { Items, ListProps, NodeHandle } from '../../renderer';
import { parseAsset } from '../contract';
import type { Asset } from '../contract';
import type { ListedAsset } from '../domain/listedAssets';
import { ClippedArea } from './ClippedArea';
import { Poster } from './Poster';
import { COLUMNS, endInset, LINE_GAP, posterIn } from './posterLayout';
import { CONTENT, GAP, STAGE } from './stage';

/** Props of `PosterGrid`; lengths are stage pixels. */
export interface PosterGridProps {
  /** Identifies the grid's focus and scroll within the screen. */
  listKey: string;
  /** Name for the voice guide. */
  label: string;
  testId: string;
  items: Items<ListedAsset>;
  /**
   * Called for each asset whose card is mounted but has no data yet; the function it returns is called when that
   * ends.
   */
  requestAsset?: (id: string) => () => void;
  onOpen: (asset: Asset) => void;
  /** Called at every focus move near the last line, and when a wheel shows it. Must be cheap. */
  onEndReached?: () => void;
  /** Default: 6, the whole width beside the side menu. */
  columns?: number;
  /** Upper left corner of the first poster, stage pixels. Default: beside the side menu, 0. */
  x?: number;
  y?: number;
  /** Default: to the content's right edge. */
  w?: number;
  /** Default: to the lower edge of the stage. */
  h?: number;
  /** Alpha of the whole grid, to dim outdated results. */
  alpha?: number;
  /** Reports presented and focused assets; see `useItemAnalytics`. */
  analytics?: Pick<ListProps<ListedAsset>, 'handle' | 'onItemIdle' | 'idleMs'>;
  imageBase?: string;
  preferred?: boolean;
  autoFocus?: boolean;
  /** `focus()` focuses the poster that had focus last. */
  ref?: Ref<NodeHandle>;
}

/** Number of lines before the end at which `onEndReached` is called. */
const LOOKAHEAD = 2;
const FADE = { alpha: { duration: 150 } } as const;

const keyOf = (title: ListedAsset): string => title.id;

/**
 * Assets as lines of posters, for search, listings and the watchlist. An asset that is still loading is a placeholder
 * at its position. Lines are clipped at the upper edge, so that a heading fits above them.
 */
export function PosterGrid(props: PosterGridProps) {
  const {
    listKey,
    label,
    testId,
    items,
    requestAsset,
    onOpen,
    onEndReached,
    imageBase,
    preferred,
    autoFocus,
  } = props;
  const { x = CONTENT.x, y = 0, columns = COLUMNS, alpha = 1, analytics, ref } = props;
  const { w = CONTENT.x + CONTENT.w - x, h = STAGE.h - y } = props;
  const poster = posterIn(w, columns);
  const renderItem = useCallback(
    (title: ListedAsset) => (
      <Cell
        title={title}
        w={poster.w}
        h={poster.h}
        requestAsset={requestAsset}
        onOpen={onOpen}
        imageBase={imageBase}
      />
    ),
    [poster.w, poster.h, requestAsset, onOpen, imageBase],
  );
  const onFocus = useCallback(
    (_title: ListedAsset, index: number) => {
      if (index >= countOf(items) - LOOKAHEAD * columns) onEndReached?.();
    },
    [items, columns, onEndReached],
  );
  return (
    <ClippedArea
      ref={ref}
      x={x}
      y={y}
      w={w}
      h={h}
      alpha={alpha}
      transition={FADE}
      preferred={preferred}
      autoFocus={autoFocus}
    >
      <Grid
        {...analytics}
        listKey={listKey}
        label={label}
        testId={testId}
        w={w}
        h={h}
        items={items}
        itemKey={keyOf}
        columns={columns}
        itemWidth={poster.w}
        itemHeight={poster.h}
        gap={GAP}
        lineGap={LINE_GAP}
        // The line above the focused one stays visible.
        pinY={h >= 3 * poster.stride ? poster.stride : 0}
        endInset={endInset(h, poster.stride)}
        renderItem={renderItem}
        onItemFocus={onFocus}
        onEndReached={onEndReached}
      />
    </ClippedArea>
  );
}

const countOf = (items: Items<ListedAsset>): number => ('count' in items ? items.count : items.length);

interface CellProps {
  title: ListedAsset;
  w: number;
  h: number;
  requestAsset: PosterGridProps['requestAsset'];
  onOpen: (asset: Asset) => void;
  imageBase: string | undefined;
}

/** Placeholder asset of a cell without data: no labels, not locked. */
const BLANK = parseAsset({ id: '-', watchable: 'yes' }, () => {});

const ignored = (): void => {};

/** The same nodes with or without data, because a window move recycles them. */
const Cell = memo(function Cell({ title, w, h, requestAsset, onOpen, imageBase }: CellProps) {
  const { id, asset } = title;
  const pending = asset === null;
  useEffect(() => (pending ? requestAsset?.(id) : undefined), [pending, id, requestAsset]);
  const placeholder = useMemo(() => ({ ...BLANK, id }), [id]);
  return (
    <Poster
      asset={asset ?? placeholder}
      pending={pending}
      w={w}
      h={h}
      use="poster"
      onPress={pending ? ignored : onOpen}
      imageBase={imageBase}
    />
  );
});
