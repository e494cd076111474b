/** The page's time, held and moved by a test. Take hold before the page is opened. */
import type { Page } from 'playwright';
import { beginDrawing, clockHeld, drawsOnDemand, endDrawing } from './drawing';

export interface HeldClock {
  /** Lets that many milliseconds pass: every timer and frame that falls due in them runs. */
  advance(ms: number): Promise<void>;
  /** As `advance`, but a page that draws on demand draws nothing, so that it can come to rest. */
  pass(ms: number): Promise<void>;
  /** Skips that many milliseconds: a timer that falls due in them runs once, at their end, and no frame is drawn before. */
  skip(ms: number): Promise<void>;
  /** Lets time flow again from where it stands. */
  release(): Promise<void>;
}

/** Starts the page's clock at a moment and lets it flow: dates on screen are then the same in every run. */
export async function startClockAt(page: Page, at: Date): Promise<void> {
  await page.clock.install({ time: at });
}

/** A clock can be stopped only at a moment to come, and asking takes a while: it is stopped this far ahead. */
const AHEAD_MS = 2_000;

/**
 * Stops a clock started with `startClockAt`; what falls due until then runs at once.
 * @param at a moment to come. Default: two seconds after now
 */
export async function holdClock(page: Page, at?: Date): Promise<HeldClock> {
  await page.clock.pauseAt(at ?? (await page.evaluate(() => Date.now())) + AHEAD_MS);
  clockHeld(page, true);
  return {
    advance: (ms) => advance(page, ms),
    pass: (ms) => page.clock.runFor(ms),
    skip: (ms) => page.clock.fastForward(ms),
    release: () => releaseClock(page),
  };
}

/** As `HeldClock.release`, for who has only the page. */
export async function releaseClock(page: Page): Promise<void> {
  clockHeld(page, false);
  await page.clock.resume();
}

/** Three frames: the one that draws, and two for what it asks for. */
const DRAWN_MS = 48;

/** Draws only the last frames of that time: nobody sees the others. */
async function advance(page: Page, ms: number): Promise<void> {
  if (!drawsOnDemand(page)) return page.clock.runFor(ms);
  if (ms > DRAWN_MS) await page.clock.runFor(ms - DRAWN_MS);
  await beginDrawing(page);
  await page.clock.runFor(Math.min(ms, DRAWN_MS));
  await endDrawing(page);
}

/** The device's clock is wrong by so many milliseconds, as sets' are; timers and frames run as they do. Call before the page's first script. */
export async function setDeviceClock(page: Page, wrongByMs: number): Promise<void> {
  await page.addInitScript((wrongBy) => {
    const { now } = Date;
    const wrong = (): number => now() + wrongBy;
    window.Date = new Proxy(Date, {
      construct: (date, args: [], self) =>
        Reflect.construct(date, args.length === 0 ? [wrong()] : args, self) as Date,
      apply: () => String(new Date(wrong())),
      get: (date, name) => (name === 'now' ? wrong : (Reflect.get(date, name) as unknown)),
    });
  }, wrongByMs);
}
