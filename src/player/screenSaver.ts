/** When the screen saver lies over a paused picture [PLAYER-21]. */
import type { Clock } from '../domain/clock';
import { createTimer } from './timer';

/** From the pause, or from the last key or pointer move during it, to the screen saver [PLAYER-21]. */
export const SCREEN_SAVER_MS = 20_000;

export interface ScreenSaverConditions {
  readonly paused: boolean;
  /** The title has a jumbotron image. */
  readonly hasArt: boolean;
  /** Something else is shown: a panel or an offer is open, an ad plays, a title loads. */
  readonly blocked: boolean;
}

export interface ScreenSaver {
  /** Call it at every change; the same conditions again change nothing. */
  update(conditions: ScreenSaverConditions): void;
  /** A key or pointer move: hides it and starts its time again. */
  activity(): void;
  /** Hides it and ends its timer; a later `update` starts again. */
  destroy(): void;
}

/** Starts hidden. `onChange` is called only when visibility changes. */
export function createScreenSaver(clock: Clock, onChange: (visible: boolean) => void): ScreenSaver {
  const timer = createTimer(clock);
  let allowed = false;
  let visible = false;

  const show = (next: boolean): void => {
    if (next === visible) return;
    visible = next;
    onChange(next);
  };
  const restart = (): void => {
    show(false);
    if (allowed) timer.arm(SCREEN_SAVER_MS, () => show(true));
    else timer.cancel();
  };

  return {
    update: ({ paused, hasArt, blocked }) => {
      const next = paused && hasArt && !blocked;
      if (next === allowed) return;
      allowed = next;
      restart();
    },
    activity: restart,
    destroy: () => {
      allowed = false;
      restart();
    },
  };
}
