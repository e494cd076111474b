/** A timer that is armed again and again: loading, stalls, seeking and what is shown for a while each have one. */
import type { Clock } from '../domain/clock';

/** A single re-armable timer: arming it again replaces the earlier wait. */
export interface Timer {
  arm(ms: number, fn: () => void): void;
  cancel(): void;
}

/** Makes a timer on `clock`. A cancelled timer leaves nothing behind. */
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
