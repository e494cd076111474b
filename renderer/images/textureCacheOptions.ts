/** What a texture cache is made with. */
import type { Clock } from '../types';
import type { FetchImage } from './fetchImage';
import type { ImageTextures } from './imageTextures';

export interface TextureCacheOptions<Texture> extends ImageTextures<Texture> {
  clock: Clock;
  fetchImage: FetchImage;
  /** Bytes that all textures may take, and take now. */
  budget: number;
  used(): number;
  /** Maximum number of requests. */
  parallel: number;
  /** Spreads the retries of failed images: gives [0, 1), as `Math.random` does. */
  random(): number;
}
