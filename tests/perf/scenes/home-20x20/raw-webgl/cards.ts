/**
 * What the boxes show: a slot for each mounted row and, in it, for each mounted poster, filled anew as the windows move. The
 * quads of a slot are always the same ones, so what moves is not written again, and what comes is one write.
 */
import { FOCUS_SCALE, POSTER, POSTER_ROWS, POSTER_TITLE, RING, ROW_TITLE, type Film } from '../content';
import { firstPoster, WINDOW } from '../grid';
import { writeText, type Font } from './font';
import { cellSource, FLOATS_PER_QUAD, type Painter } from './painter';
import { LOOKS } from './shaders';
import type { Posters } from './posters';

/** Glyphs that have room: the longest row title has 15, and a poster's ends with its poster after 30. */
const HEADING_QUADS = 24;
const TITLE_QUADS = 36;
const CARD_QUADS = 1 + TITLE_QUADS;
const ROW_QUADS = HEADING_QUADS + WINDOW.posters * CARD_QUADS;

const CARD_BOXES = WINDOW.rows * WINDOW.posters;
export const HEADING_BOX = CARD_BOXES;
export const RING_BOX = HEADING_BOX + WINDOW.rows;
export const BOX_COUNT = RING_BOX + 1;

/** From the poster's edge to the ring's outer one. */
const RING_REACH = RING.offset + RING.width;
const RING_W = POSTER.w * FOCUS_SCALE + 2 * RING_REACH;
const RING_H = POSTER.h * FOCUS_SCALE + 2 * RING_REACH;

const RING_QUAD = WINDOW.rows * ROW_QUADS;
export const QUAD_COUNT = RING_QUAD + 1;

export const rowSlot = (row: number): number => row % WINDOW.rows;
/** The box of a mounted poster. Its origin is the poster's middle, about which it is scaled. */
export const cardBox = (row: number, col: number): number =>
  rowSlot(row) * WINDOW.posters + (col % WINDOW.posters);

export interface Cards {
  /** The film that each card shows, by its box. */
  readonly films: readonly (Film | null)[];
  /** The row that each slot shows. */
  readonly rows: readonly number[];
  /** Shows a row with the posters around `col`. */
  showRow(row: number, col: number): void;
  /** Mounts the posters around `col` of a row shown. */
  moveWindow(row: number, col: number): void;
  /** A film's picture has its cell. */
  pictureArrived(film: Film): void;
}

/** `onNewCard` is told of every box that shows another film. */
export function createCards(
  painter: Painter,
  font: Font,
  posters: Pick<Posters, 'cellOf'>,
  onNewCard: (box: number) => void,
): Cards {
  const films: (Film | null)[] = Array.from({ length: CARD_BOXES }, () => null);
  const rows: number[] = Array.from({ length: WINDOW.rows }, () => -1);
  const quads = new Float32Array(QUAD_COUNT * FLOATS_PER_QUAD);

  const upload = (first: number, count: number): void =>
    painter.writeQuads(first, quads.subarray(first * FLOATS_PER_QUAD, (first + count) * FLOATS_PER_QUAD));

  function quadOf(box: number): number {
    const slot = Math.floor(box / WINDOW.posters);
    return slot * ROW_QUADS + HEADING_QUADS + (box % WINDOW.posters) * CARD_QUADS;
  }

  function writePoster(box: number, film: Film): void {
    const cell = posters.cellOf(film);
    const at = quadOf(box) * FLOATS_PER_QUAD;
    if (cell === undefined) return void quads.fill(0, at, at + FLOATS_PER_QUAD);
    quads.set([-POSTER.w / 2, -POSTER.h / 2, POSTER.w, POSTER.h], at);
    quads.set(cellSource(cell), at + 4);
    quads.set([box, LOOKS.poster], at + 8);
  }

  /** @returns whether the card was filled: it may show the film already */
  function fill(film: Film): boolean {
    const box = cardBox(film.row, film.col);
    if (films[box] === film) return false;
    films[box] = film;
    onNewCard(box);
    writePoster(box, film);
    const place = { box, x: -POSTER.w / 2, y: POSTER.h / 2 + POSTER_TITLE.gap };
    const style = { ...POSTER_TITLE, maxWidth: POSTER.w };
    writeText(font, film.title, style, place, quads, quadOf(box) + 1, TITLE_QUADS);
    return true;
  }

  quads.set(
    [-RING_W / 2, -RING_H / 2, RING_W, RING_H, 0, 0, 0, 0, RING_BOX, LOOKS.ring],
    RING_QUAD * FLOATS_PER_QUAD,
  );
  upload(RING_QUAD, 1);

  return {
    films,
    rows,
    showRow(row, col) {
      const slot = rowSlot(row);
      if (rows[slot] === row) return;
      rows[slot] = row;
      const { title, films: all } = POSTER_ROWS[row]!;
      const heading = { box: HEADING_BOX + slot, x: 0, y: 0 };
      const style = { ...ROW_TITLE, maxWidth: Infinity };
      writeText(font, title, style, heading, quads, slot * ROW_QUADS, HEADING_QUADS);
      const first = firstPoster(col);
      for (let at = first; at < first + WINDOW.posters; at += 1) fill(all[at]!);
      upload(slot * ROW_QUADS, ROW_QUADS);
    },
    moveWindow(row, col) {
      const first = firstPoster(col);
      for (let at = first; at < first + WINDOW.posters; at += 1) {
        if (fill(POSTER_ROWS[row]!.films[at]!)) upload(quadOf(cardBox(row, at)), CARD_QUADS);
      }
    },
    pictureArrived(film) {
      const box = cardBox(film.row, film.col);
      if (films[box] !== film) return;
      writePoster(box, film);
      upload(quadOf(box), 1);
    },
  };
}
