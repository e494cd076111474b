/**
 * Idle focus: focus that has not changed for a time, such as 500 ms for details and artwork, 1000 for analytics, 1500
 * for a trailer. A single timer, which checks the clock again when it fires, so that a held key sets no timers.
 * Nothing is idle while a key is held, even where it moves nothing, at the end of a row.
 */
import { callHandler } from '../host/callHandler';
import type { HostNode, SceneRoot } from '../host/node';
import type { FocusControl } from '../host/ports';
import type { Clock } from '../types';

/** What an idle timer needs of a root; `useScene()` has both. */
export interface IdleSource {
  /** The source of time. */
  readonly clock: Clock;
  /** Whether a key is held. */
  readonly focus: Pick<FocusControl<unknown>, 'holding' | 'onRelease'>;
}

/** A delay that restarts with each change. */
export interface IdleTimer {
  /** Something changed: the delay restarts and ends in `ms` at the earliest. */
  restart(ms: number): void;
  /** Cancels the delay. */
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

  /** Deferred: the release itself may change focus. */
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
 * @returns ends it
 */
export function watchFocusIdle(
  scene: SceneRoot,
  ms: number,
  run: (node: HostNode | null) => void,
): () => void {
  const timer = createIdleTimer(scene, () => callHandler(scene, null, 'focusIdle', run, scene.focus.current));
  timer.restart(ms);
  const unsubscribe = scene.focus.subscribe(() => timer.restart(ms));
  return () => {
    unsubscribe();
    timer.cancel();
  };
}
