/**
 * A program keeps the uniforms that were set. Lightning's wrapper skips textures, scissors and programs that are set already, but
 * not uniforms: they were half of the calls of a frame, and each of them crosses to the browser's GPU process.
 */
import type { WholeGlState } from './types';

const setters = ['uniform1f', 'uniform1i', 'uniform2f', 'uniform4f'] as const;

/** What one program was given, by the uniform's name; what is shorter is filled up with 0. */
type Known = Map<string, Float64Array>;

/** Makes `gl` skip numbers that the program in use has. Lists are set each time: those of the groups, when they have moved. */
export function skipKnownUniforms(gl: WholeGlState): void {
  const programs = new Map<unknown, Known>();
  let known: Known = new Map();

  /** Remembers the values. True when they were known before. */
  function isKnown(name: string, a: number, b: number, c: number, d: number): boolean {
    const values = known.get(name);
    if (values === undefined) {
      // not `of`, which Chromium has from 45 on
      known.set(name, new Float64Array([a, b, c, d]));
      return false;
    }
    if (values[0] === a && values[1] === b && values[2] === c && values[3] === d) return true;
    values[0] = a;
    values[1] = b;
    values[2] = c;
    values[3] = d;
    return false;
  }

  const use = gl.useProgram.bind(gl);
  gl.useProgram = (program, locations) => {
    let own = programs.get(program);
    if (own === undefined) {
      own = new Map();
      programs.set(program, own);
    }
    known = own;
    use(program, locations);
  };
  for (const name of setters) {
    const set: (uniform: string, ...values: number[]) => void = gl[name].bind(gl);
    gl[name] = (uniform: string, a: number, b = 0, c = 0, d = 0) => {
      if (!isKnown(uniform, a, b, c, d)) set(uniform, a, b, c, d);
    };
  }
}
