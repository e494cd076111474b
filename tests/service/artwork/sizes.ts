/** Which picture of which size a request asks for. */
import { POSTER_KINDS, type ArtKind } from './types';

export interface Size {
  w: number;
  h: number;
}

/** Sizes outside are brought to the nearest edge: 3840 is a 4K set's width, below 16 nothing can be seen. */
export const LEAST = 16;
export const MOST = 3840;

/** What a kind is drawn at when the address names no size: the sizes the client's screens use. */
export const USUAL: Record<ArtKind | 'welcome' | 'brand', Size> = {
  child: { w: 350, h: 197 },
  thumbnail: { w: 480, h: 270 },
  portrait: { w: 158, h: 236 },
  billboard: { w: 1712, h: 478 },
  jumbotron: { w: 1920, h: 1080 },
  hero: { w: 1920, h: 1080 },
  logo: { w: 640, h: 240 },
  welcome: { w: 1920, h: 1080 },
  brand: { w: 640, h: 96 },
};

/** The kind and format of a file name such as 'portrait.jpg', or undefined. */
export function kindOf(file: string): ArtKind | undefined {
  if (file === 'logo.png') return 'logo';
  return POSTER_KINDS.find((kind) => file === `${kind}.jpg`);
}

const PLAIN = /^\d{1,9}(\.\d+)?$/;

function side(name: string, text: string): number | string {
  const value = PLAIN.test(text) ? Math.round(Number(text)) : 0;
  if (value < 1)
    return `${name} must be a number of pixels from ${LEAST} to ${MOST}, not "${text.slice(0, 40)}"`;
  return Math.min(MOST, Math.max(LEAST, value));
}

/**
 * The size asked for, in pixels, clamped to LEAST..MOST. A missing side follows from the other by the usual
 * shape. Returns a sentence saying what is wrong when a side is not a positive number.
 */
export function sizeOf(usual: Size, w: string | undefined, h: string | undefined): Size | string {
  const width = w === undefined ? undefined : side('w', w);
  const height = h === undefined ? undefined : side('h', h);
  if (typeof width === 'string') return width;
  if (typeof height === 'string') return height;
  const clamp = (value: number): number => Math.min(MOST, Math.max(LEAST, Math.round(value)));
  return {
    w: width ?? (height === undefined ? usual.w : clamp((height * usual.w) / usual.h)),
    h: height ?? (width === undefined ? usual.h : clamp((width * usual.h) / usual.w)),
  };
}
