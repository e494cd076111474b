/**
 * Selects the next image to load: a bounded number at a time, the most urgent first.
 *
 * Priorities are computed when a request is free, not when a job is added: while a viewer scrolls, an image that was
 * near when requested is far by the time it could load.
 */

export interface LoadQueue<Job> {
  add(job: Job): void;
  /** Removes a waiting job; false when it was not waiting. */
  remove(job: Job): boolean;
  /** A started job has ended, loaded or failed. */
  finished(job: Job): void;
  /** Starts every job that may start now. */
  pump(): void;
  readonly waiting: number;
  readonly running: number;
}

export interface LoadQueueOptions<Job> {
  /** Maximum number of running jobs. */
  parallel: number;
  /** Lower is first; a job with Infinity may not start now and stays in the queue. */
  priorityOf(job: Job): number;
  start(job: Job): void;
}

export function createLoadQueue<Job>({ parallel, priorityOf, start }: LoadQueueOptions<Job>): LoadQueue<Job> {
  const waiting = new Set<Job>();
  const running = new Set<Job>();

  function next(): Job | null {
    let best: Job | null = null;
    let lowest = Infinity;
    for (const job of waiting) {
      const priority = priorityOf(job);
      if (priority >= lowest) continue;
      lowest = priority;
      best = job;
    }
    return best;
  }

  return {
    get waiting() {
      return waiting.size;
    },
    get running() {
      return running.size;
    },
    add: (job) => void waiting.add(job),
    remove: (job) => waiting.delete(job),
    finished: (job) => void running.delete(job),
    pump() {
      while (running.size < parallel && waiting.size > 0) {
        const job = next();
        if (job === null) return;
        waiting.delete(job);
        running.add(job);
        start(job);
      }
    },
  };
}
