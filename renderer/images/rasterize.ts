/** Draws in a page what `createImageBitmap` does not decode: SVG files, and outlines. */
import { checkSize } from './fetchImage';
import type { Rasterize } from './fetchImage';
import type { ImageSize } from './imageSize';
import { isOutline, readOutline } from './outline';

export const rasterize: Rasterize = async (source, src, longestSide, asked) => {
  const canvas =
    typeof source === 'string' && isOutline(source)
      ? drawOutline(source, longestSide)
      : await drawSvg(source, src, longestSide, asked);
  return createImageBitmap(canvas, { premultiplyAlpha: 'premultiply' });
};

async function drawSvg(
  source: Blob | string,
  src: string,
  longestSide: number,
  asked: ImageSize | undefined,
): Promise<HTMLCanvasElement> {
  const address = typeof source === 'string' ? source : URL.createObjectURL(source);
  try {
    const element = new Image();
    await new Promise((resolve, reject) => {
      element.addEventListener('load', resolve);
      element.addEventListener('error', reject);
      element.src = address;
    });
    const own = { w: element.naturalWidth, h: element.naturalHeight };
    checkSize(own, src, longestSide);
    const { w, h } = drawnSize(own, asked, longestSide);
    const { canvas, context } = canvasOf(w, h);
    context.drawImage(element, 0, 0, w, h);
    return canvas;
  } finally {
    if (address !== source) URL.revokeObjectURL(address);
  }
}

/**
 * At least as large as it is asked for, in its own proportions: an icon of 32 pixels is as sharp on a card as one of 320. A larger
 * one is drawn at its own size, for whoever shows it larger later.
 */
function drawnSize({ w, h }: ImageSize, asked: ImageSize | undefined, longestSide: number): ImageSize {
  if (asked === undefined || !(asked.w > 0 && asked.h > 0)) return { w, h };
  // a file that names no size; some engines have none for it
  if (!(w > 0 && h > 0)) return { w: Math.round(asked.w), h: Math.round(asked.h) };
  const scale = Math.min(Math.max(1, asked.w / w, asked.h / h), longestSide / Math.max(w, h));
  return { w: Math.round(w * scale), h: Math.round(h * scale) };
}

/** @throws Error when it is malformed */
function drawOutline(src: string, longestSide: number): HTMLCanvasElement {
  const outline = readOutline(src);
  if (outline === null) throw new Error(`${src} is no outline`);
  const { path, box, pixels } = outline;
  checkSize({ w: pixels, h: pixels }, src, longestSide);
  const { canvas, context } = canvasOf(pixels, pixels);
  context.scale(pixels / box, pixels / box);
  context.fillStyle = '#fff';
  const shape = new Path2D(path);
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas fills a path
  context.fill(shape, 'evenodd');
  return canvas;
}

function canvasOf(w: number, h: number) {
  const canvas = document.createElement('canvas');
  canvas.width = w;
  canvas.height = h;
  return { canvas, context: canvas.getContext('2d')! };
}
