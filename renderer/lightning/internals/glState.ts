/**
 * Lightning's wrapper of the WebGL context: it skips values that are set already, so all drawing must go through it.
 */
import type { WebGlRenderer } from '@lightningjs/renderer/webgl';
import { declareInternals } from './members';
import type { WholeGlState } from './types';

/** Private in Lightning's types. */
interface GlPrivate {
  readonly gl: WebGLRenderingContext;
}

/**
 * Lightning's wrapper as this folder uses it. Declared with fewer members, and setters that take any value, because uniforms are set
 * by the name of their method: a cast is the only way from one to the other.
 */
export const glStateOf = (renderer: Pick<WebGlRenderer, 'glw'>): WholeGlState =>
  renderer.glw as unknown as WholeGlState;

/** The context itself, for what Lightning's wrapper has not: programs, whether it is lost, and losing it. */
// private: a cast is the only way to it
export const contextOf = (gl: WholeGlState): WebGLRenderingContext => (gl as unknown as GlPrivate).gl;

export const glInternals = /* @__PURE__ */ declareInternals<keyof WholeGlState | keyof GlPrivate>(() => {
  const cached = {
    kind: 'used',
    why: 'the batches draw by it, so that its memory of what is set stays true',
    upstream: 'the same; the class is now `GlContextWrapper`, made by the platform',
  } as const;
  const early = { ...cached, since: '0.7.0' } as const;
  const constant = { ...early, why: 'a constant of WebGL' } as const;
  const uniform = {
    ...cached,
    kind: 'patched',
    since: '2.2.0',
    why: 'sets a uniform of the program in use, by name, unless it is set already',
    upstream: 'the same; nothing is remembered',
  } as const;
  return {
    owner: 'WebGlContextWrapper',
    file: 'glState.ts',
    holder: ({ renderer }) => (renderer as WebGlRenderer | undefined)?.glw,
    members: {
      canvas: { ...early, why: 'its size is the resolution that programs are told' },
      clear: { ...early, why: 'clears the canvas, and the grounds of a frame' },
      clearColor: { ...early, why: 'the colour of a ground' },
      DYNAMIC_DRAW: constant,
      TRIANGLES: constant,
      UNSIGNED_SHORT: constant,
      uniform1f: uniform,
      uniform1i: uniform,
      uniform2f: uniform,
      uniform4fv: { ...cached, since: '2.2.0', why: 'sets where the moving groups of a program are' },
      uniform4f: {
        ...uniform,
        assumes: 'a uniform that the program has not is ignored',
        holds: ({ gl }) => {
          gl.uniform4f('u_none', 0, 0, 0, 0);
          return true;
        },
      },
      activeTexture: early,
      bindTexture: early,
      useProgram: { ...early, kind: 'patched', why: 'says whose uniforms are set' },
      enableVertexAttribArray: early,
      vertexAttribPointer: early,
      setScissorTest: early,
      scissor: early,
      createBuffer: early,
      arrayBufferData: early,
      elementArrayBufferData: early,
      drawElements: early,
      gl: {
        kind: 'private',
        why: 'compiles programs; nothing is uploaded while it is lost, and a backend that is given up frees it',
        since: '0.7.0',
        upstream: 'the same, still private; `Stage.destroy` frees the context',
        assumes: 'is the WebGL context',
        holds: ({ gl }) => typeof contextOf(gl).isContextLost === 'function',
      },
    },
  };
});
