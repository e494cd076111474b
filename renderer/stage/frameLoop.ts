/**
 * The frame loop, ours instead of Lightning's: it sleeps until something asks for a frame (an app behind a playing film
 * costs nothing), takes its time from the root's clock, can be stopped for a rebuild, and measures from inside.
 */
import type { Clock } from '../types';

/** What a frame consists of, in order. */
export interface FrameWork {
  /** Moves what moves. True while more is to come. */
  advance(now: number): boolean;
  /** Draws if something changed. True when it drew. */
  draw(): boolean;
  /** Nothing moves and nothing waits: housekeeping. */
  rest(): void;
  /** Something below still wants frames (uploads in the queue). */
  wantsMore(): boolean;
  /** After a frame that drew: start and end on the clock, ms. */
  measured(start: number, end: number): void;
  /** A frame threw. It is reported; the loop goes on. */
  failed(error: unknown): void;
}

/** Frames on demand: it sleeps while nothing asks. */
export interface FrameLoop {
  /** Asks for a frame; any number of times. */
  wake(): void;
  /** No frame from now on, whoever asks. */
  stop(): void;
  /** A frame is coming. */
  readonly awake: boolean;
}

export function createFrameLoop(clock: Clock, work: FrameWork): FrameLoop {
  let pending = 0;
  let stopped = false;
  let asked = false;

  const frame = (): void => {
    pending = 0;
    asked = false;
    const start = clock.now();
    let more = false;
    try {
      const moving = work.advance(start);
      const drew = work.draw();
      if (drew) work.measured(start, clock.now());
      more = moving || drew || work.wantsMore();
      if (!more) work.rest();
    } catch (error) {
      work.failed(error);
      more = true;
    }
    if (more || asked) request();
  };

  const request = (): void => {
    if (pending === 0 && !stopped) pending = clock.requestFrame(frame);
  };

  return {
    wake() {
      asked = true;
      request();
    },
    stop() {
      stopped = true;
      if (pending !== 0) clock.cancelFrame(pending);
      pending = 0;
    },
    get awake() {
      return pending !== 0;
    },
  };
}
