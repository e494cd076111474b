/** The countdown to the next title [NEXT-02]. */
import { createTimer } from './timer';
import type { Clock } from '../domain/clock';

/** Seconds from the appearance of the panel to the start of the next title [NEXT-02, C23]. */
export const NEXT_COUNTDOWN_S = 10;

export interface CountdownOptions {
  readonly clock: Clock;
  /** Whole seconds to count down from. */
  readonly seconds: number;
  /** Called with the whole seconds left, when they change: `seconds` - 1 down to 0. */
  readonly onTick: (secondsLeft: number) => void;
  /** Called once, after the tick to 0. */
  readonly onEnd: () => void;
}

/** A running countdown. */
export interface Countdown {
  /** Ends it at once: no callback follows. No effect afterwards. */
  cancel(): void;
}

/**
 * Starts counting down. It counts to a fixed time: ticks that come late, on a busy device or after it was suspended,
 * are left out instead of moving the end.
 */
export function startCountdown({ clock, seconds, onTick, onEnd }: CountdownOptions): Countdown {
  const timer = createTimer(clock);
  const endsAt = clock.now() + seconds * 1000;

  const wait = (secondsLeft: number): void => {
    timer.arm(endsAt - (secondsLeft - 1) * 1000 - clock.now(), tick);
  };
  const tick = (): void => {
    const secondsLeft = Math.max(0, Math.ceil((endsAt - clock.now()) / 1000));
    // Armed before the callback, which may cancel.
    if (secondsLeft > 0) wait(secondsLeft);
    onTick(secondsLeft);
    if (secondsLeft === 0 && !cancelled) onEnd();
  };

  let cancelled = false;
  wait(seconds);
  return {
    cancel: () => {
      cancelled = true;
      timer.cancel();
    },
  };
}
