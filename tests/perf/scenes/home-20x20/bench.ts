/** What every contestant's page shows to the bench. */

export interface Bench {
  /** The scene stands and every picture on it is there. */
  readonly ready: Promise<void>;
  /** Row and column of the focused poster, counted from 0. */
  focus(): { row: number; col: number };
  /** Nodes of the scene graph, or elements of the document. */
  nodes(): number;
  /** What React and the host did since the page began; only where there is a reconciler of ours to tell. */
  counts?(): { commits: number; created: number; destroyed: number };
}

declare global {
  interface Window {
    bench: Bench;
  }
}

/** Resolves when two frames in a row find the page quiet: what one of them began would show in the next. */
export function settled(isQuiet: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    let quiet = 0;
    const look = (): void => {
      quiet = isQuiet() ? quiet + 1 : 0;
      if (quiet === 2) resolve();
      else requestAnimationFrame(look);
    };
    look();
  });
}
