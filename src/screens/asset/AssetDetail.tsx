import { Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { lazyPart } from '../../shell/lazyScreen';
import { Screen } from '../../shell/Screen';
import { useSkeleton } from '../../shell/useSkeleton';
import { useNavigation, useNavigationState } from '../../shell/navigation';
import { useServices } from '../../shell/services';
import { useWatchTarget } from '../../shell/useWatchTarget';
import type { Asset } from '../../contract';
import { crewTabs } from '../../domain/crewTabs';
import type { EpisodeChoice } from '../../domain/episodeChoice';
import { displayName } from '../../domain/facts';
import { assetBackAction, assetRedirect } from '../../domain/assetNavigation';
import { assetPath } from '../../domain/paths';
import type { WatchButton, WatchTarget } from '../../domain/watchButton';
import { useScreenTexts, useText } from '../../i18n';
import { enTitles } from '../../i18n/enTitles';
import { AssetSkeleton } from './AssetSkeleton';
import { DescriptionDrawer } from './DescriptionDrawer';
import { HeroArt } from '../../ui/HeroArt';
import { artOf } from '../../ui/sharedElements';
import { redirectedState, returnState } from './returnState';
import { AssetSections } from './AssetSections';
import { useAssetDetail } from './useAssetDetail';

/** Its code is loaded when a list of episodes is first opened. */
const EpisodesModal = lazyPart(() => import('../../shell/episodes/EpisodesModal'));

type Panel = 'episodes' | 'drawer';

/**
 * /asset/:id: artwork, description and buttons of an asset, with rows of recommendations below. A season or an
 * episode redirects to its show, which opens the episodes over the screen. Back closes the episodes first, then the
 * description drawer, then the screen.
 */
export default function AssetDetail() {
  useScreenTexts(enTitles);
  const { id = '' } = useParams();
  const text = useText();
  const { config } = useServices();
  const { back, open, replace } = useNavigation();
  const state = useNavigationState();
  const detail = useAssetDetail(id);
  const { asset, lastWatched, anonymous } = detail;
  const [panel, setPanel] = useState<Panel | null>(null);
  const [episodesOpened, setEpisodesOpened] = useState(false);
  const follow = useWatchTarget();
  const tabs = useMemo(() => crewTabs(asset?.crew ?? []), [asset]);
  const redirect = asset && assetRedirect(asset, state);
  const skeleton = useSkeleton(asset === null || redirect !== null);

  useEffect(() => {
    if (asset !== null && redirect !== null) replace(redirect, redirectedState(state, asset));
  }, [asset, redirect, replace, state]);

  const { pageId } = state;
  const followTarget = useCallback(
    (target: WatchTarget) => follow(target, { returnAssetId: id, returnPageId: pageId }),
    [follow, id, pageId],
  );
  const onWatch = useCallback(({ target }: WatchButton) => followTarget(target), [followTarget]);
  const onOpen = useCallback((next: Asset) => open(assetPath(next.id), returnState(state)), [open, state]);
  const onMore = useCallback(() => setPanel('drawer'), []);
  const onEpisodes = useCallback(() => {
    setPanel('episodes');
    setEpisodesOpened(true);
  }, []);
  const onClose = useCallback(() => setPanel(null), []);
  const onEpisode = useCallback(
    (episode: Asset, choice: EpisodeChoice) => {
      if (choice === 'close') setPanel(null);
      else if (choice === 'signIn') followTarget({ to: 'signIn' });
      else if (choice === 'plans') followTarget({ to: 'plans', returnAssetId: id });
      else if (choice === 'play') followTarget({ to: 'player', assetId: episode.id, contentType: 'main' });
    },
    [followTarget, id],
  );
  const onBack = useCallback(() => {
    const step = assetBackAction({ episodes: panel === 'episodes', drawer: panel === 'drawer' }, state);
    if ('to' in step) back(step.to);
    else setPanel(null);
  }, [back, panel, state]);

  const art = <HeroArt asset={skeleton ? null : asset} imageBase={config.apiUrl} sharedElement={artOf(id)} />;
  if (skeleton || asset === null) {
    return (
      <Screen name={text('app.loading')} testId="asset" skeleton onBack={onBack}>
        {art}
        <AssetSkeleton aboveRow={!anonymous} />
      </Screen>
    );
  }
  return (
    <Screen name={displayName(asset)} testId="asset" onBack={onBack}>
      {art}
      <AssetSections
        {...detail}
        asset={asset}
        tabs={tabs}
        onWatch={onWatch}
        onEpisodes={onEpisodes}
        onMore={onMore}
        onBack={onBack}
        onOpen={onOpen}
      />
      <DescriptionDrawer
        open={panel === 'drawer'}
        asset={asset}
        imageBase={config.apiUrl}
        tabs={tabs}
        onClose={onClose}
      />
      {episodesOpened && (
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
