/**
 * When the player's overlay is shown: from any activity until 5 s after the last one while playing, and for good
 * while not playing. The rule is pure; `createOverlayVisibility` only runs it on a clock.
 */
import { createTimer } from './timer';
import type { Clock } from '../domain/clock';

/** [PLAYER-16] */
export const OVERLAY_HIDE_MS = 5000;

export interface OverlayState {
  /** Clock time of the last key, pointer move or start of playing; null after the viewer sent the overlay away. */
  lastActivityAt: number | null;
  /** False for paused, loading, buffering, ended: the viewer needs the controls or a sign of life. */
  playing: boolean;
}

/** Clock time at which the overlay goes by itself; null when it does not. */
export const overlayHidesAt = (state: OverlayState): number | null =>
  state.lastActivityAt === null || !state.playing ? null : state.lastActivityAt + OVERLAY_HIDE_MS;

/** Whether the overlay is shown at the clock time `now`. */
export const isOverlayVisible = (state: OverlayState, now: number): boolean => {
  if (state.lastActivityAt === null) return false;
  const hidesAt = overlayHidesAt(state);
  return hidesAt === null || now < hidesAt;
};

export interface OverlayVisibility {
  visible(): boolean;
  /** A key or the pointer: shows the overlay and starts its 5 s again. */
  activity(): void;
  setPlaying(playing: boolean): void;
  /** The viewer sends it away (back), also while paused. */
  dismiss(): void;
  destroy(): void;
}

/** Starts visible. `onChange` is called only when the answer changes. */
export const createOverlayVisibility = (
  clock: Clock,
  onChange: (visible: boolean) => void,
): OverlayVisibility => {
  const timer = createTimer(clock);
  let state: OverlayState = { lastActivityAt: clock.now(), playing: false };
  let shown = true;

  const update = (next: OverlayState): void => {
    state = next;
    const visible = isOverlayVisible(state, clock.now());
    const hidesAt = overlayHidesAt(state);
    if (visible && hidesAt !== null) timer.arm(hidesAt - clock.now(), () => update(state));
    else timer.cancel();
    if (visible === shown) return;
    shown = visible;
    onChange(visible);
  };

  return {
    visible: () => shown,
    activity: () => update({ ...state, lastActivityAt: clock.now() }),
    setPlaying: (playing) => {
      if (playing === state.playing) return;
      // Pausing by any way brings the controls back; starting gives them their full 5 s.
      update({ playing, lastActivityAt: clock.now() });
    },
    dismiss: () => update({ ...state, lastActivityAt: null }),
    destroy: timer.cancel,
  };
};
