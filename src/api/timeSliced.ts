/** Reading a long answer in slices: a key pressed meanwhile is answered between two of them. */

/** A frame has time for so much beside its own work on a weak set. */
const SLICE_MS = 6;

let running = 0;

/** Runs work that may pause at each of its steps. */
export async function inSlices<T>(steps: Generator<void, T>): Promise<T> {
  running += 1;
  try {
    for (let began = performance.now(); ;) {
      const step = steps.next();
      if (step.done === true) return step.value;
      if (performance.now() - began < SLICE_MS) continue;
      await new Promise((done) => setTimeout(done));
      began = performance.now();
    }
  } finally {
    running -= 1;
  }
}

/** An answer is being read: its screen is still to change. */
export const isReading = (): boolean => running > 0;
