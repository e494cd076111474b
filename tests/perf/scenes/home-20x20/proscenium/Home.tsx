/** The scene as a screen of the product would build it: lists of lists, nothing but the renderer's public face. */
import { Column, Image, Row, Text, View } from '../../../../../renderer';
import {
  END_INSET,
  FOCUS_SCALE,
  GAP,
  OVERSCAN,
  PAGE,
  PIN,
  POSTER,
  POSTER_TITLE,
  POSTERS_Y,
  ROW_HEIGHT,
  ROW_SPACING,
  ROW_TITLE,
  POSTER_ROWS,
  TEXT_COLOR,
  type Film,
  type PosterRow,
} from '../content';

const FOCUSED = { scale: FOCUS_SCALE } as const;
const keyOf = ({ id }: { id: string }): string => id;

/** The poster that has focus, written in the key's own task. */
export const focused = { row: 0, col: 0 };
function remember({ row, col }: Film): void {
  focused.row = row;
  focused.col = col;
}

const renderPoster = (film: Film) => (
  <Image
    focusable
    role="link"
    label={film.title}
    w={POSTER.w}
    h={POSTER.h}
    radius={POSTER.radius}
    src={film.picture}
    // The peers have neither plate nor fade.
    placeholder={0}
    fade={0}
    focusedStyle={FOCUSED}
  >
    <Text
      y={POSTER.h + POSTER_TITLE.gap}
      maxWidth={POSTER.w}
      size={POSTER_TITLE.size}
      lineHeight={POSTER_TITLE.lineHeight}
      color={TEXT_COLOR}
    >
      {film.title}
    </Text>
  </Image>
);

const renderPosterRow = (posterRow: PosterRow) => (
  <View group="column">
    <Text size={ROW_TITLE.size} lineHeight={ROW_TITLE.lineHeight} color={TEXT_COLOR}>
      {posterRow.title}
    </Text>
    <Row
      listKey="posters"
      items={posterRow.films}
      itemKey={keyOf}
      renderItem={renderPoster}
      onItemFocus={remember}
      itemWidth={POSTER.w}
      gap={GAP}
      pin={PIN}
      overscan={OVERSCAN.posters}
      endInset={END_INSET}
      y={POSTERS_Y}
      w={PAGE.w}
      h={POSTER.h}
    />
  </View>
);

export function Home() {
  return (
    <Column
      listKey="shelves"
      autoFocus
      items={POSTER_ROWS}
      itemKey={keyOf}
      renderItem={renderPosterRow}
      itemHeight={ROW_HEIGHT}
      gap={ROW_SPACING}
      overscan={OVERSCAN.rows}
      x={PAGE.x}
      y={PAGE.y}
      w={PAGE.w}
      h={PAGE.h}
    />
  );
}
