/**
 * Texture units by what is drawn with them: what stays the same from frame to frame stays bound. WebGL 1 guarantees eight; the
 * first is left to uploads.
 */
import { imageSlots } from './shaders';

const image = 1;

export const textureUnits = {
  /** Of the first of the textures of a call of images. */
  image,
  /** Atlases of fonts. */
  glyphs: image + imageSlots,
  /** What Lightning's own programs draw: plain boxes, tiles of text. */
  plain: image + imageSlots + 1,
} as const;
