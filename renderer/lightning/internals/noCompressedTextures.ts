/**
 * Stands in for Lightning's readers of compressed textures (PVR, KTX, ASTC), which are 1.9 kB gz of the first load: images
 * of this renderer are decoded by the browser. `aliases.ts` puts it in their place.
 */

/** No image goes to those readers. */
export const isCompressedTextureContainer = (): boolean => false;

/** Asked only by a texture that names a compressed type, which no texture here does. */
export const loadCompressedTexture = (url: string): Promise<never> =>
  Promise.reject(new Error(`${url}: this renderer reads no compressed textures.`));

/** Uploads by type of texture: none. */
export const uploadCompressedTexture = {};
