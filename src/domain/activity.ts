/** Pending work that will still change the screen: `window.__tv.idle` waits for all of it. */
export interface Activity {
  /** @param what name listed by `pending`: 'request', 'screen code' @returns ends it; further calls have no effect */
  begin(what: string): () => void;
  /** Names of the pending work, one entry each, oldest first. */
  pending(): readonly string[];
}

/** The registry of an application, created at boot. */
export function createActivity(): Activity {
  const running = new Set<{ readonly what: string }>();
  return {
    begin(what) {
      const one = { what };
      running.add(one);
      return () => void running.delete(one);
    },
    pending: () => Array.from(running, ({ what }) => what),
  };
}

/** For use without an application: registers nothing. */
export const NO_ACTIVITY: Activity = { begin: () => () => {}, pending: () => [] };
