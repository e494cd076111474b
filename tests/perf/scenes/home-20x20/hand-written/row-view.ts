/** One row on the screen: its title and a strip of cards, all made once and filled anew as the windows move. */
import type { INode, ITextNode, RendererMain } from '@lightningjs/renderer';
import {
  COLUMNS,
  POSTER,
  POSTER_TITLE,
  POSTERS_Y,
  ROW_HEIGHT,
  ROW_TITLE,
  POSTER_ROWS,
  TEXT_COLOR,
  type Film,
} from '../content';
import { firstPoster, posterX, rowOffset, rowY, WINDOW } from '../grid';
import { FONT } from './stage';

interface Card {
  readonly poster: INode;
  readonly title: ITextNode;
  film: Film | null;
}

export interface RowView {
  /** Scrolled by its x. */
  readonly strip: INode;
  /** The mounted posters, in no order. */
  readonly posters: readonly INode[];
  /** Shows another row, scrolled to where focus stood in it last. */
  showRow(row: number, col: number): void;
  /** Mounts the posters around `col` of the row shown. */
  moveWindow(col: number): void;
  /** The poster of a column inside the window. */
  posterAt(col: number): INode;
}

/** A container outside the viewport culls its children: the strip has its content's size. */
const STRIP_WIDTH = posterX(COLUMNS);

export function createRowView(renderer: RendererMain, page: INode): RowView {
  const box = renderer.createNode({ parent: page, w: STRIP_WIDTH, h: ROW_HEIGHT, color: 0 });
  const heading = renderer.createTextNode({
    parent: box,
    fontFamily: FONT,
    fontSize: ROW_TITLE.size,
    lineHeight: ROW_TITLE.lineHeight,
    color: TEXT_COLOR,
    text: '',
  });
  const strip = renderer.createNode({ parent: box, y: POSTERS_Y, w: STRIP_WIDTH, h: POSTER.h, color: 0 });
  const cards = Array.from({ length: WINDOW.posters }, () => createCard(renderer, strip));
  let shown = -1;

  function moveWindow(col: number): void {
    const { films } = POSTER_ROWS[shown]!;
    const first = firstPoster(col);
    for (let at = first; at < first + WINDOW.posters; at += 1) fill(cards[at % WINDOW.posters]!, films[at]!);
  }

  return {
    strip,
    posters: cards.map(({ poster }) => poster),
    showRow(row, col) {
      if (row === shown) return;
      shown = row;
      box.y = rowY(row);
      heading.text = POSTER_ROWS[row]!.title;
      strip.x = -rowOffset(col);
      moveWindow(col);
    },
    moveWindow,
    posterAt: (col) => cards[col % WINDOW.posters]!.poster,
  };
}

function createCard(renderer: RendererMain, strip: INode): Card {
  const poster = renderer.createNode({
    parent: strip,
    w: POSTER.w,
    h: POSTER.h,
    shader: renderer.createShader('Rounded', { radius: POSTER.radius }),
  });
  const title = renderer.createTextNode({
    parent: poster,
    y: POSTER.h + POSTER_TITLE.gap,
    fontFamily: FONT,
    fontSize: POSTER_TITLE.size,
    lineHeight: POSTER_TITLE.lineHeight,
    maxWidth: POSTER.w,
    maxLines: 1,
    overflowSuffix: '…',
    color: TEXT_COLOR,
    text: '',
  });
  return { poster, title, film: null };
}

function fill(card: Card, film: Film): void {
  if (card.film === film) return;
  card.film = film;
  card.poster.x = posterX(film.col);
  card.poster.src = film.picture;
  card.title.text = film.title;
}
