import { Suspense, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Asset } from '../../contract';
import { useText } from '../../i18n';
import type { TextKey } from '../../i18n';
import { useActivity } from '../../shell/ActivityContext';
import { lazyPart } from '../../shell/lazyScreen';
import { Toast } from '../../ui/Toast';
import type { PlayerModel } from './playerModel';
import type { PlayerNotice } from './playerView';
import { usePlayerValue } from './usePlayerValue';

/** Loaded while the title plays: whoever opens a panel need not wait for it. */
const PlayerPanels = lazyPart(() => import('./panels/PlayerPanels'));
/** Loaded when the list is first opened. */
const PlayerEpisodes = lazyPart(() => import('./panels/PlayerEpisodes'));

const NOTICES = {
  sleep: 'player.sleepSoon',
  liveMoved: 'player.liveMoved',
} as const satisfies Record<PlayerNotice, TextKey>;

interface PlayerLayersProps {
  model: PlayerModel;
  /** The show whose episodes can be chosen; null for none. */
  series: Asset | null;
  currentId: string;
}

/** What the viewer opens over the picture, and what tells of something for a few seconds. */
export function PlayerLayers({ model, series, currentId }: PlayerLayersProps) {
  const text = useText();
  const activity = useActivity();
  const panel = useStore(model.view, (view) => view.panel);
  // Not before: it would come in the way of the film's first segments.
  const playing = usePlayerValue(model, true, ({ phase }) => phase === 'playing');
  const notice = useStore(model.view, (view) => view.notice);
  const [opened, setOpened] = useState({ side: false, episodes: false });
  const isEpisodes = panel === 'episodes';
  if (isEpisodes && !opened.episodes) setOpened({ ...opened, episodes: true });
  if (panel !== null && !isEpisodes && !opened.side) setOpened({ ...opened, side: true });

  useEffect(() => {
    if (playing) void PlayerPanels.preload(activity);
  }, [activity, playing]);

  return (
    <Suspense fallback={null}>
      {opened.side && <PlayerPanels model={model} panel={panel} />}
      {opened.episodes && series !== null && (
        <PlayerEpisodes model={model} open={isEpisodes} show={series} currentId={currentId} />
      )}
      {notice !== null && (
        <Toast key={notice} testId={`${notice}-notice`} onOver={() => model.view.setState({ notice: null })}>
          {text(NOTICES[notice])}
        </Toast>
      )}
    </Suspense>
  );
}
