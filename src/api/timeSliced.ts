/** Parses a long answer in slices, so that a key pressed meanwhile is handled between two of them. */
import type { Activity } from '../domain/activity';

/** Time per slice, ms: what a frame has left on a weak device. */
const SLICE_MS = 6;

/**
 * Runs a generator, pausing at its yields when a slice is used up; registered in `activity` until it returns or
 * throws.
 */
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
