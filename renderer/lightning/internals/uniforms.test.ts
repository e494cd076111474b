import { describe, expect, it } from 'vitest';
import type { WholeGlState } from './types';
import { skipKnownUniforms } from './uniforms';

/** A wrapper that notes what reaches WebGL. */
function noted() {
  const calls: string[] = [];
  const note =
    (method: string) =>
    (...args: unknown[]): void =>
      void calls.push([method, ...args].join(' '));
  const methods = ['useProgram', 'uniform1f', 'uniform1i', 'uniform2f', 'uniform4f', 'uniform4fv'];
  const gl = Object.fromEntries(methods.map((name) => [name, note(name)])) as unknown as WholeGlState;
  skipKnownUniforms(gl);
  return { gl, take: () => calls.splice(0) };
}

describe('uniforms', () => {
  it('of a program are set when they differ from what it has', () => {
    const { gl, take } = noted();
    gl.useProgram('box', null);
    gl.uniform2f('u_size', 10, 20);
    gl.uniform1f('u_border', 0);
    expect(take()).toEqual(['useProgram box ', 'uniform2f u_size 10 20 0 0', 'uniform1f u_border 0 0 0 0']);
    gl.uniform2f('u_size', 10, 20);
    gl.uniform1f('u_border', 0);
    expect(take()).toEqual([]);
    gl.uniform2f('u_size', 10, 21);
    gl.uniform1f('u_border', 2);
    expect(take()).toEqual(['uniform2f u_size 10 21 0 0', 'uniform1f u_border 2 0 0 0']);
  });

  it.each([
    ['uniform1i', [1], [2]],
    ['uniform4f', [1, 2, 3, 4], [1, 2, 3, 5]],
    ['uniform4f', [1, 2, 3, 4], [0, 2, 3, 4]],
    ['uniform4f', [1, 2, 3, 4], [1, 0, 3, 4]],
    ['uniform4f', [1, 2, 3, 4], [1, 2, 0, 4]],
  ] as const)('by %s: %j, then %j', (method, first, second) => {
    const { gl, take } = noted();
    const set = gl[method] as (name: string, ...values: number[]) => void;
    for (const values of [first, first, second, second, first]) set('u_any', ...values);
    expect(take()).toHaveLength(3);
  });

  it('are kept by each program, while another is in use too', () => {
    const { gl, take } = noted();
    gl.useProgram('box', null);
    gl.uniform1f('u_ratio', 1);
    gl.useProgram('image', null);
    gl.uniform1f('u_ratio', 1);
    gl.useProgram('box', null);
    take();
    gl.uniform1f('u_ratio', 1);
    expect(take()).toEqual([]);
    gl.uniform1f('u_ratio', 2);
    gl.useProgram('image', null);
    gl.uniform1f('u_ratio', 2);
    expect(take().filter((call) => call.startsWith('uniform'))).toHaveLength(2);
  });

  it('that are no number are set every time', () => {
    const { gl, take } = noted();
    gl.useProgram('box', null);
    gl.uniform1f('u_any', Number.NaN);
    gl.uniform1f('u_any', Number.NaN);
    (gl as unknown as { uniform4fv(name: string, list: number[]): void }).uniform4fv('u_list', [1]);
    expect(take()).toHaveLength(4);
  });
});
