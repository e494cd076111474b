/**
 * The titles of a list, fetched as cards for them are mounted: a few at a time, each once, what is scrolled past before its
 * turn not at all. Knows nothing of React.
 */
import type { Asset } from '../contract';
import { MAX_CONSECUTIVE_FAILURES } from '../domain/listedAssets';
import type { ListedAsset } from '../domain/listedAssets';

/** A browser has six connections for a host, and pictures need some. */
const MAX_CONCURRENT = 4;

export interface AssetLoaderOptions {
  /** What is known of a title without asking. */
  readonly cached: (id: string) => Asset | undefined;
  /** Rejects when it cannot be had. */
  readonly load: (id: string) => Promise<Asset>;
  /** What a rejection says of the title; `aborted`: nothing, the app gave the request up itself. */
  readonly classifyError: (error: unknown) => 'aborted' | 'gone' | 'failed';
}

export interface LoaderState {
  /** The title of an id; the same object until its asset comes. Only looks up. */
  item(id: string): ListedAsset;
  /** What could not be had. */
  readonly unavailable: ReadonlySet<string>;
  /** Of those, what failed: the service did not say that there is no such title. */
  readonly failed: ReadonlyMap<string, Error>;
  /** Nothing more is asked for: so many failed one after the other, at last by this. */
  readonly stoppedBy: Error | null;
}

export interface AssetLoader {
  /** What is known now; another object once that has changed. */
  state(): LoaderState;
  /** A card of it is mounted. @returns its end */
  request(id: string): () => void;
  /** A list is on the screen with these of its ids: no other titles are asked for. Another list is worth another try. */
  setList(ids: readonly string[], visible: readonly string[]): void;
  /** Asks again for what has failed. */
  retry(): void;
  /** `changed` is told what is known then, `failed` of every title that is dropped. @returns the way to stop */
  subscribe(changed: (state: LoaderState) => void, failed: (error: unknown) => void): () => void;
}

export function createAssetLoader({ cached, load, classifyError }: AssetLoaderOptions): AssetLoader {
  const items = new Map<string, ListedAsset>();
  /** How many cards of a title are mounted, in the order they came. */
  const requested = new Map<string, number>();
  const inFlight = new Set<string>();
  let currentIds: readonly string[] = [];
  let visibleIds: ReadonlySet<string> = new Set();
  let scheduled = false;
  const consecutive = { gone: 0, failed: 0 };
  let state: LoaderState = { item, unavailable: new Set(), failed: new Map(), stoppedBy: null };
  let listener: { changed: (state: LoaderState) => void; failed: (error: unknown) => void } | null = null;

  const isLoaded = (id: string): boolean => item(id).asset !== null;

  function item(id: string): ListedAsset {
    let found = items.get(id);
    if (found === undefined) {
      found = lazyItem(id, cached);
      items.set(id, found);
    }
    return found;
  }

  /** All cards of a commit are wanted before the first is asked for. */
  function scheduleFetches(): void {
    if (scheduled) return;
    scheduled = true;
    queueMicrotask(() => {
      scheduled = false;
      startFetches();
    });
  }

  function startFetches(): void {
    if (state.stoppedBy !== null) return;
    for (const id of requested.keys()) {
      if (inFlight.size >= MAX_CONCURRENT) return;
      // A card that is kept for later shows a title of a list before.
      const missing = visibleIds.has(id) && !state.unavailable.has(id) && !isLoaded(id);
      if (missing && !inFlight.has(id)) void fetchAsset(id);
    }
  }

  async function fetchAsset(id: string): Promise<void> {
    inFlight.add(id);
    try {
      const asset = await load(id);
      resetFailureCount();
      items.set(id, { id, asset });
      change({});
    } catch (error) {
      markUnavailable(id, error);
    } finally {
      inFlight.delete(id);
      startFetches();
    }
  }

  function markUnavailable(id: string, error: unknown): void {
    const kind = classifyError(error);
    if (kind === 'aborted') return;
    consecutive[kind] += 1;
    const problem = error instanceof Error ? error : new Error(String(error));
    change({
      unavailable: new Set(state.unavailable).add(id),
      ...(kind === 'failed' && { failed: new Map(state.failed).set(id, problem) }),
      ...(consecutive[kind] >= MAX_CONSECUTIVE_FAILURES[kind] && { stoppedBy: problem }),
    });
    listener?.failed(error);
  }

  function resetFailureCount(): void {
    Object.assign(consecutive, { gone: 0, failed: 0 });
  }

  function change(patch: Partial<LoaderState>): void {
    state = { ...state, ...patch };
    listener?.changed(state);
  }

  function retry(): void {
    resetFailureCount();
    change({ unavailable: new Set(), failed: new Map(), stoppedBy: null });
    scheduleFetches();
  }

  return {
    state: () => state,
    request(id) {
      requested.set(id, (requested.get(id) ?? 0) + 1);
      scheduleFetches();
      return () => {
        const cards = (requested.get(id) ?? 0) - 1;
        if (cards > 0) requested.set(id, cards);
        else requested.delete(id);
      };
    },
    setList(ids, visible) {
      const another = ids !== currentIds;
      currentIds = ids;
      visibleIds = new Set(visible);
      if (another && state.stoppedBy !== null) retry();
      scheduleFetches();
    },
    retry,
    subscribe(changed, failed) {
      const subscription = { changed, failed };
      listener = subscription;
      return () => {
        if (listener === subscription) listener = null;
      };
    },
  };
}

/** Looked up once, when it is drawn and not before, so that thousands of ids cost nothing. */
function lazyItem(id: string, cached: (id: string) => Asset | undefined): ListedAsset {
  let asset: Asset | null | undefined;
  return {
    id,
    get asset() {
      if (asset === undefined) asset = cached(id) ?? null;
      return asset;
    },
  };
}
