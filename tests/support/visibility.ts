/** The app hidden and shown, as a set does for another application. */
import type { Tv } from './tv';

/** Hides the page or shows it; `ahead`: ms the wall clock is ahead at that moment. */
export async function setVisible(tv: Tv, visible: boolean, ahead = 0): Promise<void> {
  await tv.page.evaluate(
    ([state, ms]) => {
      const { now } = Date;
      Date.now = () => now() + ms;
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
      Date.now = now;
    },
    [visible ? 'visible' : 'hidden', ahead] as const,
  );
}
