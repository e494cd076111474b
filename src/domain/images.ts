/** Choosing a title's picture by where it is drawn, and the URL of that picture at a size. */
import type { ImageKind, Images } from '../contract';

/** Places a picture is drawn in, each with the kinds that may stand in, best first. A logo has no stand-in: its title is text. */
const KINDS = {
  poster: ['thumbnail', 'child', 'hero', 'jumbotron', 'billboard', 'portrait'],
  portrait: ['portrait', 'child', 'thumbnail', 'hero', 'jumbotron', 'billboard'],
  episode: ['thumbnail', 'child', 'hero', 'jumbotron', 'billboard', 'portrait'],
  billboard: ['billboard', 'hero', 'jumbotron', 'thumbnail', 'child', 'portrait'],
  jumbotron: ['jumbotron', 'hero', 'billboard', 'thumbnail', 'child', 'portrait'],
  hero: ['hero', 'jumbotron', 'billboard', 'thumbnail', 'child', 'portrait'],
  logo: ['logo'],
} as const satisfies Record<string, readonly ImageKind[]>;

export type ImageUse = keyof typeof KINDS;

export interface ChosenImage {
  readonly kind: ImageKind;
  readonly url: string;
}

/** The best picture there is for `use`; null when nothing may stand in, so that the plate with the title is drawn. */
export function imageFor(images: Images, use: ImageUse): ChosenImage | null {
  for (const kind of KINDS[use]) {
    const url = images[kind];
    if (url) return { kind, url };
  }
  return null;
}

/**
 * The URL of a picture at `w` x `h` device pixels, as query `w` and `h`; sizes are rounded up to whole pixels.
 * `base` makes a root-relative URL absolute (packaged apps are loaded from a file).
 */
export function imageUrl(url: string, w: number, h: number, base?: string): string {
  const absolute = base === undefined ? url : absoluteUrl(url, base);
  const [address = '', fragment] = absolute.split('#', 2);
  const separator = address.includes('?') ? '&' : '?';
  const sized = `${address}${separator}w=${Math.ceil(w)}&h=${Math.ceil(h)}`;
  return fragment === undefined ? sized : `${sized}#${fragment}`;
}

const ABSOLUTE = /^([a-z][a-z\d+.-]*:|\/\/)/i;

/** A root-relative URL on the origin of `base`; an absolute one, and any without a usable base, as it is. */
export function absoluteUrl(url: string, base: string): string {
  const origin = /^[a-z][a-z\d+.-]*:\/\/[^/?#]+/i.exec(base)?.[0];
  return origin === undefined || ABSOLUTE.test(url) || !url.startsWith('/') ? url : origin + url;
}
