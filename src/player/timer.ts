/**
 * Time as the player sees it. Everything here that waits takes a Clock, so that tests decide what time it is.
 * The shape is the renderer's own `Clock`; it is repeated because the player must not depend on the scene.
 */
export interface Clock {
  /** Milliseconds; only differences mean anything. */
  now(): number;
  setTimeout(fn: () => void, ms: number): number;
  clearTimeout(id: number): void;
}

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
