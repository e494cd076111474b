/**
 * SDF text as quads in the common buffer.
 *
 * Lightning's own SDF renderer makes a vertex buffer for every text in every frame and a draw call for each; here the
 * letters are written beside all other quads, so consecutive texts of one atlas are one draw call and no frame allocates.
 */
import { floatsPerQuad, maxQuads } from './batchRenderer';
import type { BatchRenderer } from './batchRenderer';
import { contextOf, nodeFactory } from './lightning';
import type { CoreNode, GlState, NodeClass, Texture } from './lightning';
import type { BatchedNode } from './programState';
import { slideLetters } from './slidingLetters';
import type { TextLayout } from './textLayout';

export interface GlyphNode extends CoreNode {
  /**
   * Puts other letters in; `atlas` is the texture of the layout's face. With a `room` they slide through a window of that
   * width; Infinity for a text at rest.
   */
  setText(layout: TextLayout, atlas: Texture, room: number): void;
  /** Moves the letters in their window. */
  slide(x: number): void;
  /** Draws nothing from now on. */
  clearText(): void;
}

/** Numbers of one letter in `letters`: two corners in the box, two in the atlas. */
const perLetter = 8;

interface LetterBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const createGlyphNode = nodeFactory(makeClass);

function makeClass(Base: NodeClass): NodeClass<GlyphNode> {
  return class extends Base implements GlyphNode, BatchedNode {
    private letters: Float32Array = new Float32Array(0);
    private count = 0;
    private atlas: Texture | null = null;
    /** Distance range in stage pixels at scale 1. */
    private range = 0;
    private box: LetterBox = { left: 0, top: 0, right: 0, bottom: 0 };
    readonly ownsUniforms = true;
    readonly textureSlots = 1;

    /** Of a line that runs: all of its letters, of which `letters` holds those in the window. */
    private line: Float32Array | null = null;
    private lineCount = 0;
    private room = Infinity;

    setText(layout: TextLayout, atlas: Texture, room: number): void {
      this.atlas = atlas;
      const sdf = layout.face.sdf!;
      const scale = layout.size / sdf.data.info.size;
      this.range = sdf.data.distanceField.distanceRange * scale;
      this.count = placeLetters(layout, (needed) => {
        if (this.letters.length < needed * perLetter) this.letters = new Float32Array(needed * perLetter);
        return this.letters;
      });
      this.box = boundsOf(this.letters, this.count);
      this.room = room;
      this.lineCount = this.count;
      this.line = room < Infinity ? this.letters.slice() : null;
      this.slide(0);
      this.stage.requestRender();
    }

    slide(x: number): void {
      if (this.line === null) return;
      this.box.left = 0;
      this.box.right = this.room;
      this.count = slideLetters(this.line, this.lineCount, x, this.room, this.letters);
      this.stage.requestRender();
    }

    clearText(): void {
      this.count = 0;
    }

    alikeTo(): boolean {
      return true;
    }

    bindUniforms(gl: GlState): void {
      gl.uniform1i('u_texture', 0);
    }

    override renderQuads(renderer: unknown): void {
      const atlas = this.atlas;
      if (this.count === 0 || atlas === null || atlas.state !== 'loaded') return;
      const out = renderer as BatchRenderer;
      const { ta, tb, tc, td, tx, ty } = this.globalTransform!;
      const { left, top, right, bottom } = this.box;
      const turned = tb !== 0 || tc !== 0;
      const reach = turned ? Math.abs(right - left) + Math.abs(bottom - top) : 0;
      const call = out.open(
        this,
        contextOf(atlas),
        Math.min(this.count, maxQuads),
        tx + left * ta - reach,
        ty + top * td - reach,
        tx + right * ta + reach,
        ty + bottom * td + reach,
      );
      if (call === null) return;
      const start = out.curBufferIdx;
      // so many as there is room for: more letters than that do not fit on a stage
      const end = Math.min(start + this.count * floatsPerQuad, maxQuads * floatsPerQuad);
      const f = out.fQuadBuffer;
      const u = out.uiQuadBuffer;
      const color = this.premultipliedColorTl;
      const range = this.range * Math.abs(ta) * this.stage.pixelRatio;
      const letters = this.letters;
      // rows above and below what can be seen cost nothing
      const clip = this.clippingRect;
      const seenTop = clip.valid ? clip.y : 0;
      const seenBottom = clip.valid ? clip.y + clip.h : this.stage.root.props.h;
      let at = start;
      for (let l = 0, last = this.count * perLetter; l < last && at < end; l += perLetter) {
        const x1 = letters[l]!;
        const y1 = letters[l + 1]!;
        const x2 = letters[l + 2]!;
        const y2 = letters[l + 3]!;
        const u1 = letters[l + 4]!;
        const v1 = letters[l + 5]!;
        const u2 = letters[l + 6]!;
        const v2 = letters[l + 7]!;
        let left = tx + x1 * ta;
        let right = tx + x2 * ta;
        let top = ty + y1 * td;
        let bottom = ty + y2 * td;
        if (!turned) {
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
        at += floatsPerQuad;
      }
      out.close(call, at);
    }
  };
}

/** The box round all letters. */
function boundsOf(letters: Float32Array, count: number): LetterBox {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (let l = 0; l < count * perLetter; l += perLetter) {
    box.left = Math.min(box.left, letters[l]!);
    box.top = Math.min(box.top, letters[l + 1]!);
    box.right = Math.max(box.right, letters[l + 2]!);
    box.bottom = Math.max(box.bottom, letters[l + 3]!);
  }
  return box;
}

/** Writes the corners of every visible letter; returns how many. `room` gives an array for that many letters. */
export function placeLetters(layout: TextLayout, room: (letters: number) => Float32Array): number {
  const sdf = layout.face.sdf!;
  const { scaleW, scaleH } = sdf.data.common;
  const scale = layout.size / sdf.data.info.size;
  const leading = (layout.lineHeight - (sdf.ascent + sdf.descent) * layout.size) / 2;
  const out = room(layout.lines.reduce((sum, line) => sum + line.length, 0));
  let count = 0;
  layout.lines.forEach((line, row) => {
    let x = layout.offsets[row]!;
    const y = row * layout.lineHeight + leading;
    let previous = 0;
    for (let i = 0; i < line.length; i++) {
      const code = line.charCodeAt(i);
      const glyph = sdf.glyphs.get(code);
      if (glyph === undefined) continue;
      if (previous !== 0) x += (sdf.kernings.get((code << 16) | previous) ?? 0) * scale;
      previous = code;
      if (glyph.width > 0 && glyph.height > 0) {
        const l = count * perLetter;
        out[l] = x + glyph.xoffset * scale;
        out[l + 1] = y + glyph.yoffset * scale;
        out[l + 2] = out[l]! + glyph.width * scale;
        out[l + 3] = out[l + 1]! + glyph.height * scale;
        out[l + 4] = glyph.x / scaleW;
        out[l + 5] = glyph.y / scaleH;
        out[l + 6] = (glyph.x + glyph.width) / scaleW;
        out[l + 7] = (glyph.y + glyph.height) / scaleH;
        count++;
      }
      x += glyph.xadvance * scale + layout.letterSpacing;
    }
  });
  return count;
}
