import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useScene } from '../../../renderer';
import { withHistoryEntry } from '../../domain/historyEntries';
import { queryOf, SEARCH_DEBOUNCE_MS } from '../../domain/search';
import { useStores } from '../../session';
import { useActivity } from '../../shell/ActivityContext';
import { debounce } from '../../shell/debounce';

interface TypedQuery {
  readonly typed: string;
  /** The query to search for; '' while there is none. */
  readonly query: string;
  readonly type: (typed: string) => void;
  /** Searches for this text at once. @returns the query */
  readonly ask: (typed: string) => string;
}

/**
 * The typed text and the query derived from it: 500 ms after the last key; at once when a text was selected or Done
 * pressed; '' as soon as the text is empty. The text is kept per history entry, so that back restores it.
 */
export function useTypedQuery(): TypedQuery {
  const { clock } = useScene();
  const activity = useActivity();
  const { key } = useLocation();
  const { search } = useStores();
  const [typed, setTyped] = useState(() => search.getState().typed.get(key) ?? '');
  const [query, setQuery] = useState(() => queryOf(typed));
  const cancelPending = useRef<(() => void) | null>(null);

  const stop = useCallback(() => cancelPending.current?.(), []);
  useEffect(() => stop, [stop]);

  const storeTyped = useCallback(
    (next: string) => {
      stop();
      setTyped(next);
      search.setState((state) => ({ typed: withHistoryEntry(state.typed, key, next) }));
    },
    [stop, search, key],
  );
  const type = useCallback(
    (next: string) => {
      storeTyped(next);
      const nextQuery = queryOf(next);
      if (nextQuery === '') setQuery('');
      else cancelPending.current = debounce(clock, activity, () => setQuery(nextQuery), SEARCH_DEBOUNCE_MS);
    },
    [storeTyped, clock, activity],
  );
  const ask = useCallback(
    (next: string) => {
      storeTyped(next);
      setQuery(queryOf(next));
      return queryOf(next);
    },
    [storeTyped],
  );
  return { typed, query, type, ask };
}
