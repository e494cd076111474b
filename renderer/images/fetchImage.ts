/**
 * Loads an image from its URL to pixels that can be uploaded; can be aborted at any time. Runs in a worker where
 * available (`workerFetch.ts`), because reading the file's header takes a millisecond of script per image.
 */
import { headerBytes, isJpeg, readImageSize } from './imageSize';
import type { ImageSize } from './imageSize';
import { isOutline } from './outline';

/** Why an image failed. Only `network` is retried soon (`retryDelay.ts`). */
export type ImageErrorReason = 'network' | 'gone' | 'not an image' | 'too large';

export class ImageError extends Error {
  constructor(
    readonly reason: ImageErrorReason,
    message: string,
  ) {
    super(message);
  }
}

/** Fetches `src`; calls one of the two callbacks once, unless the returned function aborted it before. */
export type FetchImage = (
  src: string,
  done: (bitmap: ImageBitmap) => void,
  failed: (error: ImageError) => void,
) => () => void;

/** A request without an answer for this long fails, ms. */
const timeoutMs = 20_000;
const svgMimeType = 'image/svg+xml';
/** No colour conversion and no EXIF rotation: posters are delivered as they are shown. */
const decodeOptions: ImageBitmapOptions = { colorSpaceConversion: 'none', imageOrientation: 'none' };

/**
 * Of an image without transparency both are the same pixels; but what Chromium is to premultiply it decodes to the order of the
 * screen's colours, and the page's thread turns them around at the upload.
 */
const opaque: ImageBitmapOptions = { premultiplyAlpha: 'none' };

/** Draws the SVG at `address`, or the outline that it is; a page can (`rasterize.ts`), a worker cannot. */
export type Rasterize = (address: string, src: string, longestSide: number) => Promise<ImageBitmap>;

/** What needs neither network nor worker: the address is the image, for a page to draw. */
export const isDrawnByPage = (src: string): boolean =>
  src.startsWith(`data:${svgMimeType}`) || isOutline(src);

/**
 * `longestSide`: a larger image is refused. Images are premultiplied for blending; data that is not colour, such as
 * an atlas, is left as it is (`'none'`).
 */
export function createFetchImage(
  longestSide: number,
  rasterize: Rasterize,
  premultiplyAlpha: PremultiplyAlpha = 'premultiply',
): FetchImage {
  const options: ImageBitmapOptions = { ...decodeOptions, premultiplyAlpha };
  return (src, done, failed) => {
    let aborted = false;
    const deliver = (decoding: Promise<ImageBitmap>): void =>
      void decoding.then(
        (bitmap) => (aborted ? bitmap.close() : done(bitmap)),
        (error: unknown) => {
          if (!aborted) failed(toImageError(error, src));
        },
      );
    if (isDrawnByPage(src)) {
      deliver(rasterize(src, src, longestSide));
      return () => void (aborted = true);
    }
    // XMLHttpRequest rather than fetch: packaged applications can read their own files with it, and every engine can
    // abort it.
    const request = new XMLHttpRequest();
    const failNetwork = (why: string) => (): void =>
      failed(new ImageError('network', `${shortAddress(src)} ${why}`));
    request.open('GET', src, true);
    request.responseType = 'blob';
    request.timeout = timeoutMs;
    request.addEventListener('error', failNetwork('cannot be reached'));
    request.addEventListener('timeout', failNetwork(`did not answer within ${timeoutMs} ms`));
    request.addEventListener('load', () => {
      const { status } = request;
      // The status of a file inside a package is 0.
      if (status !== 0 && (status < 200 || status > 299)) {
        const reason = status >= 500 || status === 408 || status === 429 ? 'network' : 'gone';
        failed(new ImageError(reason, `${shortAddress(src)} answered ${status}`));
        return;
      }
      deliver(decode(request.response as Blob, src, longestSide, rasterize, options));
    });
    request.send();
    return () => {
      aborted = true;
      request.abort();
    };
  };
}

async function decode(
  blob: Blob,
  src: string,
  longestSide: number,
  rasterize: Rasterize,
  options: ImageBitmapOptions,
): Promise<ImageBitmap> {
  if (blob.type.startsWith(svgMimeType)) {
    const address = URL.createObjectURL(blob);
    try {
      return await rasterize(address, src, longestSide);
    } finally {
      URL.revokeObjectURL(address);
    }
  }
  // `Blob.arrayBuffer` came with Chromium 76, and a worker has no polyfills
  const header = new Uint8Array(await new Response(blob.slice(0, headerBytes)).arrayBuffer());
  const size = readImageSize(header);
  if (size !== null) checkSize(size, src, longestSide);
  const bitmap = await createImageBitmap(blob, isJpeg(header) ? { ...options, ...opaque } : options);
  try {
    checkSize({ w: bitmap.width, h: bitmap.height }, src, longestSide);
  } catch (error) {
    bitmap.close();
    throw error;
  }
  return bitmap;
}

/** @throws ImageError when a side is longer than `longestSide` */
export function checkSize({ w, h }: ImageSize, src: string, longestSide: number): void {
  if (w <= longestSide && h <= longestSide) return;
  const limit = `at most ${longestSide} pixels on a side are drawn`;
  throw new ImageError('too large', `${shortAddress(src)} is ${w}x${h}: ${limit}`);
}

/** Wraps the decoder's error, which has no reason. */
function toImageError(error: unknown, src: string): ImageError {
  return error instanceof ImageError
    ? error
    : new ImageError('not an image', `${shortAddress(src)} is not an image`);
}

/** A shortened URL for messages: an inline image may be a megabyte long. */
function shortAddress(src: string): string {
  return src.length > 200 ? `${src.slice(0, 60)}...` : src;
}
