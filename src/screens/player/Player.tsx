import { Fragment } from 'react';
import { useStore } from 'zustand';
import { View } from '../../../renderer';
import { assetPath } from '../../domain/paths';
import type { Frame } from '../../contract';
import { displayName } from '../../domain/facts';
import { useScreenTexts, useText } from '../../i18n';
import { enPlayer } from '../../i18n/enPlayer';
import { enTitles } from '../../i18n/enTitles';
import { useIsAuthenticated } from '../../session';
import { useNavigation } from '../../shell/navigation';
import { Screen } from '../../shell/Screen';
import { useServices } from '../../shell/services';
import { ErrorScreen } from '../../ui/ErrorScreen';
import { Loading } from '../../ui/Loading';
import { STAGE } from '../../ui/stage';
import { AdBanner } from './AdBanner';
import { PosterCover } from './PosterCover';
import { PointerExit } from './PointerExit';
import { PlayerLayers } from './PlayerLayers';
import { PlayerOverlay } from './PlayerOverlay';
import { Questions } from './Questions';
import { ScreenSaver } from './ScreenSaver';
import { StatsPanel } from './StatsPanel';
import { Subtitles } from './Subtitles';
import { TitleOffers } from './TitleOffers';
import { usePlayer, useWatchRequest } from './usePlayer';
import type { WatchRequest } from './usePlayer';
import { usePlayedTitle } from './usePlayedTitle';
import { usePlayerFocus } from './usePlayerFocus';
import { usePlayerValue } from './usePlayerValue';
import { useStatsKeys } from './useStatsKeys';
import { PlayerSpinner } from './PlayerSpinner';
import { useSeries } from './useSeries';

const NO_FRAMES: readonly Frame[] = [];

/**
 * /asset/:id/watch: the video under the canvas, texts and controls over it. While the overlay is hidden the video
 * itself has focus, so that a key can do nothing but show the overlay [PLAYER-17].
 */
export default function Player() {
  useScreenTexts(enPlayer);
  useScreenTexts(enTitles);
  const watched = useWatchRequest();
  return useIsAuthenticated() ? <PlayerScreen {...watched} /> : <AwaitingIdentity id={watched.assetId} />;
}

/** The screen until somebody is signed in: an address opened at launch first creates a guest. */
function AwaitingIdentity({ id }: { id: string }) {
  const text = useText();
  const { back } = useNavigation();
  return (
    <Screen name={text('app.loading')} testId="player" onBack={() => back(assetPath(id))}>
      <Loading what={text('player.loading')} testId="player-waking" />
    </Screen>
  );
}

function PlayerScreen(watched: WatchRequest) {
  const { assetId, content } = watched;
  const text = useText();
  const { config } = useServices();
  const { model, deniedBy, exit, openPlans, openTitle } = usePlayer(watched);
  const stats = useStatsKeys();
  const prepared = useStore(model.view, (view) => view.prepared);
  const { asset, root } = usePlayedTitle(assetId, prepared);
  const overlayShown = usePlayerValue(
    model,
    true,
    (_playback, { screenSaver, over, panel }) =>
      model.layers().overlay && !screenSaver && !over && panel === null,
  );
  const inAd = usePlayerValue(model, true, () => model.layers().ad);
  const bare = usePlayerValue(model, true, () => {
    const { ad, loading, over } = model.layers();
    return (ad || loading) && !over;
  });
  const adPlays = usePlayerValue(model, true, ({ ad }) => ad !== null);
  const hasFrame = usePlayerValue(model, true, ({ frame }) => frame);
  const { onPicture, picture, overlay, offers } = usePlayerFocus(model);
  const series = useSeries(prepared?.rootAsset ?? null);
  const name = asset === null ? '' : displayName(asset);

  if (deniedBy !== null) {
    return (
      <ErrorScreen
        icon="lock"
        title={text('error.permission')}
        code={deniedBy}
        actions={[{ label: text('app.back'), onPress: exit, testId: 'go-back' }]}
        onBack={exit}
      />
    );
  }
  return (
    <Screen
      name={name}
      testId="player"
      transparent
      onKey={(press) => {
        stats.key(press);
        return model.press(press.key);
      }}
    >
      <View
        ref={picture}
        w={STAGE.w}
        h={STAGE.h}
        role="video"
        label={name}
        testId="video"
        focusable={onPicture}
        ring={false}
        // A pointer has no control to pause an ad with.
        onPress={inAd ? model.togglePlay : undefined}
      />
      <PosterCover
        key={assetId}
        asset={asset}
        root={root}
        covered={overlayShown || adPlays}
        hasFrame={hasFrame}
        imageBase={config.apiUrl}
      />
      <PlayerSpinner model={model} />
      <Subtitles model={model} />
      {inAd && <AdBanner model={model} />}
      {bare && <PointerExit picture={picture} onBack={exit} />}
      <Fragment ref={overlay}>
        <PlayerOverlay
          model={model}
          shown={overlayShown}
          asset={asset}
          root={root}
          frames={content === 'main' ? (prepared?.plan.frames ?? NO_FRAMES) : NO_FRAMES}
          hasEpisodes={series !== null}
          onBack={exit}
        >
          <Fragment ref={offers}>
            <TitleOffers model={model} imageBase={config.apiUrl} onPlans={openPlans} onTitle={openTitle} />
          </Fragment>
        </PlayerOverlay>
      </Fragment>
      <PlayerLayers model={model} series={series} currentId={assetId} />
      {prepared && <ScreenSaver model={model} asset={prepared.asset} imageBase={config.apiUrl} />}
      <Questions model={model} asset={asset} imageBase={config.apiUrl} onPlans={openPlans} />
      {stats.shown && <StatsPanel read={model.controller.stats} />}
    </Screen>
  );
}
