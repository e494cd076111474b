/**
 * Fewer frames for pages that nobody times. Software WebGL presents a frame in some milliseconds of a core whatever is in
 * it, and sixty a second are what the browser suites would spend their time on; the app's clock is not touched.
 */
import type { Page } from 'playwright';

/** Gives the page's script a frame at most every `leastMs`. Call before its first script. */
export async function limitFrameRate(page: Page, leastMs: number): Promise<void> {
  await page.addInitScript((least) => {
    const request = window.requestAnimationFrame.bind(window);
    let waiting = new Map<number, FrameRequestCallback>();
    let running = new Map<number, FrameRequestCallback>();
    let last = -Infinity;
    let handles = 0;
    const onFrame = (now: number): void => {
      if (now - last < least) {
        request(onFrame);
        return;
      }
      last = now;
      running = waiting;
      waiting = new Map();
      // One that is cancelled by another of the same frame is not run; one that throws does not stop the others.
      for (const callback of running.values()) {
        try {
          callback(now);
        } catch (error) {
          reportError(error);
        }
      }
    };
    window.requestAnimationFrame = (callback) => {
      if (waiting.size === 0) request(onFrame);
      handles += 1;
      waiting.set(handles, callback);
      return handles;
    };
    window.cancelAnimationFrame = (handle) => {
      waiting.delete(handle);
      running.delete(handle);
    };
  }, leastMs);
}
