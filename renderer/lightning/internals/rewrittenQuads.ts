/** The quads that were written again since the buffer was uploaded: the part from the first to the last goes up at once. */
import { floatsPerQuad } from './numbers';

export interface RewrittenQuads {
  readonly any: boolean;
  /** `count` quads from `at` on, in floats. */
  add(at: number, count: number): void;
  forget(): void;
  /** Into the vertex buffer, which is bound. */
  upload(gl: WebGLRenderingContext): void;
}

export function createRewrittenQuads(quads: Float32Array): RewrittenQuads {
  let from = quads.length;
  let to = 0;

  function forget(): void {
    from = quads.length;
    to = 0;
  }

  return {
    get any() {
      return to > 0;
    },
    add(at, count) {
      from = Math.min(from, at);
      to = Math.max(to, at + count * floatsPerQuad);
    },
    forget,
    upload(gl) {
      gl.bufferSubData(gl.ARRAY_BUFFER, from * Float32Array.BYTES_PER_ELEMENT, quads.subarray(from, to));
      forget();
    },
  };
}
