/** Video elements of a page: a television has one decoder, so two of them at any moment are a fault. */
import type { Page } from 'playwright';
import type { Tv } from './tv';

declare global {
  interface Window {
    videoWatch?: { most: number; ever: number; heights: number[] };
  }
}

/** Counts them from the page's first script on. For `prepare` of `App.open`. */
export async function watchVideos(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watch = { most: 0, ever: 0, heights: [] as number[] };
    window.videoWatch = watch;
    // Media events do not bubble, but they are captured.
    for (const type of ['loadedmetadata', 'resize']) {
      const keepHeight = ({ target }: Event): void => {
        if (!(target instanceof HTMLVideoElement) || target.videoHeight === 0) return;
        if (watch.heights.at(-1) !== target.videoHeight) watch.heights.push(target.videoHeight);
      };
      document.addEventListener(type, keepHeight, true);
    }
    const counted = new WeakSet<Element>();
    new MutationObserver(() => {
      const present = document.querySelectorAll('video');
      watch.most = Math.max(watch.most, present.length);
      for (const video of present) {
        if (counted.has(video)) continue;
        counted.add(video);
        watch.ever += 1;
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

/** The most there were at one moment, and all there ever were. */
export const videosSeen = (tv: Tv): Promise<{ most: number; ever: number }> =>
  tv.page.evaluate(() => {
    const { most, ever } = window.videoWatch ?? { most: -1, ever: -1 };
    return { most, ever };
  });

/** The heights of their pictures in lines, in order, each change once. */
export const videoHeights = (tv: Tv): Promise<number[]> =>
  tv.page.evaluate(() => window.videoWatch?.heights ?? []);

/** The second the video is at; null when there is no element. */
export const videoSecond = (tv: Tv): Promise<number | null> =>
  tv.page.evaluate(() => document.querySelector('video')?.currentTime ?? null);
