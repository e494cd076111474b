/** When films begin, play and end, as the page's own clock says. */
import type { Page } from 'playwright';

export interface MediaMoment {
  /** 'keydown', or the media element's event. */
  type: string;
  /** performance.now(), ms. */
  at: number;
}

declare global {
  interface Window {
    mediaMoments?: MediaMoment[];
  }
}

/** Writes down keys and media events from the page's first script on. For `prepare` of `App.open`. */
export async function watchMedia(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moments: MediaMoment[] = [];
    window.mediaMoments = moments;
    for (const type of ['keydown', 'loadstart', 'playing', 'ended'])
      document.addEventListener(type, () => moments.push({ type, at: performance.now() }), true);
  });
}

/** What was written down since `from`, ms of the page's clock. */
export const mediaMoments = (page: Page, from = 0): Promise<MediaMoment[]> =>
  page.evaluate((since) => (window.mediaMoments ?? []).filter(({ at }) => at >= since), from);

/** Milliseconds between the first event of one type and the first one of another after it; NaN when one is missing. */
export function between(moments: readonly MediaMoment[], from: string, to: string): number {
  const start = moments.find(({ type }) => type === from)?.at ?? NaN;
  return (moments.find(({ type, at }) => type === to && at > start)?.at ?? NaN) - start;
}
