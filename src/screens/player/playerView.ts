/** What the player's screen shows besides the playback itself: its store's state, and the layers that follow from it. */
import { NOTHING_FOLLOWS } from '../../player/followingView';
import type { FollowingView } from '../../player/followingView';
import type { Layers, Panel } from '../../player/layers';
import type { PlaybackController } from '../../player/playbackController';
import { IDLE_SEEK } from '../../player/seek';
import type { SeekState } from '../../player/seek';
import type { SkipKind } from '../../player/skip';
import type { SleepOption } from '../../player/sleepTimer';
import type { PlaybackRequest, PreparedPlayback } from '../../player/startSequence';

/** 'sleep': playback is about to end by itself. 'liveMoved': a pause was longer than the window of a live stream. */
export type PlayerNotice = 'sleep' | 'liveMoved';

export interface PlayerView extends FollowingView {
  /** Title and controls. */
  overlayVisible: boolean;
  /** The panel that the viewer has opened. */
  panel: Panel | null;
  /** What the skip button skips. */
  skip: SkipKind | null;
  screenSaver: boolean;
  /** A sample subtitle shows how subtitles look, while the panel for it is open and no other is in the picture. */
  subtitleSample: boolean;
  /** When playback ends by itself; it outlives titles. */
  sleep: SleepOption;
  /** Shown for a few seconds over everything. */
  notice: PlayerNotice | null;
  seek: SeekState;
  /** The title that plays, or is being loaded; null before the first. */
  request: PlaybackRequest | null;
  /** Its data; null until its stream is loaded for the first time. */
  prepared: PreparedPlayback | null;
}

/** What no title brings with it. */
export const NOTHING_OVER = {
  ...NOTHING_FOLLOWS,
  panel: null,
  skip: null,
  screenSaver: false,
  subtitleSample: false,
} as const satisfies Partial<PlayerView>;

/** The view before the first title. */
export const OPENING: PlayerView = {
  ...NOTHING_OVER,
  overlayVisible: true,
  sleep: 'off',
  notice: null,
  seek: IDLE_SEEK,
  request: null,
  prepared: null,
};

/**
 * The layers over the picture, for keys and focus. Neither a title that loads nor an ad has controls: the overlay's time
 * runs on, and it is back when the film plays.
 */
export function layersOf(
  view: PlayerView,
  controller: Pick<PlaybackController, 'status' | 'seekRange'>,
): Layers {
  const { ad } = controller.status();
  const loading = view.prepared === null;
  return {
    overlay: view.overlayVisible && !loading && !ad,
    panel: view.panel,
    offer: view.offer,
    countdown: view.countdown !== null,
    skip: view.skip !== null,
    ad,
    screenSaver: view.screenSaver,
    loading,
    seekPending: view.seek.target !== null,
    seekable: controller.seekRange() !== null,
    over: view.over,
  };
}
