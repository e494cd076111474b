/**
 * A bound for the answers that the cache keeps unused: each title visited leaves 92 kB of heap, 18 MB after 200 of them, which a
 * weak set does not have. Those unused for longest go first; what a screen shows stays, and so does what is being asked for.
 */
import type { Query, QueryClient } from '@tanstack/react-query';
import type { Clock } from '../domain/clock';
import { weightOf } from './weight';

/** After an answer, ms: a screen that has just got it is busy with it. */
const REST_MS = 1000;
/** Bytes of an entry without its answer: its key, state and place in the cache. */
const ENTRY_BYTES = 2000;

/** Keeps the cache below so many bytes, for good. */
export function boundAnswers(client: QueryClient, bytes: number, clock: Pick<Clock, 'setTimeout'>): void {
  const cache = client.getQueryCache();
  /** When it was last used, by a count of uses. */
  const usedAt = new WeakMap<Query, number>();
  /** Of answers that were weighed: one of a large page takes a weak set milliseconds. */
  const weights = new WeakMap<object, number>();
  let uses = 0;
  let isAwaited = false;

  const weigh = ({ state: { data } }: Query): number => {
    if (typeof data !== 'object' || data === null) return ENTRY_BYTES;
    const weight = weights.get(data) ?? weightOf(data);
    weights.set(data, weight);
    return ENTRY_BYTES + weight;
  };
  const isUnused = (query: Query): boolean =>
    query.getObserversCount() === 0 && query.state.fetchStatus === 'idle';

  const trim = (): void => {
    isAwaited = false;
    const all = cache.getAll();
    let kept = all.reduce((sum, query) => sum + weigh(query), 0);
    if (kept <= bytes) return;
    const unused = all.filter(isUnused).sort((a, b) => (usedAt.get(a) ?? 0) - (usedAt.get(b) ?? 0));
    for (const query of unused) {
      if (kept <= bytes) return;
      kept -= weigh(query);
      cache.remove(query);
    }
  };

  cache.subscribe(({ query, type, ...event }) => {
    const isAnswer = type === 'updated' && 'action' in event && event.action.type === 'success';
    if (!isAnswer && type !== 'observerAdded' && type !== 'observerRemoved') return;
    usedAt.set(query, (uses += 1));
    if (isAwaited || type === 'observerAdded') return;
    isAwaited = true;
    clock.setTimeout(trim, REST_MS);
  });
}
