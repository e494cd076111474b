import { GCProfiler, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// Optimised code comes at once, not when a busy machine finds time for V8's compiler thread: until then numbers are boxed.
setFlagsFromString('--no-concurrent-recompilation');
// Room to inline every call of a round: a number given to a call that is not inlined is boxed, 16 bytes each, and by default
// which calls fit differs from run to run (64 and 128 bytes were seen for the same bar).
setFlagsFromString('--max-inlined-bytecode-size=10000');
setFlagsFromString('--max-inlined-bytecode-size-cumulative=20000');
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** The interpreter's rounds: it boxes numbers. */
const WARM_UP = 5;
/** On a busy machine optimised code can be thrown away and made again: some rounds are the interpreter's too. */
const ROUNDS = 20;

/**
 * Bytes `run` leaves on the heap, once its code is optimised: the least of twenty rounds. A round in which V8 collected does
 * not count, for what it took away is missing; throws when no other is left: `run` leaves more than the young generation holds.
 */
export function heapGrowth(run: () => void): number {
  for (let i = 0; i < WARM_UP; i++) run();
  const rounds = Array.from({ length: ROUNDS }, () => growthOf(run)).filter((bytes) => bytes !== null);
  if (rounds.length === 0) throw new Error('a collection fell into every round: too much garbage to count');
  return Math.min(...rounds);
}

/** Bytes one call of `run` leaves; null when V8 collected meanwhile. */
function growthOf(run: () => void): number | null {
  collect();
  const collections = new GCProfiler();
  collections.start();
  const before = process.memoryUsage().heapUsed;
  run();
  const bytes = process.memoryUsage().heapUsed - before;
  return collections.stop().statistics.length > 0 ? null : bytes;
}
