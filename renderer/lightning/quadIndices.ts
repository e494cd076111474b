/** The index list of a frame: two triangles per quad, in the order of the draw calls. */
import type { DrawCalls } from './drawCalls';

export const indicesPerQuad = 6;

export interface QuadIndices {
  readonly array: Uint16Array;
  /** Number of indices of the last frame. */
  readonly count: number;
  /** Writes the quads of all calls one after another. False, without a change, when they are those of the last frame. */
  update(calls: DrawCalls<unknown, unknown>): boolean;
}

/** Indices of up to `maxQuads` quads. */
export function createQuadIndices(maxQuads: number): QuadIndices {
  const array = new Uint16Array(maxQuads * indicesPerQuad);
  let count = 0;
  /** The runs of the last frame: first quad and number of quads of each. */
  const last: number[] = [];
  let lastLength = 0;

  /** Remembers the runs. False when they were those already. */
  function hasChanged(calls: DrawCalls<unknown, unknown>): boolean {
    let changed = false;
    let at = 0;
    for (let i = 0; i < calls.count; i++) {
      const { runs, runCount } = calls.list[i]!;
      for (let run = 0; run < runCount * 2; run++, at++) {
        if (last[at] === runs[run]) continue;
        changed = true;
        last[at] = runs[run]!;
      }
    }
    if (at === lastLength) return changed;
    lastLength = at;
    return true;
  }

  return {
    array,
    get count() {
      return count;
    },
    update(calls) {
      if (!hasChanged(calls)) return false;
      let at = 0;
      for (let run = 0; run < lastLength; run += 2) {
        let corner = last[run]! * 4;
        const end = corner + last[run + 1]! * 4;
        for (; corner < end; corner += 4) {
          array[at] = corner;
          array[at + 1] = corner + 1;
          array[at + 2] = corner + 2;
          array[at + 3] = corner + 2;
          array[at + 4] = corner + 1;
          array[at + 5] = corner + 3;
          at += indicesPerQuad;
        }
      }
      count = at;
      return true;
    },
  };
}
