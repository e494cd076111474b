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
  /** Names focus and scroll among the lists of the screen. */
  listKey: string;
  /** What the voice calls it. */
  label: string;
  testId: string;
  items: Items<ListedAsset>;
  /** Told of every title whose card is mounted and empty; what it returns is called when that ends. */
  requestAsset?: (id: string) => () => void;
  onOpen: (asset: Asset) => void;
  /** Focus is near the last line, told at every move there, or a wheel shows it: more may be loaded. Must be cheap. */
  onEndReached?: () => void;
  /** Default: 6, the whole width beside the rail. */
  columns?: number;
  /** Upper left corner of the first poster, stage pixels. Default: beside the rail, 0. */
  x?: number;
  y?: number;
  /** Default: up to the content's right edge. */
  w?: number;
  /** Default: down to the end of the stage. */
  h?: number;
  /** Alpha of the whole: what is out of date steps back. */
  alpha?: number;
  /** Receives which assets are presented and focused; see `useItemAnalytics`. */
  analytics?: Pick<ListProps<ListedAsset>, 'handle' | 'onItemIdle' | 'idleMs'>;
  imageBase?: string;
  preferred?: boolean;
  autoFocus?: boolean;
  /** Its `focus()` goes to the remembered poster. */
  ref?: Ref<NodeHandle>;
}

/** The end is near so many lines before it. */
const LOOKAHEAD = 2;
const FADE = { alpha: { duration: 150 } } as const;

const keyOf = (title: ListedAsset): string => title.id;

/**
 * Assets as posters in lines, for search, listings and the watchlist. An asset that is still loading is a placeholder
 * at its position. Lines are clipped above the upper edge, so that a heading can stand over them.
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
        // The line before the focused one stays in sight.
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

/** Stands in for what has not come: nothing to say, and nothing barred. */
const BLANK = parseAsset({ id: '-', watchable: 'yes' }, () => {});

const ignored = (): void => {};

/** The same parts whether the title is there or not: a window move recycles them. */
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
