import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createBoxNode } from '../boxNode';
import type { BoxNode } from '../boxNode';
import { createImageNode } from '../imageNode';
import type { ImageNode } from '../imageNode';
import { GlyphShader, ImageShader } from '../shaders';
import type { BatchRenderer } from './batchRenderer';
import { startUnpatched, stubBrowser } from './fakeWebgl.fixture';
import { contextOf, glStateOf } from './glState';
import { floatsPerQuad } from './numbers';
import { premultiplied } from './recolor';
import type { RecolorNode } from './recolor';
import { createShader, registerShaders } from './shaderTypes';

// for the whole file: Lightning goes on by itself for some microtasks after it was started
stubBrowser();

let stage: ReturnType<typeof startUnpatched>;
let batches: BatchRenderer;
let bufferSubData: ReturnType<typeof vi.fn>;

beforeEach(() => {
  stage = startUnpatched();
  batches = stage.renderer as BatchRenderer;
  bufferSubData = vi.fn();
  Object.assign(contextOf(glStateOf(batches)), { bufferSubData });
  registerShaders(stage, { Glyphs: GlyphShader, Image: ImageShader });
});

/** A box as its update leaves it, at `x`. */
function boxAt(x: number, color: number, alpha = 1): BoxNode {
  const node = createBoxNode(stage as never, { x, w: 10, h: 10, color, parent: stage.root as never });
  return updated(node, x, color, alpha);
}

/** An image whose file is on its way. */
function imageAt(x: number, color: number): ImageNode {
  const shader = createShader(stage as never, 'Image');
  const node = createImageNode(stage as never, {
    x,
    w: 10,
    h: 10,
    color,
    shader,
    parent: stage.root as never,
  });
  return Object.assign(updated(node, x, color, 1), { awaited: true });
}

function updated<Node extends RecolorNode>(node: Node, x: number, color: number, alpha: number): Node {
  const corner = premultiplied(color, alpha);
  return Object.assign(node, {
    globalTransform: { ta: 1, tb: 0, tc: 0, td: 1, tx: x, ty: 0 },
    clippingRect: { valid: false, x: 0, y: 0, w: 0, h: 0 },
    worldAlpha: alpha,
    updateType: 0,
    premultipliedColorTl: corner,
    premultipliedColorTr: corner,
    premultipliedColorBl: corner,
    premultipliedColorBr: corner,
  });
}

function write(...nodes: RecolorNode[]): void {
  batches.reset();
  for (const node of nodes) node.renderQuads(batches as never);
  batches.render();
}

const cornersOf = (quad: number): number[] =>
  [4, 12, 20, 28].map((at) => batches.uiQuadBuffer[quad * floatsPerQuad + at]!);

describe('a colour as vertices take it', () => {
  it.each([
    [0x11223344, 1, 0x440d0904],
    [0xffffffff, 1, 0xffffffff],
    [0xff8000ff, 0.5, 0x7f00407f],
    [0xffffff00, 1, 0],
  ])('of %i with opacity %d', (color, alpha, corner) => {
    expect(premultiplied(color, alpha)).toBe(corner);
  });
});

describe('another colour for a box', () => {
  it('goes to its quad alone, once it is known where that is', () => {
    const [first, second] = [boxAt(0, 0x80000080), boxAt(20, 0x00ff0080, 0.5)];
    write(first, second);
    expect(second.recolor(0xff0000ff), 'not known yet').toBe(false);
    write(first, second);
    const before = cornersOf(0);
    expect(second.recolor(0xff0000ff)).toBe(true);
    expect([second.color, second.updateType, batches.rewritten]).toEqual([0xff0000ff, 0, true]);
    const corner = premultiplied(0xff0000ff, 0.5);
    expect([cornersOf(0), cornersOf(1)]).toEqual([before, [corner, corner, corner, corner]]);
    batches.drawAgain();
    const [[, offset, data]] = bufferSubData.mock.calls as [[number, number, Float32Array]];
    expect([offset, data.length]).toEqual([floatsPerQuad * 4, floatsPerQuad]);
    second.renderQuads(batches as never);
    expect(second.premultipliedColorBr, 'written anew it keeps the colour').toBe(corner);
  });

  it.each<[string, (node: BoxNode) => void, number]>([
    ['that is marked for another change', (node) => node.setUpdateType(2), 0xff0000ff],
    ['that was left out of the last frame', () => write(), 0xff0000ff],
    ['that fades out', () => {}, 0xff000000],
  ])('has all written for one %s', (_what, change, color) => {
    const node = boxAt(0, 0x80000080);
    node.recolor(0x70000080);
    write(node);
    change(node);
    const before = node.color;
    expect(node.recolor(color)).toBe(false);
    expect([node.color, batches.rewritten]).toEqual([before, false]);
  });

  it('is for later when the box cannot be seen', () => {
    const node = boxAt(-500, 0x80000080);
    node.recolor(0x70000080);
    write(node);
    expect(node.recolor(0xff0000ff)).toBe(true);
    expect([node.color, batches.rewritten]).toEqual([0xff0000ff, false]);
  });

  it('goes to an image the same way, and from the first on: where it is is known for its textures', () => {
    const [box, icon] = [boxAt(0, 0x80000080), imageAt(20, 0x112233ff)];
    write(box, icon);
    const before = cornersOf(0);
    expect(icon.recolor(0xff0000ff)).toBe(true);
    const corner = premultiplied(0xff0000ff, 1);
    expect([cornersOf(0), cornersOf(1)]).toEqual([before, [corner, corner, corner, corner]]);
    expect([icon.color, icon.updateType, batches.rewritten]).toEqual([0xff0000ff, 0, true]);
    batches.drawAgain();
    icon.repaint();
    expect(cornersOf(1), 'a texture that comes keeps the colour').toEqual([corner, corner, corner, corner]);
  });

  it('marks it as ever afterwards', () => {
    const node = boxAt(0, 0x80000080);
    node.recolor(0x70000080);
    write(node);
    node.recolor(0xff0000ff);
    node.color = 0x00ff00ff;
    expect(node.updateType).not.toBe(0);
  });
});
