/** Starts something once its code is loaded, unless it was ended before that. */

/** @param load the code's `import()`. @returns ends it, before or after it has started */
export function startWhenLoaded<Code>(
  load: Promise<Code>,
  start: (code: Code) => () => void,
  onProblem: (error: unknown) => void,
): () => void {
  let stopped = false;
  let stop: (() => void) | null = null;
  load.then(
    (code) => {
      if (!stopped) stop = start(code);
    },
    (error: unknown) => {
      if (!stopped) onProblem(error);
    },
  );
  return () => {
    stopped = true;
    stop?.();
  };
}
