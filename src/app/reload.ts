/**
 * Loading the page again for code that does not come: what plays is saved first, and the page that comes next takes it up where it
 * was. Makes the application's loader of code.
 */
import type { HostPage } from '../../platforms';
import { BUILD_FILE, createCodeLoader, setCodeLoader } from '../code/loadCode';
import type { LeftPlayback } from '../domain/leftPlayback';
import { PAGE_CLOCK } from './pageClock';

/** Names of what this page keeps for the next one, which local storage must not hold [SHELL-15]. */
const RELOADED = 'reloaded';
const RESUMED = 'resumed';

/** How long what is saved may take, ms. */
const SAVING_MS = 2000;
/** How often is looked whether it is saved, ms. */
const LOOK_MS = 50;

export interface ReloadOptions {
  readonly reloading: Pick<HostPage['reloading'], 'answers' | 'keep' | 'kept' | 'reload'>;
  /** The route, with its platform. */
  readonly path: () => string;
  readonly random: () => number;
}

/** What a page goes on with that was loaded again. */
export interface Resumed {
  /** Who was there: nobody else goes on at the route. */
  readonly uid: string | null;
  /** The playback that was closed. */
  readonly left: LeftPlayback | null;
}

/** What an application does before its page is loaded again. */
export interface Saving {
  /** Closes what is open. */
  close(): void;
  /** Whether a request is still on its way. */
  isBusy(): boolean;
  /** What the next page goes on with. */
  resume(): Resumed;
}

export interface Reload {
  /** Once there is an application. */
  saving(saving: Saving): void;
  /** What the page before this one has left, if it was loaded again by itself; null at the next call. */
  takeResumed(): Resumed | null;
}

export function createReload({ path, random, reloading }: ReloadOptions): Reload {
  let application: Saving | null = null;
  async function save({ close, isBusy, resume }: Saving): Promise<void> {
    close();
    // The first look comes after what closing has asked for.
    for (let waited = 0; waited < SAVING_MS && (waited === 0 || isBusy()); waited += LOOK_MS)
      await new Promise<void>((done) => void PAGE_CLOCK.setTimeout(done, LOOK_MS));
    reloading.keep(RESUMED, JSON.stringify(resume()));
  }
  setCodeLoader(
    createCodeLoader({
      build: BUILD_FILE,
      page: {
        answers: reloading.answers,
        kept: () => reloading.kept(RELOADED),
        keep: (value) => reloading.keep(RELOADED, value),
        async reload() {
          if (application !== null) await save(application);
          reloading.reload(path());
        },
      },
      clock: PAGE_CLOCK,
      random,
    }),
  );
  return {
    saving: (next) => void (application = next),
    takeResumed() {
      const kept = reloading.kept(RESUMED);
      if (kept === null) return null;
      reloading.keep(RESUMED, null);
      return JSON.parse(kept) as Resumed;
    },
  };
}
