/**
 * home-20x20 written for Lightning by hand: the floor the renderer is measured against. Direct animations on containers,
 * windows of recycled nodes filled in the key's own task, one ring.
 */
import type { INode, RendererMain } from '@lightningjs/renderer';
import { settled } from '../bench';
import { FOCUS_SCALE, PAGE, POSTER, POSTERS_Y, RING, ROW_HEIGHT, ROWS } from '../content';
import {
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
import { createRowView, type RowView } from './row-view';
import { slide } from './slide';
import { createStage } from './stage';

/** From the poster's edge to the ring's outer one. */
const RING_REACH = RING.offset + RING.width;
const GROWN = { w: POSTER.w * FOCUS_SCALE, h: POSTER.h * FOCUS_SCALE } as const;

let place = START;
let page: INode;
let ring: INode;
let shelves: RowView[] = [];
let renderer: RendererMain | null = null;

const shelfOf = (row: number): RowView => shelves[row % WINDOW.rows]!;
const focusedPoster = (): INode => shelfOf(place.row).posterAt(place.cols[place.row]!);

/** Where the ring's corner is once everything has arrived. */
function ringTarget(): { x: number; y: number } {
  const { row, cols } = place;
  const col = cols[row]!;
  return {
    x: PAGE.x + posterX(col) - rowOffset(col) - (GROWN.w - POSTER.w) / 2 - RING_REACH,
    y: PAGE.y + rowY(row) - pageOffset(row) + POSTERS_Y - (GROWN.h - POSTER.h) / 2 - RING_REACH,
  };
}

function mountRows(): void {
  const first = firstRow(place.row);
  for (let row = first; row < first + WINDOW.rows; row += 1) shelfOf(row).showRow(row, place.cols[row]!);
}

function move(direction: Direction): void {
  const next = moved(place, direction);
  if (next === place) return;
  const left = focusedPoster();
  const { row } = place;
  place = next;
  if (next.row !== row) {
    mountRows();
    slide(page, { y: PAGE.y - pageOffset(next.row) });
  } else {
    const col = next.cols[row]!;
    shelfOf(row).moveWindow(col);
    slide(shelfOf(row).strip, { x: -rowOffset(col) });
  }
  slide(left, { scale: 1 });
  slide(focusedPoster(), { scale: FOCUS_SCALE });
  slide(ring, ringTarget());
}

async function start(): Promise<void> {
  renderer = await createStage(document.getElementById('stage')!);
  const { root } = renderer;
  const made = renderer;
  page = made.createNode({ parent: root, x: PAGE.x, y: PAGE.y, w: PAGE.w, h: rowY(ROWS), color: 0 });
  shelves = Array.from({ length: WINDOW.rows }, () => createRowView(made, page));
  mountRows();
  ring = made.createNode({
    parent: root,
    w: GROWN.w + 2 * RING_REACH,
    h: GROWN.h + 2 * RING_REACH,
    color: 0,
    shader: made.createShader('RoundedWithBorder', {
      radius: POSTER.radius + RING.offset,
      'border-w': RING.width,
      'border-color': RING.color,
    }),
    ...ringTarget(),
  });
  focusedPoster().scale = FOCUS_SCALE;
  listenToArrows(move);
  await settled(picturesAreThere);
}

/** Every picture on the first screen is loaded, and none beyond it is on its way. */
function picturesAreThere(): boolean {
  const rows = Math.ceil((PAGE.h - ROW_HEIGHT) / rowY(1)) + 1;
  const columns = Math.ceil(PAGE.w / posterX(1));
  return shelves.every(({ posters }, row) =>
    posters.every((poster, col) => {
      const state = poster.texture?.state;
      return state === 'loaded' || (state === 'initial' && (row >= rows || col >= columns));
    }),
  );
}

function count(node: { children: readonly unknown[] }): number {
  return node.children.reduce<number>((sum, child) => sum + count(child as typeof node), 1);
}

window.bench = {
  ready: start(),
  focus: () => ({ row: place.row, col: place.cols[place.row]! }),
  nodes: () => (renderer === null ? 0 : count(renderer.stage.root)),
};
