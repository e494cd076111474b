import { describe, expect, it, vi } from 'vitest';
import type { ReactNode } from 'react';
import { Image, Text, View } from '../index';
import { createTestRoot } from '../testing';
import { createImageLoader } from '../images/imageLoader';
import type { HostNode } from '../host/node';
import { createCanvasPainter, renderNodeOf } from './painter';
import { paintTree } from './paintTree';
import { createFakeContext2d } from './context2d.fixture';
import { createCanvasImages } from './images';

const red = 0xff0000ff;
const green = 0x00ff00ff;

/** A root drawn by the 2D canvas; images have 100x50 pixels and load when requested. */
async function setUp(element: ReactNode, resolution = 1) {
  const test = createTestRoot();
  await test.render(element);
  await test.wait(300);
  const fake = createFakeContext2d(1920 * resolution, 1080 * resolution);
  const pictures = createCanvasImages(test.scene.counters, () => {});
  const nodes = new Set<HostNode>();
  const asked: string[] = [];
  const redraw = vi.fn();
  const images = createImageLoader({
    textures: pictures.textures,
    redraw,
    clock: test.clock,
    budget: 1e9,
    parallel: 6,
    used: () => pictures.bytes,
    fetchImage(src, done) {
      asked.push(src);
      done({ width: 100, height: 50, close() {} });
      return () => {};
    },
    placeholder: () => 0x222222ff,
    reducedMotion: () => false,
    wake() {},
    report: (error) => {
      throw error;
    },
  });
  const fontReady = vi.fn(() => true);
  const painter = createCanvasPainter({
    ctx: fake.ctx,
    imageLoader: images,
    imageNodes: nodes,
    fontReady,
    redraw,
  });
  test.scene.replacePainter(painter);
  const failed: string[] = [];
  return {
    ...test,
    images,
    fake,
    pictures,
    nodes,
    asked,
    redraw,
    failed,
    fontReady,
    painter,
    paint() {
      fake.log.length = 0;
      paintTree(painter.stage!, {
        ctx: fake.ctx,
        resolution,
        failed: (error) => void failed.push((error as Error).message),
      });
      return fake.log;
    },
  };
}

const css = (color: number): string =>
  `rgba(${color >>> 24},${(color >>> 16) & 255},${(color >>> 8) & 255},${(color & 255) / 255})`;

describe('a hidden page on a 2D canvas', () => {
  it('has no node and no image, and is drawn as before once it is shown', async () => {
    const it = await setUp(<Image testId="art" src="a.png" x={10} y={20} w={100} h={50} />);
    const load = (): void => {
      const quad = renderNodeOf(it.find('art')).quad!;
      quad.near = true;
      quad.nearChanged(true);
      it.clock.advance(0);
      it.pictures.admit(false);
    };
    load();
    it.images.step(it.clock.now() + 1000);
    const before = [...it.paint()];
    const nodes = it.painter.nodes;
    it.painter.release();
    it.images.dispose();
    expect([it.painter.stage, it.painter.nodes, it.nodes.size, it.pictures.bytes]).toEqual([null, 0, 0, 0]);
    it.scene.replacePainter(it.painter);
    load();
    expect(it.paint()).toEqual(before);
    expect(it.painter.nodes).toBe(nodes);
    expect(it.asked).toEqual(['a.png', 'a.png']);
  });
});

describe('the host tree on a 2D canvas', () => {
  it('combines transforms and alphas from parent to child, in panel pixels', async () => {
    const it = await setUp(
      <View x={100} y={50} w={400} h={400} alpha={0.5}>
        <View x={10} y={20} w={30} h={40} color={red} alpha={0.5} />
      </View>,
      0.5,
    );
    expect(it.paint()).toEqual([`rect 30x40 ${css(red)} 0.25 at 55,35`]);
  });

  it.each([
    ['about its centre', {}, 'at 50,50'],
    ['about its corner', { pivotX: 0, pivotY: 0 }, 'at 100,100'],
  ])('scales %s', async (_, pivot, place) => {
    const it = await setUp(<View x={100} y={100} w={100} h={100} scale={2} color={red} {...pivot} />);
    expect(it.paint()).toEqual([`rect 100x100 ${css(red)} 1 ${place}`]);
  });

  it('rotates a node about its centre', async () => {
    const it = await setUp(<View x={100} y={100} w={100} h={100} rotation={Math.PI / 2} color={red} />);
    expect(it.paint()).toEqual([`rect 100x100 ${css(red)} 1 at 200,100`]);
  });

  it('draws from the lowest zIndex to the highest, ties by order, and sorts again when one changes', async () => {
    const screen = (z: number): ReactNode => (
      <View w={100} h={100}>
        <View testId="one" w={1} h={1} color={red} zIndex={z} />
        <View w={2} h={1} color={red} />
        <View w={3} h={1} color={red} zIndex={1} />
      </View>
    );
    const it = await setUp(screen(2));
    const widths = (): string[] => it.paint().map((line) => line.slice(5, 6));
    expect(widths()).toEqual(['2', '3', '1']);
    await it.render(screen(0));
    expect(widths()).toEqual(['1', '2', '3']);
  });

  it('leaves out what is hidden, transparent, outside of the stage or of a clip', async () => {
    const it = await setUp(
      <View w={1920} h={1080}>
        <View visible={false} w={1} h={1} color={red} />
        <View alpha={0} w={2} h={1} color={red} />
        <View x={2000} w={3} h={1} color={red} />
        <View w={4} h={1} />
        <View w={100} h={100} clip>
          <View x={200} w={5} h={1} color={red} />
          <View x={50} w={6} h={1} color={green} />
        </View>
        <View x={-3000} w={100} h={100} clip>
          <View x={3000} w={7} h={1} color={red} />
        </View>
      </View>,
    );
    expect(it.paint()).toEqual([`rect 6x1 ${css(green)} 1 at 50,0`]);
    expect(it.fake.depth).toBe(0);
  });

  it('clips by the style of the state that is active', async () => {
    const it = await setUp(
      <View group="row" w={1920} h={1080}>
        {[1, 2].map((w) => (
          <View key={w} focusable ring={false} w={100} h={100} focusedStyle={{ clip: true }}>
            <View x={200} w={w} h={1} color={red} />
          </View>
        ))}
      </View>,
    );
    expect(it.paint()).toEqual([`rect 2x1 ${css(red)} 1 at 200,0`]);
    await it.press('right');
    expect(it.paint()).toEqual([`rect 1x1 ${css(red)} 1 at 200,0`]);
  });

  it('leaves out a node that throws, draws its siblings, and keeps no clip of it', async () => {
    const it = await setUp(
      <View w={1920} h={1080}>
        <View w={100} h={100} clip>
          <View testId="bad" w={50} h={50} radius={4} color={red} />
        </View>
        <View w={6} h={1} color={green} />
      </View>,
    );
    renderNodeOf(it.find('bad')).boxStyle = { radius: null } as never;
    expect(it.paint()).toEqual([`rect 6x1 ${css(green)} 1 at 0,0`]);
    expect(it.failed).toHaveLength(1);
    expect(it.fake.depth).toBe(0);
  });

  it('draws texts on the baseline of their line, and requests their font', async () => {
    const it = await setUp(
      <Text x={100} y={200} size={20} lineHeight={36} color={red}>
        {'one\ntwo'}
      </Text>,
    );
    // (36 - 26) / 2 + 20
    expect(it.paint()).toEqual([`text one ${css(red)} 1 at 100,225`, `text two ${css(red)} 1 at 100,261`]);
    expect(it.fontReady).toHaveBeenCalledTimes(1);
  });

  it('draws an image’s placeholder, then the image as it fades in, cut to cover', async () => {
    const it = await setUp(<Image src="a.png" w={50} h={50} fit="cover" placeholder={red} />);
    const [node] = it.nodes;
    renderNodeOf(node!).quad!.near = true;
    renderNodeOf(node!).quad!.nearChanged(true);
    await it.wait(0);
    expect(it.asked).toEqual(['a.png']);
    expect(it.paint()).toEqual([`rect 50x50 ${css(red)} 1 at 0,0`]);
    expect(it.pictures.admit(true)).toBe(true);
    expect([it.pictures.bytes, it.pictures.count]).toEqual([20_000, 1]);
    renderNodeOf(node!).quad!.fade = 0.5;
    expect(it.paint()[1]).toBe(`picture 25,0,50,50 ${css(red)} 0.5 at 0,0`);
    await it.unmount();
    expect([it.nodes.size, it.painter.nodes]).toEqual([0, 2 + it.scene.overlay.children.length]);
  });

  it('draws the part of an image that its crop names, in the image’s own pixels', async () => {
    const it = await setUp(
      <Image
        src="a.png"
        w={80}
        h={45}
        fit="cover"
        placeholder={0}
        crop={{ x: 0.5, y: 0.2, w: 0.25, h: 0.4 }}
      />,
    );
    const [node] = it.nodes;
    renderNodeOf(node!).quad!.near = true;
    renderNodeOf(node!).quad!.nearChanged(true);
    await it.wait(0);
    it.pictures.admit(false);
    renderNodeOf(node!).quad!.fade = 1;
    expect(it.paint()).toEqual([expect.stringMatching(/^picture 50,10,25,20 .* at 0,0$/)]);
  });

  it('requests a frame when a number, a style or the order changes', async () => {
    const screen = (props: object): ReactNode => (
      <View w={100} h={100}>
        <View w={10} h={10} {...props} />
      </View>
    );
    const it = await setUp(screen({}));
    for (const props of [
      { x: 1 },
      { x: 1, color: red },
      { x: 1, color: red, zIndex: 1 },
      { x: 1, color: red, zIndex: 1, radius: 2 },
    ]) {
      it.redraw.mockClear();
      await it.render(screen(props));
      expect(it.redraw, JSON.stringify(props)).toHaveBeenCalled();
    }
  });
});

describe('decoded images', () => {
  it('become drawable one a frame while something moves, all of them otherwise', () => {
    const { scene } = createTestRoot();
    const wake = vi.fn();
    const pictures = createCanvasImages(scene.counters, wake);
    const done = vi.fn();
    const close = vi.fn();
    const bitmap = { width: 10, height: 10, close };
    const textures = [1, 2, 3, 4].map(() => pictures.textures.upload(bitmap, 1e6, done, () => {}));
    expect(pictures.waiting).toBe(4);
    pictures.admit(true);
    expect([done.mock.calls.length, pictures.waiting, pictures.bytes]).toEqual([1, 3, 400]);
    pictures.textures.discard(textures[3]!);
    pictures.admit(false);
    expect([done.mock.calls.length, pictures.waiting, pictures.bytes]).toEqual([3, 0, 1200]);
    expect(pictures.admit(false)).toBe(false);
    textures.slice(0, 3).forEach(pictures.textures.discard);
    expect([pictures.bytes, pictures.count, close.mock.calls.length]).toEqual([0, 0, 4]);
    expect(scene.counters).toMatchObject({ uploads: 3, uploadBytes: 1200 });
    const withdrawn = pictures.textures.upload(bitmap, 1e6, done, () => {});
    expect(pictures.textures.withdraw(withdrawn)).toBe(bitmap);
    expect([pictures.admit(false), close.mock.calls.length]).toEqual([false, 4]);
  });
});
