/**
 * SDF text as quads in the common buffer.
 *
 * Lightning's own SDF renderer makes a vertex buffer for every text in every frame and a draw call for each; here the
 * letters are written beside all other quads, so consecutive texts of one atlas are one draw call and no frame allocates.
 */
import { coreNodeClass, noTextureSlot, withDefaults } from './lightning';
import type { CoreNode, CoreNodeProps, LightningStage, QuadWriter, Texture } from './lightning';
import type { TextLayout } from './textLayout';

export interface GlyphNode extends CoreNode {
  /** Puts other letters in; `atlas` is the texture of the layout's face. */
  setText(layout: TextLayout, atlas: Texture): void;
  /** Draws nothing from now on. */
  clearText(): void;
}

/** Numbers of one letter in `letters`: two corners in the box, two in the atlas. */
const perLetter = 8;

const classes = new WeakMap<object, new (stage: LightningStage, props: CoreNodeProps) => GlyphNode>();

export function createGlyphNode(stage: LightningStage, props: CoreNodeProps): GlyphNode {
  const base = coreNodeClass(stage);
  let made = classes.get(base);
  if (made === undefined) {
    made = makeClass(base);
    classes.set(base, made);
  }
  return new made(stage, withDefaults(stage, props));
}

function makeClass(
  Base: ReturnType<typeof coreNodeClass>,
): new (stage: LightningStage, props: CoreNodeProps) => GlyphNode {
  return class extends Base implements GlyphNode {
    private letters: Float32Array = new Float32Array(0);
    private count = 0;
    private atlas: Texture | null = null;
    /** Distance range in stage pixels at scale 1. */
    private range = 0;

    setText(layout: TextLayout, atlas: Texture): void {
      this.atlas = atlas;
      const sdf = layout.face.sdf!;
      const scale = layout.size / sdf.data.info.size;
      this.range = sdf.data.distanceField.distanceRange * scale;
      this.count = placeLetters(layout, (needed) => {
        if (this.letters.length < needed * perLetter) this.letters = new Float32Array(needed * perLetter);
        return this.letters;
      });
      this.stage.requestRender();
    }

    clearText(): void {
      this.count = 0;
    }

    override renderQuads(renderer: unknown): void {
      const atlas = this.atlas;
      if (this.count === 0 || atlas === null || atlas.state !== 'loaded') return;
      const out = renderer as QuadWriter;
      let at = out.curBufferIdx;
      if (!out.reuseRenderOp(this)) out.newRenderOp(this, at);
      let slot = out.curRenderOp!.addTexture(atlas.ctxTexture);
      if (slot === noTextureSlot) {
        out.newRenderOp(this, at);
        slot = out.curRenderOp!.addTexture(atlas.ctxTexture);
      }
      const f = out.fQuadBuffer;
      const u = out.uiQuadBuffer;
      const g = this.globalTransform!;
      const { ta, tb, tc, td, tx, ty } = g;
      const color = this.premultipliedColorTl;
      const range = this.range * Math.abs(ta) * this.stage.pixelRatio;
      const letters = this.letters;
      for (let i = 0, l = 0; i < this.count; i++, l += perLetter) {
        const x1 = letters[l]!;
        const y1 = letters[l + 1]!;
        const x2 = letters[l + 2]!;
        const y2 = letters[l + 3]!;
        for (let corner = 0; corner < 4; corner++) {
          const right = corner & 1;
          const low = corner >> 1;
          const x = right ? x2 : x1;
          const y = low ? y2 : y1;
          f[at] = tx + x * ta + y * tb;
          f[at + 1] = ty + x * tc + y * td;
          f[at + 2] = letters[l + (right ? 6 : 4)]!;
          f[at + 3] = letters[l + (low ? 7 : 5)]!;
          u[at + 4] = color;
          f[at + 5] = range;
          at += 8;
        }
      }
      out.curRenderOp!.numQuads += this.count;
      out.curBufferIdx = at;
    }
  };
}

/** Writes the corners of every visible letter; returns how many. `room` gives an array for that many letters. */
export function placeLetters(layout: TextLayout, room: (letters: number) => Float32Array): number {
  const sdf = layout.face.sdf!;
  const { scaleW, scaleH } = sdf.data.common;
  const scale = layout.size / sdf.data.info.size;
  const leading = (layout.lineHeight - sdf.bareHeight * layout.size) / 2;
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
