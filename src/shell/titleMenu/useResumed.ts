/** What a title would be gone on with, asked for when its menu opens: itself or, of a show, the episode watched last. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { queries } from '../../api';
import type { Asset } from '../../contract';
import { canBeUnderWay } from '../../domain/titleMenu';
import type { Resumed } from '../../domain/titleMenu';
import { useProfileId } from '../../session';
import { useServices } from '../services';
import { useFailureOf } from '../useFailureOf';

/** null for what was never watched, for guests, and until it is known. */
export function useResumed(asset: Asset): Resumed | null {
  const { api } = useServices();
  const profileId = useProfileId();
  const queryClient = useQueryClient();
  const enabled = profileId !== null && canBeUnderWay(asset);
  const { data: bookmark, error } = useQuery({
    ...queries.bookmark(api, asset.id),
    enabled,
    // Continue watching knows it already.
    placeholderData: () =>
      queryClient
        .getQueryData(queries.bookmarks(api, profileId ?? '').queryKey)
        ?.find(({ assetUuid }) => assetUuid === asset.id),
  });
  const watchedId = enabled && bookmark !== undefined && !bookmark.finished ? bookmark.assetUuid : asset.id;
  const isPart = watchedId !== asset.id;
  const part = useQuery({ ...queries.asset(api, watchedId), enabled: isPart });
  useFailureOf('bookmark', error);
  // Without its episode a bookmark is none: the menu is shorter, and nothing else is wrong.
  useFailureOf('listedTitle', isPart ? part.error : null);
  const watched = isPart ? part.data : asset;
  return enabled && bookmark !== undefined && watched !== undefined ? { asset: watched, bookmark } : null;
}
