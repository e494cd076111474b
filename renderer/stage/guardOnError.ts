/** How errors reach the product: its `onError` must not be an error of its own in the work that reports one. */
import type { RootOptions } from './rootOptions';

/** `onError`; what that throws is an uncaught error of the page, in a task of its own. */
export function guardOnError(onError: RootOptions['onError']): RootOptions['onError'] {
  return (error, from, details) => {
    try {
      onError(error, from, details);
    } catch (failure) {
      queueMicrotask(() => {
        throw failure;
      });
    }
  };
}
