/**
 * Mutations of values that change faster than their calls are answered: one call at a time per key, and the latest value
 * wins. Values between the first and the latest are never sent, and a failure counts only if no newer value was set
 * meanwhile. Why these are not scoped mutations of TanStack Query: docs/decisions/page-chunks-and-likes.md.
 */

/** How a value is sent, and what follows. */
export interface MutationCallbacks<T> {
  /** Sends a value to the service. */
  send(value: T): Promise<unknown>;
  /** The service has the latest value. */
  onConfirmed(): void;
  /** The latest value failed. @param confirmed the value the service confirmed last; undefined when unknown */
  onFailed(confirmed: T | undefined, error: unknown): void;
  /** Whether the profile that made the change is still current. If not, nothing more is sent or reported. */
  isCurrent(): boolean;
}

/** Mutations by key, of which the latest value wins. */
export interface LatestMutation<T> {
  /**
   * Sends a value, or keeps it until the call in flight for its key is answered.
   *
   * @param key profile and asset, for example
   * @param confirmed the service's current value; undefined when unknown
   */
  mutate(key: string, value: T, confirmed: T | undefined, callbacks: MutationCallbacks<T>): void;
  /** True while a call of any key is pending. */
  isBusy(): boolean;
}

/** The pending mutation of one key. */
export interface MutationQueue<T> {
  confirmed: T | undefined;
  /** The newest value that was not sent. */
  pending: { readonly value: T; readonly callbacks: MutationCallbacks<T> } | null;
}

/** Pending mutations by key. */
export type MutationQueues<T> = Map<string, MutationQueue<T>>;

/** @param queues the pending mutations; instances that share them wait for each other's calls */
export function createLatestMutation<T>(queues: MutationQueues<T>): LatestMutation<T> {
  async function drain(key: string, queue: MutationQueue<T>): Promise<void> {
    let failure: { readonly error: unknown } | null = null;
    let callbacks: MutationCallbacks<T> | null = null;
    while (queue.pending !== null) {
      const { value } = queue.pending;
      ({ callbacks } = queue.pending);
      queue.pending = null;
      // After a failure it is not known what the service did: the confirmed value is sent too.
      if (failure === null && value === queue.confirmed) continue;
      if (!callbacks.isCurrent()) break;
      try {
        await callbacks.send(value);
        queue.confirmed = value;
        failure = null;
      } catch (error) {
        failure = { error };
      }
    }
    queues.delete(key);
    if (callbacks === null || !callbacks.isCurrent()) return;
    if (failure === null) callbacks.onConfirmed();
    else callbacks.onFailed(queue.confirmed, failure.error);
  }

  return {
    mutate(key, value, confirmed, callbacks) {
      const queue = queues.get(key);
      if (queue !== undefined) {
        queue.pending = { value, callbacks };
        return;
      }
      const newQueue: MutationQueue<T> = { confirmed, pending: { value, callbacks } };
      queues.set(key, newQueue);
      void drain(key, newQueue);
    },
    isBusy: () => queues.size > 0,
  };
}
