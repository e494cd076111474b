/**
 * The same frames for every page that draws its own. On a machine that drops frames a fast page draws more of a 250 ms
 * movement than a slow one and pays more for it: totals then compare frame rates. So once the pace is on, the page's time
 * goes by frames: each drawn one is 1/59.94 s after the last, however late the browser gave it, and keys come at given
 * frames, for which time stands still until the key is there. Every frame is still the browser's own, and script in it
 * is measured by the real clock.
 *
 * Chromium's own means do not serve: BeginFrameControl exists only in its headless shell and leaves `performance.now`
 * real, by which Lightning moves; virtual time stops the clock inside tasks, so that limits by time (textures uploaded in
 * a frame, React's slices) would never be reached. Here the clock runs on inside a frame, as far as its middle, where keys
 * come.
 *
 * Off until the scene stands, so that mounting is real; never on for the document's pages, which the compositor moves.
 */
import type { Page } from 'playwright';

/** Televisions refresh at 60/1.001 Hz. At 60 Hz sharp 250 ms would be 15 frames or 16, as rounding goes. */
export const FRAME_MS = 1001 / 60;

/** By which the page tells that time stands still: put in by the driver. */
export const STOP_BINDING = 'benchStopped';

interface Pace {
  /** The browser's clock, for measurements. */
  realNow(): number;
  /** Turns the pace on. */
  start(): void;
  /**
   * Time stands still at the first frame after each of `times`, ms from now, until a key goes down or up or
   * `stopAt` is called.
   */
  stopAt(times: readonly number[]): void;
}

declare global {
  interface Window {
    benchPace: Pace;
  }
}

/** The part of a window that tells or makes time. */
export type Timekeeper = Pick<
  Window,
  'requestAnimationFrame' | 'cancelAnimationFrame' | 'clearTimeout' | 'addEventListener' | 'reportError'
> & {
  setTimeout(run: (...args: unknown[]) => void, ms?: number, ...args: unknown[]): number;
  performance: { now(): number };
  benchPace?: Pace;
  benchStopped?: (payload: string) => void;
};

/** Call it before the page is opened and before everything that wraps the same functions. */
export async function putPace(page: Page): Promise<void> {
  // The helper by which esbuild, which runs the scripts, keeps functions' names; a page does not have it.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(`(${String(installPace)})(window, ${FRAME_MS})`);
}

/** Runs in the page, so it uses nothing from outside itself. Intervals stay real: no contestant has one. */
export function installPace(host: Timekeeper, frameMs: number): void {
  const realNow = host.performance.now.bind(host.performance);
  const realFrame = host.requestAnimationFrame.bind(host);
  const realCancel = host.cancelAnimationFrame.bind(host);
  const realTimeout = host.setTimeout.bind(host);
  const realClear = host.clearTimeout.bind(host);
  const instant = 0.01;
  let on = false;
  /** The latest frame's time for the page. */
  let stamp = 0;
  /** The page's clock was at `base` when the real one was at `began`, and stops at `limit`. */
  let base = 0;
  let began = 0;
  let limit = 0;
  let stops: number[] = [];
  let still = false;
  /** Waiting for so many frames, with nothing to draw in them. */
  let sleep: { count: number; began: number; alarm: number } | null = null;
  /** Far from the browser's own ids, and below 2^30, from where on V8 makes an object of each number. */
  let lastId = 2 ** 29;
  let frames = new Map<number, FrameRequestCallback>();
  let turn = frames;
  const timers = new Map<number, { due: number; run: () => void }>();

  function safely(run: () => void): void {
    try {
      run();
    } catch (error) {
      host.reportError(error);
    }
  }

  function advance(count: number): void {
    stamp += count * frameMs;
    base = stamp;
    limit = stamp + frameMs / 2;
    began = realNow();
    const due = [...timers].filter(([, timer]) => timer.due <= stamp).sort((a, b) => a[1].due - b[1].due);
    for (const [id, { run }] of due) if (timers.delete(id)) safely(run);
  }

  function draw(): void {
    turn = frames;
    frames = new Map();
    for (const callback of turn.values()) safely(() => callback(stamp));
    finish();
  }

  function finish(): void {
    if (stops.length > 0 && stamp >= stops[0]!) {
      stops.shift();
      still = true;
      host.benchStopped?.('');
    } else wait();
  }

  /** With nothing to draw no frame is asked of the browser, and no task made before something is due: idling is free. */
  function wait(): void {
    if (frames.size > 0) {
      realFrame(() => {
        advance(1);
        draw();
      });
      return;
    }
    const next = Math.min(stops[0] ?? Infinity, ...[...timers.values()].map(({ due }) => due));
    const count = Math.max(1, Math.ceil((next - stamp) / frameMs));
    limit = stamp + count * frameMs - instant;
    const alarm = count === Infinity ? 0 : realTimeout(() => wake(count), count * frameMs);
    sleep = { count, began: realNow(), alarm };
  }

  function wake(count: number): void {
    sleep = null;
    advance(count);
    if (frames.size > 0) realFrame(draw);
    else finish();
  }

  /** Something new to wait for: the frames slept through are over. */
  function reconsider(): void {
    if (sleep === null) return;
    realClear(sleep.alarm);
    stamp += frameMs * Math.min(sleep.count - 1, Math.floor((realNow() - sleep.began) / frameMs));
    limit = stamp + frameMs - instant;
    sleep = null;
    wait();
  }

  function goOn(): void {
    if (!still) return;
    still = false;
    base = stamp + frameMs / 2;
    limit = stamp + frameMs - instant;
    began = realNow();
    wait();
  }

  const now = (): number => (on ? Math.min(base + (realNow() - began), limit) : realNow());
  host.performance.now = now;
  host.requestAnimationFrame = (callback) => {
    if (!on) return realFrame(callback);
    frames.set((lastId += 1), callback);
    reconsider();
    return lastId;
  };
  host.cancelAnimationFrame = (id) => {
    if (!frames.delete(id) && !turn.delete(id)) realCancel(id);
  };
  host.setTimeout = (run, ms = 0, ...args) => {
    if (!on || ms < 1) return realTimeout(run, ms, ...args);
    // Whole milliseconds, as the browser counts them.
    timers.set((lastId += 1), { due: now() + Math.trunc(ms), run: () => run(...args) });
    reconsider();
    return lastId;
  };
  host.clearTimeout = (id) => {
    if (id === undefined || !timers.delete(id)) realClear(id);
  };
  host.addEventListener('keydown', goOn, true);
  host.addEventListener('keyup', goOn, true);

  host.benchPace = {
    realNow,
    start() {
      on = true;
      stamp = base = began = realNow();
      wait();
    },
    stopAt(times) {
      stops = times.map((each) => stamp + each);
      goOn();
      reconsider();
    },
  };
}
