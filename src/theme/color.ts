/** Colours as numbers 0xRRGGBBAA: reading, mixing and contrast (WCAG 2 relative luminance). */

/** 0xRRGGBBAA, not premultiplied. */
export type Color = number;

export const WHITE: Color = 0xffffffff;
export const BLACK: Color = 0x000000ff;
/** Contrast that text must reach on its surface. */
export const TEXT_CONTRAST = 4.5;

const HEX = /^#?([\da-f]{6})$/i;

/** Six hex digits with an optional '#', as an opaque colour; anything else is null. */
export function parseHex(text: string): Color | null {
  const digits = HEX.exec(text)?.[1];
  return digits === undefined ? null : Number.parseInt(digits, 16) * 256 + 255;
}

const channel = (color: Color, shift: number): number => Math.floor(color / 2 ** shift) % 256;

/** The same colour at `alpha` 0..1. */
export function withAlpha(color: Color, alpha: number): Color {
  return Math.floor(color / 256) * 256 + Math.round(Math.min(1, Math.max(0, alpha)) * 255);
}

/** The colour a share `part` 0..1 of the way from `from` to `to`; opaque. */
export function mix(from: Color, to: Color, part: number): Color {
  const at = (shift: number): number =>
    Math.round(channel(from, shift) + (channel(to, shift) - channel(from, shift)) * part);
  return at(24) * 2 ** 24 + at(16) * 2 ** 16 + at(8) * 256 + 255;
}

function linear(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** 0 (black) to 1 (white); alpha is ignored. */
export function luminance(color: Color): number {
  const [red, green, blue] = [24, 16, 8].map((shift) => linear(channel(color, shift)));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** 1 to 21. */
export function contrast(a: Color, b: Color): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((one, other) => other - one);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** Black or white, whichever is read better on `surface`: one of them always reaches 4.5:1. */
export function textOn(surface: Color): Color {
  return contrast(WHITE, surface) >= contrast(BLACK, surface) ? WHITE : BLACK;
}

/** `wanted` when it can be read on the surface, else black or white. */
export function readableOn(surface: Color, wanted: Color): Color {
  return contrast(wanted, surface) >= TEXT_CONTRAST ? wanted : textOn(surface);
}

/** Text that steps back: the surface's text mixed up to `share` into the surface, as far as 4.5:1 allows. */
export function dimTextOn(surface: Color, share: number): Color {
  const text = textOn(surface);
  for (let part = share; part > 0; part -= 0.02) {
    const dim = mix(text, surface, part);
    if (contrast(dim, surface) >= TEXT_CONTRAST) return dim;
  }
  return text;
}
