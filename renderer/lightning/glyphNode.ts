/**
 * SDF text as quads in the common buffer.
 *
 * Lightning's own SDF renderer creates a vertex buffer for every text in every frame and a draw call for each; here
 * the glyphs are written next to all other quads, so consecutive texts of one atlas are one draw call, and a frame
 * allocates nothing.
 */
import { maxQuads } from './internals/batchRenderer';
import { nodeFactory } from './internals/node';
import { floatsPerQuad } from './internals/numbers';
import { withRecolor } from './internals/recolor';
import type { RecolorNode } from './internals/recolor';
import { contextTextureOf } from './internals/textures';
import type { BatchedNode, NodeClass, QuadWriter, Texture } from './internals/types';
import { clipGlyphs } from './clipGlyphs';
import { glyphSlots } from './shaders';
import { textureUnits } from './textureUnits';
import { kerningOf } from '../text/fonts';
import type { TextLayout } from '../text/textLayout';

export interface GlyphNode extends RecolorNode {
  /**
   * Sets the text; `atlas` is the texture of the layout's atlas. With a finite `windowWidth` the line is clipped to it
   * and can slide; Infinity for a text that does not move.
   */
  setText(layout: TextLayout, atlas: Texture, windowWidth: number): void;
  /** Sets the line's offset in its window. */
  slide(x: number): void;
  /** Draws nothing from now on. */
  clearText(): void;
}

/** Numbers per glyph in `glyphs`: two corners in the box, two in the atlas. */
const floatsPerGlyph = 8;

interface GlyphBounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const createGlyphNode = nodeFactory(makeClass);

function makeClass(Base: NodeClass): NodeClass<GlyphNode> {
  return class extends withRecolor(Base) implements GlyphNode, BatchedNode {
    private glyphs: Float32Array = new Float32Array(0);
    private count = 0;
    private atlas: Texture | null = null;
    /** Distance range in stage pixels at scale 1. */
    private range = 0;
    private readonly box: GlyphBounds = { left: 0, top: 0, right: 0, bottom: 0 };
    readonly ownsUniforms = true;
    readonly textureSlots = glyphSlots;
    readonly textureUnit = textureUnits.glyphs;

    /** All glyphs of a clipped line; `glyphs` contains those in the window. */
    private line: Float32Array | null = null;
    private lineCount = 0;
    private windowWidth = Infinity;

    setText(layout: TextLayout, atlas: Texture, windowWidth: number): void {
      this.atlas = atlas;
      const sdf = layout.atlas!;
      const scale = layout.size / sdf.data.info.size;
      this.range = sdf.data.distanceField.distanceRange * scale;
      const needed = lettersOf(layout) * floatsPerGlyph;
      if (this.glyphs.length < needed) this.glyphs = new Float32Array(needed);
      this.count = layoutGlyphs(layout, this.glyphs);
      putBounds(this.box, this.glyphs, this.count);
      this.windowWidth = windowWidth;
      this.lineCount = this.count;
      this.line = windowWidth < Infinity ? this.glyphs.slice() : null;
      this.slide(0);
      this.stage.requestRender();
    }

    slide(x: number): void {
      if (this.line === null) return;
      this.box.left = 0;
      this.box.right = this.windowWidth;
      this.count = clipGlyphs(this.line, this.lineCount, x, this.windowWidth, this.glyphs);
      this.stage.requestRender();
    }

    clearText(): void {
      this.count = 0;
    }

    canBatchWith(): boolean {
      return true;
    }

    bindUniforms(): void {}

    override renderQuads(out: QuadWriter): void {
      const atlas = this.atlas;
      if (this.count === 0 || atlas === null || atlas.state !== 'loaded') return;
      const { ta, tb, tc, td, tx, ty } = this.globalTransform!;
      const { left, top, right, bottom } = this.box;
      const rotated = tb !== 0 || tc !== 0;
      const outset = rotated ? Math.abs(right - left) + Math.abs(bottom - top) : 0;
      const covered = out.box;
      covered[0] = tx + left * ta - outset;
      covered[1] = ty + top * td - outset;
      covered[2] = tx + right * ta + outset;
      covered[3] = ty + bottom * td + outset;
      const call = out.open(this, contextTextureOf(atlas), Math.min(this.count, maxQuads));
      const { keptQuads } = this;
      const start = out.curBufferIdx;
      if (call === null) {
        if (keptQuads !== null) out.keep(keptQuads, null, start, 0);
        return;
      }
      // Limited to the buffer's size: no stage shows more glyphs than that.
      const end = Math.min(start + this.count * floatsPerQuad, maxQuads * floatsPerQuad);
      const f = out.fQuadBuffer;
      const u = out.uiQuadBuffer;
      const color = this.premultipliedColorTl;
      const range = this.range * Math.abs(ta) * this.stage.pixelRatio * (out.slot === 0 ? 1 : -1);
      const glyphs = this.glyphs;
      // Lines above and below the clip are skipped, unless they come into it.
      const clip = this.clippingRect;
      const { group } = out;
      const still = group === out.clipGroup;
      const seenTop = !still ? -Infinity : clip.valid ? clip.y : 0;
      const seenBottom = !still ? Infinity : clip.valid ? clip.y + clip.h : this.stage.root.props.h;
      let at = start;
      for (let l = 0, last = this.count * floatsPerGlyph; l < last && at < end; l += floatsPerGlyph) {
        const x1 = glyphs[l]!;
        const y1 = glyphs[l + 1]!;
        const x2 = glyphs[l + 2]!;
        const y2 = glyphs[l + 3]!;
        const u1 = glyphs[l + 4]!;
        const v1 = glyphs[l + 5]!;
        const u2 = glyphs[l + 6]!;
        const v2 = glyphs[l + 7]!;
        let left = tx + x1 * ta;
        let right = tx + x2 * ta;
        let top = ty + y1 * td;
        let bottom = ty + y2 * td;
        if (!rotated) {
          if (bottom < seenTop || top > seenBottom) continue;
          f[at] = f[at + 16] = left;
          f[at + 8] = f[at + 24] = right;
          f[at + 1] = f[at + 9] = top;
          f[at + 17] = f[at + 25] = bottom;
        } else {
          f[at] = left + y1 * tb;
          f[at + 1] = top + x1 * tc;
          f[at + 8] = right + y1 * tb;
          f[at + 9] = top + x2 * tc;
          f[at + 16] = left + y2 * tb;
          f[at + 17] = bottom + x1 * tc;
          f[at + 24] = right + y2 * tb;
          f[at + 25] = bottom + x2 * tc;
        }
        f[at + 2] = f[at + 18] = u1;
        f[at + 10] = f[at + 26] = u2;
        f[at + 3] = f[at + 11] = v1;
        f[at + 19] = f[at + 27] = v2;
        u[at + 4] = u[at + 12] = u[at + 20] = u[at + 28] = color;
        f[at + 5] = f[at + 13] = f[at + 21] = f[at + 29] = range;
        f[at + 6] = f[at + 14] = f[at + 22] = f[at + 30] = group;
        at += floatsPerQuad;
      }
      if (keptQuads !== null) out.keep(keptQuads, call, start, (at - start) / floatsPerQuad);
      out.close(call, at);
    }
  };
}

/** The bounding box of all glyphs. */
function putBounds(box: GlyphBounds, glyphs: Float32Array, count: number): void {
  box.left = box.top = Infinity;
  box.right = box.bottom = -Infinity;
  for (let l = 0; l < count * floatsPerGlyph; l += floatsPerGlyph) {
    if (glyphs[l]! < box.left) box.left = glyphs[l]!;
    if (glyphs[l + 1]! < box.top) box.top = glyphs[l + 1]!;
    if (glyphs[l + 2]! > box.right) box.right = glyphs[l + 2]!;
    if (glyphs[l + 3]! > box.bottom) box.bottom = glyphs[l + 3]!;
  }
}

/** Letters of all lines: as many glyphs there are at most. */
export function lettersOf({ lines }: TextLayout): number {
  let letters = 0;
  for (let row = 0; row < lines.length; row++) letters += lines[row]!.length;
  return letters;
}

/** Writes the corners of every glyph that has pixels. @returns their number */
export function layoutGlyphs(layout: TextLayout, out: Float32Array): number {
  const { lines, offsets, letterSpacing } = layout;
  const sdf = layout.atlas!;
  const { glyphs, ascent, descent, data } = sdf;
  const { scaleW, scaleH } = data.common;
  const scale = layout.size / data.info.size;
  const leading = (layout.lineHeight - (ascent + descent) * layout.size) / 2;
  let l = 0;
  for (let row = 0; row < lines.length; row++) {
    const line = lines[row]!;
    let x = offsets[row]!;
    const y = row * layout.lineHeight + leading;
    let previous = 0;
    for (let i = 0; i < line.length; i++) {
      const code = line.charCodeAt(i);
      const glyph = glyphs.get(code);
      if (glyph === undefined) continue;
      if (previous !== 0) x += kerningOf(sdf, previous, code) * scale;
      previous = code;
      const { width, height } = glyph;
      if (width > 0 && height > 0) {
        out[l] = x + glyph.xoffset * scale;
        out[l + 1] = y + glyph.yoffset * scale;
        out[l + 2] = out[l]! + width * scale;
        out[l + 3] = out[l + 1]! + height * scale;
        out[l + 4] = glyph.x / scaleW;
        out[l + 5] = glyph.y / scaleH;
        out[l + 6] = (glyph.x + width) / scaleW;
        out[l + 7] = (glyph.y + height) / scaleH;
        l += floatsPerGlyph;
      }
      x += glyph.xadvance * scale + letterSpacing;
    }
  }
  return l / floatsPerGlyph;
}
