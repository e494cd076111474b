/**
 * What the main button of a jumbotron's asset offers: the same as on its own page. Rows carry shows without their
 * episodes, so a show and its bookmark are fetched while it is shown.
 */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queries } from '../../api';
import type { Asset } from '../../contract';
import { isSeries } from '../../domain/episodes';
import { ageAbove } from '../../domain/parental';
import { useAgeLimit, useProfileId } from '../../session';
import { useServices } from '../../shell/services';
import { useFailureOf } from '../../shell/useFailureOf';
import { useSharedPageModel } from './PageModel';
import type { Offer } from './PageModel';

const NOTHING: Offer = { button: null, plays: null };

/** 'pending' while the episodes of a show that can be watched are awaited; without them it has nothing to play. */
export function useOffer(asset: Asset | undefined): Offer | 'pending' {
  const { api } = useServices();
  const { offer } = useSharedPageModel();
  const limit = useAgeLimit();
  const profileId = useProfileId();
  const id = asset?.id ?? '';
  const isShow = asset !== undefined && isSeries(asset);
  const show = useQuery({ ...queries.asset(api, id), enabled: isShow });
  const bookmark = useQuery({ ...queries.bookmark(api, id), enabled: isShow && profileId !== null });
  useFailureOf('listedTitle', isShow ? show.error : null);
  useFailureOf('bookmark', isShow ? bookmark.error : null);

  const whole = isShow ? (show.data ?? asset) : asset;
  const watched = bookmark.data ?? null;
  const known = useMemo(
    () => (whole === undefined ? NOTHING : offer(whole, watched)),
    [whole, watched, offer],
  );
  const awaited = isShow && (show.isLoading || bookmark.isLoading);
  return awaited && asset.inRegion && ageAbove(asset, limit) === null ? 'pending' : known;
}
