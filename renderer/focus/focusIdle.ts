/**
 * Focus that has not changed for some time: details and artwork after 500 ms, analytics after 1000, a trailer after 1500.
 * One timer, set once and asked again when it fires, so that a held key sets none; and nothing is idle while a key is
 * held, also where it moves nothing, at the end of a row.
 */
import type { HostNode, SceneRoot } from '../host/node';
import type { FocusControl } from '../host/ports';
import type { Clock } from '../types';

/** What waiting needs of a root: `useScene()` has both. */
export interface IdleSource {
  /** Time. */
  readonly clock: Clock;
  /** Whether a key is held. */
  readonly focus: Pick<FocusControl<unknown>, 'holding' | 'onRelease'>;
}

/** A wait that begins again with each change. */
export interface IdleTimer {
  /** Something changed: the wait begins anew, and is over in `ms` at the earliest. */
  restart(ms: number): void;
  /** Nothing is waited for any more. */
  cancel(): void;
}

/** Calls `run` once the time of the last `restart` has passed and no key is held. */
export function createIdleTimer({ clock, focus }: IdleSource, run: () => void): IdleTimer {
  let due = 0;
  let timer: number | null = null;
  let stopListening: (() => void) | null = null;

  function check(): void {
    timer = null;
    if (focus.holding) {
      stopListening ??= focus.onRelease(onRelease);
      return;
    }
    const left = due - clock.now();
    if (left > 0) timer = clock.setTimeout(check, left);
    else run();
  }

  /** Not at once: the release itself may change focus. */
  function onRelease(): void {
    stopListening?.();
    stopListening = null;
    timer ??= clock.setTimeout(check, 0);
  }

  return {
    restart(ms) {
      due = clock.now() + ms;
      timer ??= clock.setTimeout(check, ms);
    },
    cancel() {
      stopListening?.();
      stopListening = null;
      if (timer !== null) clock.clearTimeout(timer);
      timer = null;
    },
  };
}

/**
 * Calls `run` with the focused node each time focus has not changed for `ms`; with null when nothing can have focus.
 * Returns the function that ends it.
 */
export function watchFocusIdle(
  scene: Pick<SceneRoot, 'clock' | 'focus'>,
  ms: number,
  run: (node: HostNode | null) => void,
): () => void {
  const timer = createIdleTimer(scene, () => run(scene.focus.current));
  timer.restart(ms);
  const unsubscribe = scene.focus.subscribe(() => timer.restart(ms));
  return () => {
    unsubscribe();
    timer.cancel();
  };
}
