/**
 * The clock of everything but the renderer: one is created at boot, and whatever waits takes it as an argument, so
 * that tests control time. The renderer's clock extends this one by animation frames.
 */
export interface Clock {
  /** Milliseconds since an arbitrary origin; only differences are meaningful. */
  now(): number;
  /** Calls `run` once after `ms`. @returns id for `clearTimeout` */
  setTimeout(run: () => void, ms: number): number;
  /** Cancels a timer; no effect after it has fired. */
  clearTimeout(id: number): void;
}
