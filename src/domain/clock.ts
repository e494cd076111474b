/**
 * Time as the rules below the pixels see it. The one clock of the application satisfies it (the renderer's `Clock` has these
 * and the frame calls); tests hand in their own.
 */
export interface Clock {
  /** Milliseconds; only differences mean anything. */
  now(): number;
  setTimeout(run: () => void, ms: number): number;
  clearTimeout(id: number): void;
}
