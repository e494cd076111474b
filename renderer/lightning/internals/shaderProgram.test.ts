import { describe, expect, it } from 'vitest';
import { cornerAttributes } from './numbers';
import { beginProgram } from './shaderProgram';

/** Answers that a page waits for: the GPU's process has to have compiled by then. */
const WAITING = ['getProgramParameter', 'getShaderParameter', 'getActiveUniform', 'getUniformLocation'];

/** A context that notes its calls; the program has `uniforms`, or is refused with `words`. */
function contextOf({
  uniforms = [] as string[],
  words = null as string | null,
  makesNone = '' as '' | 'createProgram' | 'createShader',
} = {}) {
  const calls: string[] = [];
  const attributes: [number, string][] = [];
  let shaders = 0;
  const answers: Record<string, (...args: never[]) => unknown> = {
    createProgram: () => 'program',
    createShader: () => `shader${++shaders}`,
    bindAttribLocation: (_program: string, at: number, name: string) => void attributes.push([at, name]),
    getProgramParameter: (_program: string, name: string) =>
      name === 'LINK_STATUS' ? words === null : uniforms.length,
    getProgramInfoLog: () => words,
    getShaderInfoLog: (shader: string) => (shader === 'shader2' ? `line of ${shader}` : ''),
    getActiveUniform: (_program: string, at: number) => ({ name: uniforms[at] }),
    getUniformLocation: (_program: string, name: string) => `at ${name}`,
  };
  if (makesNone !== '') answers[makesNone] = () => null;
  const gl = new Proxy(
    {},
    {
      get(_target, name: string) {
        if (/^[A-Z_]+$/.test(name)) return name;
        return (...args: never[]) => {
          calls.push(name);
          return answers[name]?.(...args);
        };
      },
    },
  ) as WebGLRenderingContext;
  return { gl, calls, attributes };
}

describe('a program', () => {
  it('is compiled and linked when it is made, and nothing is waited for before its uniforms are read', () => {
    const { gl, calls } = contextOf({ uniforms: ['u_size'] });
    const made = beginProgram(gl, 'vertex', 'fragment');
    expect(calls.filter((name) => name === 'compileShader')).toHaveLength(2);
    expect(calls.at(-1)).toBe('linkProgram');
    expect(calls.filter((name) => WAITING.includes(name))).toEqual([]);
    expect(made.uniformLocations).toEqual({ u_size: 'at u_size' });
    const read = calls.length;
    expect(made.uniformLocations).toEqual({ u_size: 'at u_size' });
    expect(calls).toHaveLength(read);
  });

  it('has each attribute at the place it has in a corner, before it is linked', () => {
    const { gl, calls, attributes } = contextOf();
    beginProgram(gl, '', '');
    expect(attributes).toEqual([...Object.keys(cornerAttributes).entries()]);
    expect(calls.lastIndexOf('bindAttribLocation')).toBeLessThan(calls.indexOf('linkProgram'));
  });

  it('names a list by its name alone', () => {
    const { gl } = contextOf({ uniforms: ['u_stops[0]', 'u_alpha'] });
    expect(Object.keys(beginProgram(gl, '', '').uniformLocations)).toEqual(['u_stops', 'u_alpha']);
  });

  it('that does not compile says so in the compiler’s words, each time it is asked', () => {
    const { gl } = contextOf({ words: 'not linked' });
    const made = beginProgram(gl, '', '');
    for (let asked = 0; asked < 2; asked++)
      expect(() => made.uniformLocations).toThrow('a program does not compile: not linked\nline of shader2');
  });

  it.each([
    ['createProgram', 'the context makes no program'],
    ['createShader', 'the context makes no shader'],
  ] as const)('of a lost context is an error: %s', (makesNone, message) => {
    expect(() => beginProgram(contextOf({ makesNone }).gl, '', '')).toThrow(message);
  });
});
