/**
 * A colour that changes where its quads are in the buffer already, as the fill, the letters and the icon of a button while its focus
 * fades: the quads get it and the frame is drawn again. Marked as Lightning marks it, every frame of a fade had all nodes updated
 * and all quads written.
 */
import { createKeptQuads } from './keptQuads';
import { writerOf } from './stage';
import type { CoreNode, KeptQuads, NodeClass } from './types';

export interface RecolorNode extends CoreNode {
  /** Where its quads are, once its colour has changed; the node notes it when it writes them. */
  keptQuads: KeptQuads | null;
  /** Takes the colour, unless its quads have to be written anew for it. False when they have. */
  recolor(color: number): boolean;
}

/** Red, green, blue and opacity to what a vertex takes: red in the lowest byte, with the opacity multiplied in, as Lightning does it. */
export function premultiplied(color: number, alpha: number): number {
  const share = ((color & 0xff) / 255) * alpha;
  const red = Math.trunc((color >>> 24) * share);
  const green = Math.trunc(((color >>> 16) & 0xff) * share);
  const blue = Math.trunc(((color >>> 8) & 0xff) * share);
  return ((Math.trunc(share * 255) << 24) | (blue << 16) | (green << 8) | red) >>> 0;
}

/** The node class with such colours. */
export function withRecolor(Base: NodeClass): NodeClass<RecolorNode> {
  return class extends Base implements RecolorNode {
    keptQuads: KeptQuads | null = null;
    private isTaking = false;

    override setUpdateType(type: number): void {
      if (!this.isTaking) super.setUpdateType(type);
    }

    recolor(color: number): boolean {
      this.keptQuads ??= createKeptQuads();
      const out = writerOf(this.stage);
      // one that is transparent is not written
      if (this.updateType !== 0 || (color & 0xff) === 0 || !out.holds(this.keptQuads)) return false;
      this.isTaking = true;
      this.color = color;
      this.isTaking = false;
      const corner = premultiplied(color, this.worldAlpha);
      this.premultipliedColorTl = this.premultipliedColorTr = corner;
      this.premultipliedColorBl = this.premultipliedColorBr = corner;
      out.recolor(this.keptQuads, corner);
      return true;
    }
  };
}
