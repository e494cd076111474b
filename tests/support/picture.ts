/**
 * A picture of the page. On a busy machine Chromium refuses a capture now and then, one in some thousands, and takes the
 * same one when it is asked again (MarketSquare/robotframework-browser#5237 counts 21 such in 838,000 tests).
 */
import type { Page, PageScreenshotOptions } from 'playwright';
import { PNG } from 'pngjs';

/** Chromium's words for a capture that found no surface. */
const REFUSED = 'Unable to capture screenshot';
/** Of one picture; a page that refuses so often is broken. */
const MOST_TRIES = 3;

/** As `page.screenshot`. @throws Error as it does, but for a refused capture only after three tries. */
export function takePicture(page: Page, options?: PageScreenshotOptions): Promise<Buffer> {
  return untilCaptured(() => page.screenshot(options));
}

/** Asks again when Chromium refuses the capture. */
export async function untilCaptured<T>(capture: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await capture();
    } catch (error) {
      if (tries === MOST_TRIES || !String(error).includes(REFUSED)) throw error;
    }
  }
}

/** What two pictures of one scene may differ by, of 255: an image that lies elsewhere in a shared texture is rounded otherwise. */
export const ROUNDING = 1;

/** The largest difference of a channel, of 255, between two pictures. @throws Error when they are not of one size */
export function largestDifference(one: Buffer, other: Buffer): number {
  const [first, second] = [PNG.sync.read(one), PNG.sync.read(other)];
  if (first.width !== second.width || first.height !== second.height)
    throw new Error(
      `${first.width}x${first.height} and ${second.width}x${second.height}: pictures of two sizes`,
    );
  let largest = 0;
  for (let i = 0; i < first.data.length; i++)
    largest = Math.max(largest, Math.abs(first.data[i]! - second.data[i]!));
  return largest;
}
