/** Work under way that will still change the screen: `window.__tv.idle` waits for all of it. */
export interface Activity {
  /** @param what named by `pending`: 'request', 'screen code' @returns ends it; further calls do nothing */
  begin(what: string): () => void;
  /** What is under way, an entry for each, the oldest first. */
  pending(): readonly string[];
}

/** The registry of one application, made at boot. */
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

/** For parts used without an application that asks: nothing is registered. */
export const NO_ACTIVITY: Activity = { begin: () => () => {}, pending: () => [] };
