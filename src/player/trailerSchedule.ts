/**
 * When a title's trailer plays behind its page [PAGE-15]: 1500 ms after focus has settled on the title,
 * until focus leaves it, the film is over, or there is none to be had. Draws nothing and plays nothing itself.
 *
 *   away -> waiting -> playing -> away      focused, idle for 1500 ms, focus elsewhere
 *                         |----> over       until focus has been elsewhere
 *                         |----> failed     for good
 */
import { TRAILER_DELAY_MS, TRAILER_FADE_MS } from '../domain/trailers';
import { createTimer } from './timer';
import type { Clock } from '../domain/clock';

/** Events of a trailer. */
export interface FilmListener {
  /** Its first frame moves. */
  onPlaying(): void;
  onEnded(): void;
  onProblem(error: unknown): void;
}

export interface TrailerScheduleOptions {
  clock: Clock;
  /** A held key: while one is, nothing begins. */
  heldKey: { readonly holding: boolean; onRelease(run: () => void): () => void };
  /** Begins the film. @returns the way to end it and to free its decoder, at any moment */
  begin(on: FilmListener): () => void;
  /** The film can be seen, or is about to go: `TRAILER_FADE_MS` later it is gone. */
  onFilm(visible: boolean): void;
  /** Called once; the trailer is not tried again. */
  onProblem(error: unknown): void;
}

export interface TrailerSchedule {
  /** Focus has moved, and is on the title or not. To be called at every move. */
  focus(onTitle: boolean): void;
  /** At once: nothing of it runs or speaks afterwards. */
  end(): void;
}

export function scheduleTrailer(options: TrailerScheduleOptions): TrailerSchedule {
  const { clock, heldKey, begin, onFilm, onProblem } = options;
  const timer = createTimer(clock);
  let state: 'away' | 'waiting' | 'playing' | 'over' | 'failed' = 'away';
  let shown = false;
  let release: (() => void) | null = null;

  function show(visible: boolean): void {
    if (shown === visible) return;
    shown = visible;
    onFilm(visible);
  }

  function free(): void {
    release?.();
    release = null;
  }

  /** The film is seen until the picture is before it again. */
  function stop(): void {
    if (!shown) {
      timer.cancel();
      free();
      return;
    }
    show(false);
    timer.arm(TRAILER_FADE_MS, free);
  }

  function play(): void {
    if (heldKey.holding) return;
    state = 'playing';
    const session = { current: true };
    const stopFilm = begin({
      onPlaying: () => session.current && show(true),
      onEnded() {
        if (!session.current) return;
        state = 'over';
        stop();
      },
      onProblem(error) {
        if (!session.current) return;
        state = 'failed';
        stop();
        onProblem(error);
      },
    });
    release = () => {
      session.current = false;
      stopFilm();
    };
  }

  function wait(): void {
    // A film that is still on its way out is gone before the next one begins.
    free();
    state = 'waiting';
    timer.arm(TRAILER_DELAY_MS, play);
  }

  const stopListening = heldKey.onRelease(() => {
    if (state === 'waiting') wait();
  });

  return {
    focus(onTitle) {
      if (onTitle) {
        if (state === 'away' || state === 'waiting') wait();
        return;
      }
      if (state === 'playing' || state === 'waiting') stop();
      if (state !== 'failed') state = 'away';
    },
    end() {
      stopListening();
      timer.cancel();
      show(false);
      free();
    },
  };
}
