/** The quads and the indices of a frame in buffers of WebGL, and the drawing of its calls from there. */
import type { DrawCall, DrawCalls } from '../drawCalls';
import { createQuadIndices, indicesPerQuad } from '../quadIndices';
import { createFrontViews } from './frontViews';
import { floatsPerQuad } from './numbers';
import type { WholeGlState } from './types';

export interface QuadBuffers<Node, Texture> {
  /** Sends the first `floats` numbers of the quads, and the order in which `calls` draw them. */
  send(calls: DrawCalls<Node, Texture>, floats: number): void;
  /** Draws `calls`, each behind a call of `bind`. Returns how many have quads. */
  draw(calls: DrawCalls<Node, Texture>, bind: (call: DrawCall<Node, Texture>) => void): number;
}

/** `quads`: `maxQuads` of them, of which WebGL gets its copy in `vertexBuffer`. */
export function createQuadBuffers<Node, Texture>(
  glw: WholeGlState,
  quads: ArrayBuffer,
  maxQuads: number,
  vertexBuffer: WebGLBuffer | null,
): QuadBuffers<Node, Texture> {
  const indices = createQuadIndices(maxQuads);
  const indexBuffer = glw.createBuffer();
  const vertexView = createFrontViews(floatsPerQuad, (length) => new Float32Array(quads, 0, length));
  const indexView = createFrontViews(indicesPerQuad, (length) => indices.array.subarray(0, length));

  return {
    send(calls, floats) {
      glw.arrayBufferData(vertexBuffer, vertexView(floats), glw.DYNAMIC_DRAW);
      // a movement leaves most frames with the quads of the one before, in other places
      if (indices.update(calls))
        glw.elementArrayBufferData(indexBuffer, indexView(indices.count), glw.DYNAMIC_DRAW);
    },
    draw(calls, bind) {
      let drawn = 0;
      let offset = 0;
      for (let i = 0; i < calls.count; i++) {
        const call = calls.list[i]!;
        if (call.quads === 0) continue;
        bind(call);
        const count = call.quads * indicesPerQuad;
        glw.drawElements(glw.TRIANGLES, count, glw.UNSIGNED_SHORT, offset * Uint16Array.BYTES_PER_ELEMENT);
        offset += count;
        drawn++;
      }
      return drawn;
    },
  };
}
