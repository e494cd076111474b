/**
 * The titles of a list of ids, for a grid: fetched as it mounts their cards. What cannot be had leaves the list. Where
 * titles must be known before there is a card, see `useTitlesAtOnce`.
 */
import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { visibleIds } from '../domain/listedAssets';
import type { ListedAsset } from '../domain/listedAssets';
import type { Api } from './api';
import { ApiError } from './apiError';
import { queries } from './queries';
import { createAssetLoader } from './assetLoader';

export interface LazyAssets {
  /** For a list; a new object when titles came or left. */
  readonly items: { readonly count: number; at(index: number): ListedAsset };
  /** To be called while a card of the title is mounted: only such titles are asked for. @returns its end */
  readonly requestAsset: (id: string) => () => void;
  /**
   * Many failed one after the other, so no more are asked for: the list ends with those that came. Or nothing of the list is
   * left, and not because its titles do not exist.
   */
  readonly error: Error | null;
  readonly retry: () => void;
}

function classifyError(error: unknown): 'aborted' | 'gone' | 'failed' {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.kind === 'aborted') return 'aborted';
  return error.status === 404 ? 'gone' : 'failed';
}

/**
 * @param ids in the order of the list; keep the identity while nothing changed. What is known of them stays for the next ids
 * @param onFailed told of each title that is dropped, for the situation 'listedTitle'
 */
export function useLazyAssets(
  api: Api,
  ids: readonly string[],
  onFailed: (error: unknown) => void,
): LazyAssets {
  const client = useQueryClient();
  const [loader] = useState(() =>
    createAssetLoader({
      cached: (id) => client.getQueryData(queries.asset(api, id).queryKey),
      load: (id) => client.fetchQuery({ ...queries.asset(api, id), staleTime: Infinity }),
      classifyError,
    }),
  );
  const [state, setState] = useState(loader.state);
  const failureCallback = useRef(onFailed);
  useLayoutEffect(() => {
    failureCallback.current = onFailed;
  }, [onFailed]);
  useEffect(
    () =>
      loader.subscribe(
        (next) => startTransition(() => setState(next)),
        (error) => failureCallback.current(error),
      ),
    [loader],
  );
  const { item, unavailable, failed: errors, stoppedBy } = state;
  const visible = useMemo(
    () => visibleIds(ids, unavailable, stoppedBy === null ? null : (id) => item(id).asset !== null),
    [ids, unavailable, stoppedBy, item],
  );
  useEffect(() => loader.setList(ids, visible), [loader, ids, visible]);
  const items = useMemo(
    () => ({ count: visible.length, at: (index: number) => state.item(visible[index]!) }),
    [state, visible],
  );
  const error = useMemo(
    () => stoppedBy ?? (visible.length > 0 ? null : firstError(ids, errors)),
    [stoppedBy, visible, ids, errors],
  );
  return { items, requestAsset: loader.request, error, retry: loader.retry };
}

function firstError(ids: readonly string[], errors: ReadonlyMap<string, Error>): Error | null {
  const failedId = ids.find((id) => errors.has(id));
  return failedId === undefined ? null : errors.get(failedId)!;
}
