/**
 * The assets of a list of ids, for a grid: fetched as their cards mount. Assets that cannot be loaded are left out.
 * Where assets are needed before there are cards, see `useAssets`.
 */
import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { visibleIds } from '../domain/listedAssets';
import type { ListedAsset } from '../domain/listedAssets';
import type { Api } from './api';
import { queries } from './queries';
import { createAssetLoader } from './assetLoader';
import { classifyError, firstError } from './listFailures';

/** The assets of a list of ids with their loading state. */
export interface LazyAssets {
  /** For a list; a new object when assets arrived or were dropped. */
  readonly items: { readonly count: number; at(index: number): ListedAsset };
  /**
   * Call it while a card of the asset is mounted; only such assets are fetched. @returns call it when the card is
   * unmounted
   */
  readonly requestAsset: (id: string) => () => void;
  /**
   * Set when too many requests in a row have failed, so that fetching stopped and the list ends with the loaded
   * assets; or when no asset of the list is left, for another reason than that none exists.
   */
  readonly error: Error | null;
  readonly retry: () => void;
}

/**
 * @param ids in the order of the list; keep the identity while they are equal. Known assets are reused for other ids
 * @param onFailed called with the error of each dropped asset, for the situation 'listedTitle'
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
