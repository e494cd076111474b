/** React's only timer: how long it keeps a Suspense fallback that was just shown before it shows the content (300 ms). */
const open = new Set<ReturnType<typeof setTimeout>>();

export const timersConfig = {
  scheduleTimeout(run: () => void, ms: number): ReturnType<typeof setTimeout> {
    const id = setTimeout(() => {
      open.delete(id);
      run();
    }, ms);
    open.add(id);
    return id;
  },
  cancelTimeout(id: ReturnType<typeof setTimeout>): void {
    open.delete(id);
    clearTimeout(id);
  },
  noTimeout: -1 as const,
};

/** How many of them wait: React is not done while there is one. */
export const openTimers = (): number => open.size;
