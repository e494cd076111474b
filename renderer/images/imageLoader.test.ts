import { describe, expect, it, vi } from 'vitest';
import { createTestRoot } from '../testing';
import type { ImageProps } from '../types';
import { PictureError } from './fetchPicture';
import type { PictureFault } from './fetchPicture';
import { createImages } from './images';
import type { Images, ImageState } from './images';
import type { LightningStage } from './lightning';
import type { HostNode } from './node';
import type { PictureNode } from './pictureNode';
import { appendChild, createNode, removeChild } from './tree';
import { createPictureTextures } from './uploads';

type Event = () => void;

/** A texture as far as pictures use it. */
function fakeTexture(bitmap: FakeBitmap) {
  const listeners: Record<string, Event[]> = {};
  return {
    bitmap,
    state: 'loading',
    freed: false,
    preventCleanup: false,
    on: (name: string, run: Event) => void (listeners[name] ??= []).push(run),
    emit: (name: string) => listeners[name]?.forEach((run) => run()),
    removeAllListeners: () => Object.keys(listeners).forEach((name) => delete listeners[name]),
    setRenderableOwner: vi.fn(),
    setState(state: string) {
      this.state = state;
      if (state === 'freed') this.freed = true;
    },
  };
}
type FakeTexture = ReturnType<typeof fakeTexture>;

interface FakeBitmap {
  src: string;
  width: number;
  height: number;
  closed: boolean;
  close(): void;
}

/** One try to fetch a picture: it comes or fails when the test says so. */
interface Try {
  src: string;
  aborted: boolean;
  /** Decoded, and uploaded by the next frame. */
  arrive(): void;
  fail(fault?: PictureFault): void;
}

interface Options {
  reduced?: boolean;
  budget?: number;
  /** Bytes of every picture. */
  bytes?: number;
}

/** Pictures over a stage that draws nothing; the first is `props`'. */
function setUp(props: ImageProps, { reduced = false, budget = 1e9, bytes = 4 }: Options = {}) {
  const { scene, clock } = createTestRoot();
  const tries: Try[] = [];
  const textures: FakeTexture[] = [];
  const uploading: FakeTexture[] = [];
  const reported: Error[] = [];
  const inUse = (): FakeTexture[] => textures.filter(({ freed, state }) => !freed && state === 'loaded');
  const stage = {
    txManager: {
      createTexture(_kind: string, { source }: { source: () => FakeBitmap }) {
        const texture = fakeTexture(source());
        textures.push(texture);
        uploading.push(texture);
        return texture;
      },
      removeTextureFromQueue: (texture: FakeTexture) => void uploading.splice(uploading.indexOf(texture), 1),
    },
    txMemManager: { destroyTexture: (texture: FakeTexture) => void (texture.freed = true) },
    requestRender: vi.fn(),
  };
  const images: Images = createImages({
    textures: createPictureTextures(stage as unknown as LightningStage),
    redraw: stage.requestRender,
    clock,
    budget,
    used: () => inUse().length * bytes,
    fetch(src, done, failed) {
      const one: Try = {
        src,
        aborted: false,
        arrive() {
          const bitmap: FakeBitmap = { src, width: 1, height: bytes / 4, closed: false, close() {} };
          bitmap.close = () => void (bitmap.closed = true);
          done(bitmap as unknown as ImageBitmap);
          upload();
        },
        fail: (fault = 'network') => failed(new PictureError(fault, `${src} failed`)),
      };
      tries.push(one);
      return () => void (one.aborted = true);
    },
    plate: () => 0x222222ff,
    reducedMotion: () => reduced,
    wake: vi.fn(),
    report: (error) => void reported.push(error as Error),
  });

  function upload(state: 'loaded' | 'failed' = 'loaded'): void {
    for (const texture of uploading.splice(0)) {
      texture.state = state;
      texture.emit(state);
    }
  }

  let made = 0;
  /** `known`: a node that was drawn before. */
  function add(ownProps: ImageProps, known?: HostNode) {
    const core = {
      id: ++made,
      texture: null as FakeTexture | null,
      fade: 0,
      near: false,
      shader: null,
      textureOptions: {},
      isShown: () => true,
      nearChanged: (_near: boolean) => {},
    };
    const node = known ?? createNode('image', { w: 100, h: 100, ...ownProps });
    if (known === undefined) appendChild(scene.stageNode, node);
    const drawn = core as unknown as PictureNode & typeof core;
    const state: ImageState = images.create(node, drawn);
    const change = (next: ImageProps): void => {
      node.props = { w: 100, h: 100, ...next };
      images.update(node, drawn, state);
    };
    /** As the node's class tells it, and a task later, in which loads begin. */
    const setNear = (near: boolean) => (): void => {
      core.near = near;
      core.nearChanged(near);
      clock.advance(0);
    };
    change(ownProps);
    return {
      node,
      core,
      state,
      change(next: ImageProps) {
        change(next);
        clock.advance(0);
      },
      near: setNear(true),
      far: setNear(false),
      title: () => node.children.filter((child) => !child.hidden).map((child) => child.props.children),
      destroy: () => images.destroy(drawn, state),
      leave: () => removeChild(scene.stageNode, node),
    };
  }

  return {
    ...add(props),
    add,
    scene,
    clock,
    images,
    tries,
    textures,
    inUse,
    uploading,
    upload,
    reported,
    asked: () => stage.requestRender.mock.calls.length,
    last: () => tries.at(-1)!,
    after(ms: number) {
      clock.advance(ms);
      return images.step(clock.now());
    },
  };
}

/** What is seen: the plate, or a picture and how much of it. */
const seen = ({ core }: Pick<ReturnType<typeof setUp>, 'core'>): string =>
  core.texture === null ? 'plate' : `${(core.texture as FakeTexture).bitmap.src} ${core.fade}`;

describe('from plate to picture', () => {
  it('asks for nothing while it is far away', () => {
    const it = setUp({ src: 'a.png' });
    expect(it.tries).toHaveLength(0);
    expect(it.images.pending).toBe(0);
    expect(seen(it)).toBe('plate');
  });

  it('near: it loads, arrives, fades in 150 ms, and is told once', () => {
    const onLoad = vi.fn();
    const it = setUp({ src: 'a.png', onLoad });
    it.near();
    expect(it.tries).toHaveLength(1);
    expect(it.images.pending).toBe(1);
    expect(seen(it)).toBe('plate');
    it.last().arrive();
    it.upload();
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
    const it = setUp({ src: 'a.png', ...props }, { reduced });
    it.near();
    it.last().arrive();
    it.after(75);
    expect(it.core.fade).toBe(expected);
  });

  it('one that another node shows already is there without waiting', () => {
    const it = setUp({ src: 'a.png' });
    it.near();
    it.last().arrive();
    const other = it.add({ src: 'a.png' });
    other.near();
    expect(it.images.pending).toBe(0);
    expect(seen(other)).toBe('a.png 0');
  });

  it.each<[string, ImageProps, object]>([
    ['the root’s plate and square corners', {}, { plate: 0x222222ff, radius: 0 }],
    ['its own', { plate: 0, radius: 8, w: 100, h: 100 }, { plate: 0, radius: 8 }],
    ['a pill', { radius: 999, w: 100, h: 40 }, { plate: 0x222222ff, radius: 20 }],
  ])('the plate: %s', (_, props, expected) => {
    expect(setUp(props).core).toMatchObject(expected);
  });
});

describe('what can come between', () => {
  it('another source after a failure: that one is tried', () => {
    const it = setUp({ src: 'a.png' });
    it.near();
    it.last().fail();
    it.change({ src: 'b.png' });
    it.last().arrive();
    expect(seen(it)).toBe('b.png 0');
  });

  it('another source while loading: the first is aborted and never seen', () => {
    const onLoad = vi.fn();
    const it = setUp({ src: 'a.png', onLoad });
    it.near();
    const first = it.last();
    it.change({ src: 'b.png', onLoad });
    expect(first.aborted).toBe(true);
    expect(seen(it)).toBe('plate');
    expect(it.images.pending).toBe(1);
    it.last().arrive();
    expect(seen(it)).toBe('b.png 0');
    expect(onLoad).toHaveBeenCalledTimes(1);
  });

  it('sources that change quickly: the last one is asked for, and no other', () => {
    const it = setUp({ src: 'a.png' });
    it.core.near = true;
    it.core.nearChanged(true);
    for (const src of ['b.png', 'c.png', '', 'd.png']) {
      it.node.props = { ...it.node.props, src };
      it.images.update(it.node, it.core as never, it.state);
    }
    it.clock.advance(0);
    expect(it.tries.map(({ src }) => src)).toEqual(['d.png']);
    it.last().arrive();
    expect(seen(it)).toBe('d.png 0');
  });

  it('another source while shown: the old picture goes at once, the plate comes first', () => {
    const it = setUp({ src: 'a.png' });
    it.near();
    it.last().arrive();
    it.after(500);
    it.change({ src: 'b.png' });
    expect(seen(it)).toBe('plate');
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

  it.each([null, '', undefined])('no source any more (%s): the plate', (src) => {
    const it = setUp({ src: 'a.png' });
    it.near();
    it.last().arrive();
    it.change({ src });
    expect(seen(it)).toBe('plate');
    expect(it.tries).toHaveLength(1);
    expect(it.state.status).toBe('empty');
  });

  it('leaves the neighbourhood while loading: aborted, and asked again on return', () => {
    const it = setUp({ src: 'a.png' });
    it.near();
    it.far();
    expect(it.last().aborted).toBe(true);
    expect(it.images.pending).toBe(0);
    expect(seen(it)).toBe('plate');
    it.near();
    expect(it.tries).toHaveLength(2);
    it.last().arrive();
    expect(seen(it)).toBe('a.png 0');
  });

  it('comes back while its picture is in memory: it is simply there, without a request or a fade', () => {
    const onLoad = vi.fn();
    const it = setUp({ src: 'a.png', onLoad });
    it.near();
    it.last().arrive();
    it.after(500);
    it.far();
    expect(seen(it)).toBe('plate');
    it.near();
    expect(seen(it)).toBe('a.png 1');
    expect(it.tries).toHaveLength(1);
    expect(onLoad).toHaveBeenCalledTimes(1);
  });

  it('the same source given again changes nothing', () => {
    const it = setUp({ src: 'a.png' });
    it.near();
    it.last().arrive();
    it.after(500);
    it.change({ src: 'a.png', radius: 3 });
    expect(seen(it)).toBe('a.png 1');
    expect(it.tries).toHaveLength(1);
  });

  it.each(['loading', 'shown', 'failed'])('destroyed while %s: nothing is held, nothing is heard', (when) => {
    const onLoad = vi.fn();
    const it = setUp({ src: 'a.png', onLoad });
    it.near();
    if (when === 'shown') it.last().arrive();
    if (when === 'failed') it.last().fail();
    onLoad.mockClear();
    it.destroy();
    if (when === 'loading') expect(it.last().aborted).toBe(true);
    expect(it.state.picture).toBe(null);
    expect(it.images.pending).toBe(0);
    expect(it.after(60_000)).toBe(false);
    expect(onLoad).not.toHaveBeenCalled();
    expect(it.tries).toHaveLength(1);
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

describe('a picture that cannot be had', () => {
  it('of the network: tried again after 2, 8 and 30 seconds, told once, and then let be', () => {
    const onError = vi.fn();
    const it = setUp({ src: 'a.png', onError });
    it.near();
    for (const wait of [2000, 8000, 30_000]) {
      const before = it.tries.length;
      it.last().fail();
      expect(it.images.pending).toBe(0);
      it.after(wait - 1);
      expect(it.tries).toHaveLength(before);
      it.after(2);
      expect(it.tries).toHaveLength(before + 1);
    }
    it.last().fail();
    it.after(600_000);
    expect(it.tries).toHaveLength(4);
    expect(onError).toHaveBeenCalledTimes(1);
    expect(seen(it)).toBe('plate');
    it.far();
    it.near();
    expect(it.tries, 'who comes back after a while may ask anew').toHaveLength(5);
  });

  it('that comes at the second try is shown', () => {
    const onLoad = vi.fn();
    const it = setUp({ src: 'a.png', onLoad });
    it.near();
    it.last().fail();
    it.after(2001);
    it.last().arrive();
    expect(seen(it)).toBe('a.png 0');
    expect(onLoad).toHaveBeenCalledTimes(1);
  });

  it('is not tried while nobody is near, and at once when somebody comes', () => {
    const it = setUp({ src: 'a.png' });
    it.near();
    it.last().fail();
    it.far();
    it.after(60_000);
    expect(it.tries).toHaveLength(1);
    it.near();
    expect(it.tries).toHaveLength(2);
  });

  it.each<PictureFault>(['gone', 'not a picture', 'too large'])('%s: not asked for again', (fault) => {
    const onError = vi.fn();
    const it = setUp({ src: 'a.png', onError });
    it.near();
    it.last().fail(fault);
    it.far();
    it.near();
    it.after(60_000);
    expect(it.tries).toHaveLength(1);
    expect(onError).toHaveBeenCalledTimes(1);
    expect(it.reported.map(({ message }) => message)).toEqual(
      fault === 'gone' ? [] : ['<Image>: a.png failed.'],
    );
  });

  it('is told to a node that comes later, in a task of its own', () => {
    const it = setUp({ src: 'a.png' });
    it.near();
    it.last().fail('gone');
    const onError = vi.fn();
    const other = it.add({ src: 'a.png', onError, title: 'Film' });
    other.core.near = true;
    other.core.nearChanged(true);
    expect(onError).not.toHaveBeenCalled();
    it.clock.advance(0);
    expect(onError).toHaveBeenCalledTimes(1);
    expect(other.title()).toEqual(['Film']);
    expect(it.tries).toHaveLength(1);
  });
});

describe('a node drawn anew, after a lost context', () => {
  it('its picture is simply there, and not told again', () => {
    const onLoad = vi.fn();
    const it = setUp({ src: 'a.png', onLoad });
    it.near();
    it.last().arrive();
    it.after(1000);
    it.images.dispose();
    const again = it.add({ src: 'a.png', onLoad }, it.node);
    again.near();
    expect(seen(again)).toBe('plate');
    it.last().arrive();
    expect([seen(again), it.tries.length, onLoad.mock.calls.length]).toEqual(['a.png 1', 2, 1]);
    again.change({ src: 'b.png', onLoad });
    it.last().arrive();
    expect([seen(again), onLoad.mock.calls.length]).toEqual(['b.png 0', 2]);
  });

  it('a failure is not told again, and its title stays until there is a picture', () => {
    const onError = vi.fn();
    const props = { src: 'a.png', title: 'Film', onError };
    const it = setUp(props);
    it.near();
    it.last().fail('gone');
    it.images.dispose();
    const again = it.add(props, it.node);
    again.near();
    expect(again.title()).toEqual(['Film']);
    it.last().fail('gone');
    expect([again.title(), onError.mock.calls.length]).toEqual([['Film'], 1]);
    it.images.dispose();
    const third = it.add(props, it.node);
    third.near();
    it.last().arrive();
    expect(third.title()).toEqual([]);
  });
});

describe('the title on the plate', () => {
  it.each<[string, ImageProps]>([
    ['no source', { src: null }],
    ['an empty one', { src: '' }],
  ])('is there at once with %s', (_, props) => {
    const it = setUp({ ...props, title: 'Night Train' });
    expect(it.title()).toEqual(['Night Train']);
    it.change({ src: 'a.png', title: 'Night Train' });
    expect(it.title()).toEqual([]);
  });

  it('comes with a failure, goes with a picture, and is one node for good', () => {
    const it = setUp({ src: 'a.png', title: 'Night Train' });
    it.near();
    expect(it.node.children).toHaveLength(0);
    it.last().fail();
    expect(it.title()).toEqual(['Night Train']);
    const [text] = it.node.children;
    it.change({ src: 'b.png', title: 'Day Train' });
    expect(it.title()).toEqual([]);
    it.last().fail();
    expect(it.title()).toEqual(['Day Train']);
    it.after(2001);
    it.last().arrive();
    expect(it.title()).toEqual([]);
    expect(it.node.children).toEqual([text]);
  });

  it('stays while the image is away and tried again', () => {
    const it = setUp({ src: 'a.png', title: 'Night Train' });
    it.near();
    it.last().fail();
    it.far();
    expect(it.title()).toEqual(['Night Train']);
    it.near();
    expect(it.title()).toEqual(['Night Train']);
  });

  it('stands in the middle of the box, inside its edges, and leaves with the image', () => {
    const it = setUp({ src: null, title: 'The Night Train Returns Again', w: 200, h: 300 });
    it.scene.flush();
    const [text] = it.node.children as [HostNode];
    expect(text.target.x).toBe(16);
    expect(text.layout!.lines.length).toBeGreaterThan(1);
    expect(text.target.w).toBeLessThanOrEqual(168);
    expect(text.target.y + text.target.h / 2).toBeCloseTo(150, 0);
    it.leave();
    expect(text.root).toBe(null);
  });

  it('there is none without one', () => {
    const it = setUp({ src: 'a.png' });
    it.near();
    it.last().fail();
    expect(it.node.children).toHaveLength(0);
  });
});
