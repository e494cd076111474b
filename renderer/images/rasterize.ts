/** Draws in a page what `createImageBitmap` does not decode: SVG files at their own size, and outlines. */
import { checkSize } from './fetchImage';
import type { Rasterize } from './fetchImage';
import { isOutline, readOutline } from './outline';

export const rasterize: Rasterize = async (address, src, longestSide) => {
  const canvas = isOutline(address)
    ? drawOutline(address, longestSide)
    : await drawSvg(address, src, longestSide);
  return createImageBitmap(canvas, { premultiplyAlpha: 'premultiply' });
};

async function drawSvg(address: string, src: string, longestSide: number): Promise<HTMLCanvasElement> {
  const element = new Image();
  await new Promise((resolve, reject) => {
    element.addEventListener('load', resolve);
    element.addEventListener('error', reject);
    element.src = address;
  });
  checkSize({ w: element.naturalWidth, h: element.naturalHeight }, src, longestSide);
  const { canvas, context } = canvasOf(element.naturalWidth, element.naturalHeight);
  context.drawImage(element, 0, 0);
  return canvas;
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
