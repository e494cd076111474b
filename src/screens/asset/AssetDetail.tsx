/**
 * A title: its art, its words and buttons, and below them what is like it [B§2 "Asset detail"]. Parts of a show lead to
 * the show; back closes the drawer first.
 */
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { Screen } from '../../shell/Screen';
import { useNavigation, useNavigationState } from '../../shell/navigation';
import { useServices } from '../../shell/services';
import { useWatchTarget } from '../../shell/useWatch';
import type { Asset } from '../../contract';
import { crewTabs } from '../../domain/crewTabs';
import { displayName } from '../../domain/facts';
import { assetBack, assetRedirect } from '../../domain/returnTarget';
import type { WatchButton } from '../../domain/watchButton';
import { useText } from '../../i18n';
import { AssetSkeleton } from './AssetSkeleton';
import { DescriptionDrawer } from './DescriptionDrawer';
import { HeroArt } from './HeroArt';
import { redirectedState, returnState } from './returnState';
import { TitleParts } from './TitleParts';
import { useTitle } from './useTitle';

export function AssetDetail() {
  const { id = '' } = useParams();
  const text = useText();
  const { config } = useServices();
  const { back, open, replace } = useNavigation();
  const state = useNavigationState();
  const { asset, bookmark, alike, anonymous } = useTitle(id);
  const [drawer, setDrawer] = useState(false);
  const follow = useWatchTarget();
  const tabs = useMemo(() => crewTabs(asset?.crew ?? []), [asset]);
  const redirect = asset && assetRedirect(asset, state);

  useEffect(() => {
    if (asset !== null && redirect !== null) replace(redirect, redirectedState(state, asset));
  }, [asset, redirect, replace, state]);

  const { pageId } = state;
  const onWatch = useCallback(
    (button: WatchButton) => follow(button.target, { returnAssetId: id, returnPageId: pageId }),
    [follow, id, pageId],
  );
  const onOpen = useCallback(
    (next: Asset) => open(`/asset/${encodeURIComponent(next.id)}`, returnState(state)),
    [open, state],
  );
  const onMore = useCallback(() => setDrawer(true), []);
  const onBack = useCallback(() => {
    const step = assetBack({ episodes: false, drawer }, state);
    if ('to' in step) back(step.to);
    else setDrawer(false);
  }, [back, drawer, state]);

  if (asset === null || redirect !== null) {
    return (
      <Screen name={text('app.loading')} testId="asset" onBack={onBack}>
        <AssetSkeleton aboveRow={!anonymous} />
      </Screen>
    );
  }
  return (
    <Screen name={displayName(asset)} testId="asset" onBack={onBack}>
      <HeroArt asset={asset} imageBase={config.apiUrl} />
      <TitleParts
        asset={asset}
        bookmark={bookmark}
        alike={alike}
        anonymous={anonymous}
        tabs={tabs}
        onWatch={onWatch}
        onMore={onMore}
        onBack={onBack}
        onOpen={onOpen}
      />
      <DescriptionDrawer open={drawer} asset={asset} tabs={tabs} />
    </Screen>
  );
}
