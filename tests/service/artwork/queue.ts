/**
 * A few pictures at a time, in the order asked for. A home page asks for sixty at once: without a limit they would
 * fill Node's thread pool, and file reads and token checks of the API would wait behind them.
 */
import { availableParallelism } from 'node:os';

/** Half the cores, at most 4: the other half belongs to the API and whoever is watching. */
export const PAINTERS = Math.min(4, Math.max(1, Math.floor(availableParallelism() / 2)));

/** Runs jobs, `limit` at a time. Between two jobs the event loop gets a turn. */
export function createQueue(limit: number): <T>(job: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  const next = (): void => {
    const start = running < limit ? waiting.shift() : undefined;
    if (!start) return;
    running++;
    setImmediate(start);
  };
  return (job) =>
    new Promise((resolve, reject) => {
      waiting.push(() => {
        job()
          .then(resolve, reject)
          .finally(() => {
            running--;
            next();
          });
      });
      next();
    });
}
