/**
 * When the player's overlay shows: from any activity until 5 s after the last one while the film plays, permanently while
 * it is paused, and as long as it waits for data. The rule is pure; `createOverlayVisibility` runs it on a clock.
 */
import type { Clock } from '../domain/clock';
import type { PlaybackPhase } from './playbackStatus';
import { createTimer } from './timer';

/** [PLAYER-16] */
export const OVERLAY_HIDE_MS = 5000;

/** What the film does, as far as the overlay's time depends on it. */
export type FilmState =
  | 'playing'
  /** Paused by the viewer, or over: the overlay shows. */
  | 'stopped'
  /** It will go on: it loads, buffers, seeks, or something else is in its place. What shows stays, and nothing comes. */
  | 'waiting';

/** @param covered an ad plays in the film's place, or a panel that the viewer has opened lies over it */
export function filmStateOf(phase: PlaybackPhase, covered: boolean): FilmState {
  switch (phase) {
    case 'playing':
      return covered ? 'waiting' : 'playing';
    case 'paused':
      return covered ? 'waiting' : 'stopped';
    case 'loading':
    case 'ready':
    case 'buffering':
    case 'seeking':
      return 'waiting';
    default:
      return 'stopped';
  }
}

export interface OverlayState {
  /** Clock time of the last key, pointer move or start of playback; null once the overlay is hidden. */
  lastActivityAt: number | null;
  film: FilmState;
  /** The pointer holds a control: the overlay then stays, too. */
  held: boolean;
}

/** Clock time at which the overlay hides; null when it does not. */
export const overlayHidesAt = (state: OverlayState): number | null =>
  state.lastActivityAt === null || state.film !== 'playing' || state.held
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
  setFilm(film: FilmState): void;
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
  let state: OverlayState = { lastActivityAt: clock.now(), film: 'waiting', held: false };
  let shown = true;

  const update = (next: OverlayState): void => {
    state = next;
    const visible = isOverlayVisible(state, clock.now());
    const hidesAt = overlayHidesAt(state);
    if (visible && hidesAt !== null)
      timer.arm(hidesAt - clock.now(), () => update({ ...state, lastActivityAt: null }));
    else timer.cancel();
    if (visible === shown) return;
    shown = visible;
    onChange(visible);
  };

  /** The 5 s begin again; what the viewer dismissed, or what is hidden by now, does not come back. */
  const laterIfShown = (): number | null => (state.lastActivityAt === null ? null : clock.now());

  return {
    visible: () => shown,
    activity: () => update({ ...state, lastActivityAt: clock.now() }),
    setFilm: (film) => {
      if (film === state.film) return;
      // Any pause shows the controls, and a start shows them for another 5 s.
      const shows = film === 'stopped' || state.film === 'stopped';
      update({ ...state, film, lastActivityAt: shows ? clock.now() : laterIfShown() });
    },
    setHeld: (held) => {
      if (held === state.held) return;
      update({ ...state, held, lastActivityAt: laterIfShown() });
    },
    dismiss: () => update({ ...state, lastActivityAt: null }),
    destroy: timer.cancel,
  };
};
