/** The product's own fonts: Latin as atlases, Gurmukhi and Arabic as web fonts for canvas text. */
import whole400 from '../../fonts/generated/noto-sans-400.json?url';
import wholePicture400 from '../../fonts/generated/noto-sans-400.webp?url';
import latin400 from '../../fonts/generated/noto-sans-400.woff2?url';
import whole700 from '../../fonts/generated/noto-sans-700.json?url';
import wholePicture700 from '../../fonts/generated/noto-sans-700.webp?url';
import latin700 from '../../fonts/generated/noto-sans-700.woff2?url';
import arabic400 from '../../fonts/generated/noto-sans-arabic-400.woff2?url';
import arabic700 from '../../fonts/generated/noto-sans-arabic-700.woff2?url';
import basic400 from '../../fonts/generated/noto-sans-basic-400.json?url';
import basicPicture400 from '../../fonts/generated/noto-sans-basic-400.webp?url';
import basic700 from '../../fonts/generated/noto-sans-basic-700.json?url';
import basicPicture700 from '../../fonts/generated/noto-sans-basic-700.webp?url';
import gurmukhi400 from '../../fonts/generated/noto-sans-gurmukhi-400.woff2?url';
import gurmukhi700 from '../../fonts/generated/noto-sans-gurmukhi-700.woff2?url';
import type { FontFaceSource } from '../../renderer';
import type { Theme } from '../theme';

/** Unicode ranges of the complex scripts; the canvas text engine draws all other characters in the Latin font. */
const GURMUKHI = 'U+0951-0952,U+0964-0965,U+0A00-0A7F,U+200C-200D,U+25CC,U+262C';
const ARABIC = 'U+0600-06FF,U+0750-077F,U+08A0-08FF,U+FB50-FDFF,U+FE70-FEFF';
const LATIN = 'U+0000-024F,U+1E00-1EFF,U+2000-206F,U+20A0-20CF,U+2100-214F';

export const FONTS: readonly FontFaceSource[] = [
  {
    family: 'Noto Sans',
    weight: 400,
    atlases: [
      { dataUrl: basic400, imageUrl: basicPicture400 },
      { dataUrl: whole400, imageUrl: wholePicture400 },
    ],
    files: [
      { url: latin400, unicodeRange: LATIN },
      { url: gurmukhi400, unicodeRange: GURMUKHI },
      { url: arabic400, unicodeRange: ARABIC },
    ],
  },
  {
    family: 'Noto Sans',
    weight: 700,
    atlases: [
      { dataUrl: basic700, imageUrl: basicPicture700 },
      { dataUrl: whole700, imageUrl: wholePicture700 },
    ],
    files: [
      { url: latin700, unicodeRange: LATIN },
      { url: gurmukhi700, unicodeRange: GURMUKHI },
      { url: arabic700, unicodeRange: ARABIC },
    ],
  },
];

/** A deployment's fonts. They have no atlases, so they are drawn as canvas text. */
export function themeFonts(theme: Theme): FontFaceSource[] {
  return theme.fonts.map(({ fontFamily, fontUrl, weight }) => ({
    family: fontFamily,
    weight,
    files: [{ url: fontUrl, unicodeRange: 'U+0-10FFFF' }],
  }));
}
