import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { View } from '../../../renderer';
import { assetPath } from '../../domain/paths';
import type { NodeHandle } from '../../../renderer';
import { queries } from '../../api';
import type { Frame } from '../../contract';
import { displayName } from '../../domain/facts';
import { useText, useTexts } from '../../i18n';
import { enPlayer } from '../../i18n/enPlayer';
import { useIsAuthenticated } from '../../session';
import { useNavigation } from '../../shell/navigation';
import { Screen } from '../../shell/Screen';
import { useServices } from '../../shell/services';
import { ErrorScreen } from '../../ui/ErrorScreen';
import { Loading } from '../../ui/Loading';
import { STAGE } from '../../ui/stage';
import { PosterCover } from './PosterCover';
import { PlayerOverlay } from './PlayerOverlay';
import { Subtitles } from './Subtitles';
import { usePlayer, useWatchRequest } from './usePlayer';
import type { WatchRequest } from './usePlayer';
import { PlayerSpinner } from './PlayerSpinner';

const NO_FRAMES: readonly Frame[] = [];

/**
 * /asset/:id/watch: the video under the canvas, texts and controls over it. While the overlay is hidden the video
 * itself has focus, so that a key can do nothing but show the overlay [PLAYER-17].
 */
export default function Player() {
  usePlayerTexts();
  const watched = useWatchRequest();
  return useIsAuthenticated() ? <PlayerScreen {...watched} /> : <AwaitingIdentity id={watched.assetId} />;
}

/** The player's texts are part of its chunk, not of the first load. */
function usePlayerTexts(): void {
  const texts = useTexts();
  useState(() => texts.addEnglish(enPlayer));
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
  const { api, config } = useServices();
  const { model, deniedBy, exit } = usePlayer(watched);
  const { data } = useQuery(queries.asset(api, assetId));
  const prepared = useStore(model.view, (view) => view.prepared);
  const overlayVisible = useStore(model.view, (view) => view.overlayVisible);
  const picture = useRef<NodeHandle>(null);
  const overlay = useRef<NodeHandle>(null);
  const asset = prepared?.asset ?? data ?? null;
  const name = asset === null ? '' : displayName(asset);

  useLayoutEffect(() => {
    (overlayVisible ? overlay : picture).current?.focus();
  }, [overlayVisible]);

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
    <Screen name={name} testId="player" transparent onKey={({ key }) => model.press(key)}>
      <View
        ref={picture}
        w={STAGE.w}
        h={STAGE.h}
        role="video"
        label={name}
        testId="video"
        focusable={!overlayVisible}
        ring={false}
      />
      <PosterCover key={assetId} asset={asset} streamLoaded={prepared !== null} imageBase={config.apiUrl} />
      <PlayerSpinner model={model} />
      <Subtitles model={model} raised={overlayVisible} />
      <PlayerOverlay
        ref={overlay}
        model={model}
        shown={overlayVisible}
        asset={asset}
        root={prepared?.rootAsset ?? null}
        frames={content === 'main' ? (prepared?.plan.frames ?? NO_FRAMES) : NO_FRAMES}
        onBack={exit}
      />
    </Screen>
  );
}
