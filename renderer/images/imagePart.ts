/** The part of an image that is drawn. */
import type { Crop } from '../types';

/** Edges, as fractions of the image's width and height: 0 <= x1 < x2 <= 1, and y as well. */
export interface ImagePart {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** What a crop leaves of an image; null when that is all of it or nothing. */
export function partOf(crop: Crop | undefined): ImagePart | null {
  if (crop === undefined) return null;
  const { x, y, w, h } = crop;
  const x1 = Math.max(0, x);
  const y1 = Math.max(0, y);
  const x2 = Math.min(1, x + w);
  const y2 = Math.min(1, y + h);
  return x1 < x2 && y1 < y2 ? { x1, y1, x2, y2 } : null;
}
