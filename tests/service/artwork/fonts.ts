/** The typefaces of the lettering, read from files of ours so that nothing depends on the machine's fonts. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Font, parse } from 'opentype.js';

const own = (file: string): URL => new URL(`./fonts/${file}`, import.meta.url);
const installed = createRequire(import.meta.url);

const FILES = {
  abril: () => own('abril-fatface-latin-400-normal.woff'),
  bebas: () => own('bebas-neue-latin-400-normal.woff'),
  cormorant: () => own('cormorant-garamond-latin-600-normal.woff'),
  dm: () => own('dm-serif-display-latin-400-italic.woff'),
  oswald: () => own('oswald-latin-500-normal.woff'),
  playfair: () => own('playfair-display-latin-800-normal.woff'),
  noto: () => installed.resolve('@fontsource/noto-sans/files/noto-sans-latin-800-normal.woff'),
} as const;

export type FaceName = keyof typeof FILES;

const loaded = new Map<FaceName, Font>();

/** The typeface of that name, read on first use. */
export function face(name: FaceName): Font {
  const known = loaded.get(name);
  if (known) return known;
  const bytes = readFileSync(FILES[name]());
  const font = parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  loaded.set(name, font);
  return font;
}

/** True when the face has a glyph for every character of the text. */
export function covers(name: FaceName, text: string): boolean {
  const font = face(name);
  return [...text].every((char) => char === ' ' || font.charToGlyphIndex(char) > 0);
}
