/**
 * What continuing an asset would play, loaded when its menu opens: the asset itself or, of a show, the episode
 * watched last.
 */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { queries } from '../../api';
import type { Asset } from '../../contract';
import { ageAbove } from '../../domain/parental';
import { canBeUnderWay } from '../../domain/titleMenu';
import type { Resumed } from '../../domain/titleMenu';
import { useAgeLimit, useProfileId } from '../../session';
import { useServices } from '../services';
import { useFailureOf } from '../useFailureOf';

/** null when nothing was watched, above the profile's age, for guests, and while loading. */
export function useResumed(asset: Asset): Resumed | null {
  const { api } = useServices();
  const profileId = useProfileId();
  const limit = useAgeLimit();
  const queryClient = useQueryClient();
  const enabled = profileId !== null && canBeUnderWay(asset);
  const { data: bookmark, error } = useQuery({
    ...queries.bookmark(api, asset.id),
    enabled,
    // Often in the cache already, from the continue-watching row.
    placeholderData: () =>
      queryClient
        .getQueryData(queries.bookmarks(api, profileId ?? '').queryKey)
        ?.find(({ assetUuid }) => assetUuid === asset.id),
  });
  const watchedId = enabled && bookmark !== undefined && !bookmark.finished ? bookmark.assetUuid : asset.id;
  const isPart = watchedId !== asset.id;
  const part = useQuery({ ...queries.asset(api, watchedId), enabled: isPart });
  useFailureOf('bookmark', error);
  // A bookmark without its episode is unusable: the menu then has no entry to continue, and nothing else fails.
  useFailureOf('listedTitle', isPart ? part.error : null);
  const watched = isPart ? part.data : asset;
  if (!enabled || bookmark === undefined || watched === undefined) return null;
  return ageAbove(watched, limit) === null ? { asset: watched, bookmark } : null;
}
