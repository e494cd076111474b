import { describe, expect, it, vi } from 'vitest';
import { assertInternals, internals, mayBeUndefined } from './assertInternals';
import { startOptions, startUnpatched, stubBrowser } from './fakeWebgl.fixture';
import { LightningTexture, requireExports } from './package';
import { startLightning } from './start';

// for the whole file: Lightning goes on by itself for some microtasks after it was started
stubBrowser();

/** The lines a stage is refused with; none when it is taken. */
function refusal(stage: ReturnType<typeof startUnpatched>): string[] {
  try {
    assertInternals(stage);
  } catch (error) {
    return (error as Error).message.split('\n');
  }
  return [];
}

it('the installed Lightning has every internal member, and each behaves as assumed', () => {
  expect(refusal(startUnpatched())).toEqual([]);
});

it('Lightning is refused at its start, with one line, when a member is missing', () => {
  const prototype = Object.getPrototypeOf(startUnpatched()) as object;
  doctor(prototype, 'requestRender', undefined, () =>
    expect(() => startLightning(startOptions)).toThrow(
      /^Lightning is not 3\.0\.0-beta22: Stage\.requestRender is missing; renderer\/lightning\/internals\/stage\.ts needs it$/,
    ),
  );
});

it('the context is made without a stencil buffer, which nothing uses', () => {
  const asked: unknown[][] = [];
  const { createElement } = document;
  vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
    const canvas = createElement.call(document, name) as HTMLCanvasElement;
    const getContext = canvas.getContext.bind(canvas);
    canvas.getContext = ((...args: Parameters<typeof getContext>) => {
      asked.push(args);
      return getContext(...args);
    }) as typeof canvas.getContext;
    return canvas;
  });
  startUnpatched();
  vi.mocked(document.createElement).mockRestore();
  expect(asked[0]).toEqual(['webgl', expect.objectContaining({ alpha: true, stencil: false, depth: false })]);
});

it('a version without an export is refused, with one line for each', () => {
  expect(() =>
    requireExports('@lightningjs/renderer/webgl', { WebGlCoreRenderer: 1 }, ['WebGlRenderer']),
  ).toThrow(
    "Lightning is not 3.0.0-beta22: '@lightningjs/renderer/webgl'.WebGlRenderer is missing; " +
      'renderer/lightning/internals/package.ts needs it',
  );
});

/** Each member with where it is looked for; those of numbers are ours. */
const members = internals
  .filter(({ owner }) => owner !== 'numbers')
  .flatMap(({ owner, file, holder, members: all }) =>
    Object.entries(all).map(([name, member]) => ({ owner, file, holder, name, member })),
  );

describe('a Lightning in which a member', () => {
  it.each(members.filter(({ name }) => !mayBeUndefined.has(name)))(
    'is missing is refused with one line that names it: $owner, $name',
    ({ owner, name, file, holder }) => {
      const stage = startUnpatched();
      doctor(holder(stage)!, name, undefined, () =>
        expect(refusal(stage)).toEqual([
          `Lightning is not 3.0.0-beta22: ${owner}.${name} is missing; renderer/lightning/internals/${file} needs it`,
        ]),
      );
    },
  );

  // what Lightning calls, and we have our own of, does nothing by itself that is leaned on
  const functions = members.filter(
    ({ holder, name, member: { holds, kind } }) =>
      holds !== undefined &&
      kind !== 'overridden' &&
      typeof Reflect.get(holder(startUnpatched())!, name) === 'function' &&
      name !== 'uniform4f',
  );

  it.each(functions)(
    'does nothing is refused with a line that names it: $owner, $name',
    ({ owner, name, holder }) => {
      const stage = startUnpatched();
      doctor(
        sharedMethods(owner, stage) ?? holder(stage)!,
        name,
        () => {},
        () => expect(refusal(stage).join('\n')).toContain(`: ${owner}.${name} behaves otherwise (`),
      );
    },
  );

  type Stage = ReturnType<typeof startUnpatched>;
  it.each<[string, string, (stage: Stage) => object, string, unknown]>([
    ['CoreNode.update', 'no longer goes on with the children', ({ root }) => nodes(root), 'update', () => {}],
    [
      'numbers.updateType.children',
      'marks parents with another bit',
      ({ root }) => nodes(root),
      'setUpdateType',
      function (
        this: { updateType: number; props: { parent: { updateType: number } | null } },
        type: number,
      ) {
        this.updateType |= type;
        if (this.props.parent !== null) this.props.parent.updateType |= 2;
      },
    ],
    [
      'numbers.renderState.outOfBounds',
      'has another number for what is far away',
      ({ root }) => nodes(root),
      'checkRenderBounds',
      () => 4,
    ],
    [
      'numbers.cornerAttributes',
      'has corners of five numbers',
      ({ renderer }) => renderer,
      'quadBufferCollection',
      { getAttributeInfo: () => ({ offset: 0, stride: 20 }), getBuffer: () => undefined },
    ],
    [
      'WebGlCtxTexture.load',
      'is loaded later',
      ({ txManager }) => txManager,
      'uploadTexture',
      () => Promise.resolve(),
    ],
    [
      'CoreTextureManager.uploadTextureQueue',
      'is a set',
      ({ txManager }) => txManager,
      'uploadTextureQueue',
      new Set(),
    ],
    [
      'TextureMemoryManager.memUsed',
      'is something else',
      ({ txMemManager }) => txMemManager,
      'getMemoryInfo',
      () => ({ memUsed: -1, loadedTextures: 0 }),
    ],
    [
      'WebGlShaderNode.shaderKey',
      'has another form',
      ({ defShaderNode }) => defShaderNode!,
      'shaderKey',
      'plain',
    ],
  ])('behaves otherwise is refused with a line that names it: %s %s', (member, _, objectOf, name, value) => {
    const stage = startUnpatched();
    doctor(objectOf(stage), name, value, () =>
      expect(refusal(stage).join('\n')).toContain(`: ${member} behaves otherwise (`),
    );
  });
});

/** The class of nodes, as far as its methods go. */
const nodes = (root: object): object => Object.getPrototypeOf(root) as object;

/** Where all nodes and all textures have their methods. */
function sharedMethods(owner: string, { root }: ReturnType<typeof startUnpatched>): object | null {
  if (owner === 'CoreNode') return nodes(root);
  return owner === 'Texture' ? LightningTexture.prototype : null;
}

/** Runs `check` while `name` is another; then everything is as before. */
function doctor(object: object, name: string, value: unknown, check: () => void): void {
  const own = Object.getOwnPropertyDescriptor(object, name);
  Object.defineProperty(object, name, { value, writable: true, configurable: true });
  try {
    check();
  } finally {
    if (own === undefined) Reflect.deleteProperty(object, name);
    else Object.defineProperty(object, name, own);
  }
}
