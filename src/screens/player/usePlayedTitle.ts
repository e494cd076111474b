/** The title that the player shows by name and art, long before all of its data is there. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queries } from '../../api';
import { loadedTitle } from '../../api/loadedTitles';
import type { Asset } from '../../contract';
import type { PreparedPlayback } from '../../player/startSequence';
import { useServices } from '../../shell/services';

interface PlayedTitle {
  /** Null where nothing of it was loaded: an address opened at launch. */
  asset: Asset | null;
  /** The show of an episode. */
  root: Asset | null;
}

/**
 * First what the row has that it was chosen in, then what its own address answers, then what is played.
 * @param prepared what is played; null before
 */
export function usePlayedTitle(assetId: string, prepared: PreparedPlayback | null): PlayedTitle {
  const { api } = useServices();
  const { data } = useQuery(queries.asset(api, assetId));
  const listed = useLoadedTitle(assetId);
  const asset = prepared?.asset ?? data ?? listed;
  const rootId = asset?.rootId ?? '';
  // Only what is known already: the player itself fetches it.
  const { data: show } = useQuery({ ...queries.asset(api, rootId), enabled: false });
  const listedShow = useLoadedTitle(rootId);
  return { asset, root: prepared?.rootAsset ?? show ?? listedShow };
}

/** What was loaded of a title before the player opened. */
function useLoadedTitle(id: string): Asset | null {
  const client = useQueryClient();
  return useMemo(() => loadedTitle(client, id), [client, id]);
}
