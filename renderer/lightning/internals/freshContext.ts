/**
 * A WebGL context as the browser hands it out. Its first answer comes when the GPU's process has set it up, and the page's thread
 * waits for that; whoever asks nothing works meanwhile. Lightning asks for twelve values of a state that WebGL defines, and one more for each
 * texture unit.
 */
import { CONTEXT_ATTRIBUTES } from '../contextAttributes';

/** Nothing in this renderer uses more: WebGL guarantees eight to a fragment's program (`textureUnits.ts`). */
const leastTextureUnits = 8;

/**
 * The context of a canvas of this size, which is set first: another one later would make the drawing buffer anew, and wait for it.
 * Null where there is no WebGL.
 */
export function openContext(canvas: HTMLCanvasElement, w: number, h: number): WebGLRenderingContext | null {
  canvas.width = w;
  canvas.height = h;
  return canvas.getContext('webgl', CONTEXT_ATTRIBUTES);
}

/** `canvas`, whose context may have been made already; another one when that context is lost, as no event will tell of it any more. */
export function usableCanvas(canvas: HTMLCanvasElement | undefined): HTMLCanvasElement {
  const lost = canvas?.getContext('webgl', CONTEXT_ATTRIBUTES)?.isContextLost() === true;
  return canvas === undefined || lost ? document.createElement('canvas') : canvas;
}

/** Runs `start`, to whom a context in which nothing was done yet tells its state without being asked. */
export function answerAsFresh<T>(gl: WebGLRenderingContext, start: () => T): T {
  const state = new Map<number, unknown>([
    [gl.ACTIVE_TEXTURE, gl.TEXTURE0],
    [gl.TEXTURE_BINDING_2D, null],
    [gl.MAX_TEXTURE_IMAGE_UNITS, leastTextureUnits],
    [gl.SCISSOR_BOX, [0, 0, gl.canvas.width, gl.canvas.height]],
    [gl.BLEND_SRC_RGB, gl.ONE],
    [gl.BLEND_DST_RGB, gl.ZERO],
    [gl.BLEND_SRC_ALPHA, gl.ONE],
    [gl.BLEND_DST_ALPHA, gl.ZERO],
    [gl.ARRAY_BUFFER_BINDING, null],
    [gl.ELEMENT_ARRAY_BUFFER_BINDING, null],
    [gl.CURRENT_PROGRAM, null],
  ]);
  const { getParameter, isEnabled } = gl;
  gl.getParameter = (name: number): unknown =>
    state.has(name) ? state.get(name) : getParameter.call(gl, name);
  gl.isEnabled = (name) => (name === gl.BLEND || name === gl.SCISSOR_TEST ? false : isEnabled.call(gl, name));
  try {
    return start();
  } finally {
    gl.getParameter = getParameter;
    gl.isEnabled = isEnabled;
  }
}
