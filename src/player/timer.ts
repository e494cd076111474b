/** A timer that can be re-armed, for load time-outs, stalls, seeking and timed visibility. */
import type { Clock } from '../domain/clock';

/** A single re-armable timer: arming it again replaces the earlier one. */
export interface Timer {
  arm(ms: number, fn: () => void): void;
  cancel(): void;
}

/** Creates a timer on `clock`. Cancelling it clears the clock's timer too. */
export const createTimer = (clock: Clock): Timer => {
  let id: number | null = null;
  const cancel = (): void => {
    if (id !== null) clock.clearTimeout(id);
    id = null;
  };
  return {
    arm: (ms, fn) => {
      cancel();
      id = clock.setTimeout(() => {
        id = null;
        fn();
      }, ms);
    },
    cancel,
  };
};
