/** Whether the pointer of a root is on the screen: input says so, screens draw what only a pointer uses. */
export interface PointerVisibility {
  /** False until the pointer moves, after a key, and after five seconds without a movement. */
  readonly visible: boolean;
  set(visible: boolean): void;
  /** Calls `run` after each change. @returns unsubscribes */
  subscribe(run: () => void): () => void;
}

/** A pointer that is not there yet. */
export function createPointerVisibility(): PointerVisibility {
  const listeners = new Set<() => void>();
  let visible = false;
  return {
    get visible() {
      return visible;
    },
    set(now) {
      if (now === visible) return;
      visible = now;
      for (const run of listeners) run();
    },
    subscribe(run) {
      listeners.add(run);
      return () => void listeners.delete(run);
    },
  };
}
