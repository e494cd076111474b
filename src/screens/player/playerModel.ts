/**
 * One player screen without its pixels: playback, seeking and overlay wired to each other, and the remote to all three.
 * The screen reads the two stores and hands keys in; `open` begins, and what it returns ends everything (PLAYER-24).
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

/** Whom the model tells. */
interface PlayerListeners {
  onEvent: PlaybackListener;
  /** The viewer leaves. */
  onExit: () => void;
}

/** A player without its pixels. `open` starts it; the function it returns ends it. */
export interface PlayerModel {
  readonly playback: PlaybackStore;
  readonly view: StoreApi<PlayerView>;
  /** Starts a playback. Call the result to leave it; afterwards the model may be opened again. */
  open(request: PlaybackRequest, listeners: PlayerListeners): () => void;
  /** The app is hidden: the playback is closed as at leaving, and engine and decoder are let go [DEVICE-14]. */
  suspend(): void;
  /** The app is shown: goes on at the second it was left at, a live stream at its edge; what was paused stays so. */
  resume(): void;
  /** A key on its way to the root. True when it is dealt with. */
  press(key: Key): boolean;
  /** Left (-1) or right (1) on the bottom controls. False when there is nothing to seek in. */
  stepSeek(way: SeekWay): boolean;
  /** OK on the bottom controls. */
  togglePlay(): void;
  /** The pointer moved. */
  activity(): void;
  /** The button on the screen. */
  exit(): void;
}

const OPENING: PlayerView = { overlayVisible: true, seek: IDLE_SEEK, prepared: null };

/** A model at rest: no engine, no timer, no element until it is opened. */
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
      // A running fast-forward is activity too: the viewer must see where it goes.
      if (seek.target !== null) overlay.activity();
    },
  });
  let exit = (): void => {};
  let playing: PlaybackRequest | null = null;
  /** How to go on with what a hidden app has let go. */
  let suspended: { request: PlaybackRequest; paused: boolean } | null = null;

  function suspend(): void {
    if (playing === null || suspended !== null) return;
    seeker.cancel();
    // Before the stream is there it has no second of its own, and the request's still holds.
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
      // A target nobody can see any more must not become a jump.
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
