/** What the service knows about an asset for this viewer: the asset, how far it was watched, and recommendations. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queries } from '../../api';
import { FRESH_MS } from '../../api/queryClient';
import type { Asset, Bookmark } from '../../contract';
import { lastWatchedOf } from '../../domain/episodes';
import type { LastWatched } from '../../domain/episodes';
import { withinLimit } from '../../domain/parental';
import { mayBeAvailable } from '../../domain/schedule';
import { useAgeLimit, useIdentity, useIsAuthenticated, useKidsLimit, useProfile } from '../../session';
import { useServices } from '../../shell/services';
import { useFailureOf } from '../../shell/useFailureOf';
import { useNow } from '../../ui/NowContext';
import { availabilityChangesAt } from '../../domain/availability';
import { recommendationRows } from './recommendationRows';
import type { RecommendationRow } from './recommendationRows';

/** What the asset screen loads; each part arrives on its own. */
export interface AssetDetailData {
  /** Without the episodes hidden by the profile's limit; null while loading. */
  readonly asset: Asset | null;
  /** Highest age rating that the profile may see, years; null without a limit. */
  readonly limit: number | null;
  /** True when the limit hides episodes. */
  readonly limited: boolean;
  /** null for guests, and for an asset that was never watched. */
  readonly bookmark: Bookmark | null;
  /** For a show: the episode watched last, if this viewer may see it. */
  readonly lastWatched: LastWatched | null;
  /** 'More like this' and the other sets; empty for guests. */
  readonly rows: readonly RecommendationRow[];
  readonly anonymous: boolean;
  /** Wall-clock time, ms since 1970. Unchanged until the asset's availability or live state changes. */
  readonly now: number;
}

const NO_ROWS: readonly RecommendationRow[] = [];

/**
 * Fetches all three at once. Each failure goes to the failure table; only a failure of the asset itself leaves the
 * screen.
 */
export function useAssetDetail(id: string): AssetDetailData {
  const { api, now: clock } = useServices();
  const session = useIdentity((state) => state.session);
  const profile = useProfile((state) => state.current);
  const hasProfile = session === 'signedIn' && profile !== null;
  const isAuthenticated = useIsAuthenticated();
  const assetQuery = useQuery({
    ...queries.asset(api, id),
    enabled: isAuthenticated,
    // An answer from before the asset became available is out of date.
    staleTime: ({ state: { data } }) => (data && mayBeAvailable(data, clock()) ? 0 : FRESH_MS),
  });
  const bookmark = useQuery({ ...queries.bookmark(api, id), enabled: hasProfile });
  const recommendations = useQuery({ ...queries.recommendations(api, id), enabled: hasProfile });

  // An asset that is already shown stays when a refetch fails.
  useFailureOf('asset', assetQuery.data === undefined ? assetQuery.error : null);
  useFailureOf('bookmark', bookmark.error);
  useFailureOf('recommendations', recommendations.error);

  const unlimitedAsset = assetQuery.data ?? null;
  const { refetch } = assetQuery;
  // An asset that has started can be watched now, one that has ended perhaps not: only the service knows.
  const now = useNow(
    (after) => unlimitedAsset && availabilityChangesAt(unlimitedAsset, after),
    () => void refetch(),
  );
  const limit = useAgeLimit();
  const kidsLimit = useKidsLimit();
  const asset = useMemo(() => unlimitedAsset && withinLimit(unlimitedAsset, limit), [unlimitedAsset, limit]);
  const storedBookmark = (hasProfile ? bookmark.data : null) ?? null;
  const lastWatched = useMemo(() => asset && lastWatchedOf(asset, storedBookmark), [asset, storedBookmark]);
  const sets = hasProfile ? recommendations.data : undefined;
  const rows = useMemo(() => (sets ? recommendationRows(sets, kidsLimit) : NO_ROWS), [sets, kidsLimit]);
  return {
    asset,
    limit,
    limited: asset !== unlimitedAsset,
    bookmark: storedBookmark,
    lastWatched,
    rows,
    anonymous: session !== 'signedIn',
    now,
  };
}
