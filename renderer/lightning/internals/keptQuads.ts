/** Notes of where a node's quads are in the buffer, and their colour. */
import { standing } from './groupMoves';
import { floatsPerCorner, floatsPerQuad } from './numbers';
import type { KeptQuads } from './types';

/** Of a node that was never written. */
export const createKeptQuads = (): KeptQuads => ({ frame: 0, call: null, at: 0, count: 0, group: standing });

/** Colours all corners of quads; `u` is the buffer by colours. */
export function colorQuads(u: Uint32Array, { at, count }: KeptQuads, corner: number): void {
  for (let i = at + 4, end = at + count * floatsPerQuad; i < end; i += floatsPerCorner) u[i] = corner;
}
