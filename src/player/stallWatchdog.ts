/**
 * Finds playback that stands still though nothing was reported: a damaged segment makes the engine starve in silence.
 * It watches position and buffer; as long as one of them moves, a slow network is not a stall.
 */
import { createTimer } from './timer';
import type { Clock } from '../domain/clock';

/** Two request time-outs of the engine (10 s): one lost request and its repetition are no stall. */
export const STALL_AFTER_MS = 20_000;
const CHECK_EVERY_MS = 1000;

export interface StallSample {
  /** False while standing still is what was asked for. */
  shouldMove: boolean;
  position: number;
  /** Seconds buffered in all ranges together. */
  buffered: number;
}

export interface StallWatchdog {
  start(): void;
  stop(): void;
}

/** `onStall` is called once a stall; the watchdog then rests until started again. */
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
