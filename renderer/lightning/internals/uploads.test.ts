import { describe, expect, it, vi } from 'vitest';
import { createImageTextures, freeTexture } from './textures';
import type { LightningStage, Texture } from './types';
import { limitUploads, uploadBudgetMs } from './uploads';

interface FakeTexture {
  state: string;
  preventCleanup: boolean;
  listeners: Map<string, () => void>;
  on(name: string, run: () => void): void;
  removeAllListeners(): void;
  setRenderableOwner: ReturnType<typeof vi.fn>;
  setState(state: string): void;
}

function fakeTexture(state = 'loading'): FakeTexture {
  const texture: FakeTexture = {
    state,
    preventCleanup: false,
    listeners: new Map(),
    on: (name, run) => void texture.listeners.set(name, run),
    removeAllListeners: () => texture.listeners.clear(),
    setRenderableOwner: vi.fn(),
    setState: (next) => void (texture.state = next),
  };
  return texture;
}

/** Lightning's texture manager as far as it is leaned on; an upload takes `cost` ms. */
function setUp({ cost = 1 } = {}) {
  let now = 0;
  const uploaded: unknown[] = [];
  const destroyed: unknown[] = [];
  const made: FakeTexture[] = [];
  const manager = {
    initialized: true,
    priorityQueue: [] as FakeTexture[],
    uploadTextureQueue: [] as FakeTexture[],
    processSome: async (_ms: number): Promise<void> => {},
    loadTexture: async (texture: FakeTexture) => void manager.uploadTextureQueue.push(texture),
    async uploadTexture(texture: FakeTexture) {
      now += cost;
      uploaded.push(texture);
    },
    createTexture(_type: string, props: { source: () => unknown }) {
      const texture = fakeTexture();
      made.push(Object.assign(texture, { props }));
      return texture;
    },
    removeTextureFromQueue: (texture: FakeTexture) =>
      void (manager.uploadTextureQueue = manager.uploadTextureQueue.filter((each) => each !== texture)),
  };
  const stage = {
    txManager: manager,
    txMemManager: { destroyTexture: (texture: unknown) => void destroyed.push(texture) },
  } as unknown as LightningStage;
  limitUploads(manager as never, () => now);
  return { manager, stage, uploaded, destroyed, made };
}

describe('uploads in a frame', () => {
  const waiting = (count: number): FakeTexture[] => Array.from({ length: count }, () => fakeTexture());

  it('are one while something moves, even by a clock that stands still', async () => {
    const { manager, uploaded } = setUp({ cost: 0 });
    manager.uploadTextureQueue.push(...waiting(5));
    for (let frame = 1; frame <= 3; frame++) {
      await manager.processSome(uploadBudgetMs.moving);
      expect(uploaded).toHaveLength(frame);
    }
  });

  it('are as many as fit into 8 ms when nothing moves, one at least', async () => {
    const { manager, uploaded } = setUp({ cost: 3 });
    manager.uploadTextureQueue.push(...waiting(5));
    await manager.processSome(uploadBudgetMs.idle);
    expect(uploaded).toHaveLength(3);
    const slow = setUp({ cost: 40 });
    slow.manager.uploadTextureQueue.push(...waiting(5));
    await slow.manager.processSome(uploadBudgetMs.idle);
    expect(slow.uploaded).toHaveLength(1);
  });

  it('are not used up by a texture that was freed meanwhile', async () => {
    const { manager, uploaded } = setUp();
    const [freed, failed, wanted] = [fakeTexture('freed'), fakeTexture('failed'), fakeTexture()];
    manager.uploadTextureQueue.push(freed, failed, wanted);
    await manager.processSome(uploadBudgetMs.moving);
    expect(uploaded).toEqual([wanted]);
  });

  it('are none before Lightning is ready; then what was requested too early is loaded', async () => {
    const { manager, uploaded } = setUp();
    manager.initialized = false;
    manager.priorityQueue.push(fakeTexture());
    await manager.processSome(uploadBudgetMs.idle);
    expect(uploaded).toHaveLength(0);
    manager.initialized = true;
    await manager.processSome(uploadBudgetMs.idle);
    expect(uploaded).toHaveLength(1);
  });

  it('go on after one that fails', async () => {
    const { manager, uploaded } = setUp();
    const upload = manager.uploadTexture;
    manager.uploadTexture = async (texture) => {
      await upload(texture);
      throw new Error('GPU');
    };
    manager.uploadTextureQueue.push(...waiting(2));
    await manager.processSome(uploadBudgetMs.moving);
    await manager.processSome(uploadBudgetMs.moving);
    expect(uploaded).toHaveLength(2);
  });
});

describe('the texture of an image', () => {
  const bitmap = () => ({ width: 1, height: 1, close: vi.fn() });

  it('closes its pixels and forgets its listeners as soon as they are uploaded', () => {
    const { stage, made, destroyed } = setUp();
    const textures = createImageTextures(stage);
    const pixels = bitmap();
    const done = vi.fn();
    const texture = textures.upload(pixels, done, vi.fn());
    const [fake] = made as [FakeTexture];
    expect(fake.preventCleanup).toBe(true);
    fake.state = 'loaded';
    fake.listeners.get('loaded')!();
    expect(done).toHaveBeenCalledTimes(1);
    expect(pixels.close).toHaveBeenCalledTimes(1);
    expect(fake.listeners.size).toBe(0);
    textures.discard(texture);
    expect(pixels.close).toHaveBeenCalledTimes(1);
    expect(destroyed).toEqual([texture]);
  });

  it('discarded before its upload closes its pixels and is taken out of the queue', () => {
    const { stage, manager, made, destroyed } = setUp();
    const textures = createImageTextures(stage);
    const pixels = bitmap();
    const texture = textures.upload(pixels as never, vi.fn(), vi.fn());
    manager.uploadTextureQueue.push(made[0]!);
    textures.discard(texture);
    expect(pixels.close).toHaveBeenCalledTimes(1);
    expect(manager.uploadTextureQueue).toEqual([]);
    expect(texture.state).toBe('freed');
    expect(destroyed).toEqual([]);
  });

  it('of a text is freed the same way', () => {
    const { stage, destroyed } = setUp();
    const loaded = fakeTexture('loaded') as unknown as Texture;
    freeTexture(stage, loaded);
    expect(destroyed).toEqual([loaded]);
  });
});
