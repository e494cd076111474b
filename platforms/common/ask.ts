/** Questions to a set that may never answer, answer twice, or throw. */

/** Longest wait for an answer of the set, ms: the start waits for some. */
export const ASK_MS = 1000;

/**
 * The first answer, or `otherwise` where `ask` throws, refuses or does not answer in `ASK_MS`. Later answers change nothing.
 */
export function answerOf<T>(
  ask: (answer: (value: T) => void, refuse: () => void) => void,
  otherwise: T,
): Promise<T> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(otherwise), ASK_MS);
    const end = (value: T): void => {
      clearTimeout(timer);
      resolve(value);
    };
    try {
      ask(end, () => end(otherwise));
    } catch {
      end(otherwise);
    }
  });
}

/** What `read` returns, or `otherwise` where it throws: members of a set's API that is only half there. */
export function attempt<T>(read: () => T, otherwise: T): T {
  try {
    return read();
  } catch {
    return otherwise;
  }
}
