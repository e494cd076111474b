import { expect, it, vi } from 'vitest';
import { createAtlases } from './atlases';
import type { LightningStage } from './internals/types';

/** Textures of which each is loaded as soon as it is made, and takes one byte. */
function setUp() {
  let bytes = 0;
  const freed: object[] = [];
  const stage = {
    requestRender: vi.fn(),
    txManager: {
      createTexture: () => {
        bytes += 1;
        return { state: 'loaded', on: vi.fn(), setRenderableOwner: vi.fn(), removeAllListeners: vi.fn() };
      },
    },
    txMemManager: {
      destroyTexture: (texture: object) => {
        bytes -= 1;
        freed.push(texture);
      },
    },
  } as unknown as LightningStage;
  const atlases = createAtlases(stage, () => {});
  return { atlases, get: (url: string): object => atlases.get(url), freed, bytes: () => bytes };
}

it('of a hidden page keeps the first atlases that are not too many, and loads the others again when they are needed', () => {
  const { atlases, get, freed, bytes } = setUp();
  const [first, second, third] = ['a', 'b', 'c'].map(get);
  atlases.release(() => bytes() > 1, null);
  expect(freed).toEqual([third, second]);
  expect(get('a')).toBe(first);
  expect(get('b')).not.toBe(second);
  expect(bytes()).toBe(2);
});

it('keeps the one that nothing would ask for again', () => {
  const { atlases, get, bytes } = setUp();
  const [, second] = ['a', 'b'].map(get);
  atlases.release(() => bytes() > 1, 'b');
  expect([get('b'), bytes()]).toEqual([second, 1]);
});
