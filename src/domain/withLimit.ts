/** A limit for what may never answer. */
import type { Clock } from './clock';

/**
 * The promise's result. Rejects with what `late` makes when it is not there after `ms`; what comes later is lost.
 * @param clock takes its timer back once there is a result
 */
export async function withLimit<Result>(
  promise: Promise<Result>,
  ms: number,
  clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>,
  late: () => Error = () => new Error(`no answer in ${ms} ms`),
): Promise<Result> {
  let timer = 0;
  const limit = new Promise<never>((_, reject) => {
    timer = clock.setTimeout(() => reject(late()), ms);
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    clock.clearTimeout(timer);
  }
}
