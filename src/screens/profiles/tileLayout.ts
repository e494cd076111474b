/** Where the tiles of `/profiles` stand: in the middle of the screen, in one row while they fit, else in two. */
import { SAFE, STAGE } from '../../ui/stage';

export interface TileLayout {
  readonly columns: number;
  /** Diameter of a face, stage pixels. */
  readonly face: number;
  /** Corner of a face. */
  readonly at: (index: number) => { readonly x: number; readonly y: number };
}

const ROOM = STAGE.w - 2 * SAFE.x;
const ONE_ROW = 6;
const FACE = { one: 260, two: 180 } as const;
const MAX_GAP = 56;
/** Below a face: its name, and air up to the next row. */
const NAME_H = 110;
/** Middle line of the whole block. */
const CENTER_Y = 510;

/** @param count of profiles, at least 1 */
export function tileLayout(count: number): TileLayout {
  const rows = count <= ONE_ROW ? 1 : 2;
  const columns = Math.ceil(count / rows);
  const largest = rows === 1 ? FACE.one : FACE.two;
  const face = Math.min(largest, Math.floor((ROOM - (columns - 1) * 24) / columns));
  const gap = columns === 1 ? 0 : Math.min(MAX_GAP, (ROOM - columns * face) / (columns - 1));
  const top = CENTER_Y - (rows * face + (rows - 1) * NAME_H + 60) / 2;
  return {
    columns,
    face,
    at: (index) => {
      const row = Math.floor(index / columns);
      const inRow = Math.min(columns, count - row * columns);
      const left = (STAGE.w - inRow * face - (inRow - 1) * gap) / 2;
      return { x: left + (index % columns) * (face + gap), y: top + row * (face + NAME_H) };
    },
  };
}
