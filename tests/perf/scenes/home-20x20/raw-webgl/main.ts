/**
 * home-20x20 written straight on WebGL 1, without an engine: what the scene costs at least. All quads lie in one buffer of
 * instances and hang on boxes; a frame moves the boxes and draws once. Pictures lie in one texture.
 */
import { settled } from '../bench';
import { FOCUS_SCALE, PAGE, POSTER, POSTERS_Y, POSTER_ROWS, type Film } from '../content';
import {
  firstPoster,
  firstRow,
  listenToArrows,
  moved,
  pageOffset,
  posterX,
  rowOffset,
  rowY,
  START,
  WINDOW,
  type Direction,
} from '../grid';
import {
  BOX_COUNT,
  cardBox,
  createCards,
  HEADING_BOX,
  QUAD_COUNT,
  RING_BOX,
  rowSlot,
  type Cards,
} from './cards';
import { loadFont } from './font';
import { createPainter, FLOATS_PER_BOX, type Painter } from './painter';
import { createPosters } from './posters';
import { createSlides } from './slides';

/** Pictures are loaded this far beyond the stage, as the engines do. */
const NEAR = 200;

/** The numbers on their way: each card's scale, by its box; each slot's scrolling, the page's, the ring's middle. */
const STRIP = BOX_COUNT;
const PAGE_Y = STRIP + WINDOW.rows;
const RING_X = PAGE_Y + 1;
const RING_Y = RING_X + 1;
const slides = createSlides(RING_Y + 1);

const painter = createPainter(document.getElementById('stage')!, QUAD_COUNT, BOX_COUNT);
const posters = createPosters(painter, pictureArrived);
let cards: Cards | null = null;
let place = START;
let frameAsked = false;

/** Middle of a poster from its row's left edge and from its row's top. */
const middleX = (col: number): number => posterX(col) + POSTER.w / 2;
const MIDDLE_Y = POSTERS_Y + POSTER.h / 2;

const focusedBox = (): number => cardBox(place.row, place.cols[place.row]!);

/** Where the focused poster's middle is once everything has arrived. */
function ringTarget(): { x: number; y: number } {
  const { row, cols } = place;
  const col = cols[row]!;
  return {
    x: PAGE.x + middleX(col) - rowOffset(col),
    y: PAGE.y + rowY(row) - pageOffset(row) + MIDDLE_Y,
  };
}

function askForFrame(): void {
  if (frameAsked) return;
  frameAsked = true;
  requestAnimationFrame(frame);
}

function frame(time: number): void {
  frameAsked = false;
  if (slides.step(time)) askForFrame();
  if (cards !== null) putBoxes(painter, cards);
  painter.draw();
}

function putBoxes({ boxes }: Painter, { films, rows }: Cards): void {
  const { now } = slides;
  const put = (box: number, x: number, y: number, scale: number): void => {
    const at = box * FLOATS_PER_BOX;
    boxes[at] = x;
    boxes[at + 1] = y;
    boxes[at + 2] = scale;
  };
  for (let slot = 0; slot < WINDOW.rows; slot += 1) {
    const top = PAGE.y + rowY(rows[slot]!) + now[PAGE_Y]!;
    const left = PAGE.x + now[STRIP + slot]!;
    put(HEADING_BOX + slot, PAGE.x, top, 1);
    for (let box = slot * WINDOW.posters; box < (slot + 1) * WINDOW.posters; box += 1) {
      put(box, left + middleX(films[box]!.col), top + MIDDLE_Y, now[box]!);
    }
  }
  put(RING_BOX, now[RING_X]!, now[RING_Y]!, 1);
}

function mountRows(shown: Cards): void {
  const first = firstRow(place.row);
  for (let row = first; row < first + WINDOW.rows; row += 1) {
    if (shown.rows[rowSlot(row)] === row) continue;
    slides.set(STRIP + rowSlot(row), -rowOffset(place.cols[row]!));
    shown.showRow(row, place.cols[row]!);
  }
}

/** Loads the pictures that are seen, or nearly, once everything has arrived. */
function loadPictures(): void {
  const top = PAGE.y + POSTERS_Y - pageOffset(place.row);
  const near: Film[] = [];
  const row0 = firstRow(place.row);
  for (let row = row0; row < row0 + WINDOW.rows; row += 1) {
    if (!isNear(top + rowY(row), POSTER.h, 1080)) continue;
    const left = PAGE.x - rowOffset(place.cols[row]!);
    const col0 = firstPoster(place.cols[row]!);
    for (let col = col0; col < col0 + WINDOW.posters; col += 1) {
      if (isNear(left + posterX(col), POSTER.w, 1920)) near.push(POSTER_ROWS[row]!.films[col]!);
    }
  }
  posters.load(near);
}

const isNear = (at: number, size: number, stage: number): boolean => at + size > -NEAR && at < stage + NEAR;

function pictureArrived(film: Film): void {
  if (cards === null) return;
  cards.pictureArrived(film);
  askForFrame();
}

function move(direction: Direction): void {
  const next = moved(place, direction);
  if (next === place || cards === null) return;
  const time = performance.now();
  const { row } = place;
  slides.go(focusedBox(), 1, time);
  place = next;
  if (next.row !== row) {
    mountRows(cards);
    slides.go(PAGE_Y, -pageOffset(next.row), time);
  } else {
    const col = next.cols[row]!;
    cards.moveWindow(row, col);
    slides.go(STRIP + rowSlot(row), -rowOffset(col), time);
  }
  slides.go(focusedBox(), FOCUS_SCALE, time);
  const ring = ringTarget();
  slides.go(RING_X, ring.x, time);
  slides.go(RING_Y, ring.y, time);
  loadPictures();
  askForFrame();
}

async function start(): Promise<void> {
  loadPictures();
  const font = await loadFont();
  painter.setGlyphs(font.picture);
  cards = createCards(painter, font, posters, (box) => slides.set(box, 1));
  mountRows(cards);
  slides.set(focusedBox(), FOCUS_SCALE);
  const ring = ringTarget();
  slides.set(RING_X, ring.x);
  slides.set(RING_Y, ring.y);
  askForFrame();
  listenToArrows(move);
  await settled(() => posters.idle && !frameAsked);
}

window.bench = {
  ready: start(),
  focus: () => ({ row: place.row, col: place.cols[place.row]! }),
  nodes: () => BOX_COUNT,
};
