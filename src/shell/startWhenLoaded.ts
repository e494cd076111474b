/** Something that runs on code which comes later: it is begun when the code is there, unless it was ended before. */

/** @param load the code's `import()`. @returns the end, at any moment */
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
