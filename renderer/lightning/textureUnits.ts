/**
 * Texture units by what is drawn with them: what stays the same from frame to frame stays bound. WebGL 1 guarantees eight; the
 * first is left to uploads.
 */
import { glyphSlots, imageSlots } from './shaders';

const image = 1;
const glyphs = image + imageSlots;

export const textureUnits = {
  /** Of the first of the textures of a call of images. */
  image,
  /** Of the first of the atlases of a call of glyphs. */
  glyphs,
  /** What Lightning's own programs draw: plain boxes, tiles of text. */
  plain: glyphs + glyphSlots,
} as const;
