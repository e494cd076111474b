/** Waiting that can be given up: a hung request must not keep a viewer who has already left. */
import type { Clock } from '../domain/clock';

/** The wait was given up by its owner; never shown to a viewer. */
export class CancelledError extends Error {
  constructor() {
    super('Cancelled');
    this.name = 'CancelledError';
  }
}

/**
 * Settles as `work` does, or rejects with CancelledError as soon as `signal` aborts. A late rejection of abandoned work
 * has no one left to tell and is dropped.
 */
export const abortable = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise<T>((resolve, reject) => {
    const cancel = (): void => reject(new CancelledError());
    if (signal.aborted) cancel();
    signal.addEventListener('abort', cancel, { once: true });
    const settle = (): void => signal.removeEventListener('abort', cancel);
    work.then(resolve, reject).then(settle, settle);
  });

/** Waits `ms` on `clock`; rejects with CancelledError, its timer gone, when `signal` aborts. */
export const waitFor = (clock: Clock, ms: number, signal: AbortSignal): Promise<void> => {
  let id: number | null = null;
  const passed = new Promise<void>((resolve) => {
    id = clock.setTimeout(resolve, ms);
  });
  return abortable(passed, signal).catch((cause: unknown) => {
    if (id !== null) clock.clearTimeout(id);
    throw cause;
  });
};
