/** Something that runs on code which comes later: it is begun when the code is there, unless it was ended before. */

/** @param load the code's `import()`. @returns the end, at any moment */
export function whenLoaded<Code>(
  load: Promise<Code>,
  begin: (code: Code) => () => void,
  onProblem: (error: unknown) => void,
): () => void {
  let over = false;
  let end: (() => void) | null = null;
  load.then(
    (code) => {
      if (!over) end = begin(code);
    },
    (error: unknown) => {
      if (!over) onProblem(error);
    },
  );
  return () => {
    over = true;
    end?.();
  };
}
