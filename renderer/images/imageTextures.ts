/** Converts decoded images to textures. Only the backend knows what a texture is. */
export interface ImageTextures<Texture> {
  /** Bytes that an image of this size, in pixels, would take beside what is taken now. */
  bytesFor(width: number, height: number): number;
  /**
   * Uploads pixels to a texture in one of the next frames, then calls `done` or `failed`. `room`: bytes that are left in the
   * budget.
   */
  upload(bitmap: ImageBitmap, room: number, done: () => void, failed: () => void): Texture;
  /** Frees the texture at once, in any state, with its pixels; neither callback is called afterwards. */
  discard(texture: Texture): void;
  /** The same before it is uploaded, but its pixels are given back. */
  withdraw(texture: Texture): ImageBitmap;
}
