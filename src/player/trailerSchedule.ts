/**
 * When an asset's trailer plays behind its page [PAGE-15]: after focus has been idle on the asset for 1500 ms, until
 * focus leaves it, the video ends or fails. Renders nothing and plays nothing itself.
 *
 *   away -> waiting -> playing -> away      focused, idle for 1500 ms, focus elsewhere
 *                         |----> over       the video ended: no restart until focus has been elsewhere
 *                         |----> failed     never tried again
 */
import { TRAILER_DELAY_MS, TRAILER_FADE_MS } from '../domain/trailers';
import { createTimer } from './timer';
import type { Clock } from '../domain/clock';

/** Callbacks of a trailer's video. */
export interface FilmListener {
  /** Its first frame is rendered. */
  onPlaying(): void;
  onEnded(): void;
  onProblem(error: unknown): void;
}

export interface TrailerScheduleOptions {
  clock: Clock;
  /** While a key is held no trailer starts. */
  heldKey: { readonly holding: boolean; onRelease(run: () => void): () => void };
  /** Starts the video. @returns stops it and frees its decoder, at any time */
  begin(on: FilmListener): () => void;
  /** true: the video is visible. false: it is about to end, `TRAILER_FADE_MS` from now. */
  onFilm(visible: boolean): void;
  /** Called at most once; the trailer is not tried again. */
  onProblem(error: unknown): void;
}

export interface TrailerSchedule {
  /** Focus has moved, to the asset or elsewhere. Call it at every move. @param at when, ms. Default: now */
  focus(onTitle: boolean, at?: number): void;
  /** Ends at once: nothing runs and no callback follows. */
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

  /** The video stays visible until the artwork has faded in over it. */
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
    /** Focus is still on its title: what a film tells while it fades out changes nothing. */
    const plays = (): boolean => session.current && state === 'playing';
    const stopFilm = begin({
      onPlaying: () => plays() && show(true),
      onEnded() {
        if (!plays()) return;
        state = 'over';
        stop();
      },
      onProblem(error) {
        if (!plays()) return;
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

  function wait(since = clock.now()): void {
    // A video that is still fading out is stopped before the next one starts.
    free();
    state = 'waiting';
    timer.arm(Math.max(0, since + TRAILER_DELAY_MS - clock.now()), play);
  }

  const stopListening = heldKey.onRelease(() => {
    if (state === 'waiting') wait();
  });

  return {
    focus(onTitle, at) {
      if (onTitle) {
        if (state === 'away' || state === 'waiting') wait(at);
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
