import { expect, it, vi } from 'vitest';
import type { LightningStage, Texture } from './internals/types';
import { createTextTextureCache } from './textTextureCache';

const MB = 1024 * 1024;

function setUp() {
  const freed: Texture[] = [];
  const stage = {
    txManager: { removeTextureFromQueue: vi.fn() },
    txMemManager: { destroyTexture: (texture: Texture) => void freed.push(texture) },
  } as unknown as LightningStage;
  const cache = createTextTextureCache(stage);
  const made: string[] = [];
  const acquire = (key: string, bytes = MB, state = 'loaded'): Texture =>
    cache.acquire(key, bytes, () => {
      made.push(key);
      return { key, state, setState: () => void freed.push(key as never) } as never;
    });
  return {
    acquire,
    clear: cache.clear,
    release: cache.release,
    made,
    freed: () => freed.map((t) => (t as never)['key'] ?? t),
  };
}

it('texts that look the same share a texture, which is drawn once', () => {
  const { acquire, made } = setUp();
  expect(acquire('ਲਾਈਵ')).toBe(acquire('ਲਾਈਵ'));
  acquire('ਨਵੀਂ');
  expect(made).toEqual(['ਲਾਈਵ', 'ਨਵੀਂ']);
});

it('cleared, it frees every texture, in use or not, and draws what is shown again anew', () => {
  const { acquire, release, made, freed, clear } = setUp();
  acquire('a');
  acquire('b');
  release('b');
  clear();
  expect(freed()).toEqual(['a', 'b']);
  for (const key of ['a', 'b', 'c']) acquire(key);
  expect(made).toEqual(['a', 'b', 'a', 'b', 'c']);
  for (const key of ['a', 'b']) release(key);
  expect(freed(), 'nothing of before counts').toEqual(['a', 'b']);
  release('c');
  expect(freed()).toEqual(['a', 'b', 'a']);
});

it('a text that comes back soon is not drawn again', () => {
  const { acquire, release, made, freed } = setUp();
  const first = acquire('ਲਾਈਵ');
  release('ਲਾਈਵ');
  expect(acquire('ਲਾਈਵ')).toBe(first);
  expect(made).toEqual(['ਲਾਈਵ']);
  expect(freed()).toEqual([]);
});

it('of textures without a user 2 MB are kept, those released last', () => {
  const { acquire, release, freed } = setUp();
  for (const key of ['a', 'b', 'c']) acquire(key);
  release('b');
  release('a');
  expect(freed()).toEqual([]);
  release('c');
  expect(freed()).toEqual(['b']);
});

it('a texture in use is not freed, and does not count against those that wait', () => {
  const { acquire, release, freed } = setUp();
  for (const key of ['a', 'b', 'c', 'd']) acquire(key);
  acquire('a');
  release('a');
  release('b');
  release('c');
  expect(freed()).toEqual([]);
  acquire('b');
  release('d');
  expect(freed()).toEqual([]);
  release('a');
  expect(freed()).toEqual(['c']);
});

it('a texture that was never drawn is freed with its last user, and drawn anew', () => {
  const { acquire, release, made, freed } = setUp();
  acquire('a', MB, 'initial');
  release('a');
  expect(freed()).toEqual(['a']);
  acquire('a');
  expect(made).toEqual(['a', 'a']);
});

it('one larger than all that is kept is freed with its last user', () => {
  const { acquire, release, freed } = setUp();
  acquire('legal', 3 * MB);
  release('legal');
  expect(freed()).toEqual(['legal']);
});

it('of small textures without a user 24 are kept: an entry costs script memory whatever its size', () => {
  const { acquire, release, freed } = setUp();
  const subtitles = Array.from({ length: 26 }, (_, line) => `subtitle ${line}`);
  for (const text of subtitles) {
    acquire(text, 1);
    release(text);
  }
  expect(freed()).toEqual(['subtitle 0', 'subtitle 1']);
  acquire('subtitle 25', 1);
  acquire('another', 1);
  release('another');
  expect(freed()).toHaveLength(2);
});
