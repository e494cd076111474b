/**
 * The ground of a frame: boxes of one opaque colour that come before all else, as the background of a page, are cleared instead of
 * drawn. A clear reads neither a texture nor what was there before, and one of the whole stage costs a GPU next to nothing; as quads
 * the background was 2.4 of the 6 ms that home takes a rasterizer on the processor.
 */
import type { CoreNode, LightningStage, WholeGlState } from './types';

export interface Grounds {
  /** Another frame is written. */
  reset(): void;
  /** Takes a box that nothing was drawn before. False when it is to be drawn: it is no upright box of one opaque colour, or one too many. */
  take(node: CoreNode): boolean;
  /** Clears the canvas, to transparent and each ground to its colour. */
  clear(gl: WholeGlState): void;
}

/** A page has three, around the place of its trailer. */
const most = 4;

export function createGrounds(stage: LightningStage): Grounds {
  /** Left, top, right, bottom of each, stage pixels. */
  const rects = new Float64Array(most * 4);
  /** As vertices have them, red in the lowest byte. */
  const colors = new Uint32Array(most);
  let count = 0;
  /** All have one colour and none overlaps another: they cover what their areas add up to. */
  let areTiles = true;
  let area = 0;
  /** What the context clears to; of one that was used before it is not known. */
  let clearColor = -1;

  function clearTo(gl: WholeGlState, color: number): void {
    if (color !== clearColor) {
      clearColor = color;
      gl.clearColor(share(color), share(color >>> 8), share(color >>> 16), share(color >>> 24));
    }
    gl.clear();
  }

  /** The first pixel whose middle is beyond the edge, as the GPU counts those of a quad. */
  const devicePixel = (edge: number): number => Math.ceil(edge * stage.pixelRatio - 0.5);

  function isTile(color: number, left: number, top: number, right: number, bottom: number): boolean {
    for (let i = 0, at = 0; i < count; i++, at += 4) {
      if (colors[i] !== color) return false;
      const isApart =
        left >= rects[at + 2]! || right <= rects[at]! || top >= rects[at + 3]! || bottom <= rects[at + 1]!;
      if (!isApart) return false;
    }
    return true;
  }

  return {
    reset() {
      count = 0;
      areTiles = true;
      area = 0;
    },
    take(node) {
      const color = node.premultipliedColorTl;
      if (count === most || !isPlain(node, color)) return false;
      const { ta, td, tx, ty } = node.globalTransform!;
      const { w, h } = stage.root.props;
      const left = Math.max(0, tx);
      const top = Math.max(0, ty);
      const right = Math.min(w, tx + node.props.w * ta);
      const bottom = Math.min(h, ty + node.props.h * td);
      if (right <= left || bottom <= top) return true;
      areTiles = areTiles && isTile(color, left, top, right, bottom);
      area += (right - left) * (bottom - top);
      colors[count] = color;
      rects[count * 4] = left;
      rects[count * 4 + 1] = top;
      rects[count * 4 + 2] = right;
      rects[count * 4 + 3] = bottom;
      count++;
      return true;
    },
    clear(gl) {
      const { w, h } = stage.root.props;
      const isWhole = areTiles && area >= w * h;
      gl.setScissorTest(false);
      clearTo(gl, isWhole ? colors[0]! : 0);
      if (isWhole || count === 0) return;
      gl.setScissorTest(true);
      for (let i = 0; i < count; i++) {
        const left = devicePixel(rects[i * 4]!);
        const bottom = devicePixel(rects[i * 4 + 3]!);
        const width = devicePixel(rects[i * 4 + 2]!) - left;
        gl.scissor(left, gl.canvas.height - bottom, width, bottom - devicePixel(rects[i * 4 + 1]!));
        clearTo(gl, colors[i]!);
      }
    },
  };
}

const share = (color: number): number => (color & 0xff) / 255;

/** Upright, not clipped, without a texture, opaque and of one colour. */
function isPlain(node: CoreNode, color: number): boolean {
  const { tb, tc } = node.globalTransform!;
  return (
    color >>> 24 === 0xff &&
    node.premultipliedColorTr === color &&
    node.premultipliedColorBl === color &&
    node.premultipliedColorBr === color &&
    node.props.texture === null &&
    !node.clippingRect.valid &&
    tb === 0 &&
    tc === 0
  );
}
