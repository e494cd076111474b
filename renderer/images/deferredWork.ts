/**
 * Work that is put off to a task of its own, because it is asked for in the middle of a frame, or to the end of the code that asks for
 * it, when that runs between two frames: Chromium calls a timer that a key's task sets only behind the key's frame, with the processor
 * busy drawing it.
 */
import type { Clock } from '../types';

export interface DeferredWork {
  /** Once, however often it is asked for. */
  soon(): void;
  /** Work that is asked for in `run` is done as soon as that ends, also by an error. */
  behind(run: () => void): void;
  cancel(): void;
}

export function deferWork(clock: Clock, work: () => void): DeferredWork {
  let timer: number | null = null;
  let isInside = false;
  let isAsked = false;

  function cancel(): void {
    if (timer !== null) clock.clearTimeout(timer);
    timer = null;
  }

  return {
    soon() {
      if (isInside) isAsked = true;
      else
        timer ??= clock.setTimeout(() => {
          timer = null;
          work();
        }, 0);
    },
    behind(run) {
      isInside = true;
      isAsked = false;
      try {
        run();
      } finally {
        isInside = false;
        if (isAsked) {
          cancel();
          work();
        }
      }
    },
    cancel,
  };
}
