/** Parses a long answer in slices, so that a key pressed meanwhile is handled between two of them. */
import type { Activity } from '../domain/activity';

/** Time per slice, ms: what a frame has left on a weak device. */
const SLICE_MS = 6;

const never = (): boolean => false;

/** Not by a timer: one that was set by a timer waits 4 ms, and a page has fifteen slices on a weak device. */
function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((done) => {
    port1.addEventListener('message', () => {
      port1.close();
      done();
    });
    port1.start();
    port2.postMessage(null);
  });
}

/**
 * Runs a generator, pausing at its yields when a slice is used up, unless the viewer waits for the answer by then; registered in
 * `activity` until it returns or throws.
 */
export async function timeSliced<T>(
  steps: Generator<void, T>,
  activity: Activity,
  isAwaited: () => boolean = never,
): Promise<T> {
  const end = activity.begin('parsing');
  try {
    for (let began = performance.now(); ;) {
      const step = steps.next();
      if (step.done === true) return step.value;
      if (performance.now() - began < SLICE_MS || isAwaited()) continue;
      await nextTask();
      began = performance.now();
    }
  } finally {
    end();
  }
}
