/** SVG pictures, for a page: `createImageBitmap` takes no SVG file; a canvas draws it, at the size it says. */
import { checkSize } from './fetchPicture';
import type { DrawDrawing } from './fetchPicture';

export const drawDrawing: DrawDrawing = async (address, src, longestSide) => {
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
