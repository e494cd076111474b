/**
 * A title: its art, its words and buttons, and below them what is like it [B§2 "Asset detail"]. Parts of a show lead to
 * the show, which has its episodes over the page; back closes those first, then the drawer.
 */
import { Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { lazyScreen } from '../../shell/lazyScreen';
import { Screen } from '../../shell/Screen';
import { useNavigation, useNavigationState } from '../../shell/navigation';
import { useServices } from '../../shell/services';
import { useWatchTarget } from '../../shell/useWatch';
import type { Asset } from '../../contract';
import { crewTabs } from '../../domain/crewTabs';
import type { EpisodeChoice } from '../../domain/episodeChoice';
import { displayName } from '../../domain/facts';
import { assetBack, assetRedirect } from '../../domain/returnTarget';
import type { WatchButton, WatchTarget } from '../../domain/watchButton';
import { useText } from '../../i18n';
import { AssetSkeleton } from './AssetSkeleton';
import { DescriptionDrawer } from './DescriptionDrawer';
import { HeroArt } from './HeroArt';
import { redirectedState, returnState } from './returnState';
import { TitleParts } from './TitleParts';
import { useTitle } from './useTitle';

/** Comes when the first list of episodes is opened. */
const EpisodesModal = lazyScreen(() => import('../episodes/EpisodesModal'));

type Panel = 'episodes' | 'drawer';

export default function AssetDetail() {
  const { id = '' } = useParams();
  const text = useText();
  const { config } = useServices();
  const { back, open, replace } = useNavigation();
  const state = useNavigationState();
  const title = useTitle(id);
  const { asset, lastWatched, anonymous } = title;
  const [panel, setPanel] = useState<Panel | null>(null);
  const [listed, setListed] = useState(false);
  const follow = useWatchTarget();
  const tabs = useMemo(() => crewTabs(asset?.crew ?? []), [asset]);
  const redirect = asset && assetRedirect(asset, state);

  useEffect(() => {
    if (asset !== null && redirect !== null) replace(redirect, redirectedState(state, asset));
  }, [asset, redirect, replace, state]);

  const { pageId } = state;
  const go = useCallback(
    (target: WatchTarget) => follow(target, { returnAssetId: id, returnPageId: pageId }),
    [follow, id, pageId],
  );
  const onWatch = useCallback(({ target }: WatchButton) => go(target), [go]);
  const onOpen = useCallback(
    (next: Asset) => open(`/asset/${encodeURIComponent(next.id)}`, returnState(state)),
    [open, state],
  );
  const onMore = useCallback(() => setPanel('drawer'), []);
  const onEpisodes = useCallback(() => {
    setPanel('episodes');
    setListed(true);
  }, []);
  const onClose = useCallback(() => setPanel(null), []);
  const onEpisode = useCallback(
    (episode: Asset, choice: EpisodeChoice) => {
      if (choice === 'close') setPanel(null);
      else if (choice === 'signIn') go({ to: 'signIn' });
      else if (choice === 'plans') go({ to: 'plans', returnAssetId: id });
      else if (choice === 'play') go({ to: 'player', assetId: episode.id, contentType: 'main' });
    },
    [go, id],
  );
  const onBack = useCallback(() => {
    const step = assetBack({ episodes: panel === 'episodes', drawer: panel === 'drawer' }, state);
    if ('to' in step) back(step.to);
    else setPanel(null);
  }, [back, panel, state]);

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
        {...title}
        asset={asset}
        tabs={tabs}
        onWatch={onWatch}
        onEpisodes={onEpisodes}
        onMore={onMore}
        onBack={onBack}
        onOpen={onOpen}
      />
      <DescriptionDrawer open={panel === 'drawer'} asset={asset} tabs={tabs} onClose={onClose} />
      {listed && (
        <Suspense fallback={null}>
          <EpisodesModal
            open={panel === 'episodes'}
            show={asset}
            currentId={null}
            startId={lastWatched?.episode.id ?? null}
            onChoose={onEpisode}
            onClose={onClose}
          />
        </Suspense>
      )}
    </Screen>
  );
}
