/** The real atlas of the body font, as the product ships it: unit tests measure what the screen shows. */
import regular from '../../fonts/generated/noto-sans-400.json';
import bold from '../../fonts/generated/noto-sans-700.json';
import { createFonts } from './fonts';
import type { Fonts } from './fonts';

export const family = 'Noto Sans';
export const atlas = regular;

/** Both weights; canvas text is half an em a letter. */
export function realFonts(measureCanvas?: (text: string, font: string) => number): Fonts {
  const fonts = createFonts(measureCanvas);
  for (const [weight, data] of [
    [400, regular],
    [700, bold],
  ] as const) {
    const atlas = { dataUrl: `${weight}.json`, imageUrl: `${weight}.png` };
    fonts.add({ family, weight, atlas }, data);
  }
  return fonts;
}
