/**
 * Detects playback that stands still without an error event: a damaged segment starves the engine silently. While
 * position or buffer moves, a slow network is not a stall.
 */
import { createTimer } from './timer';
import type { Clock } from '../domain/clock';

/** Two request time-outs of the engine (10 s each): one lost request and its repetition are not a stall. */
export const STALL_AFTER_MS = 20_000;
const CHECK_EVERY_MS = 1000;

export interface StallSample {
  /** False while playback is not meant to move. */
  shouldMove: boolean;
  position: number;
  /** Seconds buffered in all ranges together. */
  buffered: number;
}

export interface StallWatchdog {
  /** Watches what `sample` reads. `onStall` is called once; the watchdog then stops until started again. */
  start(sample: () => StallSample, onStall: () => void): void;
  stop(): void;
}

/** It watches nothing yet. */
export const createStallWatchdog = (clock: Clock): StallWatchdog => {
  const timer = createTimer(clock);

  return {
    start: (sample, onStall) => {
      let last = sample();
      let movedAt = clock.now();
      const check = (): void => {
        const now = sample();
        const moved = now.position !== last.position || now.buffered !== last.buffered;
        if (moved || !now.shouldMove) movedAt = clock.now();
        last = now;
        if (clock.now() - movedAt >= STALL_AFTER_MS) onStall();
        else timer.arm(CHECK_EVERY_MS, check);
      };
      check();
    },
    stop: timer.cancel,
  };
};
