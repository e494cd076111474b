/**
 * Seeking by remote and pointer. Arrow keys move a target by 15 s per press; fast-forward and rewind change a speed from -3 to 3
 * that moves the same target in steps; the pointer drags it. The engine seeks once, when the target is committed. The rules are pure; the
 * scheduler at the end runs them on a clock.
 */
import { createTimer } from './timer';
import type { Clock } from '../domain/clock';
import type { TimeRange } from './engine';

/** Seek step 15 s, commit delay 2 s, speeds -3 to 3 [SEEK-01, SEEK-03]. */
export const SEEK_STEP_S = 15;
export const SEEK_COMMIT_MS = 2000;
export const MAX_SEEK_SPEED = 3;
/** Interval between steps at speeds 1, 2 and 3 [SEEK-04]. */
const STEP_INTERVALS_MS = [600, 100, 50] as const;

export type SeekDirection = -1 | 0 | 1;
/** Direction of a key: back or forward. */
export type SeekWay = -1 | 1;

export interface SeekState {
  /** Direction of a running fast-forward or rewind; 0 while none runs. */
  direction: SeekDirection;
  /** 0 to 3; the signed speed is direction * speed. */
  speed: number;
  /** The second that a commit seeks to; null while no seek is pending. */
  target: number | null;
}

export const IDLE_SEEK: SeekState = { direction: 0, speed: 0, target: null };

/** Clamps a second to the range. */
export const clampTo = (seconds: number, range: TimeRange): number =>
  Math.min(Math.max(seconds, range.start), range.end);

const withSpeed = (signed: number, target: number | null): SeekState => ({
  direction: Math.sign(signed) as SeekDirection,
  speed: Math.abs(signed),
  target,
});

/** An arrow key: one step from the pending target, or from `position`; stops a running fast-forward. */
export const pressArrow = (state: SeekState, way: SeekWay, position: number, range: TimeRange): SeekState =>
  withSpeed(0, clampTo((state.target ?? position) + way * SEEK_STEP_S, range));

/**
 * Fast-forward (1) or rewind (-1): changes the signed speed by one, through 0, up to its limits. At 0 the target
 * stays and is committed like an arrow key's.
 */
export const pressSpeed = (state: SeekState, way: SeekWay, position: number, range: TimeRange): SeekState => {
  const signed = state.direction * state.speed + way;
  const limited = Math.min(Math.max(signed, -MAX_SEEK_SPEED), MAX_SEEK_SPEED);
  return withSpeed(limited, clampTo(state.target ?? position, range));
};

/** One step at the current speed. At an end of the range the speed becomes 0. */
export const stepSeek = (state: SeekState, range: TimeRange): SeekState => {
  if (state.target === null) return state;
  const target = clampTo(state.target + state.direction * SEEK_STEP_S, range);
  const atEnd = target === (state.direction > 0 ? range.end : range.start);
  return atEnd ? withSpeed(0, target) : { ...state, target };
};

/** Milliseconds between steps at speed 1 to 3; null at 0. */
export const stepInterval = (speed: number): number | null => STEP_INTERVALS_MS[speed - 1] ?? null;

/** Null when the stream cannot be sought: its range is shorter than one step (SEEK-10). */
export const seekableRange = (range: TimeRange, live: boolean): TimeRange | null => {
  const length = range.end - range.start;
  if (!(length > 0)) return null;
  return live && length < SEEK_STEP_S ? null : range;
};

export interface SeekDeps {
  clock: Clock;
  /** Current position, seconds. */
  position(): number;
  /** The seekable range now; with null every seek key is ignored. */
  range(): TimeRange | null;
  /** Called once per commit with the final second. */
  commit(target: number): void;
  onChange(state: SeekState): void;
}

export interface Seeker {
  state(): SeekState;
  arrow(way: SeekWay): void;
  speedKey(way: SeekWay): void;
  /** OK or play: commits at once. False when nothing was pending, so that the key keeps its other function. */
  commitNow(): boolean;
  /** The pointer drags the bar [SEEK-09]: the target waits for `commitNow` or `cancel`, however long it rests. */
  preview(seconds: number): void;
  /** Drops a pending seek; false when there was none. */
  cancel(): boolean;
  destroy(): void;
}

/** A seeker without a pending seek. */
export const createSeeker = ({ clock, position, range, commit, onChange }: SeekDeps): Seeker => {
  const timer = createTimer(clock);
  let state = IDLE_SEEK;

  const reset = (): void => {
    timer.cancel();
    state = IDLE_SEEK;
    onChange(state);
  };

  const commitNow = (): boolean => {
    const { target } = state;
    if (target === null) return false;
    reset();
    const now = range();
    // The window of a live stream may have moved since the target was selected.
    if (now) commit(clampTo(target, now));
    return true;
  };

  const step = (): void => {
    const now = range();
    if (now) enter(stepSeek(state, now));
    else reset();
  };

  const enter = (next: SeekState): void => {
    state = next;
    const interval = stepInterval(next.speed);
    if (interval === null) timer.arm(SEEK_COMMIT_MS, commitNow);
    else timer.arm(interval, step);
    onChange(state);
  };

  const press =
    (rule: typeof pressArrow) =>
    (way: SeekWay): void => {
      const now = range();
      if (now) enter(rule(state, way, position(), now));
    };

  return {
    state: () => state,
    arrow: press(pressArrow),
    speedKey: press(pressSpeed),
    commitNow,
    preview: (seconds) => {
      const now = range();
      if (!now) return;
      timer.cancel();
      state = withSpeed(0, clampTo(seconds, now));
      onChange(state);
    },
    cancel: () => {
      const pending = state.target !== null;
      if (pending) reset();
      return pending;
    },
    destroy: timer.cancel,
  };
};
