/**
 * A page whose timers can be held. Between the moment it is at rest and its picture a busy machine may take longer than the
 * page waits before something moves by itself: a cut title 1.5 s after it got focus, controls that hide.
 */
import type { Page } from 'playwright';

declare global {
  interface Window {
    /** Timers that fall due from now on run at `releaseTimers`. */
    holdTimers?: () => void;
    releaseTimers?: () => void;
  }
}

/** Call before the page's first script. */
export async function makeTimersHoldable(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout, setInterval, clearTimeout, clearInterval } = window;
    /** What fell due while timers were held, in that order; null while they run. */
    let due: Map<number, () => void> | null = null;
    const holdable = (set: typeof setTimeout) =>
      ((run: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) => {
        const id: number = set(() => (due === null ? run(...args) : due.set(id, () => run(...args))), ms);
        return id;
      }) as typeof setTimeout;
    const forgetting =
      (clear: typeof clearTimeout): typeof clearTimeout =>
      (id) => {
        due?.delete(id as number);
        clear(id);
      };
    window.setTimeout = holdable(setTimeout);
    window.setInterval = holdable(setInterval as typeof setTimeout) as typeof setInterval;
    window.clearTimeout = forgetting(clearTimeout);
    window.clearInterval = forgetting(clearInterval);
    window.holdTimers = () => void (due ??= new Map());
    window.releaseTimers = () => {
      const late = due ?? new Map<number, () => void>();
      due = null;
      for (const run of late.values()) run();
    };
  });
}

/** Runs `look` on the app's page when it has come to rest, which it stays in meanwhile. */
export async function whileAtRest<T>(page: Page, look: () => Promise<T>): Promise<T> {
  await page.evaluate(async () => {
    await window.__tv!.idle();
    window.holdTimers!();
  });
  try {
    return await look();
  } finally {
    await page.evaluate(() => window.releaseTimers!());
  }
}
