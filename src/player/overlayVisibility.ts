/**
 * When the player's overlay shows: from any activity until 5 s after the last one while playing, and permanently
 * while not playing. The rule is pure; `createOverlayVisibility` runs it on a clock.
 */
import { createTimer } from './timer';
import type { Clock } from '../domain/clock';

/** [PLAYER-16] */
export const OVERLAY_HIDE_MS = 5000;

export interface OverlayState {
  /** Clock time of the last key, pointer move or start of playback; null after the viewer dismissed the overlay. */
  lastActivityAt: number | null;
  /** False while paused, loading, buffering or ended: the overlay then stays. */
  playing: boolean;
  /** The pointer holds a control: the overlay then stays, too. */
  held: boolean;
}

/** Clock time at which the overlay hides; null when it does not. */
export const overlayHidesAt = (state: OverlayState): number | null =>
  state.lastActivityAt === null || !state.playing || state.held
    ? null
    : state.lastActivityAt + OVERLAY_HIDE_MS;

/** Whether the overlay shows at clock time `now`. */
export const isOverlayVisible = (state: OverlayState, now: number): boolean => {
  if (state.lastActivityAt === null) return false;
  const hidesAt = overlayHidesAt(state);
  return hidesAt === null || now < hidesAt;
};

export interface OverlayVisibility {
  visible(): boolean;
  /** A key or pointer move: shows the overlay and restarts its 5 s. */
  activity(): void;
  setPlaying(playing: boolean): void;
  /** The pointer's button went down on a control, or was released: the 5 s begin then. */
  setHeld(held: boolean): void;
  /** Hides it at the viewer's request (back), also while paused. */
  dismiss(): void;
  destroy(): void;
}

/** Starts visible. `onChange` is called only when visibility changes. */
export const createOverlayVisibility = (
  clock: Clock,
  onChange: (visible: boolean) => void,
): OverlayVisibility => {
  const timer = createTimer(clock);
  let state: OverlayState = { lastActivityAt: clock.now(), playing: false, held: false };
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
      // Any pause shows the controls; a start shows them for another 5 s.
      update({ ...state, playing, lastActivityAt: clock.now() });
    },
    setHeld: (held) => {
      if (held === state.held) return;
      // What the viewer dismissed meanwhile does not come back.
      update({ ...state, held, lastActivityAt: state.lastActivityAt === null ? null : clock.now() });
    },
    dismiss: () => update({ ...state, lastActivityAt: null }),
    destroy: timer.cancel,
  };
};
