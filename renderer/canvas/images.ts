/** Images on a 2D canvas: decoded bitmaps, counted like textures and drawn over their placeholders. */
import type { Counters } from '../host/counters';
import type { HostNode } from '../host/node';
import type { ImageQuad } from '../images/imageQuad';
import type { ImageTextures } from '../images/imageTextures';
import { addBox, cssColor } from './shapes';

/** The 2D canvas's counterpart of a texture. */
export interface CanvasBitmap {
  readonly image: ImageBitmap;
  readonly bytes: number;
  ready: boolean;
  /** Copies tinted with a colour, for the colours drawn last. */
  readonly tinted: Map<number, HTMLCanvasElement>;
  done(): void;
}

export interface CanvasImages {
  readonly textures: ImageTextures<CanvasBitmap>;
  /** Makes decoded bitmaps drawable: one per frame while something moves, otherwise all. True when there was one. */
  admit(moving: boolean): boolean;
  readonly bytes: number;
  readonly count: number;
  readonly waiting: number;
}

const white = 0xffffffff;
const maxTints = 4;

export function createCanvasImages(counters: Counters, wake: () => void): CanvasImages {
  const waiting: CanvasBitmap[] = [];
  const held = new Set<CanvasBitmap>();
  let bytes = 0;

  function withdraw(bitmap: CanvasBitmap): ImageBitmap {
    const at = waiting.indexOf(bitmap);
    if (at >= 0) waiting.splice(at, 1);
    if (held.delete(bitmap)) bytes -= bitmap.bytes;
    bitmap.ready = false;
    bitmap.tinted.clear();
    return bitmap.image;
  }

  const textures: ImageTextures<CanvasBitmap> = {
    bytesFor: (width, height) => width * height * 4,
    upload(image, _room, done) {
      const bitmap: CanvasBitmap = {
        image,
        bytes: image.width * image.height * 4,
        ready: false,
        tinted: new Map(),
        done,
      };
      waiting.push(bitmap);
      wake();
      return bitmap;
    },
    discard: (bitmap) => withdraw(bitmap).close(),
    withdraw,
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

/** Draws placeholder and bitmap; the context's origin is the node's corner, its alpha the node's. */
export function drawImageNode(
  ctx: CanvasRenderingContext2D,
  node: HostNode,
  quad: ImageQuad<CanvasBitmap>,
): void {
  const { w, h, color } = node.now;
  const bitmap = quad.texture;
  const imageVisible = bitmap !== null && bitmap.ready && quad.fade > 0;
  const own = (color & 0xff) / 255;
  const hasPlaceholder = (quad.placeholder & 0xff) !== 0;
  if (own === 0 || (!imageVisible && !hasPlaceholder)) return;
  const alpha = ctx.globalAlpha * own;
  const { radius } = quad;
  ctx.save();
  try {
    if (radius > 0) {
      ctx.beginPath();
      addBox(ctx, 0, 0, w, h, [radius, radius, radius, radius]);
      ctx.clip();
    }
    ctx.globalAlpha = alpha;
    if (hasPlaceholder) {
      ctx.fillStyle = cssColor(quad.placeholder);
      ctx.fillRect(0, 0, w, h);
    }
    if (!imageVisible) return;
    ctx.globalAlpha = alpha * quad.fade;
    const tint = (color | 0xff) >>> 0;
    drawBitmap(ctx, tint === white ? bitmap.image : tintedImage(bitmap, tint), w, h, quad);
  } finally {
    ctx.restore();
  }
}

/** Draws a bitmap or its part stretched over the node, or the centre of it that covers the node. */
function drawBitmap(
  ctx: CanvasRenderingContext2D,
  image: ImageBitmap | HTMLCanvasElement,
  w: number,
  h: number,
  { fit, part }: ImageQuad<CanvasBitmap>,
): void {
  const { width, height } = image;
  if (part !== null) {
    const { x1, y1, x2, y2 } = part;
    return ctx.drawImage(image, x1 * width, y1 * height, (x2 - x1) * width, (y2 - y1) * height, 0, 0, w, h);
  }
  if (fit !== 'cover') return ctx.drawImage(image, 0, 0, w, h);
  const scale = Math.max(w / width, h / height);
  const cutW = w / scale;
  const cutH = h / scale;
  ctx.drawImage(image, (width - cutW) / 2, (height - cutH) / 2, cutW, cutH, 0, 0, w, h);
}

function tintedImage(bitmap: CanvasBitmap, color: number): HTMLCanvasElement {
  const known = bitmap.tinted.get(color);
  if (known !== undefined) return known;
  const { image, tinted } = bitmap;
  if (tinted.size >= maxTints) tinted.clear();
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  const ctx = canvas.getContext('2d')!;
  ctx.drawImage(image, 0, 0);
  ctx.globalCompositeOperation = 'multiply';
  ctx.fillStyle = cssColor(color);
  ctx.fillRect(0, 0, image.width, image.height);
  // the fill above made transparent pixels opaque
  ctx.globalCompositeOperation = 'destination-in';
  ctx.drawImage(image, 0, 0);
  tinted.set(color, canvas);
  return canvas;
}
