/**
 * The player of a watch address: opened with the screen, closed with it, and the navigation that a playback leads to.
 */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useParams } from 'react-router';
import type { LeftPlayback } from '../../domain/leftPlayback';
import { assetPath, pagePath, watchPath } from '../../domain/paths';
import { useScene } from '../../../renderer';
import { queries } from '../../api';
import { useIdentity, useSettings, useStores } from '../../session';
import type { PlaybackFailure } from '../../player/failure';
import { cmcdOptionsOf } from '../../player/cmcdOptions';
import { loadEngine, preloadEngineCode } from '../../player/loadEngine';
import { watchPointer } from '../../player/pointerActivity';
import type { PlaybackEvent } from '../../player/playbackEvents';
import type { PlaybackRequest } from '../../player/startSequence';
import type { PlayableContent } from '../../player/streamRequest';
import { useHistoryEntryKey, useNavigation, useNavigationState } from '../../shell/navigation';
import { useServices } from '../../shell/services';
import { useFailure } from '../../shell/useFailure';
import { outcomeOf } from './failureOutcome';
import { createPlaybackSource, licenseHeadersOf } from '../../player/playbackSource';
import { createTrackMemory } from '../../player/trackMemory';
import type { Standing } from './hiddenApp';
import { createPlayerModel } from './playerModel';
import type { PlayerModel } from './playerModel';
import { usePlaybackReports } from './usePlaybackReports';
import { contentOfRoute } from './watchRoute';

interface PlayerOfRoute {
  model: PlayerModel;
  /** The code of a playback that nobody may watch (PLAYER-08), shown on the player screen; null otherwise. */
  deniedBy: string | null;
  exit: () => void;
  /** Leaves for the plans that include a title [PLAYER-10]. */
  openPlans: (assetId: string) => void;
  /** Leaves for the screen of a title. */
  openTitle: (assetId: string) => void;
}

/** What an address plays. Another request is another player. */
export interface WatchRequest {
  assetId: string;
  content: PlayableContent;
  /** Starts at the beginning, whatever was watched before. */
  fromStart: boolean;
}

/** What the address asks to be played. */
export function useWatchRequest(): WatchRequest {
  const { id: assetId = '', type } = useParams();
  const { contentType, fromStart = false } = useNavigationState();
  return { assetId, content: contentOfRoute(type, contentType), fromStart };
}

/** The player of a visit, opened with the screen and closed with it; it plays what the address says. */
export function usePlayer({ assetId, content, fromStart }: WatchRequest): PlayerOfRoute {
  const { pathname: path } = useLocation();
  const cameFrom = useNavigationState();
  const { returnAssetId, returnPageId, isContinueWatching } = cameFrom;
  const anonymous = useIdentity((state) => state.session !== 'signedIn');
  const { api, platform, report, videoParent } = useServices();
  const { player } = useStores();
  const entry = useHistoryEntryKey();
  const { back, replace, revise } = useNavigation();
  const fail = useFailure();
  const [denied, setDenied] = useState<{ assetId: string; code: string } | null>(null);
  const model = usePlayerModel();

  const fromPage = isContinueWatching === true ? returnPageId : undefined;
  const exit = (): void => back(fromPage === undefined ? assetPath(assetId) : pagePath(fromPage));

  function onFailed(failure: PlaybackFailure): void {
    const outcome = outcomeOf(failure, { ...cameFrom, assetId });
    if (outcome.kind === 'call') {
      fail(outcome.situation, outcome.cause, outcome.returnAssetId, outcome.extraState);
    } else if (outcome.kind === 'upgrade') {
      if (outcome.cause !== null) fail('playback', outcome.cause);
    } else if (outcome.kind === 'denied') {
      report(new Error(`${assetId} may not be played`), outcome.severity, { code: outcome.code });
      setDenied({ assetId, code: outcome.code });
    } else {
      const problem = outcome.report;
      if (problem !== null) report(problem.cause, problem.severity, { code: problem.code });
      const failedAt = problem === null ? undefined : { path, state: cameFrom };
      replace(outcome.path, { ...outcome.state, ...(failedAt && { failedAt }) });
    }
  }

  /**
   * PLAYER-33. When the target is the page the viewer came from, this is one step back, not a second entry of the
   * same page.
   */
  function leaveFor(id: string): void {
    if (id === returnAssetId) back(assetPath(id));
    else replace(assetPath(id));
  }

  const onEvent = useEffectEvent((event: PlaybackEvent): void => {
    if (event.type === 'failed') onFailed(event.failure);
  });
  /** The state stays, so that leaving the last episode leads where the first was opened from. */
  const onTitle = useEffectEvent((request: PlaybackRequest): void =>
    revise(watchPath(request.assetId), { fromStart: false, contentType: 'main' }),
  );
  const onPage = useEffectEvent(leaveFor);
  const onExit = useEffectEvent(exit);

  const onClose = useEffectEvent((): void => {
    const standing = model.standing();
    player.setState({ left: standing && leftPlayback(entry, standing) });
  });

  useEffect(() => {
    const close = model.open({
      onEvent: (event) => onEvent(event),
      onTitle: (request) => onTitle(request),
      onPage: (id) => onPage(id),
      onExit: () => onExit(),
    });
    return () => {
      onClose();
      close();
    };
  }, [model]);
  usePlaybackReports(model.controller);

  // The address may have followed the player: then the model plays its title already.
  useEffect(() => {
    const { left } = player.getState();
    const returns =
      left !== null && left.entry === entry && left.assetId === assetId && left.content === content;
    const opensAt = content === 'main' && !fromStart ? 'resume' : null;
    const startAt = returns ? left.startAt : opensAt;
    model.watch({ assetId, content, startAt, anonymous }, returns && left.paused);
  }, [model, player, entry, assetId, content, fromStart, anonymous]);

  // The application fetches the user; an address opened at launch may play before the plan is known [QUAL-08].
  const { data: user } = useQuery({ ...queries.user(api), enabled: false });
  const plan = user?.plan;
  useEffect(() => {
    if (plan !== undefined) model.tracks.planChanged();
  }, [model, plan]);

  // While the app is hidden, another application may need the decoder [DEVICE-14].
  useEffect(
    () => platform.watchVisibility((visible) => (visible ? model.resume() : model.suspend())),
    [model, platform],
  );

  useEffect(() => watchPointer(videoParent, model.activity), [model, videoParent]);

  useEffect(() => {
    const stop = model.playback.subscribe(({ running }, before) => {
      if (running !== before.running) platform.keepAwake(running);
    });
    return () => {
      stop();
      platform.keepAwake(false);
    };
  }, [model, platform]);

  /** Picture and sound end at once; the screen unmounts later. */
  function leave(navigate: () => void): void {
    void model.controller.close();
    navigate();
  }

  return {
    model,
    deniedBy: denied?.assetId === assetId ? denied.code : null,
    exit,
    openPlans: (id) => leave(() => replace('/plans', { returnAssetId: id })),
    openTitle: (id) => leave(() => leaveFor(id)),
  };
}

const leftPlayback = (entry: string, { request, paused }: Standing): LeftPlayback => ({
  entry,
  assetId: request.assetId,
  content: request.content,
  startAt: request.startAt,
  paused,
});

function usePlayerModel(): PlayerModel {
  const { clock } = useScene();
  const services = useServices();
  const queryClient = useQueryClient();
  const deviceId = useSettings((state) => state.deviceId);
  const { settings, viewing } = useStores();
  const [model] = useState(() => {
    const { api, session, platform, videoParent, decoder, config } = services;
    const licenseHeaders = licenseHeadersOf(session);
    const cmcd = cmcdOptionsOf(config);
    return createPlayerModel({
      clock,
      source: createPlaybackSource(services, queryClient, deviceId),
      warmUp: preloadEngineCode,
      createEngine: () =>
        loadEngine({ parent: videoParent, decoder, keySystems: platform.keySystems, licenseHeaders, cmcd }),
      changes: () => viewing.getState().preferences,
      selection: {
        memory: createTrackMemory(viewing),
        viewer: () => ({
          language: session.language(),
          ccEnabled: settings.getState().ccEnabled,
          ...viewing.getState().preferences,
          deviceMax: platform.maxVideo(),
          planQualities: queryClient.getQueryData(queries.user(api).queryKey)?.plan.quality ?? [],
        }),
      },
    });
  });
  return model;
}
