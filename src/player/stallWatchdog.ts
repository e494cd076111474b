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
  start(): void;
  stop(): void;
}

/** `onStall` is called once; the watchdog then stops until started again. */
export const createStallWatchdog = (
  clock: Clock,
  sample: () => StallSample,
  onStall: () => void,
): StallWatchdog => {
  const timer = createTimer(clock);
  let last: StallSample | null = null;
  let movedAt = 0;

  const check = (): void => {
    const now = sample();
    const moved = last === null || now.position !== last.position || now.buffered !== last.buffered;
    if (moved || !now.shouldMove) movedAt = clock.now();
    last = now;
    if (clock.now() - movedAt >= STALL_AFTER_MS) {
      onStall();
      return;
    }
    timer.arm(CHECK_EVERY_MS, check);
  };

  return {
    start: () => {
      last = null;
      check();
    },
    stop: timer.cancel,
  };
};
