/**
 * The titles of a list of ids, for a grid: fetched as it mounts their cards. What cannot be had leaves the list. Where
 * titles must be known before there is a card, see `useTitlesAtOnce`.
 */
import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { shownIds } from '../domain/titles';
import type { Title } from '../domain/titles';
import type { Api } from './api';
import { ApiError } from './apiError';
import { queries } from './queries';
import { createTitleShelf } from './titleShelf';

export interface Titles {
  /** For a list; a new object when titles came or left. */
  readonly items: { readonly count: number; at(index: number): Title };
  /** To be called while a card of the title is mounted: only such titles are asked for. @returns its end */
  readonly wanted: (id: string) => () => void;
  /**
   * Many failed one after the other, so no more are asked for: the list ends with those that came. Or nothing of the list is
   * left, and not because its titles do not exist.
   */
  readonly error: Error | null;
  readonly retry: () => void;
}

function verdict(error: unknown): 'aborted' | 'gone' | 'failed' {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.kind === 'aborted') return 'aborted';
  return error.status === 404 ? 'gone' : 'failed';
}

/**
 * @param ids in the order of the list; keep the identity while nothing changed. What is known of them stays for the next ids
 * @param onFailed told of each title that is dropped, for the situation 'listedTitle'
 */
export function useTitlesOnDemand(
  api: Api,
  ids: readonly string[],
  onFailed: (error: unknown) => void,
): Titles {
  const client = useQueryClient();
  const [shelf] = useState(() =>
    createTitleShelf({
      known: (id) => client.getQueryData(queries.asset(api, id).queryKey),
      ask: (id) => client.fetchQuery({ ...queries.asset(api, id), staleTime: Infinity }),
      verdict,
    }),
  );
  const [known, setKnown] = useState(shelf.now);
  const failed = useRef(onFailed);
  useLayoutEffect(() => {
    failed.current = onFailed;
  }, [onFailed]);
  useEffect(
    () =>
      shelf.watch(
        (now) => startTransition(() => setKnown(now)),
        (error) => failed.current(error),
      ),
    [shelf],
  );
  const { title, dropped, failed: problems, stoppedBy } = known;
  const shown = useMemo(
    () => shownIds(ids, dropped, stoppedBy === null ? null : (id) => title(id).asset !== null),
    [ids, dropped, stoppedBy, title],
  );
  useEffect(() => shelf.show(ids, shown), [shelf, ids, shown]);
  const items = useMemo(
    () => ({ count: shown.length, at: (index: number) => known.title(shown[index]!) }),
    [known, shown],
  );
  const error = useMemo(
    () => stoppedBy ?? (shown.length > 0 ? null : firstOf(ids, problems)),
    [stoppedBy, shown, ids, problems],
  );
  return { items, wanted: shelf.want, error, retry: shelf.retry };
}

function firstOf(ids: readonly string[], problems: ReadonlyMap<string, Error>): Error | null {
  const failed = ids.find((id) => problems.has(id));
  return failed === undefined ? null : problems.get(failed)!;
}
