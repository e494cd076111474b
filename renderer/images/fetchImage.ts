/**
 * One picture from its address to pixels that can be uploaded. Can be aborted at any time. Runs in a worker where there is
 * one (`workerFetch.ts`): looking into the file costs a millisecond of script a picture.
 */
import { headerBytes, pictureSize } from './pictureSize';
import type { PictureSize } from './pictureSize';

/** Why there is no picture. Only `network` is worth another try. */
export type PictureFault = 'network' | 'gone' | 'not a picture' | 'too large';

export class PictureError extends Error {
  constructor(
    readonly fault: PictureFault,
    message: string,
  ) {
    super(message);
  }
}

/** Fetches `src`; calls one of the two, once, unless the returned function was called before. */
export type FetchPicture = (
  src: string,
  done: (bitmap: ImageBitmap) => void,
  failed: (error: PictureError) => void,
) => () => void;

/** An answer later than this is none, ms. */
const timeout = 20_000;
const drawing = 'image/svg+xml';
/** Straight from the file: a picture is looked at as its maker made it. */
const asMade: ImageBitmapOptions = { colorSpaceConversion: 'none', imageOrientation: 'none' };

/** Draws an SVG at `address`; a page can (`drawDrawing.ts`), a worker cannot. */
export type DrawDrawing = (address: string, src: string, longestSide: number) => Promise<ImageBitmap>;

/**
 * `longestSide`: pixels the GPU takes on a side; a larger picture is refused. Pictures are blended premultiplied; what holds numbers
 * instead of colours, as an atlas does, is left as it is (`'none'`).
 */
export function createFetchPicture(
  longestSide: number,
  drawDrawing: DrawDrawing,
  premultiplyAlpha: PremultiplyAlpha = 'premultiply',
): FetchPicture {
  const options: ImageBitmapOptions = { ...asMade, premultiplyAlpha };
  return (src, done, failed) => {
    let aborted = false;
    const take = (picture: Promise<ImageBitmap>): void =>
      void picture.then(
        (bitmap) => (aborted ? bitmap.close() : done(bitmap)),
        (error: unknown) => {
          if (!aborted) failed(asPictureError(error, src));
        },
      );
    if (src.startsWith(`data:${drawing}`)) {
      take(drawDrawing(src, src, longestSide));
      return () => void (aborted = true);
    }
    // XMLHttpRequest rather than fetch: packaged applications read their own files by it, and it aborts everywhere
    const request = new XMLHttpRequest();
    const network = (why: string) => (): void => failed(new PictureError('network', `${nameOf(src)} ${why}`));
    request.open('GET', src, true);
    request.responseType = 'blob';
    request.timeout = timeout;
    request.addEventListener('error', network('cannot be reached'));
    request.addEventListener('timeout', network(`did not answer within ${timeout} ms`));
    request.addEventListener('load', () => {
      const { status } = request;
      // a file of the package answers 0
      if (status !== 0 && (status < 200 || status > 299)) {
        const fault = status >= 500 || status === 408 || status === 429 ? 'network' : 'gone';
        failed(new PictureError(fault, `${nameOf(src)} answered ${status}`));
        return;
      }
      take(decode(request.response as Blob, src, longestSide, drawDrawing, options));
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
  drawDrawing: DrawDrawing,
  options: ImageBitmapOptions,
): Promise<ImageBitmap> {
  if (blob.type.startsWith(drawing)) {
    const address = URL.createObjectURL(blob);
    try {
      return await drawDrawing(address, src, longestSide);
    } finally {
      URL.revokeObjectURL(address);
    }
  }
  const size = pictureSize(new Uint8Array(await blob.slice(0, headerBytes).arrayBuffer()));
  if (size !== null) checkSize(size, src, longestSide);
  const bitmap = await createImageBitmap(blob, options);
  try {
    checkSize({ w: bitmap.width, h: bitmap.height }, src, longestSide);
  } catch (error) {
    bitmap.close();
    throw error;
  }
  return bitmap;
}

/** @throws PictureError when a side is longer than `longestSide` */
export function checkSize({ w, h }: PictureSize, src: string, longestSide: number): void {
  if (w <= longestSide && h <= longestSide) return;
  const limit = `at most ${longestSide} pixels on a side are drawn`;
  throw new PictureError('too large', `${nameOf(src)} is ${w}x${h}: ${limit}`);
}

/** The browser's decoder says no more than that it could not. */
function asPictureError(error: unknown, src: string): PictureError {
  return error instanceof PictureError
    ? error
    : new PictureError('not a picture', `${nameOf(src)} is not a picture`);
}

/** An inline picture may have a megabyte of address. */
function nameOf(src: string): string {
  return src.length > 200 ? `${src.slice(0, 60)}...` : src;
}
