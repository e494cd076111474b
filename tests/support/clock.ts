/** The page's time, held and moved by a test. Take hold before the page is opened. */
import type { Page } from 'playwright';

export interface HeldClock {
  /** Lets that many milliseconds pass: every timer and frame that falls due in them runs. */
  advance(ms: number): Promise<void>;
  /** Lets time flow again from where it stands. */
  release(): Promise<void>;
}

/** Starts the page's clock at a moment and lets it flow: dates on screen are then the same in every run. */
export async function startClockAt(page: Page, at: Date): Promise<void> {
  await page.clock.install({ time: at });
}

/** A clock can be stopped only at a moment to come, and asking takes a while: it is stopped this far ahead. */
const AHEAD_MS = 2_000;

/** Stops a clock started with `startClockAt`, two seconds after now; what falls due in them runs at once. */
export async function holdClock(page: Page): Promise<HeldClock> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + AHEAD_MS);
  return {
    advance: (ms) => page.clock.runFor(ms),
    release: () => page.clock.resume(),
  };
}
