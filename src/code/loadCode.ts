/**
 * How every `import()` of the client is made, so that one file that does not come ends nothing: it is waited for and asked for
 * again. Where that cannot help, the page is loaded again at the same route, once for each build.
 *
 * Two things do not pass by asking again. Older engines keep a failed fetch in their module map and never send the request again
 * (whatwg/html 6768; seen on Chromium 75, not on 156), as SystemJS does in the legacy build. And after a roll-out the files of the
 * build that runs may be gone.
 */
import type { Clock } from '../domain/clock';
import { spreadDelay } from '../domain/retryDelay';
import { withLimit } from '../domain/withLimit';

/**
 * What a load is for. `screen`: somebody waits for it. `extra`: the screen does without it, and no page is loaded again for it.
 * `ahead`: asked for once; whoever opens it asks again.
 */
export type CodeNeed = 'screen' | 'extra' | 'ahead';

/** Loads code by a function that holds its `import()`. @throws CodeError when it did not come after several tries */
export type LoadCode = <Code>(
  load: () => Promise<Code>,
  need?: CodeNeed,
  /** Whether the code is what was asked for: a file of another build may lack it. Default: any code is. */
  isWhole?: (code: Code) => boolean,
) => Promise<Code>;

/** Code that did not come. */
export class CodeError extends Error {
  override readonly name = 'CodeError';
  /** To be called once an error screen shows it: what kept the failure until then forgets it. */
  shown: () => void = () => {};
  /** Asks for the same code once more, with waits of its own. */
  readonly retry: () => Promise<unknown>;

  constructor(cause: unknown, retry: () => Promise<unknown>) {
    super('a part of the application could not be loaded', { cause });
    this.retry = retry;
  }
}

/** The page that the code belongs to. */
export interface CodePage {
  /** Whether the application's own page can be had: one that is loaded again without a network is gone for good. May reject. */
  answers(): Promise<boolean>;
  /** Loads the page again at the same route, after what it has to save is saved. */
  reload(): Promise<void>;
  /** What `keep` was called with, also by this page before it was loaded again. */
  kept(): string | null;
  /** @returns false where nothing can be kept */
  keep(value: string | null): boolean;
}

/** What a loader of code needs. */
export interface CodeLoaderOptions {
  readonly page: CodePage;
  /** Name of the build that runs. */
  readonly build: string;
  readonly clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>;
  /** From 0 to 1. */
  readonly random: () => number;
}

/** How long one attempt may take, ms: the largest file, on the slowest link that a film plays on, comes in half of it. */
const ATTEMPT_MS = 20_000;
/** How long the page may take to answer, ms. */
const ANSWER_MS = 5000;
/** Mean wait before the second attempt, ms; doubled for each later one. */
const FIRST_WAIT_MS = 1000;
/** Attempts before the page may be loaded again: a network that was away for two seconds is back by then. */
const TRIES_BEFORE_RELOAD = 3;
/** Attempts in all, over 15 s: then a screen says so, and tries again by itself. */
const TRIES = 5;

/** @param options the page, and how to wait */
export function createCodeLoader({ build, clock, page, random }: CodeLoaderOptions): LoadCode {
  /** Resolves only when the page is not loaded again: it has been already for this build, or cannot be had. */
  async function reloadOnce(name: string): Promise<'reloaded before' | 'no page'> {
    if (page.kept()?.startsWith(`${build} `)) return 'reloaded before';
    const answers = await withLimit(page.answers(), ANSWER_MS, clock).catch(() => false);
    if (!answers) return 'no page';
    if (!page.keep(`${build} ${name}`)) return 'reloaded before';
    await page.reload();
    return new Promise(() => {});
  }

  const loadCode: LoadCode = async (load, need = 'screen', isWhole = () => true) => {
    // The source of the function names the file. Code that came has no need of a reload: a later failure may have one again.
    const name = String(load);
    for (let tried = 1; ; tried++) {
      try {
        const code = await (need === 'ahead' ? load() : withLimit(load(), ATTEMPT_MS, clock));
        if (!isWhole(code)) throw new Error('the file is of another build');
        if (page.kept() === `${build} ${name}`) page.keep(null);
        return code;
      } catch (error) {
        const over =
          need === 'ahead' ||
          tried >= TRIES ||
          (need === 'screen' &&
            tried >= TRIES_BEFORE_RELOAD &&
            (await reloadOnce(name)) === 'reloaded before');
        if (over) throw new CodeError(error, () => loadCode(load, need, isWhole));
        const mean = FIRST_WAIT_MS * 2 ** (tried - 1);
        await new Promise<void>(
          (resolve) => void clock.setTimeout(resolve, spreadDelay(mean, mean / 2, random)),
        );
      }
    }
  };
  return loadCode;
}

let loader: LoadCode = (load) => load();

/** The application's loader; until there is one, code is asked for once. */
export const loadCode: LoadCode = (load, need, isWhole) => loader(load, need, isWhole);

/** Sets the application's loader, at its start. */
export function setCodeLoader(next: LoadCode): void {
  loader = next;
}

/** Name of the build that runs: the address of this file holds a digest of all that it leads to. */
export const BUILD_FILE = import.meta.url;
