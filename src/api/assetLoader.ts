/**
 * The assets of a list, fetched as cards for them are mounted: at most four at a time, each once, and not at all if
 * scrolled past before their turn. Independent of React.
 */
import type { Asset } from '../contract';
import { MAX_CONSECUTIVE_FAILURES } from '../domain/listedAssets';
import type { ListedAsset } from '../domain/listedAssets';

/** A browser has six connections per host, and images need some of them. */
const MAX_CONCURRENT = 4;

/** How the loader reads the cache, fetches an asset and judges a failure. */
export interface AssetLoaderOptions {
  /** The asset if it is cached. */
  readonly cached: (id: string) => Asset | undefined;
  /** Fetches the asset; rejects when it cannot be loaded. */
  readonly load: (id: string) => Promise<Asset>;
  /** What a rejection means for the asset; `aborted`: nothing, the app cancelled the request. */
  readonly classifyError: (error: unknown) => 'aborted' | 'gone' | 'failed';
}

/** What is known about the assets at one moment; immutable. */
export interface LoaderState {
  /** The list item of an id; the same object until its asset arrives. Fetches nothing. */
  item(id: string): ListedAsset;
  /** Ids whose asset cannot be loaded. */
  readonly unavailable: ReadonlySet<string>;
  /** Those of them that failed, without the service having said that the asset does not exist. */
  readonly failed: ReadonlyMap<string, Error>;
  /** Set once too many requests in a row have failed, to the last error: nothing more is fetched. */
  readonly stoppedBy: Error | null;
}

/** Loads the assets of one list at a time. */
export interface AssetLoader {
  /** The current state; a new object after each change. */
  state(): LoaderState;
  /** A card of the asset is mounted. @returns call it when the card is unmounted */
  request(id: string): () => void;
  /**
   * Sets the ids of the list on the screen and the visible ones: only those assets are fetched. A new list clears
   * `stoppedBy`.
   */
  setList(ids: readonly string[], visible: readonly string[]): void;
  /** Fetches again what has failed. */
  retry(): void;
  /** `changed` receives each new state, `failed` the error of each asset that is dropped. @returns unsubscribes */
  subscribe(changed: (state: LoaderState) => void, failed: (error: unknown) => void): () => void;
}

/** A loader that fetches nothing until `setList` and `request` are called. */
export function createAssetLoader({ cached, load, classifyError }: AssetLoaderOptions): AssetLoader {
  const items = new Map<string, ListedAsset>();
  /** Number of mounted cards by asset id, in order of their first request. */
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

  /** Deferred by a microtask: all cards of a commit are registered before the first fetch. */
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
      // A slot that is kept for recycling still requests an asset of the previous list.
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

/** The cache is read when the item is first rendered, so that thousands of ids cost nothing. */
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
