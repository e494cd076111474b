/**
 * Whether there is a network. What the set says is a hint: `navigator.onLine` is false on sets whose firmware does not know the
 * network it is connected by, and requests are answered all the same.
 */
import type { Platform } from '../../platforms';
import type { Clock } from '../domain/clock';

type Watch = Platform['watchNetwork'];

export interface NetworkHintOptions {
  /** What the set says. */
  readonly watch: Watch;
  /** Asks the service anything; resolves when it answers, whatever it answers. */
  readonly ask: () => Promise<unknown>;
  readonly clock: Clock;
  readonly random: () => number;
}

/** An answer that is later than this does not hold the banner back, ms. Most requests without a network fail at once. */
const PATIENCE_MS = 1000;
/** The wait before the service is asked again: up to 5 s, doubling up to a minute, so that sets do not ask in step. */
const FIRST_WAIT_MS = 5000;
const LONGEST_WAIT_MS = 60_000;

/**
 * A set that says yes is believed. One that says no is believed once the service does not answer either, and until it does.
 * Afterwards requests fail or succeed for themselves, until the set says something else.
 */
export function answeredNetwork({ watch, ask, clock, random }: NetworkHintOptions): Watch {
  return (listener) => {
    /** Counts what the set said: an answer to an earlier doubt is none to a later one. */
    let saying = 0;
    let timer: number | null = null;

    function stopAsking(): void {
      saying += 1;
      if (timer !== null) clock.clearTimeout(timer);
      timer = null;
    }

    function askFor(mostMs: number): void {
      const asked = saying;
      const failed = (): void => {
        if (saying !== asked || timer !== patience) return;
        clock.clearTimeout(patience);
        listener(false);
        timer = clock.setTimeout(() => askFor(Math.min(mostMs * 2, LONGEST_WAIT_MS)), random() * mostMs);
      };
      const patience = clock.setTimeout(failed, PATIENCE_MS);
      timer = patience;
      void ask().then(() => {
        if (saying !== asked) return;
        stopAsking();
        listener(true);
      }, failed);
    }

    const stopWatching = watch((connected) => {
      stopAsking();
      if (connected) listener(true);
      else askFor(FIRST_WAIT_MS);
    });
    return () => {
      stopAsking();
      stopWatching();
    };
  };
}
