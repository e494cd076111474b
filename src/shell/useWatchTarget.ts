/** Carries out the watch button of an asset on any screen: opens player, sign-in or plans. */
import { useCallback } from 'react';
import { useNavigation } from './navigation';
import { watchPath } from '../domain/paths';
import type { WatchTarget } from '../domain/watchButton';

export interface WatchOrigin {
  returnAssetId?: string;
  returnPageId?: string;
  /** Plays from the beginning instead of the bookmark. */
  fromStart?: boolean;
}

/** Opens the target of a watch button. */
export function useWatchTarget(): (target: WatchTarget, from: WatchOrigin) => void {
  const { open } = useNavigation();
  return useCallback(
    (target, from) => {
      if (target.to === 'player') {
        const trailer = target.contentType === 'trailer' ? target.contentType : undefined;
        open(watchPath(target.assetId, trailer), { ...from, contentType: trailer ?? 'main' });
      } else if (target.to === 'signIn') open('/welcome/code', { redirectToPlans: false });
      else if (target.to === 'plans') open('/plans', { returnAssetId: target.returnAssetId });
    },
    [open],
  );
}
