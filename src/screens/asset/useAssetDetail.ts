/** What the service knows of a title for this viewer: the title, how far it was watched, and what is like it. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queries } from '../../api';
import { FRESH_MS } from '../../api/queryClient';
import type { Asset, Bookmark } from '../../contract';
import { lastWatchedOf } from '../../domain/episodes';
import type { LastWatched } from '../../domain/episodes';
import { parentalLimit, withinLimit } from '../../domain/parental';
import { mayBeAvailable } from '../../domain/schedule';
import { useIdentity, useProfile, useIsAuthenticated } from '../../session';
import { useServices } from '../../shell/services';
import { useFailureOf } from '../../shell/useFailureOf';
import { useNow } from '../../ui/NowContext';
import { availabilityChangesAt } from '../../domain/availability';
import { recommendationRows } from './recommendationRows';
import type { RecommendationRow } from './recommendationRows';

/** What the asset screen loads; each part arrives on its own. */
export interface AssetDetailData {
  /** Without the episodes that the profile's limit hides; null while it loads. */
  readonly asset: Asset | null;
  /** Episodes are hidden. */
  readonly limited: boolean;
  /** null for guests, and for what was never watched. */
  readonly bookmark: Bookmark | null;
  /** Of a show: the episode watched last, as far as this viewer may see it. */
  readonly lastWatched: LastWatched | null;
  /** 'More like this' and the other sets; empty for guests. */
  readonly rows: readonly RecommendationRow[];
  readonly anonymous: boolean;
  /** Wall-clock time, ms since 1970: the same until what the screen says of the title's schedule changes. */
  readonly now: number;
}

const NO_ROWS: readonly RecommendationRow[] = [];

/** Asks for all three at once; each failure goes to the failure table, and only the title's own leaves the screen. */
export function useAssetDetail(id: string): AssetDetailData {
  const { api, now: clock } = useServices();
  const session = useIdentity((state) => state.session);
  const profile = useProfile((state) => state.current);
  const hasProfile = session === 'signedIn' && profile !== null;
  const isAuthenticated = useIsAuthenticated();
  const assetQuery = useQuery({
    ...queries.asset(api, id),
    enabled: isAuthenticated,
    // What was said of a title before it came is no answer any more.
    staleTime: ({ state: { data } }) => (data && mayBeAvailable(data, clock()) ? 0 : FRESH_MS),
  });
  const bookmark = useQuery({ ...queries.bookmark(api, id), enabled: hasProfile });
  const recommendations = useQuery({ ...queries.recommendations(api, id), enabled: hasProfile });

  // A title that is on the screen stays there when asking for it again fails.
  useFailureOf('asset', assetQuery.data === undefined ? assetQuery.error : null);
  useFailureOf('bookmark', bookmark.error);
  useFailureOf('recommendations', recommendations.error);

  const unlimitedAsset = assetQuery.data ?? null;
  const { refetch } = assetQuery;
  // What has come can be watched now, and what is over perhaps no more: the service knows.
  const now = useNow(
    (after) => unlimitedAsset && availabilityChangesAt(unlimitedAsset, after),
    () => void refetch(),
  );
  const limit = hasProfile ? parentalLimit(profile) : null;
  const asset = useMemo(() => unlimitedAsset && withinLimit(unlimitedAsset, limit), [unlimitedAsset, limit]);
  const storedBookmark = (hasProfile ? bookmark.data : null) ?? null;
  const lastWatched = useMemo(() => asset && lastWatchedOf(asset, storedBookmark), [asset, storedBookmark]);
  const sets = hasProfile ? recommendations.data : undefined;
  const rows = useMemo(() => (sets ? recommendationRows(sets) : NO_ROWS), [sets]);
  return {
    asset,
    limited: asset !== unlimitedAsset,
    bookmark: storedBookmark,
    lastWatched,
    rows,
    anonymous: session !== 'signedIn',
    now,
  };
}
