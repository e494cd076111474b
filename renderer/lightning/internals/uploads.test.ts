import { describe, expect, it, vi } from 'vitest';
import type { AtlasCellTexture, ImageAtlas } from './imageAtlas';
import { createImageTextures, freeTexture } from './textures';
import type { LightningStage, Texture } from './types';
import { createUploads, uploadBudgetMs } from './uploads';

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
    uploadTextureQueue: [] as FakeTexture[],
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
  const failed = vi.fn();
  const upload = createUploads(manager as never, () => now, failed);
  return { manager, stage, upload, uploaded, failed, destroyed, made };
}

describe('uploads in a frame', () => {
  const waiting = (count: number): FakeTexture[] => Array.from({ length: count }, () => fakeTexture());

  it('are one while something moves, even by a clock that stands still', () => {
    const { manager, upload, uploaded } = setUp({ cost: 0 });
    manager.uploadTextureQueue.push(...waiting(5));
    for (let frame = 1; frame <= 3; frame++) {
      upload(uploadBudgetMs.moving);
      expect(uploaded).toHaveLength(frame);
    }
  });

  it('are as many as fit into 12 ms when nothing moves, one at least', () => {
    const { manager, upload, uploaded } = setUp({ cost: 3 });
    manager.uploadTextureQueue.push(...waiting(6));
    upload(uploadBudgetMs.idle);
    expect(uploaded).toHaveLength(4);
    const longer = setUp({ cost: 5 });
    longer.manager.uploadTextureQueue.push(...waiting(6));
    longer.upload(uploadBudgetMs.idle);
    expect(longer.uploaded, 'a third would end at 15 ms').toHaveLength(2);
    const slow = setUp({ cost: 40 });
    slow.manager.uploadTextureQueue.push(...waiting(5));
    slow.upload(uploadBudgetMs.idle);
    expect(slow.uploaded).toHaveLength(1);
  });

  it('are not used up by a texture that was freed meanwhile', () => {
    const { manager, upload, uploaded } = setUp();
    const [freed, failed, wanted] = [fakeTexture('freed'), fakeTexture('failed'), fakeTexture()];
    manager.uploadTextureQueue.push(freed, failed, wanted);
    upload(uploadBudgetMs.moving);
    expect(uploaded).toEqual([wanted]);
  });

  it('go on after one whose listener throws, which is reported', async () => {
    const { manager, upload, uploaded, failed } = setUp();
    const uploadTexture = manager.uploadTexture;
    manager.uploadTexture = async (texture) => {
      await uploadTexture(texture);
      throw new Error('listener');
    };
    manager.uploadTextureQueue.push(...waiting(2));
    upload(uploadBudgetMs.moving);
    upload(uploadBudgetMs.moving);
    expect(uploaded).toHaveLength(2);
    await vi.waitFor(() =>
      expect(failed.mock.calls).toEqual([[new Error('listener')], [new Error('listener')]]),
    );
  });
});

/** An atlas with a free cell for images 4 pixels wide. */
function fakeAtlas() {
  const freed = vi.fn();
  const cell = { x: 0.5 } as AtlasCellTexture;
  const add = vi.fn(() => ({ cell, free: freed }));
  const atlas: ImageAtlas = { idleBytes: 0, hasFreeCell: (width) => width === 4, add };
  return { atlas, add, cell, freed };
}

describe('the texture of an image', () => {
  const bitmap = () => ({ width: 1, height: 1, close: vi.fn() });

  it('forgets its listeners as soon as its pixels are uploaded, and closes those behind the frame', async () => {
    const { stage, made, destroyed } = setUp();
    const { atlas, freed } = fakeAtlas();
    const textures = createImageTextures(stage, atlas);
    const pixels = bitmap();
    const done = vi.fn();
    const texture = textures.upload(pixels, 100, done, vi.fn());
    const [fake] = made as [FakeTexture];
    expect(fake.preventCleanup).toBe(true);
    fake.state = 'loaded';
    fake.listeners.get('loaded')!();
    expect(done).toHaveBeenCalledTimes(1);
    expect(fake.listeners.size).toBe(0);
    expect(pixels.close).not.toHaveBeenCalled();
    await Promise.resolve();
    expect(pixels.close).toHaveBeenCalledTimes(1);
    textures.discard(texture);
    expect(pixels.close).toHaveBeenCalledTimes(1);
    expect(destroyed).toEqual([texture]);
    expect(freed).toHaveBeenCalledTimes(1);
  });

  it('discarded before its upload closes its pixels and is taken out of the queue', () => {
    const { stage, manager, made, destroyed } = setUp();
    const { atlas, freed } = fakeAtlas();
    const textures = createImageTextures(stage, atlas);
    const pixels = bitmap();
    const texture = textures.upload(pixels as never, 100, vi.fn(), vi.fn());
    manager.uploadTextureQueue.push(made[0]!);
    textures.discard(texture);
    expect(pixels.close).toHaveBeenCalledTimes(1);
    expect(manager.uploadTextureQueue).toEqual([]);
    expect(texture.state).toBe('freed');
    expect(destroyed).toEqual([]);
    expect(freed, 'its cell').toHaveBeenCalledTimes(1);
  });

  it('withdrawn before its upload gives its pixels back, which can be uploaded again', () => {
    const { stage, manager, made } = setUp();
    const { atlas, freed } = fakeAtlas();
    const textures = createImageTextures(stage, atlas);
    const pixels = bitmap();
    const texture = textures.upload(pixels as never, 100, vi.fn(), vi.fn());
    manager.uploadTextureQueue.push(made[0]!);
    expect(textures.withdraw(texture)).toBe(pixels);
    expect(pixels.close).not.toHaveBeenCalled();
    expect(manager.uploadTextureQueue).toEqual([]);
    expect([texture.state, made[0]!.listeners.size, freed.mock.calls.length]).toEqual(['freed', 0, 1]);
    textures.discard(textures.upload(pixels as never, 100, vi.fn(), vi.fn()));
    expect(pixels.close).toHaveBeenCalledTimes(1);
  });

  it('takes its place in the atlas by its size and the room there is, as long as it is there', () => {
    const { stage, made } = setUp();
    const { atlas, add, cell, freed } = fakeAtlas();
    const textures = createImageTextures(stage, atlas);
    expect([textures.bytesFor(3, 5), textures.bytesFor(4, 5)]).toEqual([60, 0]);
    textures.upload({ width: 3, height: 5, close: vi.fn() }, 100, vi.fn(), vi.fn());
    expect(add.mock.calls).toEqual([[3, 5, 100]]);
    expect((made as unknown as { props: { cell: unknown } }[])[0]!.props.cell).toBe(cell);
    expect(freed).not.toHaveBeenCalled();
  });

  it('of a text is freed the same way', () => {
    const { stage, destroyed } = setUp();
    const loaded = fakeTexture('loaded') as unknown as Texture;
    freeTexture(stage, loaded);
    expect(destroyed).toEqual([loaded]);
  });
});
