/**
 * Titles as posters in lines: search, listings, the watchlist. A title that has not come yet is a plate in its place. Above
 * its upper edge a line is cut off, so that a heading can stand over it.
 */
import { memo, useCallback, useEffect, useMemo } from 'react';
import type { Ref } from 'react';
import { Grid, View } from '../../renderer';
import type { Items, NodeHandle } from '../../renderer';
import { parseAsset } from '../contract';
import type { Asset } from '../contract';
import type { Title } from '../domain/titles';
import { Poster } from './Poster';
import { CAPTION, CONTENT, GAP, POSTER, STAGE } from './stage';

export interface PosterGridProps {
  /** Names focus and scroll among the lists of the screen. */
  listKey: string;
  /** What the voice calls it. */
  label: string;
  testId: string;
  items: Items<Title>;
  /** Told of every title whose card is mounted and empty; what it returns is called when that ends. */
  wanted?: (id: string) => () => void;
  onOpen: (asset: Asset) => void;
  /** Focus comes near the last line: more may be loaded. */
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
  imageBase?: string;
  preferred?: boolean;
  autoFocus?: boolean;
  /** Its `focus()` goes to the remembered poster. */
  ref?: Ref<NodeHandle>;
}

/** Six in the content's width [B§9, C15]. */
const COLUMNS = 6;
/** What ring and growth of a focused poster need around it: they are not cut off. */
const BLEED = 24;
/** A line's caption, and the distance to the next line. */
const LINE_GAP = CAPTION.h + GAP;

const keyOf = (title: Title): string => title.id;

export function PosterGrid(props: PosterGridProps) {
  const { listKey, label, testId, items, wanted, onOpen, onEndReached, imageBase, preferred, autoFocus } =
    props;
  const { x = CONTENT.x, y = 0, columns = COLUMNS, alpha = 1, ref } = props;
  const { w = CONTENT.x + CONTENT.w - x, h = STAGE.h - y } = props;
  const poster = posterIn(w, columns);
  const renderItem = useCallback(
    (title: Title) => (
      <Cell title={title} w={poster.w} h={poster.h} wanted={wanted} onOpen={onOpen} imageBase={imageBase} />
    ),
    [poster.w, poster.h, wanted, onOpen, imageBase],
  );
  const stride = poster.h + LINE_GAP;
  return (
    <View
      ref={ref}
      x={x - BLEED}
      y={y - BLEED}
      w={w + 2 * BLEED}
      h={h + BLEED}
      alpha={alpha}
      clip
      group="column"
      preferred={preferred}
      autoFocus={autoFocus}
    >
      <Grid
        listKey={listKey}
        label={label}
        testId={testId}
        x={BLEED}
        y={BLEED}
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
        pinY={h >= 3 * stride ? stride : 0}
        endInset={LINE_GAP}
        renderItem={renderItem}
        onEndReached={onEndReached}
      />
    </View>
  );
}

/** Size of a poster, `columns` of them over a width. */
export function posterIn(w: number, columns: number): { readonly w: number; readonly h: number } {
  const each = Math.floor((w - (columns - 1) * GAP) / columns);
  return { w: each, h: Math.round((each * POSTER.h) / POSTER.w) };
}

interface CellProps {
  title: Title;
  w: number;
  h: number;
  wanted: PosterGridProps['wanted'];
  onOpen: (asset: Asset) => void;
  imageBase: string | undefined;
}

/** Stands in for what has not come: nothing to say, and nothing barred. */
const BLANK = parseAsset({ id: '-', watchable: 'yes' }, () => {});

const ignored = (): void => {};

/** The same parts whether the title is there or not: a window move recycles them. */
const Cell = memo(function Cell({ title, w, h, wanted, onOpen, imageBase }: CellProps) {
  const { id, asset } = title;
  const pending = asset === null;
  useEffect(() => (pending ? wanted?.(id) : undefined), [pending, id, wanted]);
  const plate = useMemo(() => ({ ...BLANK, id }), [id]);
  return (
    <Poster
      asset={asset ?? plate}
      pending={pending}
      w={w}
      h={h}
      use="poster"
      onPress={pending ? ignored : onOpen}
      imageBase={imageBase}
    />
  );
});
