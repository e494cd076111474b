/** React's only timer: how long it keeps a Suspense fallback that was just shown before it shows the content (300 ms). */
type Id = ReturnType<typeof setTimeout>;

const open = new Map<Id, () => void>();

export const timersConfig = {
  scheduleTimeout(run: () => void, ms: number): Id {
    const id = setTimeout(() => {
      open.delete(id);
      run();
    }, ms);
    open.set(id, run);
    return id;
  },
  cancelTimeout(id: Id): void {
    open.delete(id);
    clearTimeout(id);
  },
  noTimeout: -1 as const,
};

/** Ends every wait now, for tests, which do not sit it out. False when there was none. */
export function endTimers(): boolean {
  const waiting = [...open];
  for (const [id, run] of waiting) {
    timersConfig.cancelTimeout(id);
    run();
  }
  return waiting.length > 0;
}
