/**
 * The player screen's state without its rendering: playback, seeking, overlay and remote wired together. The screen
 * reads the two stores and passes keys in. `open` starts a playback; the function it returns ends everything
 * (PLAYER-24).
 */
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { Key } from '../../../renderer';
import type { Clock } from '../../domain/clock';
import type { PlaybackEngine } from '../../player/engine';
import { createOverlayVisibility } from '../../player/overlayVisibility';
import { createPlaybackController } from '../../player/playbackController';
import type { PlaybackListener } from '../../player/playbackEvents';
import { connectPlaybackStore, createPlaybackStore } from '../../player/playbackStore';
import type { PlaybackStore } from '../../player/playbackStore';
import { createSeeker, IDLE_SEEK } from '../../player/seek';
import type { SeekState, SeekWay } from '../../player/seek';
import type { PlaybackRequest, PlaybackSource, PreparedPlayback } from '../../player/startSequence';
import { commandOf } from './remote';

interface PlayerModelOptions {
  clock: Clock;
  source: PlaybackSource;
  createEngine(): Promise<PlaybackEngine>;
}

/** What the screen shows besides the playback itself. */
export interface PlayerView {
  overlayVisible: boolean;
  seek: SeekState;
  /** Null until the stream is loaded for the first time. */
  prepared: PreparedPlayback | null;
}

/** Callbacks of the screen. */
interface PlayerListeners {
  onEvent: PlaybackListener;
  /** Called when the viewer leaves. */
  onExit: () => void;
}

/** A player without rendering. `open` starts it; the function it returns ends it. */
export interface PlayerModel {
  readonly playback: PlaybackStore;
  readonly view: StoreApi<PlayerView>;
  /** Starts a playback. Call the result to end it; afterwards the model can be opened again. */
  open(request: PlaybackRequest, listeners: PlayerListeners): () => void;
  /** The app is hidden: playback is closed as on leaving; engine and decoder are released [DEVICE-14]. */
  suspend(): void;
  /**
   * The app is visible again: playback continues at the second it stopped at, a live stream at its live edge. A
   * paused playback stays paused.
   */
  resume(): void;
  /** Handles a key that reached the root. True when it was handled. */
  press(key: Key): boolean;
  /** Left (-1) or right (1) on the bottom controls. False when the stream cannot be sought. */
  stepSeek(way: SeekWay): boolean;
  /** OK on the bottom controls. */
  togglePlay(): void;
  /** The pointer moved. */
  activity(): void;
  /** The back button on the screen. */
  exit(): void;
}

const OPENING: PlayerView = { overlayVisible: true, seek: IDLE_SEEK, prepared: null };

/** A model without engine, timer or video element until it is opened. */
export function createPlayerModel(options: PlayerModelOptions): PlayerModel {
  const { clock } = options;
  const controller = createPlaybackController(options);
  const playback = createPlaybackStore();
  const view = createStore<PlayerView>()(() => OPENING);
  const overlay = createOverlayVisibility(clock, (overlayVisible) => view.setState({ overlayVisible }));
  const seeker = createSeeker({
    clock,
    position: controller.position,
    range: controller.seekRange,
    commit: controller.seek,
    onChange: (seek) => {
      view.setState({ seek });
      // A running seek counts as activity, so that its target stays visible.
      if (seek.target !== null) overlay.activity();
    },
  });
  let exit = (): void => {};
  let playing: PlaybackRequest | null = null;
  /** The request to continue with after the app was hidden; null while it is visible. */
  let suspended: { request: PlaybackRequest; paused: boolean } | null = null;

  function suspend(): void {
    if (playing === null || suspended !== null) return;
    seeker.cancel();
    // Before the stream is loaded the controller has no position; the request's start position still holds.
    const startAt =
      view.getState().prepared === null
        ? playing.startAt
        : controller.isLive()
          ? null
          : controller.position();
    suspended = { request: { ...playing, startAt }, paused: controller.status().intent === 'pause' };
    void controller.close();
  }

  function resume(): void {
    if (suspended === null) return;
    const { request, paused } = suspended;
    suspended = null;
    overlay.activity();
    void controller.start(request);
    if (paused) controller.pause();
  }

  function open(request: PlaybackRequest, listeners: PlayerListeners): () => void {
    ({ onExit: exit } = listeners);
    view.setState(OPENING);
    playing = request;
    suspended = null;
    overlay.activity();
    const stops = [
      connectPlaybackStore(controller, playback, clock),
      playback.subscribe(({ running }) => overlay.setPlaying(running)),
      controller.subscribe((event) => {
        if (event.type === 'started') view.setState({ prepared: event.playback });
        listeners.onEvent(event);
      }),
    ];
    void controller.start(request);
    return () => {
      playing = suspended = null;
      seeker.cancel();
      void controller.close();
      for (const stop of stops) stop();
      overlay.destroy();
    };
  }

  function press(key: Key): boolean {
    const command = commandOf(key, {
      overlayVisible: overlay.visible(),
      seekPending: seeker.state().target !== null,
    });
    if (command === 'exit') {
      exit();
      return true;
    }
    if (command === 'hideOverlay') {
      // A pending seek target is no longer visible, so it must not be committed.
      seeker.cancel();
      overlay.dismiss();
      return true;
    }
    overlay.activity();
    switch (command) {
      case 'play':
        seeker.commitNow();
        controller.play();
        break;
      case 'pause':
        controller.pause();
        break;
      case 'togglePlay':
        controller.togglePlay();
        break;
      case 'rewind':
        seeker.speedKey(-1);
        break;
      case 'fastForward':
        seeker.speedKey(1);
        break;
      case 'commitSeek':
        seeker.commitNow();
        break;
      default:
    }
    return command !== 'none';
  }

  return {
    playback,
    view,
    open,
    suspend,
    resume,
    press,
    stepSeek: (way) => {
      overlay.activity();
      if (controller.seekRange() === null) return false;
      seeker.arrow(way);
      return true;
    },
    togglePlay: () => {
      overlay.activity();
      if (!seeker.commitNow()) controller.togglePlay();
    },
    activity: overlay.activity,
    exit: () => exit(),
  };
}
