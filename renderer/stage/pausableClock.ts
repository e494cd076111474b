/** A clock whose timers can be stopped: a hidden page must not run any. */
import type { Clock } from '../types';

/** Frames are the frame loop's to stop, and time goes on: what compares times knows how long it was. */
export interface PausableClock extends Clock {
  /** No timer runs until `resume`; the time that each has left is kept. */
  pause(): void;
  /** Timers go on with the time they had left. */
  resume(): void;
}

interface Timer {
  readonly run: () => void;
  /** Time it fires at while the clock runs. */
  due: number;
  /** Id of the underlying clock; meaningless while paused. */
  id: number;
}

export function createPausableClock(clock: Clock): PausableClock {
  const timers = new Map<number, Timer>();
  let lastId = 0;
  /** Time since which it is paused; null while it runs. */
  let pausedAt: number | null = null;

  function start(id: number, timer: Timer): void {
    timer.id = clock.setTimeout(() => {
      timers.delete(id);
      timer.run();
    }, timer.due - clock.now());
  }

  return {
    now: () => clock.now(),
    setTimeout(run, ms) {
      const id = ++lastId;
      const timer = { run, due: (pausedAt ?? clock.now()) + Math.max(0, ms), id: 0 };
      timers.set(id, timer);
      if (pausedAt === null) start(id, timer);
      return id;
    },
    clearTimeout(id) {
      const timer = timers.get(id);
      if (timer === undefined) return;
      timers.delete(id);
      if (pausedAt === null) clock.clearTimeout(timer.id);
    },
    requestFrame: (run) => clock.requestFrame(run),
    cancelFrame: (id) => clock.cancelFrame(id),
    pause() {
      if (pausedAt !== null) return;
      pausedAt = clock.now();
      for (const { id } of timers.values()) clock.clearTimeout(id);
    },
    resume() {
      if (pausedAt === null) return;
      const paused = clock.now() - pausedAt;
      pausedAt = null;
      for (const [id, timer] of timers) {
        timer.due += paused;
        start(id, timer);
      }
    },
  };
}
