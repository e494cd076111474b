/** The face of an image's node to the image loader: the same for all backends. */
import type { ImagePart } from './imagePart';

/** What a backend draws for an image: written here, read when the image is drawn. */
export interface ImageQuad<Texture> {
  texture: Texture | null;
  /** Whether the texture is stretched over the box or cropped to cover it. */
  fit: 'stretch' | 'cover';
  /** The part of the texture that is stretched over the box; null for all of it, as `fit` says. */
  part: ImagePart | null;
  /** 0 shows only the placeholder, 1 only the texture. */
  fade: number;
  /** An image is being loaded for it. */
  awaited: boolean;
  /** Radius of all corners, stage pixels. */
  radius: number;
  /** Colour of the placeholder, 0xRRGGBBAA. */
  placeholder: number;
  /**
   * Whether it counts as near the stage. When set to false, `nearChanged` is called again once it is moved or shown
   * near the stage.
   */
  near: boolean;
  /** Draws another texture or fade in the next frame, which costs less than a `redraw` of everything. */
  repaint(): void;
  /** Called by the backend when the image comes near the stage, leaves it, or is hidden with a page. */
  nearChanged: (near: boolean) => void;
  /** Distinguishes an image that is transparent from one that is hidden; neither draws anything. */
  isShown: () => boolean;
}
