/**
 * The frame loop, instead of Lightning's: it sleeps until a frame is requested (an app behind a playing video costs
 * nothing), takes its time from the root's clock, can be paused and stopped, and measures each frame.
 */
import type { Clock } from '../types';

/** What a frame consists of, in order. */
export interface FrameWork {
  /** Advances animations to `time`, ms, which is the frame's own. True while one is running. */
  advance(time: number): boolean;
  /** Draws if something changed. True if it drew. */
  draw(): boolean;
  /** The loop goes to sleep: unused memory can be freed. In the last frame, behind the drawing. */
  onIdle(): void;
  /** Asked after a frame that drew: whether it left something for the next (queued uploads). */
  leftSome(): boolean;
  /** A frame drew: its start and end, ms. */
  measured(start: number, end: number): void;
  /** A frame threw; the loop continues. */
  failed(error: unknown): void;
}

/** Frames on request. */
export interface FrameLoop {
  /** Requests a frame; further requests before it have no effect. */
  wake(): void;
  /** No frame runs until `resume`; whether one was requested is kept. */
  pause(): void;
  /** Frames run again, the one that was requested meanwhile first. */
  resume(): void;
  /** Stops the loop: later requests have no effect. */
  stop(): void;
  /** True from `pause` to `resume`. */
  readonly paused: boolean;
  /** True while a frame is requested. */
  readonly awake: boolean;
}

/** A frame that is later than this comes of a clock of another kind, as `Date`'s is, or after a standstill. */
const LATEST_MS = 1000;

/**
 * The time that all movement of a frame is drawn for: the one the browser names for it, a whole number of refreshes after the last.
 * The clock's own is later by what ran before the frame, which is never the same: movement by it goes in uneven steps.
 */
const timeOf = (named: number, now: number): number =>
  named <= now && now - named < LATEST_MS ? named : now;

export function createFrameLoop(clock: Clock, work: FrameWork): FrameLoop {
  let pending = 0;
  let stopped = false;
  let paused = false;
  let asked = false;

  const frame = (named: number): void => {
    pending = 0;
    asked = false;
    const start = clock.now();
    let more = false;
    try {
      const moving = work.advance(timeOf(named, start));
      // a callback in it has ended the root: what draws is gone
      if (stopped) return;
      // before the drawing: behind it the browser takes half as long again for the call
      if (moving) request();
      const drew = work.draw();
      if (stopped) return;
      if (drew) work.measured(start, clock.now());
      more = moving || (drew && work.leftSome());
      if (!more && !asked) work.onIdle();
    } catch (error) {
      work.failed(error);
      more = true;
    }
    if (more || asked) request();
  };

  const request = (): void => {
    if (pending === 0 && !stopped && !paused) pending = clock.requestFrame(frame);
  };

  const cancel = (): void => {
    if (pending !== 0) clock.cancelFrame(pending);
    pending = 0;
  };

  return {
    wake() {
      asked = true;
      request();
    },
    pause() {
      paused = true;
      asked ||= pending !== 0;
      cancel();
    },
    resume() {
      paused = false;
      if (asked) request();
    },
    stop() {
      stopped = true;
      cancel();
    },
    get paused() {
      return paused;
    },
    get awake() {
      return pending !== 0 || (paused && asked);
    },
  };
}
