/** Selection of an asset's image for a use, and the URL of that image at a size. */
import type { Asset, ImageKind, Images } from '../contract';

/**
 * The uses of an image, each with the kinds that may serve, best first. A logo has no substitute: the name is shown
 * as text.
 */
const KINDS = {
  poster: ['thumbnail', 'child', 'hero', 'jumbotron', 'billboard', 'portrait'],
  portrait: ['portrait', 'child', 'thumbnail', 'hero', 'jumbotron', 'billboard'],
  episode: ['thumbnail', 'child', 'hero', 'jumbotron', 'billboard', 'portrait'],
  billboard: ['billboard', 'hero', 'jumbotron', 'thumbnail', 'child', 'portrait'],
  jumbotron: ['jumbotron', 'hero', 'billboard', 'thumbnail', 'child', 'portrait'],
  hero: ['hero', 'jumbotron', 'billboard', 'thumbnail', 'child', 'portrait'],
  logo: ['logo'],
} as const satisfies Record<string, readonly ImageKind[]>;

/** Where an image is used. */
export type ImageUse = keyof typeof KINDS;

/** The image chosen for a use, and its kind. */
export interface ChosenImage {
  readonly kind: ImageKind;
  readonly url: string;
}

/** The best image for `use`; null when there is none, so that the placeholder with the name is shown. */
export function imageFor(images: Images, use: ImageUse): ChosenImage | null {
  for (const kind of KINDS[use]) {
    const url = images[kind];
    if (url) return { kind, url };
  }
  return null;
}

/**
 * Whether the title's name can be read on its picture. Not on one made to be written on, nor on an episode's still; of the
 * others the service says so.
 */
export function carriesName(
  { type, textlessImages }: Pick<Asset, 'type' | 'textlessImages'>,
  { kind }: ChosenImage,
): boolean {
  if (kind === 'hero' || kind === 'jumbotron') return false;
  if (type === 'episode' && kind === 'thumbnail') return false;
  return !textlessImages.includes(kind);
}

/**
 * The URL of an image at `w` x `h` device pixels, as query parameters `w` and `h`, rounded up to whole pixels. `base`
 * makes a root-relative URL absolute (packaged apps are loaded from a file).
 */
export function imageUrl(url: string, w: number, h: number, base?: string): string {
  const absolute = base === undefined ? url : absoluteUrl(url, base);
  const [address = '', fragment] = absolute.split('#', 2);
  const separator = address.includes('?') ? '&' : '?';
  const sized = `${address}${separator}w=${Math.ceil(w)}&h=${Math.ceil(h)}`;
  return fragment === undefined ? sized : `${sized}#${fragment}`;
}

const ABSOLUTE = /^([a-z][a-z\d+.-]*:|\/\/)/i;

/** A root-relative URL on the origin of `base`; any other URL, or one without a usable base, unchanged. */
export function absoluteUrl(url: string, base: string): string {
  const origin = /^[a-z][a-z\d+.-]*:\/\/[^/?#]+/i.exec(base)?.[0];
  return origin === undefined || ABSOLUTE.test(url) || !url.startsWith('/') ? url : origin + url;
}
