/** What the system asks the app to open, at its start and while it runs [ROUTE-37]. */
import type { Platform } from '../../platforms';

export interface Launches {
  /** The path that was asked for last, without its platform; null when nothing was, or it was taken already. */
  take(): string | null;
  /** The same, and it stays to be taken. */
  next(): string | null;
  /** Calls `run` at each request, and at once when one waits. One listener at a time. @returns stops it */
  watch(run: () => void): () => void;
}

/** Keeps the latest request until it is taken: it may come before there is a screen, or while the app is hidden. */
export function followLaunches(platform: Pick<Platform, 'launch' | 'watchLaunch'>): Launches {
  let path = platform.launch()?.path ?? null;
  let listener: (() => void) | null = null;
  platform.watchLaunch((request) => {
    // Brought to the front as it is.
    if (request === null) return;
    ({ path } = request);
    listener?.();
  });
  return {
    take() {
      const taken = path;
      path = null;
      return taken;
    },
    next: () => path,
    watch(run) {
      listener = run;
      if (path !== null) run();
      return () => {
        if (listener === run) listener = null;
      };
    },
  };
}
