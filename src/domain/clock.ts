/**
 * Time, for everything below the pixels: one clock is made at boot, and whatever waits takes it as an argument, so that
 * tests decide what time it is. The renderer's clock is one of these, with requests for frames besides.
 */
export interface Clock {
  /** Milliseconds since some moment; only differences mean anything. */
  now(): number;
  /** Calls `run` once after `ms`; the id ends it before. */
  setTimeout(run: () => void, ms: number): number;
  /** Ends a timer; of one that has fired nothing. */
  clearTimeout(id: number): void;
}
