/** The product's body font for scenes: once with its atlas, once set by the canvas throughout. */
import atlas400 from '../../fonts/generated/noto-sans-400.json?url';
import picture400 from '../../fonts/generated/noto-sans-400.webp?url';
import latin from '../../fonts/generated/noto-sans-400.woff2?url';
import arabic from '../../fonts/generated/noto-sans-arabic-400.woff2?url';
import gurmukhi from '../../fonts/generated/noto-sans-gurmukhi-400.woff2?url';
import type { FontFaceSource } from '../../renderer';

const files = [
  { url: latin, unicodeRange: 'U+0000-024F,U+1E00-1EFF,U+2000-206F,U+20A0-20CF,U+2100-214F' },
  { url: gurmukhi, unicodeRange: 'U+0951-0952,U+0964-0965,U+0A00-0A7F,U+200C-200D,U+25CC,U+262C' },
  { url: arabic, unicodeRange: 'U+0600-06FF,U+0750-077F,U+08A0-08FF,U+FB50-FDFF,U+FE70-FEFF' },
];

/** Latin letters from the atlas, all others by the canvas. */
export const BODY = 'Noto Sans';
/** Every letter by the canvas. */
export const CANVAS = 'Noto Sans by canvas';

export const FONTS: readonly FontFaceSource[] = [
  { family: BODY, weight: 400, atlases: [{ dataUrl: atlas400, imageUrl: picture400 }], files },
  { family: CANVAS, weight: 400, files },
];
