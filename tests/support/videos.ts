/** Video elements of a page: a television has one decoder, so two of them at any moment are a fault. */
import type { Page } from 'playwright';
import type { Tv } from './tv';

declare global {
  interface Window {
    videoWatch?: { most: number; ever: number };
  }
}

/** Counts them from the page's first script on. For `prepare` of `App.open`. */
export async function watchVideos(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watch = { most: 0, ever: 0 };
    window.videoWatch = watch;
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
  tv.page.evaluate(() => window.videoWatch ?? { most: -1, ever: -1 });

/** The second the video is at; null when there is no element. */
export const videoSecond = (tv: Tv): Promise<number | null> =>
  tv.page.evaluate(() => document.querySelector('video')?.currentTime ?? null);
