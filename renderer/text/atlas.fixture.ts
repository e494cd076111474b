/** The real atlas of the body font, as the product ships it: unit tests measure what the screen shows. */
import { readFileSync } from 'node:fs';
import { createFonts } from './fonts';
import type { AtlasData, Fonts } from './fonts';

const read = (name: string): AtlasData =>
  JSON.parse(
    readFileSync(new URL(`../../fonts/generated/noto-sans-${name}.json`, import.meta.url), 'utf8'),
  ) as AtlasData;

export const family = 'Noto Sans';
/** With all its characters. */
export const atlas = read('400');
/** What a text of basic characters is drawn by. */
export const basicAtlas = read('basic-400');

/** Both weights, each with the atlas of basic characters and the whole one; canvas text is half an em a character. */
export function realFonts(measureCanvas?: (text: string, font: string) => number): Fonts {
  const fonts = createFonts(measureCanvas);
  for (const weight of [400, 700]) {
    const names = [`basic-${weight}`, `${weight}`];
    const atlases = names.map((name) => ({ dataUrl: `${name}.json`, imageUrl: `${name}.png` }));
    fonts.add({ family, weight, atlases }, names.map(read));
  }
  return fonts;
}
