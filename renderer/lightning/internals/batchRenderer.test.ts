import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createImageNode } from '../imageNode';
import { createGlyphNode } from '../glyphNode';
import { createOverlayNode } from '../overlayNode';
import { realFonts } from '../../text/atlas.fixture';
import { createQuadSheet } from '../../text/quadSheet';
import { layoutText } from '../../text/textLayout';
import { GlyphShader, glyphSlots, ImageShader, imageSlots } from '../shaders';
import { textureUnits } from '../textureUnits';
import { createKeptQuads } from './keptQuads';
import { maxQuads } from './batchRenderer';
import type { BatchRenderer } from './batchRenderer';
import { startUnpatched, stubBrowser } from './fakeWebgl.fixture';
import { contextOf, glStateOf } from './glState';
import { createPlainNode } from './node';
import { cornerAttributes, floatsPerQuad } from './numbers';
import { createShader, registerShaders } from './shaderTypes';
import type { CoreNode, Texture } from './types';

// for the whole file: Lightning goes on by itself for some microtasks after it was started
stubBrowser();

type Spies = Record<
  | 'bindAttribLocation'
  | 'clear'
  | 'enableVertexAttribArray'
  | 'vertexAttribPointer'
  | 'bindTexture'
  | 'activeTexture'
  | 'bufferData'
  | 'bufferSubData'
  | 'drawElements'
  | 'uniform4fv'
  | 'scissor'
  | 'useProgram',
  ReturnType<typeof vi.fn>
>;

let stage: ReturnType<typeof startUnpatched>;
let batches: BatchRenderer;
let gl: Spies & WebGLRenderingContext;

beforeEach(() => {
  stage = startUnpatched();
  batches = stage.renderer as BatchRenderer;
  gl = Object.assign(contextOf(glStateOf(batches)), {
    bindAttribLocation: vi.fn(),
    enableVertexAttribArray: vi.fn(),
    vertexAttribPointer: vi.fn(),
    bindTexture: vi.fn(),
    activeTexture: vi.fn(),
    bufferData: vi.fn(),
    bufferSubData: vi.fn(),
    clear: vi.fn(),
    drawElements: vi.fn(),
    useProgram: vi.fn(),
    uniform4fv: vi.fn(),
    scissor: vi.fn(),
  }) as typeof gl;
  registerShaders(stage, { Image: ImageShader, Glyphs: GlyphShader });
});

/** A node as far as it is drawn. */
function nodeOf(type: 'Image' | 'Glyphs', x = 0): CoreNode {
  const create = type === 'Image' ? createImageNode : createGlyphNode;
  return Object.assign(create(stage, { w: 10, h: 10, shader: createShader(stage, type) }), {
    globalTransform: { ta: 1, tb: 0, tc: 0, td: 1, tx: x, ty: 0 },
    clippingRect: { valid: false, x: 0, y: 0, w: 0, h: 0 },
  });
}

/** A frame of these quads, each with its texture. */
function draw(...quads: (readonly [CoreNode, object])[]): void {
  batches.reset();
  for (const [node, ctxTexture] of quads) batches.addBox(node, { ctxTexture }, 0, 1);
  batches.render();
}

const units = (): number[] => gl.activeTexture.mock.calls.map(([unit]) => Number(unit) - gl.TEXTURE0);

describe('what is the same in the next frame is not set again', () => {
  it('attributes: each has one location in every program, and is set once', () => {
    const names = Object.keys(cornerAttributes);
    const [image, text] = [nodeOf('Image'), nodeOf('Glyphs', 50)];
    expect(gl.bindAttribLocation.mock.calls.map(([, at, name]) => [at, name])).toEqual(
      // two programs of ours; Lightning's own was linked at the start
      [...names.entries(), ...names.entries()].map(([at, name]) => [at, name]),
    );
    for (let frame = 0; frame < 3; frame++) draw([image, {}], [text, {}]);
    expect(gl.enableVertexAttribArray.mock.calls.map(([at]) => at)).toEqual([0, 1, 2, 3, 4]);
    expect(gl.vertexAttribPointer.mock.calls.map((call) => [call[0], call.at(-1)])).toEqual(
      Object.values(cornerAttributes).map((offset, at) => [at, offset]),
    );
    expect(gl.drawElements).toHaveBeenCalledTimes(6);
  });

  it('textures: images and glyphs have units of their own', () => {
    const [image, other, text] = [nodeOf('Image'), nodeOf('Image', 20), nodeOf('Glyphs', 50)];
    const [one, two, font] = [{}, {}, {}];
    // Lightning's own, for its white pixel
    gl.activeTexture.mockClear();
    gl.bindTexture.mockClear();
    draw([image, one], [other, two], [text, font]);
    const { image: first, glyphs } = textureUnits;
    expect(units()).toEqual([first, first + 1, glyphs]);
    expect(gl.bindTexture.mock.calls.map(([, texture]) => texture)).toEqual([one, two, font]);
    draw([image, one], [other, two], [text, font]);
    expect(gl.bindTexture).toHaveBeenCalledTimes(3);
    const third = {};
    draw([image, one], [other, third], [text, font]);
    expect(gl.bindTexture.mock.calls.slice(3).map(([, texture]) => texture)).toEqual([third]);
    expect(units().slice(3)).toEqual([first + 1]);
  });

  it('the order of the quads: one that only moved is no upload of indices', () => {
    const [image, text] = [nodeOf('Image'), nodeOf('Glyphs', 50)];
    const [one, font] = [{}, {}];
    const uploads = (): number =>
      gl.bufferData.mock.calls.filter(([target]) => target === gl.ELEMENT_ARRAY_BUFFER).length;
    draw([image, one], [text, font]);
    expect(uploads()).toBe(1);
    image.globalTransform!.tx = 7;
    draw([image, one], [text, font]);
    expect(uploads()).toBe(1);
    draw([image, one]);
    expect(uploads()).toBe(2);
  });

  it('the quads, while only their group moves: the programs move them, and their clip', () => {
    const [image, text] = [nodeOf('Image'), nodeOf('Glyphs', 50)];
    Object.assign(image.clippingRect, { valid: true, x: 0, y: 0, w: 40, h: 30 });
    const { moves } = batches.groups;
    moves.set(5, 0, { scale: 1, x: 0, y: 0 }, { scale: 1, x: 0, y: 0 }, { scale: 2, x: 100, y: 0 });
    batches.group = batches.clipGroup = 5;
    draw([image, {}], [text, {}]);
    const numbers = batches.fQuadBuffer.slice(0, floatsPerQuad);
    expect([5, 13, 21, 29].map((at) => Math.floor(numbers[at]! / 8))).toEqual([5, 5, 5, 5]);
    gl.bufferData.mockClear();
    gl.uniform4fv.mockClear();
    moves.moveTo(5, 1.5, 20, 10);
    batches.drawAgain();
    expect(gl.bufferData).not.toHaveBeenCalled();
    expect(gl.drawElements).toHaveBeenCalledTimes(4);
    // once for each of the two programs
    expect(gl.uniform4fv).toHaveBeenCalledTimes(2);
    expect(Array.from(gl.uniform4fv.mock.calls[0]![1].subarray(20, 23))).toEqual([1.5, 20, 10]);
    const height = gl.canvas.height;
    expect(gl.scissor).toHaveBeenLastCalledWith(20, height - 45 - 10, 60, 45);
    expect(batches.draws).toBe(2);
  });

  it('the other quads, when one is written again: another texture, another fade', () => {
    const [first, second] = [nodeOf('Image'), nodeOf('Image', 20)];
    const [one, two] = [{ ctxTexture: {} }, { ctxTexture: {} }];
    const kept = createKeptQuads();
    batches.reset();
    batches.group = 3;
    batches.addBox(first, one, 0, 1);
    batches.addBox(second, null, 1, 0, null, null, kept);
    batches.render();
    expect(kept).toMatchObject({ at: floatsPerQuad, group: 3 });
    const before = batches.fQuadBuffer.slice(0, 2 * floatsPerQuad);
    gl.bindTexture.mockClear();
    expect(batches.rewritten).toBe(false);
    // the group of what is written next
    batches.group = 0;
    expect(batches.rewriteBox(second, two, 1, 0.5, null, null, kept)).toBe(true);
    expect(batches.rewritten).toBe(true);
    batches.drawAgain();
    expect(gl.bufferSubData.mock.calls).toEqual([
      [gl.ARRAY_BUFFER, floatsPerQuad * 4, batches.fQuadBuffer.subarray(floatsPerQuad, 2 * floatsPerQuad)],
    ]);
    expect(gl.bindTexture.mock.calls.map(([, texture]) => texture)).toEqual([two.ctxTexture]);
    const after = batches.fQuadBuffer.slice(0, 2 * floatsPerQuad);
    // group 3, the second sampler, half faded in
    for (const corner of [5, 13, 21, 29]) before[floatsPerQuad + corner] = 3 * 8 + 2 + 0.5;
    expect(after).toEqual(before);
    expect(batches.rewritten).toBe(false);
    batches.drawAgain();
    expect(gl.bufferSubData).toHaveBeenCalledTimes(1);
  });

  it('uniforms of a draw call, until it is written anew, gets another texture, or another call has set others', () => {
    const [first, second, text] = [nodeOf('Image'), nodeOf('Image', 20), nodeOf('Glyphs', 50)];
    const one = { ctxTexture: {} };
    const kept = createKeptQuads();
    const told = vi.spyOn(first as never as { bindUniforms(): void }, 'bindUniforms');
    const write = (): void => {
      batches.reset();
      batches.addBox(first, one, 0, 1);
      batches.addBox(second, null, 1, 0, null, null, kept);
      batches.addBox(text, one, 0, 1);
      batches.render();
    };
    write();
    expect(told).toHaveBeenCalledTimes(1);
    batches.drawAgain();
    batches.drawAgain();
    expect(told, 'drawn again').toHaveBeenCalledTimes(1);
    batches.rewriteBox(second, { ctxTexture: {} }, 1, 0.5, null, null, kept);
    batches.drawAgain();
    expect(told, 'another texture').toHaveBeenCalledTimes(2);
    write();
    expect(told, 'written').toHaveBeenCalledTimes(3);
    const other = nodeOf('Image', 100);
    Object.assign(other, { radius: 8 });
    draw([first, one], [other, one]);
    batches.drawAgain();
    expect(told, 'two calls of one program').toHaveBeenCalledTimes(5);
  });

  it('uniforms are set for each filling of the buffer, when a frame has more quads than it holds', () => {
    const node = nodeOf('Image');
    const told = vi.spyOn(node as never as { bindUniforms(): void }, 'bindUniforms');
    const texture = { ctxTexture: {} };
    batches.reset();
    for (let i = 0; i <= maxQuads; i++) batches.addBox(node, texture, 0, 0);
    batches.render();
    expect(told).toHaveBeenCalledTimes(2);
  });

  it('the range of those that were written again, in one upload', () => {
    const nodes = [0, 20, 40, 60].map((x) => nodeOf('Image', x));
    const kept = nodes.map(() => createKeptQuads());
    batches.reset();
    nodes.forEach((node, i) => batches.addBox(node, null, 1, 0, null, null, kept[i]));
    batches.render();
    for (const i of [2, 1]) batches.rewriteBox(nodes[i]!, { ctxTexture: {} }, 1, 1, null, null, kept[i]!);
    batches.drawAgain();
    const [[, offset, data]] = gl.bufferSubData.mock.calls as [[number, number, Float32Array]];
    expect([offset, data.length]).toEqual([floatsPerQuad * 4, 2 * floatsPerQuad]);
  });

  it('all of it when a quad is not where it was, or its call has no room for the texture', () => {
    const [node, other] = [nodeOf('Image'), nodeOf('Image', 20)];
    const kept = createKeptQuads();
    const write = (): boolean => batches.rewriteBox(node, { ctxTexture: {} }, 1, 1, null, null, kept);
    expect(write(), 'never written').toBe(false);
    batches.reset();
    batches.addBox(node, null, 1, 0, null, null, kept);
    batches.render();
    for (let slot = 0; slot < imageSlots; slot++) expect(write()).toBe(true);
    expect(write(), 'one texture too many').toBe(false);
    draw([other, {}]);
    expect(batches.rewritten, 'written with all others').toBe(false);
    expect(write(), 'left out of the last frame').toBe(false);
  });

  it('nothing of a quad that cannot be seen', () => {
    const node = nodeOf('Image', -500);
    const kept = createKeptQuads();
    expect(batches.giveUp(kept), 'never written').toBe(false);
    batches.reset();
    batches.addBox(node, null, 1, 0, null, null, kept);
    batches.render();
    expect(batches.giveUp(kept)).toBe(true);
    expect(batches.rewriteBox(node, { ctxTexture: {} }, 1, 1, null, null, kept)).toBe(true);
    expect(batches.rewritten).toBe(false);
    batches.reset();
    expect(batches.giveUp(kept), 'of the frame before').toBe(false);
  });

  it('nothing of an image that is given up for being far; what was written does not hold for a next frame', () => {
    const node = nodeOf('Image');
    const kept = createKeptQuads();
    batches.reset();
    batches.groups.kept = true;
    batches.addBox(node, null, 1, 0, null, null, kept);
    batches.render();
    expect([batches.giveUp(kept), batches.groups.kept]).toEqual([false, true]);
    batches.givesUpFar = true;
    expect([batches.giveUp(kept), batches.groups.kept]).toEqual([true, false]);
  });

  it('no box is drawn that comes first and opaque: the canvas is cleared to it, in each frame', () => {
    const plain = createPlainNode(stage, { w: 10, h: 10, parent: stage.root });
    const white = { premultipliedColorTl: 0xffffffff, premultipliedColorTr: 0xffffffff };
    Object.assign(plain, white, { premultipliedColorBl: 0xffffffff, premultipliedColorBr: 0xffffffff });
    Object.assign(plain, { globalTransform: { ta: 1, tb: 0, tc: 0, td: 1, tx: 0, ty: 0 } });
    const drawn = (...write: (() => void)[]): number => {
      gl.clear.mockClear();
      batches.reset();
      expect(gl.clear, 'not before it is known what to').not.toHaveBeenCalled();
      for (const each of write) each();
      batches.render();
      return batches.draws;
    };
    const ground = (): void => batches.addQuad(plain);
    const image = (): void => batches.addBox(nodeOf('Image', 20), { ctxTexture: {} }, 0, 1);
    expect(drawn(ground)).toBe(0);
    expect(gl.clear, 'the stage, and the ground').toHaveBeenCalledTimes(2);
    batches.drawAgain();
    expect(gl.clear).toHaveBeenCalledTimes(4);
    expect(drawn(ground, image)).toBe(1);
    expect(drawn(image, ground), 'above something').toBe(2);
    expect(gl.clear).toHaveBeenCalledTimes(1);
    batches.group = 3;
    expect(drawn(ground), 'that moves').toBe(1);
  });

  it('no texture is bound to the unit that uploads work with, and none beyond the eighth', () => {
    const { image, glyphs, plain } = textureUnits;
    const from = (first: number, count: number) => Array.from({ length: count }, (_, slot) => first + slot);
    const all = [...from(image, imageSlots), ...from(glyphs, glyphSlots), plain];
    expect(new Set(all).size).toBe(all.length);
    expect(Math.min(...all)).toBe(1);
    expect(Math.max(...all)).toBeLessThan(8);
  });
});

describe('what is written between two frames', () => {
  /** Every call of WebGL, by name. */
  const calls = (): string[] =>
    Object.entries(gl).flatMap(([name, each]) =>
      vi.isMockFunction(each) && each.mock.calls.length > 0 ? [name] : [],
    );

  it('makes no call of WebGL, and is drawn by the next one, with what was written again meanwhile', () => {
    const [image, other, text] = [nodeOf('Image'), nodeOf('Image', 20), nodeOf('Glyphs', 50)];
    const kept = createKeptQuads();
    Object.assign(text.clippingRect, { valid: true, x: 0, y: 0, w: 90, h: 30 });
    draw([image, {}], [text, {}]);
    vi.clearAllMocks();
    batches.prepare();
    batches.addBox(image, { ctxTexture: {} }, 0, 1, null, null, kept);
    for (const node of [other, text]) batches.addBox(node, { ctxTexture: {} }, 0, 1);
    batches.prepared();
    expect(calls()).toEqual([]);
    expect(batches.rewritten).toBe(true);
    batches.rewriteBox(image, { ctxTexture: {} }, 0, 0.5, null, null, kept);
    batches.drawAgain();
    const targets = gl.bufferData.mock.calls.map(([target]) => Number(target));
    expect(targets).toEqual([gl.ARRAY_BUFFER, gl.ELEMENT_ARRAY_BUFFER]);
    expect(gl.bufferSubData).not.toHaveBeenCalled();
    expect(gl.clear).toHaveBeenCalledTimes(1);
    expect(gl.drawElements.mock.calls.map(([, indices]) => Number(indices))).toEqual([12, 6]);
    expect([batches.draws, batches.getQuadCount()]).toEqual([2, 3]);
    expect(batches.rewritten).toBe(false);
    gl.bufferData.mockClear();
    batches.drawAgain();
    expect(gl.bufferData).not.toHaveBeenCalled();
    expect(gl.drawElements).toHaveBeenCalledTimes(4);
  });

  it('is forgotten by a frame that is written', () => {
    batches.prepare();
    batches.addBox(nodeOf('Image'), { ctxTexture: {} }, 0, 1);
    batches.prepared();
    draw();
    expect(batches.rewritten).toBe(false);
    expect(gl.drawElements).not.toHaveBeenCalled();
  });

  it('does not hold when it is more than fits in the buffer: nothing can be drawn in the middle of it', () => {
    const node = nodeOf('Image');
    batches.groups.kept = true;
    vi.clearAllMocks();
    batches.prepare();
    for (let i = 0; i <= maxQuads; i++) batches.addBox(node, { ctxTexture: {} }, 0, 0);
    batches.prepared();
    expect(batches.groups.kept).toBe(false);
    expect(calls()).toEqual([]);
  });
});

describe('texts of two atlases share a draw call', () => {
  const layout = layoutText({ children: 'a' }, realFonts());
  const atlases = ['regular', 'bold', 'whole'].map(
    (name) => ({ state: 'loaded', ctxTexture: { ctxTexture: name } }) as unknown as Texture,
  );

  function textOf(atlas: number, x: number): CoreNode {
    const node = nodeOf('Glyphs', x) as ReturnType<typeof createGlyphNode>;
    node.setText(layout, atlases[atlas]!, Infinity);
    return node;
  }

  /** What `v_amount` of each letter is, in the order they were written. */
  function drawTexts(...nodes: CoreNode[]): number[] {
    batches.reset();
    for (const node of nodes) node.renderQuads(batches as never);
    batches.render();
    return nodes.map((_, quad) => batches.fQuadBuffer[quad * floatsPerQuad + 5]!);
  }

  it('each letter says by the sign of its range which of them it is in', () => {
    const ranges = drawTexts(textOf(0, 0), textOf(1, 100), textOf(0, 200), textOf(1, 300));
    expect(batches.draws).toBe(1);
    const [range] = ranges as [number];
    expect(range).toBeGreaterThan(0);
    expect(ranges).toEqual([range, -range, range, -range]);
    expect(units().slice(-2)).toEqual([textureUnits.glyphs, textureUnits.glyphs + 1]);
    expect(gl.bindTexture.mock.calls.slice(-2).map(([, texture]) => texture)).toEqual(['regular', 'bold']);
  });

  it('a third begins another call, in its first slot', () => {
    const [one, two, three] = drawTexts(textOf(0, 0), textOf(1, 100), textOf(2, 200)) as [
      number,
      number,
      number,
    ];
    expect(batches.draws).toBe(2);
    expect([Math.sign(one), Math.sign(two), Math.sign(three)]).toEqual([1, -1, 1]);
  });

  it('but the overlay’s, whose sheets are written for the first slot', () => {
    const overlay = createOverlayNode(stage, 1920, 1080);
    const sheet = createQuadSheet(1);
    overlay.show([sheet], atlases[1]!);
    Object.assign(overlay, { clippingRect: { valid: false } });
    drawTexts(textOf(0, 0), overlay);
    expect(batches.draws).toBe(2);
  });
});
