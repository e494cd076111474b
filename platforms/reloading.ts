/** Loading the page again, and what it tells the page that comes after it. */

/** The page's own part in a reload. */
export interface Reloading {
  /** Loads the page again. @param path the route, with its platform, for a packaged application, whose address does not follow it */
  reload(path: string): void;
  /** What a page of this visit has kept for the ones after it; null when it has not, or nothing can be kept. */
  kept(name: string): string | null;
  /** Keeps a value until the application is left; null removes it. @returns false where nothing can be kept */
  keep(name: string, value: string | null): boolean;
}

/** Of the window. @param packaged loaded from file: */
export function createReloading(packaged: boolean): Reloading {
  return {
    reload(path) {
      if (packaged) location.hash = path;
      location.reload();
    },
    kept(name) {
      try {
        return sessionStorage.getItem(name);
      } catch {
        // Storage is blocked: nothing was kept.
        return null;
      }
    },
    keep(name, value) {
      try {
        if (value === null) sessionStorage.removeItem(name);
        else sessionStorage.setItem(name, value);
        return true;
      } catch {
        // Storage is blocked or full, which the caller is told.
        return false;
      }
    },
  };
}
