/** What a title's watch button does from anywhere: player, sign-in or plans [B§4 "Click"]. */
import { useCallback } from 'react';
import { useNavigation } from './navigation';
import type { Asset } from '../contract';
import { watchButtons } from '../domain/watchButton';
import type { WatchTarget } from '../domain/watchButton';
import { useIdentity } from '../session';

export interface WatchOrigin {
  returnAssetId?: string;
  returnPageId?: string;
  /** Plays from the beginning instead of from where the viewer was. */
  fromStart?: boolean;
}

/** Carries a click target out. */
export function useWatchTarget(): (target: WatchTarget, from: WatchOrigin) => void {
  const { open } = useNavigation();
  return useCallback(
    (target, from) => {
      if (target.to === 'player') {
        const trailer = target.contentType === 'trailer' ? '/trailer' : '';
        const contentType = target.contentType === 'trailer' ? 'trailer' : 'main';
        open(`/asset/${encodeURIComponent(target.assetId)}/watch${trailer}`, { ...from, contentType });
      } else if (target.to === 'signIn') open('/welcome/code', { redirectToPlans: false });
      else if (target.to === 'plans') open('/plans', { returnAssetId: target.returnAssetId });
    },
    [open],
  );
}

/** The jumbotron's main button, of a title without a bookmark of its own. */
export function useWatch(pageId: string): (asset: Asset) => void {
  const follow = useWatchTarget();
  const anonymous = useIdentity((state) => state.session !== 'signedIn');
  return useCallback(
    (asset) => {
      const button = watchButtons({ asset, anonymous, bookmark: null, lastWatched: null })[0];
      if (button) follow(button.target, { returnPageId: pageId });
    },
    [follow, anonymous, pageId],
  );
}
