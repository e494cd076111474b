/**
 * A page whose time runs faster than the wall's, for tests that wait for timers and animations and time none of them. Most
 * of an end-to-end test passes in waits of the product (500 ms until focus is at rest, 250 ms of scrolling, 150 ms of a
 * picture's fade), in which the machine has nothing to do.
 *
 * Faster are `performance.now`, timers, the times of frames and events. As they were: `Date`, which the service's clock is
 * compared with, and films, which is why tests that play something stay at pace 1.
 */
import type { Page } from 'playwright';

const paces = new WeakMap<Page, number>();

/**
 * Call before the page's first script, and after `limitFrameRate`, whose limit is in the wall's time.
 * @param pace milliseconds of the page's time in one of the wall's
 */
export async function quicken(page: Page, pace: number): Promise<void> {
  if (pace === 1) return;
  paces.set(page, pace);
  await page.addInitScript((factor) => {
    const { setTimeout, setInterval, requestAnimationFrame } = window;
    const now = performance.now.bind(performance);
    const stamp = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp')?.get;
    performance.now = () => now() * factor;
    Object.defineProperty(Event.prototype, 'timeStamp', {
      get(this: Event) {
        return Number(stamp?.call(this)) * factor;
      },
    });
    const quickened = (set: (run: TimerHandler, ms?: number, ...args: unknown[]) => number) =>
      ((run: TimerHandler, ms = 0, ...args: unknown[]) =>
        set.call(window, run, ms / factor, ...args)) as typeof setTimeout;
    window.setTimeout = quickened(setTimeout);
    window.setInterval = quickened(setInterval);
    window.requestAnimationFrame = (run) => requestAnimationFrame.call(window, (time) => run(time * factor));
  }, pace);
}

/** Milliseconds of the page's time in one of the wall's: what a remote's hand and `stays` go by. */
export function paceOf(page: Page): number {
  return paces.get(page) ?? 1;
}
