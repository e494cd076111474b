import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// Optimised code comes at once, not when a busy machine finds time for V8's compiler thread: until then numbers are boxed.
setFlagsFromString('--no-concurrent-recompilation');
// Every call of a round is inlined, or none would be for another test's use of the same functions: a number given to a call
// that is not inlined is boxed, 16 bytes each.
setFlagsFromString('--max-inlined-bytecode-size=10000');
setFlagsFromString('--max-inlined-bytecode-size-cumulative=20000');
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** The interpreter's rounds: it boxes numbers. */
const WARM_UP = 5;
/** On a busy machine optimised code can be thrown away and made again: some rounds are the interpreter's too. */
const ROUNDS = 20;

/**
 * Bytes `run` leaves on the heap, once its code is optimised: the least of twenty rounds. Each begins with a collection, so
 * that none falls within it; `run` must leave less than the 16 MB after which one would.
 */
export function heapGrowth(run: () => void): number {
  for (let i = 0; i < WARM_UP; i++) run();
  const rounds = Array.from({ length: ROUNDS }, () => {
    collect();
    const before = process.memoryUsage().heapUsed;
    run();
    return process.memoryUsage().heapUsed - before;
  });
  return Math.min(...rounds);
}
