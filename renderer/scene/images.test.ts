import { describe, expect, it, vi } from 'vitest';
import type { ImageProps } from '../types';
import { createImages } from './images';
import type { Images, ImageState } from './images';
import type { LightningStage } from './lightning';
import type { HostNode } from './node';
import type { PictureNode } from './pictureNode';
import { createNode } from './tree';

type Event = () => void;

/** What Lightning's textures and nodes share: names and who listens to them. */
function emitter() {
  const listeners: Record<string, Event[]> = {};
  return {
    on: (name: string, run: Event) => void (listeners[name] ??= []).push(run),
    off: (name: string, run: Event) =>
      void (listeners[name] = (listeners[name] ?? []).filter((other) => other !== run)),
    emit: (name: string) => [...(listeners[name] ?? [])].forEach((run) => run()),
    listening: () => Object.values(listeners).flat().length,
  };
}

/** A texture as far as pictures use it: it comes, fails or is freed when the test says so. */
function fakeTexture(src: string, type: string) {
  const owners = new Set<number>();
  const events = emitter();
  const texture = {
    ...events,
    src,
    type,
    state: 'loading',
    retryCount: 3,
    owners,
    setRenderableOwner: (id: number, owns: boolean) => void (owns ? owners.add(id) : owners.delete(id)),
    arrive() {
      texture.state = 'loaded';
      events.emit('loaded');
    },
    fail() {
      texture.state = 'failed';
      events.emit('failed');
    },
    free() {
      texture.state = 'freed';
      events.emit('freed');
    },
  };
  return texture;
}
type FakeTexture = ReturnType<typeof fakeTexture>;

/** One picture over a stage that draws nothing. */
function setUp(props: ImageProps, reduced = false) {
  const textures: FakeTexture[] = [];
  const cached = new Map<string, FakeTexture>();
  let now = 1000;
  const reported: unknown[] = [];
  const stage = {
    txManager: {
      createTexture(_kind: string, { src, type }: { src: string; type: string }) {
        const texture = cached.get(src) ?? fakeTexture(src, type);
        textures.push(texture);
        return texture;
      },
    },
    requestRender: vi.fn(),
  };
  const images: Images = createImages({
    stage: stage as unknown as LightningStage,
    now: () => now,
    plate: () => 0x222222ff,
    reducedMotion: () => reduced,
    wake: vi.fn(),
    report: (error) => void reported.push(error),
  });
  const fakeCore = {
    ...emitter(),
    id: 7,
    texture: null as FakeTexture | null,
    fade: 0,
    shader: null,
    textureOptions: {},
  };
  const core = fakeCore as unknown as PictureNode & typeof fakeCore;
  const node: HostNode = createNode('image', props);
  const state: ImageState = images.create(node, core);
  const self = {
    images,
    core,
    state,
    textures,
    cached,
    reported,
    asked: () => stage.requestRender.mock.calls.length,
    last: () => textures.at(-1)!,
    change(next: ImageProps) {
      node.props = next;
      images.update(node, core, state);
    },
    near: () => core.emit('inBounds'),
    far: () => core.emit('outOfBounds'),
    after(ms: number) {
      now += ms;
      return images.step(now);
    },
    destroy: () => images.destroy(core, state),
  };
  images.update(node, core, state);
  return self;
}

/** What is seen: the plate, or a picture and how much of it. */
const seen = ({ core }: ReturnType<typeof setUp>): string =>
  core.texture === null ? 'plate' : `${(core.texture as FakeTexture).src} ${core.fade}`;

describe('from plate to picture', () => {
  it('asks for nothing while it is far away', () => {
    const it = setUp({ src: 'a.png' });
    expect(it.textures).toHaveLength(0);
    expect(it.images.pending).toBe(0);
    expect(seen(it)).toBe('plate');
  });

  it('near: it loads, arrives, fades in 150 ms, and is told once', () => {
    const onLoad = vi.fn();
    const it = setUp({ src: 'a.png', onLoad });
    it.near();
    expect(it.textures).toHaveLength(1);
    expect(it.images.pending).toBe(1);
    expect(seen(it)).toBe('plate');
    it.last().arrive();
    it.last().arrive();
    expect(onLoad).toHaveBeenCalledTimes(1);
    expect(it.images.pending).toBe(0);
    expect(seen(it)).toBe('a.png 0');
    const before = it.asked();
    expect(it.after(75)).toBe(true);
    expect(seen(it)).toBe('a.png 0.5');
    expect(it.after(75)).toBe(false);
    expect(seen(it)).toBe('a.png 1');
    expect(it.asked() - before, 'the last step is drawn too').toBe(2);
    expect(it.after(1000)).toBe(false);
    expect(it.asked() - before).toBe(2);
  });

  it.each<[string, ImageProps, boolean, number]>([
    ['a time of its own', { fade: 300 }, false, 0.25],
    ['none', { fade: 0 }, false, 1],
    ['less movement', {}, true, 1],
  ])('fade: %s', (_, props, reduced, expected) => {
    const it = setUp({ src: 'a.png', ...props }, reduced);
    it.near();
    it.last().arrive();
    it.after(75);
    expect(it.core.fade).toBe(expected);
  });

  it('one that is in memory already is there without waiting', () => {
    const it = setUp({ src: 'a.png' });
    const known = fakeTexture('a.png', 'regular');
    known.state = 'loaded';
    it.cached.set('a.png', known);
    it.near();
    expect(it.images.pending).toBe(0);
    expect(seen(it)).toBe('a.png 0');
  });

  it.each<[string, ImageProps, object]>([
    ['the root’s plate and square corners', {}, { plate: 0x222222ff, radius: 0 }],
    ['its own', { plate: 0, radius: 8, w: 100, h: 100 }, { plate: 0, radius: 8 }],
    ['a pill', { radius: 999, w: 100, h: 40 }, { plate: 0x222222ff, radius: 20 }],
  ])('the plate: %s', (_, props, expected) => {
    expect(setUp(props).core).toMatchObject(expected);
  });

  it('reads an inline drawing as one', () => {
    const it = setUp({ src: 'data:image/svg+xml,<svg/>' });
    it.near();
    expect(it.last().type).toBe('svg');
  });
});

describe('what can come between', () => {
  it('failed: the plate stays, it is told once, nothing is asked again', () => {
    const onError = vi.fn();
    const onLoad = vi.fn();
    const it = setUp({ src: 'a.png', onError, onLoad });
    it.near();
    it.last().fail();
    it.last().fail();
    it.far();
    it.near();
    expect(onError).toHaveBeenCalledTimes(1);
    expect(onLoad).not.toHaveBeenCalled();
    expect(it.textures).toHaveLength(1);
    expect(it.images.pending).toBe(0);
    expect(seen(it)).toBe('plate');
  });

  it('failed, then another source: that one is tried', () => {
    const it = setUp({ src: 'a.png' });
    it.near();
    it.last().fail();
    it.change({ src: 'b.png' });
    it.last().arrive();
    expect(seen(it)).toBe('b.png 0');
  });

  it('another source while loading: the first is let go and never seen', () => {
    const onLoad = vi.fn();
    const it = setUp({ src: 'a.png', onLoad });
    it.near();
    const first = it.last();
    it.change({ src: 'b.png', onLoad });
    expect(first.owners.size).toBe(0);
    expect(first.listening()).toBe(0);
    first.arrive();
    expect(onLoad).not.toHaveBeenCalled();
    expect(seen(it)).toBe('plate');
    expect(it.images.pending).toBe(1);
    it.last().arrive();
    expect(seen(it)).toBe('b.png 0');
  });

  it('another source while shown: the old picture goes at once, the plate comes first', () => {
    const it = setUp({ src: 'a.png' });
    it.near();
    const first = it.last();
    first.arrive();
    it.after(500);
    it.change({ src: 'b.png' });
    expect(seen(it)).toBe('plate');
    expect(first.owners.size).toBe(0);
    it.last().arrive();
    expect(seen(it)).toBe('b.png 0');
  });

  it('another source in the middle of a fade: the fade ends', () => {
    const it = setUp({ src: 'a.png' });
    it.near();
    it.last().arrive();
    it.after(50);
    it.change({ src: 'b.png' });
    expect(it.after(50)).toBe(false);
    expect(it.core.fade).toBe(0);
  });

  it('no source any more: the plate', () => {
    const it = setUp({ src: 'a.png' });
    it.near();
    it.last().arrive();
    it.change({ src: null });
    expect(seen(it)).toBe('plate');
    expect(it.textures).toHaveLength(1);
    expect(it.state.status).toBe('empty');
  });

  it('leaves the neighbourhood while loading: let go, and asked again on return', () => {
    const it = setUp({ src: 'a.png' });
    it.near();
    const first = it.last();
    it.far();
    expect(first.owners.size).toBe(0);
    expect(it.images.pending).toBe(0);
    first.arrive();
    expect(seen(it)).toBe('plate');
    it.near();
    expect(it.textures).toHaveLength(2);
    it.last().arrive();
    expect(seen(it)).toBe('a.png 0');
  });

  it('its texture is freed while far away: the plate, and loaded again when near', () => {
    const it = setUp({ src: 'a.png' });
    it.near();
    it.last().arrive();
    it.after(500);
    it.far();
    it.last().free();
    expect(seen(it)).toBe('plate');
    expect(it.textures).toHaveLength(1);
    it.near();
    expect(it.textures).toHaveLength(2);
    it.last().arrive();
    expect(it.after(150)).toBe(false);
    expect(seen(it)).toBe('a.png 1');
  });

  it('freed while near: loaded again at once', () => {
    const it = setUp({ src: 'a.png' });
    it.near();
    it.last().arrive();
    it.last().free();
    expect(it.textures).toHaveLength(2);
    expect(it.images.pending).toBe(1);
  });

  it('the same source given again changes nothing', () => {
    const it = setUp({ src: 'a.png' });
    it.near();
    it.last().arrive();
    it.after(500);
    it.change({ src: 'a.png', radius: 3 });
    expect(seen(it)).toBe('a.png 1');
    expect(it.textures).toHaveLength(1);
  });

  it.each(['loading', 'shown', 'failed'])('destroyed while %s: nothing is held, nothing is heard', (when) => {
    const onLoad = vi.fn();
    const it = setUp({ src: 'a.png', onLoad });
    it.near();
    if (when === 'shown') it.last().arrive();
    if (when === 'failed') it.last().fail();
    onLoad.mockClear();
    it.destroy();
    it.last().arrive();
    expect(it.last().owners.size).toBe(0);
    expect(it.last().listening()).toBe(0);
    expect(onLoad).not.toHaveBeenCalled();
    expect(it.images.pending).toBe(0);
    expect(it.after(50)).toBe(false);
  });

  it('a handler that throws is reported, the picture is shown all the same', () => {
    const it = setUp({
      src: 'a.png',
      onLoad() {
        throw new Error('screen');
      },
    });
    it.near();
    it.last().arrive();
    expect(it.reported).toHaveLength(1);
    expect(seen(it)).toBe('a.png 0');
  });
});
