import { describe, expect, it, vi } from 'vitest';
import { createCounters } from '../host/counters';
import { createFakeClock } from '../testing';
import { realFonts } from '../text/atlas.fixture';
import type { ImageLoader } from '../images/imageLoader';
import type { LightningStage, Texture } from './internals/types';
import { createMovingGroups } from './internals/movingGroups';
import { createLightningPainter } from './painter';
import type { HostNode, HostType } from '../host/node';
import type { HostProps } from '../host/hostProps';
import { updateProps } from '../host/propTable';
import { createSceneRoot } from '../stage/createSceneRoot';
import { appendChild, createNode, insertBefore, removeChild } from '../host/tree';

interface FakeShader {
  shaderKey: string;
}

/** A Lightning node as far as the painter writes to it. */
class FakeCore {
  children: FakeCore[] = [];
  parent: FakeCore | null = null;
  alpha = 1;
  color = 0xffffffff;
  zIndex = 0;
  zIndexMin = 0;
  zIndexMax = 0;
  zIndexSortList: FakeCore[] = [];
  pivotX = 0;
  clipping = false;
  shader: FakeShader | null = null;
  destroyed = false;
  globalTransform = { ta: 1, tb: 0, tc: 0, td: 1, tx: 0, ty: 0 };
  setUpdateType = vi.fn();

  constructor(
    readonly stage: unknown,
    props: Partial<FakeCore>,
  ) {
    Object.assign(this, props);
    this.parent?.children.push(this);
  }

  get props(): FakeCore {
    return this;
  }

  get premultipliedColorTl(): number {
    return (this.color & 0xff) === 0 ? 0 : this.color;
  }

  renderQuads(_renderer: object): void {}

  destroy(): void {
    this.destroyed = true;
    if (this.parent !== null) this.parent.children = this.parent.children.filter((child) => child !== this);
  }
}

function setUp() {
  const shaders: FakeShader[] = [];
  const stage = {
    root: new FakeCore(null, {}),
    createNode: (props: Partial<FakeCore>) => new FakeCore(stage, props),
    resolveNodeDefaults: (props: unknown) => props,
    requestRender: vi.fn(),
    defShaderNode: null,
    pixelRatio: 1,
    shManager: {
      createShader(shaderKey: string): FakeShader {
        shaders.push({ shaderKey });
        return shaders.at(-1)!;
      },
    },
  };
  const images = {
    create: vi.fn(() => ({})),
    update: vi.fn(),
    destroy: vi.fn(),
    step: () => false,
    pending: 0,
  };
  const atlas = vi.fn((): Texture => ({}) as Texture);
  const groups = createMovingGroups();
  const painter = createLightningPainter({
    stage: stage as unknown as LightningStage,
    groups,
    imageLoader: images as unknown as ImageLoader<Texture>,
    atlas,
    fontReady: () => true,
  });
  const scene = createSceneRoot({
    clock: createFakeClock(),
    fonts: realFonts(),
    painter,
    counters: createCounters(),
    width: 1920,
    height: 1080,
    resolution: 1,
    defaults: {
      placeholder: 0,
      placeholderText: 0xffffffff,
      ring: { color: 0, width: 4, offset: 6 },
      focusMs: 250,
      reducedMotion: false,
      overscan: 2,
      direction: 'ltr',
    },
    wake() {},
    onError() {},
    renewPainter() {},
  });
  return {
    stage,
    groups,
    scene,
    painter,
    images,
    atlas,
    shaders,
    add(type: HostType, props: HostProps, parent: HostNode = scene.stageNode): HostNode {
      const node = createNode(type, props);
      appendChild(parent, node);
      scene.flush();
      return node;
    },
    set(node: HostNode, props: HostProps): void {
      updateProps(node, props);
      scene.flush();
    },
  };
}

const coreOf = (node: HostNode): FakeCore => (node.renderNode as unknown as { core: FakeCore }).core;

/** Which way its quad goes into the buffer, if it has one. */
function paintedAs(node: HostNode): 'quad' | 'box' | 'bands' | null {
  let way: 'quad' | 'box' | 'bands' | null = null;
  coreOf(node).renderQuads({
    addQuad: () => (way = 'quad'),
    addBox: () => (way = 'box'),
    box: [],
    open() {
      way = 'bands';
      return null;
    },
  });
  return way;
}

describe('a hidden page', () => {
  it('has no node, and its tree is drawn again by the same painter', () => {
    const { stage, scene, painter, add } = setUp();
    const page = add('view', { x: 5 });
    const before = coreOf(scene.stageNode);
    painter.release();
    expect([before.destroyed, stage.root.children]).toEqual([true, []]);
    painter.release();
    scene.replacePainter(painter);
    expect(stage.root.children).toEqual([coreOf(scene.stageNode)]);
    expect(coreOf(page)).toMatchObject({ x: 5, parent: coreOf(scene.stageNode) });
    expect(coreOf(scene.stageNode)).not.toBe(before);
  });
});

describe('a record whose numbers are animated', () => {
  const slow = { duration: 100 };

  it('is on its way to its targets from the beginning of the animation on', () => {
    const { add, groups, scene } = setUp();
    const aim = vi.spyOn(groups, 'aim');
    const card = add('view', {});
    scene.motion.animate(card, 'x', 30, slow);
    expect(aim).toHaveBeenCalledWith(coreOf(card), card.renderNode);
    expect(card.renderNode).toMatchObject({ x: 30, y: 0, scale: 1, alpha: 1 });
  });

  it('is on its way to nothing while it is hidden', () => {
    const { add } = setUp();
    const card = add('view', { alpha: 0.6 });
    expect(card.renderNode).toMatchObject({ alpha: 0.6, hidden: false });
    card.hidden = true;
    expect(card.renderNode).toMatchObject({ alpha: 0, hidden: true });
  });

  it.each(['x', 'y', 'scale', 'alpha'] as const)(
    'hands %s to its group, and to its node when that takes none',
    (prop) => {
      const { add, groups } = setUp();
      const card = add('view', { [prop]: 1 });
      const write = vi.spyOn(groups, 'write').mockReturnValueOnce(true);
      card.renderNode!.write(prop, 3);
      expect(write).toHaveBeenCalledWith(coreOf(card), card.renderNode, prop, 3);
      expect(coreOf(card)).toMatchObject({ [prop]: 1 });
      write.mockReturnValueOnce(false);
      card.renderNode!.write(prop, 3);
      expect(coreOf(card)).toMatchObject({ [prop]: 3 });
    },
  );

  it('has all other numbers set at once', () => {
    const { add, groups } = setUp();
    const write = vi.spyOn(groups, 'write');
    add('view', {}).renderNode!.write('w', 3);
    expect(write).not.toHaveBeenCalled();
  });
});

describe('one Lightning node for each record', () => {
  it('is a child of its parent’s node, with the numbers of the record', () => {
    const { stage, scene, add } = setUp();
    const page = add('view', { x: 5, y: 6, w: 7, h: 8, alpha: 0.5, scale: 2, zIndex: 3, color: 0xff });
    const inner = add('view', { pivotX: 0 }, page);
    expect(coreOf(scene.stageNode).parent).toBe(stage.root);
    expect(coreOf(page).parent).toBe(coreOf(scene.stageNode));
    expect(coreOf(page)).toMatchObject({
      x: 5,
      y: 6,
      w: 7,
      h: 8,
      alpha: 0.5,
      scale: 2,
      zIndex: 3,
      color: 0xff,
      pivotX: 0.5,
    });
    expect(coreOf(page).children).toEqual([coreOf(inner)]);
    expect(coreOf(inner).pivotX).toBe(0);
  });

  it('is destroyed with the record, and an image releases its texture', () => {
    const { scene, images, add } = setUp();
    const page = add('view', {});
    const image = add('image', { src: 'a.png' }, page);
    const [pageCore, imageCore] = [coreOf(page), coreOf(image)];
    expect(images.update).toHaveBeenCalledTimes(1);
    removeChild(scene.stageNode, page);
    expect([pageCore.destroyed, imageCore.destroyed, page.renderNode]).toEqual([true, true, null]);
    expect(images.destroy).toHaveBeenCalledTimes(1);
  });

  it('is drawn in the order of the records', () => {
    const { scene, add } = setUp();
    const page = add('view', {});
    const [a, b, c] = ['a', 'b', 'c'].map((testId) => add('view', { testId }, page)) as [
      HostNode,
      HostNode,
      HostNode,
    ];
    insertBefore(page, c, a);
    scene.flush();
    expect(coreOf(page).children).toEqual([c, a, b].map(coreOf));
    expect(coreOf(page).setUpdateType).toHaveBeenCalled();
  });

  it.each(['by its prop', 'by a list, without a prop'])(
    'is drawn above its siblings when it is raised: %s',
    (how) => {
      const { scene, add } = setUp();
      const page = add('view', {});
      const [a, b, c] = [1, 2, 3].map((x) => add('view', { x }, page)) as [HostNode, HostNode, HostNode];
      if (how === 'by its prop') updateProps(a, { x: 1, zIndex: 2 });
      else a.renderNode!.write('zIndex', 2);
      insertBefore(page, c, b);
      scene.flush();
      expect(coreOf(page).children).toEqual([c, b, a].map(coreOf));
    },
  );

  it('of a hidden record stays invisible whatever alpha is written', () => {
    const { add, set } = setUp();
    const node = add('view', { alpha: 0.8, visible: false });
    expect(coreOf(node).alpha).toBe(0);
    set(node, { alpha: 0.6, visible: false });
    expect(coreOf(node).alpha).toBe(0);
    set(node, { alpha: 0.6 });
    expect(coreOf(node).alpha).toBe(0.6);
  });
});

describe('boxes', () => {
  it('that only hold children cost no quad, corners or not', () => {
    const { add, set } = setUp();
    const node = add('view', { w: 10, h: 10 });
    expect(paintedAs(node)).toBeNull();
    set(node, { w: 10, h: 10, color: 0xff0000ff });
    expect(paintedAs(node)).toBe('quad');
    set(node, { w: 10, h: 10, radius: 4 });
    expect(paintedAs(node)).toBeNull();
    set(node, { w: 10, h: 10, radius: 4, color: 0xff0000ff });
    expect(paintedAs(node)).toBe('box');
    set(node, { w: 10, h: 10, border: { width: 1, color: 0xff } });
    expect(paintedAs(node)).toBe('box');
    set(node, { w: 10, h: 10, shadow: { color: 0xff, projection: [0, 0, 4, 0] } });
    expect(paintedAs(node)).toBe('box');
    set(node, { w: 10, h: 10, gradient: { angle: 0, colors: [0, 0xff], stops: [0, 1] } });
    expect(paintedAs(node)).toBe('bands');
  });

  it('are painted from the first step of a colour that fades in to the last of one that fades out', () => {
    const { scene, add, set } = setUp();
    const transition = { duration: 100 };
    const node = add('view', { w: 10, h: 10, transition });
    set(node, { w: 10, h: 10, transition, color: 0xffffffff });
    scene.motion.step(scene.clock.now() + 50);
    expect(coreOf(node).color & 0xff).toBeGreaterThan(0);
    expect(paintedAs(node)).toBe('quad');
    scene.motion.step(scene.clock.now() + 200);
    set(node, { w: 10, h: 10, transition });
    scene.motion.step(scene.clock.now() + 200);
    expect(paintedAs(node)).toBeNull();
  });

  it('share one shader, and all gradients another', () => {
    const { add, set, shaders } = setUp();
    const before = shaders.length;
    const node = add('view', { w: 40, h: 40, radius: 4 });
    const box = coreOf(node).shader;
    expect(box?.shaderKey).toBe('Box');
    expect(coreOf(add('view', { w: 20, h: 20, border: { width: 2, color: 0xff } })).shader).toBe(box);
    const gradient = { angle: 0, colors: [0, 0xff], stops: [0, 1] };
    set(node, { w: 40, h: 40, radius: 999, gradient });
    expect(coreOf(node).shader?.shaderKey).toBe('Gradient');
    expect(coreOf(node)).toMatchObject({ gradient, gradientRadius: 20, boxStyle: null });
    expect(coreOf(add('view', { gradient: { ...gradient, angle: 1 } })).shader).toBe(coreOf(node).shader);
    expect(shaders).toHaveLength(before);
    set(node, { w: 40, h: 40 });
    expect(coreOf(node)).toMatchObject({ shader: null, gradient: null });
  });

  it('clip their children where they are told to', () => {
    const { add, set } = setUp();
    const node = add('view', { clip: true });
    expect(coreOf(node).clipping).toBe(true);
    set(node, {});
    expect(coreOf(node).clipping).toBe(false);
  });
});

it('a text uses the atlas of its weight and characters', () => {
  const { add, set, atlas } = setUp();
  const node = add('text', { children: 'Play' });
  expect(atlas.mock.lastCall).toEqual(['basic-400.png']);
  set(node, { children: 'Play', weight: 700 });
  expect(atlas.mock.lastCall).toEqual(['basic-700.png']);
  set(node, { children: 'Amélie', weight: 700 });
  expect(atlas.mock.lastCall).toEqual(['700.png']);
});
