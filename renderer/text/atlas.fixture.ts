/** The real atlas of the body font, as the product ships it: unit tests measure what the screen shows. */
import { readFileSync } from 'node:fs';
import { createFonts } from './fonts';
import type { AtlasData, Fonts } from './fonts';

const read = (weight: number): AtlasData =>
  JSON.parse(
    readFileSync(new URL(`../../fonts/generated/noto-sans-${weight}.json`, import.meta.url), 'utf8'),
  ) as AtlasData;

export const family = 'Noto Sans';
export const atlas = read(400);

/** Both weights; canvas text is half an em a character. */
export function realFonts(measureCanvas?: (text: string, font: string) => number): Fonts {
  const fonts = createFonts(measureCanvas);
  for (const [weight, data] of [
    [400, atlas],
    [700, read(700)],
  ] as const) {
    const atlas = { dataUrl: `${weight}.json`, imageUrl: `${weight}.png` };
    fonts.add({ family, weight, atlas }, data);
  }
  return fonts;
}
