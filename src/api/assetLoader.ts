/**
 * The titles of a list, fetched as cards for them are mounted: a few at a time, each once, what is scrolled past before its
 * turn not at all. Knows nothing of React.
 */
import type { Asset } from '../contract';
import { GIVE_UP_AFTER } from '../domain/titles';
import type { Title } from '../domain/titles';

/** A browser has six connections for a host, and pictures need some. */
const AT_ONCE = 4;

export interface TitleShelfOptions {
  /** What is known of a title without asking. */
  readonly known: (id: string) => Asset | undefined;
  /** Rejects when it cannot be had. */
  readonly ask: (id: string) => Promise<Asset>;
  /** What a rejection says of the title; `aborted`: nothing, the app gave the request up itself. */
  readonly verdict: (error: unknown) => 'aborted' | 'gone' | 'failed';
}

export interface Known {
  /** The title of an id; the same object until its asset comes. Only looks up. */
  title(id: string): Title;
  /** What could not be had. */
  readonly dropped: ReadonlySet<string>;
  /** Of those, what failed: the service did not say that there is no such title. */
  readonly failed: ReadonlyMap<string, Error>;
  /** Nothing more is asked for: so many failed one after the other, at last by this. */
  readonly stoppedBy: Error | null;
}

export interface TitleShelf {
  /** What is known now; another object once that has changed. */
  now(): Known;
  /** A card of it is mounted. @returns its end */
  want(id: string): () => void;
  /** A list is on the screen with these of its ids: no other titles are asked for. Another list is worth another try. */
  show(ids: readonly string[], shown: readonly string[]): void;
  /** Asks again for what has failed. */
  retry(): void;
  /** `changed` is told what is known then, `failed` of every title that is dropped. @returns the way to stop */
  watch(changed: (now: Known) => void, failed: (error: unknown) => void): () => void;
}

export function createTitleShelf({ known, ask, verdict }: TitleShelfOptions): TitleShelf {
  const titles = new Map<string, Title>();
  /** How many cards of a title are mounted, in the order they came. */
  const wanted = new Map<string, number>();
  const asked = new Set<string>();
  let list: readonly string[] = [];
  let listed: ReadonlySet<string> = new Set();
  let pumping = false;
  const inRow = { gone: 0, failed: 0 };
  let now: Known = { title, dropped: new Set(), failed: new Map(), stoppedBy: null };
  let listener: { changed: (now: Known) => void; failed: (error: unknown) => void } | null = null;

  const isThere = (id: string): boolean => title(id).asset !== null;

  function title(id: string): Title {
    let found = titles.get(id);
    if (found === undefined) {
      found = lookedUp(id, known);
      titles.set(id, found);
    }
    return found;
  }

  /** All cards of a commit are wanted before the first is asked for. */
  function pumpSoon(): void {
    if (pumping) return;
    pumping = true;
    queueMicrotask(() => {
      pumping = false;
      pump();
    });
  }

  function pump(): void {
    if (now.stoppedBy !== null) return;
    for (const id of wanted.keys()) {
      if (asked.size >= AT_ONCE) return;
      // A card that is kept for later shows a title of a list before.
      const missing = listed.has(id) && !now.dropped.has(id) && !isThere(id);
      if (missing && !asked.has(id)) void fetchOne(id);
    }
  }

  async function fetchOne(id: string): Promise<void> {
    asked.add(id);
    try {
      const asset = await ask(id);
      startCounting();
      titles.set(id, { id, asset });
      change({});
    } catch (error) {
      drop(id, error);
    } finally {
      asked.delete(id);
      pump();
    }
  }

  function drop(id: string, error: unknown): void {
    const kind = verdict(error);
    if (kind === 'aborted') return;
    inRow[kind] += 1;
    const problem = error instanceof Error ? error : new Error(String(error));
    change({
      dropped: new Set(now.dropped).add(id),
      ...(kind === 'failed' && { failed: new Map(now.failed).set(id, problem) }),
      ...(inRow[kind] >= GIVE_UP_AFTER[kind] && { stoppedBy: problem }),
    });
    listener?.failed(error);
  }

  function startCounting(): void {
    Object.assign(inRow, { gone: 0, failed: 0 });
  }

  function change(what: Partial<Known>): void {
    now = { ...now, ...what };
    listener?.changed(now);
  }

  function retry(): void {
    startCounting();
    change({ dropped: new Set(), failed: new Map(), stoppedBy: null });
    pumpSoon();
  }

  return {
    now: () => now,
    want(id) {
      wanted.set(id, (wanted.get(id) ?? 0) + 1);
      pumpSoon();
      return () => {
        const cards = (wanted.get(id) ?? 0) - 1;
        if (cards > 0) wanted.set(id, cards);
        else wanted.delete(id);
      };
    },
    show(ids, shown) {
      const another = ids !== list;
      list = ids;
      listed = new Set(shown);
      if (another && now.stoppedBy !== null) retry();
      pumpSoon();
    },
    retry,
    watch(changed, failed) {
      const mine = { changed, failed };
      listener = mine;
      return () => {
        if (listener === mine) listener = null;
      };
    },
  };
}

/** Looked up once, when it is drawn and not before, so that thousands of ids cost nothing. */
function lookedUp(id: string, known: (id: string) => Asset | undefined): Title {
  let asset: Asset | null | undefined;
  return {
    id,
    get asset() {
      if (asset === undefined) asset = known(id) ?? null;
      return asset;
    },
  };
}
