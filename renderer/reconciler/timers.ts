/** React's only timer: how long it keeps a Suspense fallback that was just shown before it shows the content (300 ms). */
type TimerId = ReturnType<typeof setTimeout>;

const open = new Map<TimerId, () => void>();

export const timersConfig = {
  scheduleTimeout(run: () => void, ms: number): TimerId {
    const id = setTimeout(() => {
      open.delete(id);
      run();
    }, ms);
    open.set(id, run);
    return id;
  },
  cancelTimeout(id: TimerId): void {
    open.delete(id);
    clearTimeout(id);
  },
  noTimeout: -1 as const,
};

/** Fires every timer now: tests do not wait for them. False when there was none. */
export function flushTimers(): boolean {
  const timers = [...open];
  for (const [id, run] of timers) {
    timersConfig.cancelTimeout(id);
    run();
  }
  return timers.length > 0;
}
