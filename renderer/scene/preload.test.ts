import { describe, expect, it, vi } from 'vitest';
import type { LightningStage } from './lightning';
import { pictureTexture, preloadPicture } from './preload';

class FakeTexture {
  state = 'initial';
  retryCount = 5;
  owners = new Set<string>();
  listeners = new Map<string, Set<() => void>>();

  constructor(readonly props: { src: string; type: string }) {}

  on(event: string, run: () => void): void {
    if (!this.listeners.has(event)) this.listeners.set(event, new Set());
    this.listeners.get(event)!.add(run);
  }
  off(event: string, run: () => void): void {
    this.listeners.get(event)?.delete(run);
  }
  setRenderableOwner(owner: string, is: boolean): void {
    if (is) this.owners.add(owner);
    else this.owners.delete(owner);
    if (is && this.state !== 'loaded') this.state = 'loading';
  }
  become(state: 'loaded' | 'failed'): void {
    this.state = state;
    for (const run of this.listeners.get(state) ?? []) run();
  }
  get heard(): number {
    return [...this.listeners.values()].reduce((sum, { size }) => sum + size, 0);
  }
}

function setUp() {
  const textures = new Map<string, FakeTexture>();
  const txManager = {
    createTexture(_: string, props: { src: string; type: string }) {
      const texture = textures.get(props.src) ?? new FakeTexture(props);
      textures.set(props.src, texture);
      return texture;
    },
  };
  return { stage: { txManager } as unknown as LightningStage, textures };
}

describe('a picture asked for ahead', () => {
  it.each([
    ['loaded', 1],
    // so that the node that comes next is the first owner, with which Lightning loads again
    ['failed', 0],
  ] as const)('is owned from the start, and %s settles it once', (end, owners) => {
    const { stage, textures } = setUp();
    const preload = preloadPicture(stage, 'a.jpg');
    const texture = textures.get('a.jpg')!;
    expect([texture.owners.size, texture.retryCount, preload.settled]).toEqual([1, 0, false]);
    const run = vi.fn();
    preload.onSettled(run);
    texture.become(end);
    texture.become(end);
    expect(run).toHaveBeenCalledTimes(1);
    expect(preload.settled).toBe(true);
    expect(texture.owners.size).toBe(owners);
    preload.release();
    expect([texture.owners.size, texture.heard]).toEqual([0, 0]);
  });

  it('given back before it came tells nobody', () => {
    const { stage, textures } = setUp();
    const run = vi.fn();
    const preload = preloadPicture(stage, 'a.jpg');
    preload.onSettled(run);
    preload.release();
    textures.get('a.jpg')!.become('loaded');
    expect(run).not.toHaveBeenCalled();
  });

  it('is the texture of the node that shows it, and two who ask do not end each other’s', () => {
    const { stage, textures } = setUp();
    const [one, other] = [preloadPicture(stage, 'a.jpg'), preloadPicture(stage, 'a.jpg')];
    expect(pictureTexture(stage, 'a.jpg')).toBe(textures.get('a.jpg'));
    one.release();
    expect(textures.get('a.jpg')!.owners.size).toBe(1);
    other.release();
    expect(textures.get('a.jpg')!.owners.size).toBe(0);
  });

  it('an inline vector picture is drawn as one', () => {
    const { stage, textures } = setUp();
    for (const src of ['data:image/svg+xml,<svg/>', 'data:image/png;base64,', 'a.svg'])
      pictureTexture(stage, src);
    expect([...textures.values()].map(({ props }) => props.type)).toEqual(['svg', 'regular', 'regular']);
  });
});
