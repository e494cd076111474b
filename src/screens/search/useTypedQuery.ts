/**
 * What is typed and what is asked for: 500 ms after the last key, at once when the text was picked or Done pressed, and
 * nothing as soon as it is empty. The text is kept by place in history, so that back finds it.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useScene } from '../../../renderer';
import { withPlace } from '../../domain/places';
import { queryOf, SEARCH_DEBOUNCE_MS } from '../../domain/search';
import { useStores } from '../../session';
import { debounce } from '../../shell/debounce';

export interface TypedQuery {
  readonly typed: string;
  /** What results are for: '' until there is something to ask. */
  readonly query: string;
  readonly type: (typed: string) => void;
  /** Asks for this text now. @returns the query */
  readonly ask: (typed: string) => string;
}

export function useTypedQuery(): TypedQuery {
  const { clock } = useScene();
  const { key } = useLocation();
  const { search } = useStores();
  const [typed, setTyped] = useState(() => search.getState().typed.get(key) ?? '');
  const [query, setQuery] = useState(() => queryOf(typed));
  const waiting = useRef<(() => void) | null>(null);

  const stop = useCallback(() => waiting.current?.(), []);
  useEffect(() => stop, [stop]);

  const keep = useCallback(
    (next: string) => {
      stop();
      setTyped(next);
      search.setState((state) => ({ typed: withPlace(state.typed, key, next) }));
    },
    [stop, search, key],
  );
  const type = useCallback(
    (next: string) => {
      keep(next);
      const wanted = queryOf(next);
      if (wanted === '') setQuery('');
      else waiting.current = debounce(clock, () => setQuery(wanted), SEARCH_DEBOUNCE_MS);
    },
    [keep, clock],
  );
  const ask = useCallback(
    (next: string) => {
      keep(next);
      setQuery(queryOf(next));
      return queryOf(next);
    },
    [keep],
  );
  return { typed, query, type, ask };
}
