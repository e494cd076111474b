/** Everything that is said to WebGL. A frame is three calls: clear, where the boxes are, draw. */
import { BACKGROUND, POSTER, TEXT_COLOR } from '../content';
import { fragmentShader, vertexShader } from './shaders';

/** Numbers of a quad: where it lies in its box (4), what of the texture it shows (4), its box, its look. */
export const FLOATS_PER_QUAD = 10;
const QUAD_BYTES = FLOATS_PER_QUAD * Float32Array.BYTES_PER_ELEMENT;

/** Numbers of a box: x, y and scale, in stage pixels, and one for the shader's alignment. */
export const FLOATS_PER_BOX = 4;

/** Cells of the posters' texture, 60 MB: inside the 100 MB and more that the engines keep. */
const CELLS = { columns: 11, rows: 20 } as const;
export const CELL_COUNT = CELLS.columns * CELLS.rows;
const SHEET = { w: CELLS.columns * POSTER.w, h: CELLS.rows * POSTER.h } as const;

export interface Painter {
  /** Where the boxes are in the next frame. */
  readonly boxes: Float32Array;
  /** Replaces quads from the one numbered `first`. */
  writeQuads(first: number, quads: Float32Array): void;
  /** The texture of the glyphs. */
  setGlyphs(picture: ImageBitmap): void;
  /** Uploads a poster into a cell. */
  putPoster(cell: number, picture: ImageBitmap): void;
  draw(): void;
}

/** What of the posters' texture a cell is: x, y, width and height as shares of it. */
export function cellSource(cell: number): readonly [number, number, number, number] {
  const column = cell % CELLS.columns;
  const row = Math.floor(cell / CELLS.columns);
  return [column / CELLS.columns, row / CELLS.rows, 1 / CELLS.columns, 1 / CELLS.rows];
}

/** @throws Error without WebGL or without instances */
export function createPainter(target: HTMLElement, quadCount: number, boxCount: number): Painter {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(1920 * devicePixelRatio);
  canvas.height = Math.round(1080 * devicePixelRatio);
  canvas.style.cssText = 'position: absolute; width: 1920px; height: 1080px';
  target.append(canvas);
  const context = canvas.getContext('webgl', { alpha: false, antialias: false, depth: false });
  const instances = context?.getExtension('ANGLE_instanced_arrays');
  if (!context || !instances) throw new Error('no WebGL with ANGLE_instanced_arrays');
  const gl = context;
  const drawing = instances;

  const boxes = new Float32Array(boxCount * FLOATS_PER_BOX);
  const program = link(gl, vertexShader(boxCount), fragmentShader([1 / SHEET.w, 1 / SHEET.h], TEXT_COLOR));
  const boxesAt = gl.getUniformLocation(program, 'u_boxes');
  gl.uniform1f(gl.getUniformLocation(program, 'u_pixelRatio'), devicePixelRatio);
  gl.uniform1i(gl.getUniformLocation(program, 'u_glyphs'), 1);

  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([0, 0, 1, 0, 0, 1, 1, 1]), gl.STATIC_DRAW);
  const corner = gl.getAttribLocation(program, 'a_corner');
  gl.enableVertexAttribArray(corner);
  gl.vertexAttribPointer(corner, 2, gl.FLOAT, false, 0, 0);

  // Stays bound: the only buffer that is written again.
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, quadCount * QUAD_BYTES, gl.DYNAMIC_DRAW);
  let offset = 0;
  for (const [name, size] of [['a_rect', 4] as const, ['a_source', 4] as const, ['a_look', 2] as const]) {
    const at = gl.getAttribLocation(program, name);
    gl.enableVertexAttribArray(at);
    gl.vertexAttribPointer(at, size, gl.FLOAT, false, QUAD_BYTES, offset);
    drawing.vertexAttribDivisorANGLE(at, 1);
    offset += size * Float32Array.BYTES_PER_ELEMENT;
  }

  const [red, green, blue] = [24, 16, 8].map((shift) => ((BACKGROUND >>> shift) & 255) / 255);
  gl.clearColor(red!, green!, blue!, 1);
  gl.enable(gl.BLEND);
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
  gl.viewport(0, 0, canvas.width, canvas.height);

  makeTexture(gl, gl.TEXTURE1);
  // Stays bound: posters come all the time, the glyphs once.
  makeTexture(gl, gl.TEXTURE0);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, SHEET.w, SHEET.h, 0, gl.RGBA, gl.UNSIGNED_BYTE, null);

  return {
    boxes,
    writeQuads: (first, quads) => gl.bufferSubData(gl.ARRAY_BUFFER, first * QUAD_BYTES, quads),
    setGlyphs(picture) {
      gl.activeTexture(gl.TEXTURE1);
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, picture);
      gl.activeTexture(gl.TEXTURE0);
    },
    putPoster(cell, picture) {
      const x = (cell % CELLS.columns) * POSTER.w;
      const y = Math.floor(cell / CELLS.columns) * POSTER.h;
      gl.texSubImage2D(gl.TEXTURE_2D, 0, x, y, gl.RGBA, gl.UNSIGNED_BYTE, picture);
    },
    draw() {
      gl.clear(gl.COLOR_BUFFER_BIT);
      gl.uniform4fv(boxesAt, boxes);
      drawing.drawArraysInstancedANGLE(gl.TRIANGLE_STRIP, 0, 4, quadCount);
    },
  };
}

/** Compiles, links and uses the program. @throws Error with the compiler's words */
function link(gl: WebGLRenderingContext, vertex: string, fragment: string): WebGLProgram {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(type)!;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (gl.getProgramParameter(program, gl.LINK_STATUS) !== true) {
    const words = gl.getAttachedShaders(program)!.map((shader) => gl.getShaderInfoLog(shader));
    throw new Error([gl.getProgramInfoLog(program), ...words].join('\n'));
  }
  gl.useProgram(program);
  return program;
}

function makeTexture(gl: WebGLRenderingContext, unit: number): void {
  gl.activeTexture(unit);
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
}
