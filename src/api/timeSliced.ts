/** Parses a long answer in slices: a key pressed meanwhile is answered between two of them. */
import type { Activity } from '../domain/activity';

/** A frame has time for so much beside its own work on a weak set. */
const SLICE_MS = 6;

/** Runs work that may pause at each of its steps; it is registered in `activity` until it is done or has thrown. */
export async function timeSliced<T>(steps: Generator<void, T>, activity: Activity): Promise<T> {
  const end = activity.begin('parsing');
  try {
    for (let began = performance.now(); ;) {
      const step = steps.next();
      if (step.done === true) return step.value;
      if (performance.now() - began < SLICE_MS) continue;
      await new Promise((done) => setTimeout(done));
      began = performance.now();
    }
  } finally {
    end();
  }
}
