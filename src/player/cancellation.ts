/** Cancellable waiting: a request that hangs must not keep a viewer who has left. */
import type { Clock } from '../domain/clock';
import { createTimer } from './timer';

/** The wait was cancelled by its owner; never shown to a viewer. */
export class CancelledError extends Error {
  constructor() {
    super('Cancelled');
    this.name = 'CancelledError';
  }
}

/**
 * Settles as `work` does, or rejects with CancelledError as soon as `signal` aborts. A later rejection of the
 * abandoned work is ignored.
 */
export function abortable<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const cancel = (): void => reject(new CancelledError());
    if (signal.aborted) cancel();
    signal.addEventListener('abort', cancel);
    const settle = (): void => signal.removeEventListener('abort', cancel);
    work.then(resolve, reject).then(settle, settle);
  });
}

/** Resolves after `ms` on `clock`; rejects with CancelledError and clears its timer when `signal` aborts. */
export function waitFor(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
  const timer = createTimer(clock);
  return abortable(new Promise<void>((resolve) => timer.arm(ms, resolve)), signal).finally(timer.cancel);
}
