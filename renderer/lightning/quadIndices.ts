/** The index list of a frame: two triangles per quad, in the order of the draw calls. */
import type { DrawCalls } from './drawCalls';

export const indicesPerQuad = 6;

/** Writes the quads of all calls one after another. @returns the number of indices */
export function writeIndices(indices: Uint16Array, calls: DrawCalls<unknown, unknown>): number {
  let at = 0;
  for (let i = 0; i < calls.count; i++) {
    const { runs, runCount } = calls.list[i]!;
    for (let run = 0; run < runCount; run++) {
      let corner = runs[run * 2]! * 4;
      const end = corner + runs[run * 2 + 1]! * 4;
      for (; corner < end; corner += 4) {
        indices[at] = corner;
        indices[at + 1] = corner + 1;
        indices[at + 2] = corner + 2;
        indices[at + 3] = corner + 2;
        indices[at + 4] = corner + 1;
        indices[at + 5] = corner + 3;
        at += indicesPerQuad;
      }
    }
  }
  return at;
}
