import { expect, it, vi } from 'vitest';
import { answerAsFresh, openContext, usableCanvas } from './freshContext';

/** Constants are numbers of their own; what is asked of the context is noted. */
function freshContext() {
  const asked: string[] = [];
  const constants = new Map<string, number>();
  const gl = new Proxy<Record<string, unknown>>(
    {
      canvas: { width: 640, height: 360 },
      getParameter: (name: number) => (asked.push(`getParameter ${nameOf(name)}`), 'asked'),
      isEnabled: (name: number) => (asked.push(`isEnabled ${nameOf(name)}`), true),
    },
    {
      get(target, name: string) {
        if (name in target) return target[name];
        if (!constants.has(name)) constants.set(name, constants.size + 1);
        return constants.get(name);
      },
    },
  ) as unknown as WebGLRenderingContext;
  const nameOf = (value: number): string => [...constants].find(([, each]) => each === value)![0];
  return { gl, asked };
}

it('the state of a new context is told without asking it, as WebGL defines it', () => {
  const { gl, asked } = freshContext();
  const told = answerAsFresh(gl, () => ({
    unit: gl.getParameter(gl.ACTIVE_TEXTURE) === gl.TEXTURE0,
    texture: gl.getParameter(gl.TEXTURE_BINDING_2D) as unknown,
    units: gl.getParameter(gl.MAX_TEXTURE_IMAGE_UNITS) as unknown,
    scissor: gl.getParameter(gl.SCISSOR_BOX) as unknown,
    blend: [gl.BLEND_SRC_RGB, gl.BLEND_DST_RGB, gl.BLEND_SRC_ALPHA, gl.BLEND_DST_ALPHA].map(
      (name) => gl.getParameter(name) === gl.ONE || gl.getParameter(name) !== gl.ZERO,
    ),
    bound: [gl.ARRAY_BUFFER_BINDING, gl.ELEMENT_ARRAY_BUFFER_BINDING, gl.CURRENT_PROGRAM].map(
      (name) => gl.getParameter(name) as unknown,
    ),
    enabled: [gl.isEnabled(gl.BLEND), gl.isEnabled(gl.SCISSOR_TEST)],
  }));
  expect(told).toEqual({
    unit: true,
    texture: null,
    units: 8,
    scissor: [0, 0, 640, 360],
    blend: [true, false, true, false],
    bound: [null, null, null],
    enabled: [false, false],
  });
  expect(asked).toEqual([]);
});

it('anything else is asked of the context, and so is everything afterwards', () => {
  const { gl, asked } = freshContext();
  answerAsFresh(gl, () => [gl.getParameter(gl.MAX_TEXTURE_SIZE), gl.isEnabled(gl.DITHER)]);
  gl.getParameter(gl.ACTIVE_TEXTURE);
  gl.isEnabled(gl.BLEND);
  expect(() =>
    answerAsFresh(gl, () => {
      throw new Error('no start');
    }),
  ).toThrow('no start');
  gl.getParameter(gl.ACTIVE_TEXTURE);
  expect(asked).toEqual([
    'getParameter MAX_TEXTURE_SIZE',
    'isEnabled DITHER',
    'getParameter ACTIVE_TEXTURE',
    'isEnabled BLEND',
    'getParameter ACTIVE_TEXTURE',
  ]);
});

it('a canvas has its size before its context is made', () => {
  const canvas = {
    width: 300,
    height: 150,
    getContext: () => `context of ${canvas.width} x ${canvas.height}`,
  };
  expect(openContext(canvas as unknown as HTMLCanvasElement, 1280, 720)).toBe('context of 1280 x 720');
});

it.each([
  ['one without a context yet', null, true],
  ['one whose context was made already', false, true],
  ['but no canvas whose context is lost', true, false],
])('a canvas that was prepared is drawn on: %s', (_, isContextLost, isKept) => {
  const other = {};
  vi.stubGlobal('document', { createElement: () => other });
  const context = isContextLost === null ? null : { isContextLost: () => isContextLost };
  const prepared = { getContext: () => context } as unknown as HTMLCanvasElement;
  expect(usableCanvas(prepared)).toBe(isKept ? prepared : other);
  expect(usableCanvas(undefined)).toBe(other);
  vi.unstubAllGlobals();
});
