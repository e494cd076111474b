/**
 * A program of the GPU. Compiling begins when it is made, and its outcome is asked for before the first frame that may draw with
 * it: meanwhile the browser's GPU process compiles beside the page's thread. Lightning asks for the outcome of every step at
 * once, and the page's thread waits for the other process each time, 25 ms a program on a weak set.
 */
import { cornerAttributes } from './numbers';

/** As `CoreShaderManager` hands it over. */
export interface ShaderSource {
  readonly vertex: string;
  readonly fragment: string;
}

export type UniformLocations = Readonly<Record<string, WebGLUniformLocation | null>>;

/** What a program was given last, for it keeps that: versions of viewport and groups, and whose uniforms it has (callState.ts). */
interface Given {
  viewport: number;
  moves: number;
  call: object | null;
  /** The frame in which the call's quads were written, and how many textures it had. */
  frame: number;
  textures: number;
}

export interface ShaderProgram {
  readonly program: WebGLProgram;
  readonly given: Given;
  /** By name, without the brackets of lists. @throws Error in the compiler's words when there is no program */
  readonly uniformLocations: UniformLocations;
}

export interface Programs {
  /** Begins to compile. @throws Error when the context is lost */
  begin(source: ShaderSource): ShaderProgram;
  /** Waits for those that are being compiled. @throws Error in the compiler's words when one does not compile */
  finish(): void;
}

export function createPrograms(gl: WebGLRenderingContext): Programs {
  /** Those whose outcome has not been asked for. */
  const begun: ShaderProgram[] = [];
  return {
    begin({ vertex, fragment }) {
      const program = beginProgram(gl, vertex, fragment);
      begun.push(program);
      return program;
    },
    finish() {
      for (; begun.length > 0; begun.pop()) void begun[begun.length - 1]!.uniformLocations;
    },
  };
}

/** In the order of their locations, which every program has: what one reads is set once and not at every change of program. */
export const attributeNames: readonly string[] = Object.keys(cornerAttributes);

/** Begins to compile. @throws Error when the context is lost */
export function beginProgram(gl: WebGLRenderingContext, vertex: string, fragment: string): ShaderProgram {
  const program = gl.createProgram() as WebGLProgram | null;
  if (program === null) throw new Error('the context makes no program');
  const shaders = [beginShader(gl, gl.VERTEX_SHADER, vertex), beginShader(gl, gl.FRAGMENT_SHADER, fragment)];
  for (const shader of shaders) gl.attachShader(program, shader);
  // an attribute that the program has not is passed over
  attributeNames.forEach((name, location) => gl.bindAttribLocation(program, location, name));
  gl.linkProgram(program);
  let locations: UniformLocations | null = null;
  return {
    program,
    given: { viewport: -1, moves: -1, call: null, frame: 0, textures: 0 },
    get uniformLocations() {
      return (locations ??= readUniforms(gl, program, shaders));
    },
  };
}

function beginShader(gl: WebGLRenderingContext, type: number, text: string): WebGLShader {
  const shader = gl.createShader(type);
  if (shader === null) throw new Error('the context makes no shader');
  gl.shaderSource(shader, text);
  gl.compileShader(shader);
  return shader;
}

function readUniforms(
  gl: WebGLRenderingContext,
  program: WebGLProgram,
  shaders: readonly WebGLShader[],
): UniformLocations {
  if (gl.getProgramParameter(program, gl.LINK_STATUS) !== true) {
    const said = [gl.getProgramInfoLog(program), ...shaders.map((each) => gl.getShaderInfoLog(each))];
    throw new Error(`a program does not compile: ${said.filter(Boolean).join('\n')}`);
  }
  const locations: Record<string, WebGLUniformLocation | null> = {};
  const count = gl.getProgramParameter(program, gl.ACTIVE_UNIFORMS) as number;
  for (let i = 0; i < count; i++) {
    const name = gl.getActiveUniform(program, i)!.name.replace(/\[.*/, '');
    locations[name] = gl.getUniformLocation(program, name);
  }
  return locations;
}
