/** Pictures on a 2D canvas: decoded bitmaps kept as they are, counted as textures are, drawn over their plates. */
import type { Counters } from '../../profiler/counters';
import type { HostNode } from '../node';
import type { ImageProps } from '../../types';
import type { PictureCore } from '../images';
import type { Texture } from '../lightning';
import type { PictureTextures } from '../uploads';
import { addBox, css } from './shapes';

interface Bitmap {
  readonly image: ImageBitmap;
  readonly bytes: number;
  ready: boolean;
  /** The picture multiplied with a colour, for those drawn last. */
  readonly tinted: Map<number, HTMLCanvasElement>;
  done(): void;
}

export interface CanvasPictures {
  readonly textures: PictureTextures;
  /** Lets pictures that came be drawn: one while something moves, else all. True when there was one. */
  admit(moving: boolean): boolean;
  readonly bytes: number;
  readonly count: number;
  readonly waiting: number;
}

const white = 0xffffffff;
const mostTints = 4;

export function createCanvasPictures(counters: Counters, wake: () => void): CanvasPictures {
  const waiting: Bitmap[] = [];
  const held = new Set<Bitmap>();
  let bytes = 0;

  const textures: PictureTextures = {
    upload(image, done) {
      const bitmap: Bitmap = {
        image,
        bytes: image.width * image.height * 4,
        ready: false,
        tinted: new Map(),
        done,
      };
      waiting.push(bitmap);
      wake();
      // the store passes it on and never looks inside
      return bitmap as unknown as Texture;
    },
    discard(texture) {
      const bitmap = texture as unknown as Bitmap;
      const at = waiting.indexOf(bitmap);
      if (at >= 0) waiting.splice(at, 1);
      if (held.delete(bitmap)) bytes -= bitmap.bytes;
      bitmap.ready = false;
      bitmap.tinted.clear();
      bitmap.image.close();
    },
  };

  return {
    textures,
    admit(moving) {
      if (waiting.length === 0) return false;
      for (const bitmap of waiting.splice(0, moving ? 1 : waiting.length)) {
        bitmap.ready = true;
        held.add(bitmap);
        bytes += bitmap.bytes;
        counters.uploads++;
        counters.uploadBytes += bitmap.bytes;
        bitmap.done();
      }
      if (waiting.length > 0) wake();
      return true;
    },
    get bytes() {
      return bytes;
    },
    get count() {
      return held.size;
    },
    get waiting() {
      return waiting.length;
    },
  };
}

/** Plate and picture; the pen stands at the node's corner, with its alpha. */
export function drawPicture(pen: CanvasRenderingContext2D, node: HostNode, core: PictureCore): void {
  const { w, h, color } = node.now;
  const bitmap = core.texture as unknown as Bitmap | null;
  const shown = bitmap !== null && bitmap.ready && core.fade > 0;
  const own = (color & 0xff) / 255;
  const hasPlate = (core.plate & 0xff) !== 0;
  if (own === 0 || (!shown && !hasPlate)) return;
  const alpha = pen.globalAlpha * own;
  const { radius } = core;
  pen.save();
  try {
    if (radius > 0) {
      pen.beginPath();
      addBox(pen, 0, 0, w, h, [radius, radius, radius, radius]);
      pen.clip();
    }
    pen.globalAlpha = alpha;
    if (hasPlate) {
      pen.fillStyle = css(core.plate);
      pen.fillRect(0, 0, w, h);
    }
    if (!shown) return;
    pen.globalAlpha = alpha * core.fade;
    const tint = (color | 0xff) >>> 0;
    drawImage(pen, tint === white ? bitmap.image : tintedImage(bitmap, tint), node);
  } finally {
    pen.restore();
  }
}

/** Stretched over the node, or as much of its middle as covers it. */
function drawImage(
  pen: CanvasRenderingContext2D,
  image: ImageBitmap | HTMLCanvasElement,
  node: HostNode,
): void {
  const { w, h } = node.now;
  const { width, height } = image;
  if ((node.props as ImageProps).fit !== 'cover') return pen.drawImage(image, 0, 0, w, h);
  const scale = Math.max(w / width, h / height);
  const cutW = w / scale;
  const cutH = h / scale;
  pen.drawImage(image, (width - cutW) / 2, (height - cutH) / 2, cutW, cutH, 0, 0, w, h);
}

function tintedImage(bitmap: Bitmap, color: number): HTMLCanvasElement {
  const known = bitmap.tinted.get(color);
  if (known !== undefined) return known;
  const { image, tinted } = bitmap;
  if (tinted.size >= mostTints) tinted.clear();
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  const pen = canvas.getContext('2d')!;
  pen.drawImage(image, 0, 0);
  pen.globalCompositeOperation = 'multiply';
  pen.fillStyle = css(color);
  pen.fillRect(0, 0, image.width, image.height);
  // what was see-through is so again
  pen.globalCompositeOperation = 'destination-in';
  pen.drawImage(image, 0, 0);
  tinted.set(color, canvas);
  return canvas;
}
