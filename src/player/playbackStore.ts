/**
 * The playback state that the player screen reads, as a zustand store. Time is written at most four times a second,
 * so that playback causes at most four React commits a second; states and tracks are written at once.
 */
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { followActiveCues } from './activeCues';
import { createTimer } from './timer';
import type { Clock } from '../domain/clock';
import type { SubtitleCue } from './cues';
import { NO_TRACKS } from './engine';
import type { PlaybackTracks, TimeRange } from './engine';
import type { PlaybackController } from './playbackController';
import type { PlayingAd } from './playbackEvents';
import { IDLE, isRunning, phaseOf } from './playbackStatus';
import type { PlaybackPhase } from './playbackStatus';

export const TIME_UPDATES_PER_SECOND = 4;
/** A paused live stream reports no time, but its window moves on and the picture falls behind. */
const LIVE_PAUSE_MS = 1000;

export interface PlaybackState {
  phase: PlaybackPhase;
  /** True while the video moves or is about to: the overlay may hide. */
  running: boolean;
  /** A frame of what plays is on the screen. */
  frame: boolean;
  /** Position and duration, seconds. */
  position: number;
  duration: number;
  /** Second to continue at when the playback is left now (PLAYER-23); null for none and for live streams. */
  continueAt: number | null;
  buffered: TimeRange[];
  /** Null hides the seek bar. */
  seekRange: TimeRange | null;
  live: boolean;
  /** The ad that plays in the place of the content; `remaining` is in whole seconds, rounded up (ADS-02). */
  ad: (PlayingAd & { readonly remaining: number | null }) | null;
  tracks: PlaybackTracks;
  cues: SubtitleCue[];
}

export const NO_PLAYBACK: PlaybackState = {
  phase: phaseOf(IDLE),
  running: false,
  frame: false,
  position: 0,
  duration: 0,
  continueAt: null,
  buffered: [],
  seekRange: null,
  live: false,
  ad: null,
  tracks: NO_TRACKS,
  cues: [],
};

export type PlaybackStore = StoreApi<PlaybackState>;

export const createPlaybackStore = (): PlaybackStore => createStore<PlaybackState>()(() => NO_PLAYBACK);

/** Updates `store` from `controller` until the returned function is called, which also resets it. */
export const connectPlaybackStore = (
  controller: PlaybackController,
  store: PlaybackStore,
  clock: Clock,
): (() => void) => {
  const interval = 1000 / TIME_UPDATES_PER_SECOND;
  const timer = createTimer(clock);
  let writtenAt = -Infinity;

  const writeTime = (): void => {
    timer.cancel();
    writtenAt = clock.now();
    store.setState({
      position: controller.position(),
      duration: controller.duration(),
      continueAt: controller.continueAt(),
      buffered: controller.buffered(),
      seekRange: controller.seekRange(),
      live: controller.isLive(),
    });
    if (controller.isLive() && !isRunning(controller.status())) timer.arm(LIVE_PAUSE_MS, writeTime);
  };

  const writeTimeSoon = (): void => {
    const wait = writtenAt + interval - clock.now();
    if (wait <= 0) writeTime();
    else timer.arm(wait, writeTime);
  };

  const unsubscribe = controller.subscribe((event) => {
    switch (event.type) {
      case 'status':
        store.setState({
          phase: phaseOf(event.status),
          running: isRunning(event.status),
          frame: event.status.frame,
        });
        if (controller.isLive()) writeTimeSoon();
        return;
      case 'adStart':
        store.setState({ ad: { ...event.ad, remaining: null } });
        return;
      case 'adTime': {
        const remaining = Math.ceil(event.remaining);
        if (store.getState().ad?.remaining !== remaining) store.setState({ ad: { ...event.ad, remaining } });
        return;
      }
      case 'adEnd':
      case 'adStop':
        store.setState({ ad: null });
        return;
      case 'tracks':
        store.setState({ tracks: controller.tracks() });
        return;
      case 'timeupdate':
        return writeTimeSoon();
      case 'ready':
      case 'seek':
      case 'ended':
        // A seek by the viewer is shown at once.
        return writeTime();
      default:
    }
  });
  const stopCues = followActiveCues(controller, clock, (cues) => store.setState({ cues }));

  return () => {
    unsubscribe();
    stopCues();
    timer.cancel();
    store.setState(NO_PLAYBACK);
  };
};
