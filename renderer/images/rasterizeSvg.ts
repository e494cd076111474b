/** Rasterizes SVG files in a page: `createImageBitmap` accepts none, so a canvas draws them at their own size. */
import { checkSize } from './fetchImage';
import type { RasterizeSvg } from './fetchImage';

export const rasterizeSvg: RasterizeSvg = async (address, src, longestSide) => {
  const element = new Image();
  await new Promise((resolve, reject) => {
    element.addEventListener('load', resolve);
    element.addEventListener('error', reject);
    element.src = address;
  });
  const canvas = document.createElement('canvas');
  canvas.width = element.naturalWidth;
  canvas.height = element.naturalHeight;
  checkSize({ w: canvas.width, h: canvas.height }, src, longestSide);
  canvas.getContext('2d')!.drawImage(element, 0, 0);
  return createImageBitmap(canvas, { premultiplyAlpha: 'premultiply' });
};
