/** Loading the page again, and what it tells the page that comes after it. */

/** The page's own part in a reload; `src/code/loadCode.ts` says when there is one. */
export interface Reloading {
  /** Whether the application's own page can be had: behind the page of a hotel's portal it cannot. Rejects without a network. */
  answers(): Promise<boolean>;
  /** Loads the page again. @param path the route, with its platform, for a packaged application, whose address does not follow it */
  reload(path: string): void;
  /** What a page of this visit has kept for the ones after it; null when it has not, or nothing can be kept. */
  kept(name: string): string | null;
  /** Keeps a value until the application is left; null removes it. @returns false where nothing can be kept */
  keep(name: string, value: string | null): boolean;
  /** The application has started: the loader's words go, and its count of reloads begins anew. */
  started(): void;
  /** The loader's own words, and its reloads: nothing can be drawn. */
  failed(): void;
}

/** What only the application's own page holds. */
const OWN = 'id="stage"';

/** Of the window. @param packaged loaded from file:, where nothing can be asked for and all is there */
export function createReloading(packaged: boolean): Reloading {
  // Named as in `engines/loader.ts`.
  const loader = window as { PROSCENIUM_FAILED?: () => void; PROSCENIUM_WATCH?: number };
  return {
    async answers() {
      if (packaged) return true;
      const answer = await fetch(location.pathname, { cache: 'no-store' });
      return answer.ok && (await answer.text()).includes(OWN);
    },
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
    started() {
      window.name = '';
      clearTimeout(loader.PROSCENIUM_WATCH);
      document.getElementById('words')?.remove();
    },
    failed: () => loader.PROSCENIUM_FAILED?.(),
  };
}
