import { describe, expect, it, vi } from 'vitest';
import { createTestRoot } from '../testing';
import type { ImageProps } from '../types';
import { ImageError } from './fetchImage';
import type { ImageErrorReason } from './fetchImage';
import { createImageLoader } from './imageLoader';
import type { ImageQuad } from './imageQuad';
import type { HostNode } from '../host/node';
import { appendChild, createNode, removeChild } from '../host/tree';

/** A texture as far as images use it. */
interface FakeTexture {
  readonly bitmap: FakeBitmap;
  state: 'uploading' | 'loaded' | 'failed' | 'discarded';
  /** The upload ends. */
  end(state: 'loaded' | 'failed'): void;
}

interface FakeBitmap {
  src: string;
  width: number;
  height: number;
  closed: boolean;
  close(): void;
}

/** One try to fetch an image, which loads or fails when the test says so. */
interface Try {
  src: string;
  aborted: boolean;
  /** Decoded, and uploaded by the next frame. */
  arrive(): void;
  fail(fault?: ImageErrorReason): void;
}

interface Options {
  reduced?: boolean;
  budget?: number;
  /** Bytes of every image. */
  bytes?: number;
}

/** Images over a stage that draws nothing; the first is `props`'. */
function setUp(props: ImageProps, { reduced = false, budget = 1e9, bytes = 4 }: Options = {}) {
  const { scene, clock, errors } = createTestRoot();
  const tries: Try[] = [];
  const textures: FakeTexture[] = [];
  const uploading: FakeTexture[] = [];
  const reported: Error[] = [];
  const inUse = (): FakeTexture[] => textures.filter(({ state }) => state === 'loaded');
  const redraw = vi.fn();
  const images = createImageLoader<FakeTexture>({
    textures: {
      bytesFor: (width, height) => width * height * 4,
      upload(bitmap, _room, done, failed) {
        const texture: FakeTexture = {
          bitmap: bitmap as ImageBitmap & FakeBitmap,
          state: 'uploading',
          end(state) {
            texture.state = state;
            (state === 'loaded' ? done : failed)();
          },
        };
        textures.push(texture);
        uploading.push(texture);
        return texture;
      },
      discard(texture) {
        if (texture.state === 'uploading') uploading.splice(uploading.indexOf(texture), 1);
        texture.state = 'discarded';
      },
      withdraw(texture) {
        uploading.splice(uploading.indexOf(texture), 1);
        texture.state = 'discarded';
        return texture.bitmap as ImageBitmap & FakeBitmap;
      },
    },
    redraw,
    clock,
    parallel: 6,
    budget,
    used: () => inUse().length * bytes,
    fetchImage(src, done, failed) {
      const one: Try = {
        src,
        aborted: false,
        arrive() {
          const bitmap: FakeBitmap = { src, width: 1, height: bytes / 4, closed: false, close() {} };
          bitmap.close = () => void (bitmap.closed = true);
          done(bitmap);
          upload();
        },
        fail: (reason = 'network') => failed(new ImageError(reason, `${src} failed`)),
      };
      tries.push(one);
      return () => void (one.aborted = true);
    },
    placeholder: () => 0x222222ff,
    reducedMotion: () => reduced,
    wake: vi.fn(),
    report: (error) => void reported.push(error as Error),
  });

  function upload(state: 'loaded' | 'failed' = 'loaded'): void {
    for (const texture of uploading.splice(0)) texture.end(state);
  }

  /** `known`: a node that was drawn before. */
  function add(ownProps: ImageProps, known?: HostNode) {
    const core: ImageQuad<FakeTexture> = {
      texture: null,
      fit: 'stretch',
      part: null,
      fade: 0,
      awaited: false,
      radius: 0,
      placeholder: 0,
      near: false,
      repaint: vi.fn(),
      isShown: () => true,
      nearChanged: () => {},
    };
    const node = known ?? createNode('image', { w: 100, h: 100, ...ownProps });
    if (known === undefined) appendChild(scene.stageNode, node);
    const state = images.create(node, core);
    const change = (next: ImageProps): void => {
      node.props = { w: 100, h: 100, ...next };
      images.update(node, core, state);
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
      destroy: () => images.destroy(core, state),
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
    errors,
    asked: () => redraw.mock.calls.length,
    last: () => tries.at(-1)!,
    after(ms: number) {
      clock.advance(ms);
      return images.step(clock.now());
    },
  };
}

/** What is seen: the placeholder, or an image and how much of it. */
const seen = ({ core }: Pick<ReturnType<typeof setUp>, 'core'>): string =>
  core.texture === null ? 'placeholder' : `${core.texture.bitmap.src} ${core.fade}`;

describe('everything released, as for a hidden page', () => {
  it('no texture is left, and the same nodes load theirs again, without another fade or event', () => {
    const onLoad = vi.fn();
    const it = setUp({ src: 'a.png', onLoad });
    it.near();
    it.last().arrive();
    it.after(75);
    const loading = it.add({ src: 'b.png' });
    loading.near();
    it.images.dispose();
    expect(it.inUse()).toEqual([]);
    expect([it.last().aborted, it.images.pending, it.after(75)], 'no fade goes on').toEqual([true, 0, false]);

    const again = it.add({ src: 'a.png', onLoad }, it.node);
    again.near();
    expect(it.tries.map(({ src }) => src)).toEqual(['a.png', 'b.png', 'a.png']);
    it.last().arrive();
    expect(seen(again)).toBe('a.png 1');
    expect(onLoad).toHaveBeenCalledTimes(1);
  });
});

describe('loading an image', () => {
  it('far from the stage requests nothing', () => {
    const it = setUp({ src: 'a.png' });
    expect(it.tries).toHaveLength(0);
    expect(it.images.pending).toBe(0);
    expect(seen(it)).toBe('placeholder');
  });

  it('near the stage loads it, fades it in over 150 ms and calls onLoad once', () => {
    const onLoad = vi.fn();
    const it = setUp({ src: 'a.png', onLoad });
    it.near();
    expect(it.tries).toHaveLength(1);
    expect(it.images.pending).toBe(1);
    expect(seen(it)).toBe('placeholder');
    it.last().arrive();
    it.upload();
    expect(onLoad).toHaveBeenCalledTimes(1);
    expect(it.images.pending).toBe(0);
    expect(seen(it)).toBe('a.png 0');
    const before = it.asked();
    const { repaint } = it.core;
    expect(it.after(75)).toBe(true);
    expect(seen(it)).toBe('a.png 0.5');
    expect(it.after(75)).toBe(false);
    expect(seen(it)).toBe('a.png 1');
    expect(repaint, 'the last step is drawn too').toHaveBeenCalledTimes(2);
    expect(it.after(1000)).toBe(false);
    expect(repaint).toHaveBeenCalledTimes(2);
    expect(it.asked() - before, 'everything').toBe(0);
  });

  it('that is there when the next frame is prepared fades in from that frame on, however late it is', () => {
    const it = setUp({ src: 'a.png' });
    it.near();
    it.last().arrive();
    it.upload();
    it.after(150);
    const same = it.add({ src: 'a.png' });
    it.images.prepare(() => same.near());
    expect(it.after(75)).toBe(true);
    expect(seen(same)).toBe('a.png 0');
    it.after(75);
    expect(seen(same)).toBe('a.png 0.5');
    const later = it.add({ src: 'a.png' });
    const bad = (): never => {
      throw new Error('bad');
    };
    expect(() => it.images.prepare(bad)).toThrow('bad');
    later.near();
    it.after(75);
    expect(seen(later), 'in a frame').toBe('a.png 0.5');
  });

  it('that comes near when the next frame is prepared is requested before that', () => {
    const it = setUp({ src: 'a.png' });
    it.images.prepare(() => {
      it.core.near = true;
      it.core.nearChanged(true);
    });
    expect(it.tries.map(({ src }) => src)).toEqual(['a.png']);
  });

  it('that is shown without a fade is drawn in the next frame, and nothing else', () => {
    const it = setUp({ src: 'a.png', fade: 0 });
    it.near();
    const before = it.asked();
    it.last().arrive();
    it.upload();
    expect(seen(it)).toBe('a.png 1');
    expect([it.core.repaint, it.asked() - before]).toEqual([expect.anything(), 0]);
    expect(it.core.repaint).toHaveBeenCalledTimes(1);
  });

  it('is awaited while it loads: until it is there, has failed or the node is far', () => {
    const it = setUp({ src: 'a.png' });
    expect(it.core.awaited).toBe(false);
    it.near();
    expect(it.core.awaited).toBe(true);
    it.far();
    expect(it.core.awaited).toBe(false);
    it.near();
    it.last().arrive();
    it.upload();
    expect(it.core.awaited).toBe(false);
    it.change({ src: 'b.png' });
    expect(it.core.awaited).toBe(true);
    it.last().fail('not an image');
    expect(it.core.awaited).toBe(false);
  });

  it('with another crop shows another part of the same texture, at once', () => {
    const left = { x: 0, y: 0, w: 0.5, h: 1 };
    const it = setUp({ src: 'a.png', crop: left });
    it.near();
    it.last().arrive();
    it.upload();
    it.after(150);
    expect(it.core.part).toEqual({ x1: 0, y1: 0, x2: 0.5, y2: 1 });
    const before = it.asked();
    it.change({ src: 'a.png', crop: { ...left, x: 0.5 } });
    expect(it.core.part).toEqual({ x1: 0.5, y1: 0, x2: 1, y2: 1 });
    expect([it.tries.length, seen(it), it.asked() - before]).toEqual([1, 'a.png 1', 1]);
    it.change({ src: 'a.png' });
    expect([it.core.part, it.asked() - before]).toEqual([null, 2]);
    it.change({ src: 'a.png' });
    expect(it.asked() - before, 'nothing to draw').toBe(2);
  });

  it.each<[string, ImageProps, boolean, number]>([
    ['a time of its own', { fade: 300 }, false, 0.25],
    ['none', { fade: 0 }, false, 1],
    ['less movement', {}, true, 1],
  ])('fades with %s', (_, props, reduced, expected) => {
    const it = setUp({ src: 'a.png', ...props }, { reduced });
    it.near();
    it.last().arrive();
    it.after(75);
    expect(it.core.fade).toBe(expected);
  });

  it('that another node shows already shows it without waiting', () => {
    const it = setUp({ src: 'a.png' });
    it.near();
    it.last().arrive();
    const other = it.add({ src: 'a.png' });
    other.near();
    expect(it.images.pending).toBe(0);
    expect(seen(other)).toBe('a.png 0');
  });

  it.each<[string, ImageProps, object]>([
    ['the root’s colour and square corners', {}, { placeholder: 0x222222ff, radius: 0 }],
    [
      'a colour and corners of its own',
      { placeholder: 0, radius: 8, w: 100, h: 100 },
      { placeholder: 0, radius: 8 },
    ],
    ['a pill', { radius: 999, w: 100, h: 40 }, { placeholder: 0x222222ff, radius: 20 }],
  ])('draws a placeholder with %s', (_, props, expected) => {
    expect(setUp(props).core).toMatchObject(expected);
  });
});

describe('an image whose source or position changes', () => {
  it('tries the new source after a failure of the old one', () => {
    const it = setUp({ src: 'a.png' });
    it.near();
    it.last().fail();
    it.change({ src: 'b.png' });
    it.last().arrive();
    expect(seen(it)).toBe('b.png 0');
  });

  it('aborts the old source while it loads, and never shows it', () => {
    const onLoad = vi.fn();
    const it = setUp({ src: 'a.png', onLoad });
    it.near();
    const first = it.last();
    it.change({ src: 'b.png', onLoad });
    expect(first.aborted).toBe(true);
    expect(seen(it)).toBe('placeholder');
    expect(it.images.pending).toBe(1);
    it.last().arrive();
    expect(seen(it)).toBe('b.png 0');
    expect(onLoad).toHaveBeenCalledTimes(1);
  });

  it('requests only the last of several sources set one after another', () => {
    const it = setUp({ src: 'a.png' });
    it.core.near = true;
    it.core.nearChanged(true);
    for (const src of ['b.png', 'c.png', '', 'd.png']) {
      it.node.props = { ...it.node.props, src };
      it.images.update(it.node, it.core, it.state);
    }
    it.clock.advance(0);
    expect(it.tries.map(({ src }) => src)).toEqual(['d.png']);
    it.last().arrive();
    expect(seen(it)).toBe('d.png 0');
  });

  it('shows the placeholder first when another source is set', () => {
    const it = setUp({ src: 'a.png' });
    it.near();
    it.last().arrive();
    it.after(500);
    it.change({ src: 'b.png' });
    expect(seen(it)).toBe('placeholder');
    it.last().arrive();
    expect(seen(it)).toBe('b.png 0');
  });

  it('ends its fade when another source is set', () => {
    const it = setUp({ src: 'a.png' });
    it.near();
    it.last().arrive();
    it.after(50);
    it.change({ src: 'b.png' });
    expect(it.after(50)).toBe(false);
    expect(it.core.fade).toBe(0);
  });

  it.each([null, '', undefined])('shows the placeholder when its source becomes %s', (src) => {
    const it = setUp({ src: 'a.png' });
    it.near();
    it.last().arrive();
    it.change({ src });
    expect(seen(it)).toBe('placeholder');
    expect(it.tries).toHaveLength(1);
    expect(it.state.record.status).toBe('empty');
  });

  it('that leaves the stage while loading is aborted, and requested again on return', () => {
    const it = setUp({ src: 'a.png' });
    it.near();
    it.far();
    expect(it.last().aborted).toBe(true);
    expect(it.images.pending).toBe(0);
    expect(seen(it)).toBe('placeholder');
    it.near();
    expect(it.tries).toHaveLength(2);
    it.last().arrive();
    expect(seen(it)).toBe('a.png 0');
  });

  it('that comes back while it is in memory is shown without a request or a fade', () => {
    const onLoad = vi.fn();
    const it = setUp({ src: 'a.png', onLoad });
    it.near();
    it.last().arrive();
    it.after(500);
    it.far();
    expect(seen(it)).toBe('placeholder');
    it.near();
    expect(seen(it)).toBe('a.png 1');
    expect(it.tries).toHaveLength(1);
    expect(onLoad).toHaveBeenCalledTimes(1);
  });

  it('given the same source again changes nothing', () => {
    const it = setUp({ src: 'a.png' });
    it.near();
    it.last().arrive();
    it.after(500);
    it.change({ src: 'a.png', radius: 3 });
    expect(seen(it)).toBe('a.png 1');
    expect(it.tries).toHaveLength(1);
  });

  it.each(['loading', 'shown', 'failed'])('destroyed while %s holds nothing and calls nothing', (when) => {
    const onLoad = vi.fn();
    const it = setUp({ src: 'a.png', onLoad });
    it.near();
    if (when === 'shown') it.last().arrive();
    if (when === 'failed') it.last().fail();
    onLoad.mockClear();
    it.destroy();
    if (when === 'loading') expect(it.last().aborted).toBe(true);
    expect(it.state.image).toBe(null);
    expect(it.images.pending).toBe(0);
    expect(it.after(60_000)).toBe(false);
    expect(onLoad).not.toHaveBeenCalled();
    expect(it.tries).toHaveLength(1);
  });

  it('with a handler that throws is shown, and the error reported', () => {
    const it = setUp({
      src: 'a.png',
      onLoad() {
        throw new Error('screen');
      },
    });
    it.near();
    it.last().arrive();
    expect(it.errors).toMatchObject([{ kind: 'handler', handler: 'onLoad', element: '<Image>' }]);
    expect(seen(it)).toBe('a.png 0');
  });
});

describe('an image that fails', () => {
  it('by the network is tried again after 2, 8 and 30 seconds and no more, and calls onError once', () => {
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
    expect(seen(it)).toBe('placeholder');
    it.far();
    it.near();
    expect(it.tries, 'a node that comes back later requests it again').toHaveLength(5);
  });

  it('and loads at the second try is shown', () => {
    const onLoad = vi.fn();
    const it = setUp({ src: 'a.png', onLoad });
    it.near();
    it.last().fail();
    it.after(2001);
    it.last().arrive();
    expect(seen(it)).toBe('a.png 0');
    expect(onLoad).toHaveBeenCalledTimes(1);
  });

  it('is not tried while its node is far, and at once when it comes near', () => {
    const it = setUp({ src: 'a.png' });
    it.near();
    it.last().fail();
    it.far();
    it.after(60_000);
    expect(it.tries).toHaveLength(1);
    it.near();
    expect(it.tries).toHaveLength(2);
  });

  it.each<ImageErrorReason>(['gone', 'not an image', 'too large'])(
    'as %s is not requested again',
    (fault) => {
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
    },
  );

  it('calls onError of a node that comes later, in a task of its own', () => {
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

describe('an image drawn again after a lost context', () => {
  it('is shown without a fade, and onLoad is not called again', () => {
    const onLoad = vi.fn();
    const it = setUp({ src: 'a.png', onLoad });
    it.near();
    it.last().arrive();
    it.after(1000);
    it.images.dispose();
    const again = it.add({ src: 'a.png', onLoad }, it.node);
    again.near();
    expect(seen(again)).toBe('placeholder');
    it.last().arrive();
    expect([seen(again), it.tries.length, onLoad.mock.calls.length]).toEqual(['a.png 1', 2, 1]);
    again.change({ src: 'b.png', onLoad });
    it.last().arrive();
    expect([seen(again), onLoad.mock.calls.length]).toEqual(['b.png 0', 2]);
  });

  it('that failed calls onError no more, and keeps its title until it loads', () => {
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

describe('the title on the placeholder', () => {
  it.each<[string, ImageProps]>([
    ['no source', { src: null }],
    ['an empty one', { src: '' }],
  ])('is shown at once with %s', (_, props) => {
    const it = setUp({ ...props, title: 'Night Train' });
    expect(it.title()).toEqual(['Night Train']);
    it.change({ src: 'a.png', title: 'Night Train' });
    expect(it.title()).toEqual([]);
  });

  it('is shown by a failure and hidden by an image, by one node', () => {
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

  it('stays while the image is far and tried again', () => {
    const it = setUp({ src: 'a.png', title: 'Night Train' });
    it.near();
    it.last().fail();
    it.far();
    expect(it.title()).toEqual(['Night Train']);
    it.near();
    expect(it.title()).toEqual(['Night Train']);
  });

  it('is in the middle of the box, inside its edges, and is removed with the image', () => {
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

  it('is not made for an image without a title', () => {
    const it = setUp({ src: 'a.png' });
    it.near();
    it.last().fail();
    expect(it.node.children).toHaveLength(0);
  });
});
