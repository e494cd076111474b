/** A code to be scanned from the screen (QR), as a sheet of quads: dark modules on a light background. */
import type { SdfFont } from '../text/fonts';
import { createQuadSheet, putBox } from '../text/quadSheet';
import type { QuadSheet } from '../text/quadSheet';

/** A square of modules; the renderer does not know how it is made. */
export interface HudCode {
  /** Modules a side. */
  readonly size: number;
  /** Whether a module is dark; rows and columns count from 0. */
  isDark(row: number, column: number): boolean;
}

/** Width of the light margin around the code, in modules (ISO/IEC 18004). */
const quietZone = 4;

/** Draws `code` into a square of at most `room` stage pixels whose top right corner is at `right`, `top`. */
export function createCodeSheet(
  face: SdfFont,
  code: HudCode,
  right: number,
  top: number,
  room: number,
): QuadSheet {
  const module = Math.max(1, Math.floor(room / (code.size + 2 * quietZone)));
  const side = module * (code.size + 2 * quietZone);
  const left = right - side;
  const runs = darkRuns(code);
  const sheet = createQuadSheet(runs.length + 1);
  putBox(sheet, 0, face, left, top, side, side, 0xffffffff);
  runs.forEach(([row, column, length], i) => {
    const x = left + (column + quietZone) * module;
    putBox(sheet, i + 1, face, x, top + (row + quietZone) * module, length * module, module, 0x000000ff);
  });
  return sheet;
}

/** Row, first column and length of each run of dark modules: separate modules would show seams. */
export function darkRuns({ size, isDark }: HudCode): [number, number, number][] {
  const runs: [number, number, number][] = [];
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (!isDark(row, column)) continue;
      const start = column;
      while (column + 1 < size && isDark(row, column + 1)) column++;
      runs.push([row, start, column + 1 - start]);
    }
  }
  return runs;
}
