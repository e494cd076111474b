/**
 * The player screen's state without its rendering: playback, seeking, overlay and remote wired together. The screen
 * reads the two stores and passes keys in. `open` begins a visit, in which `watch` plays one title after another; the
 * function that `open` returns ends everything (PLAYER-24).
 */
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { Key } from '../../../renderer';
import type { Clock } from '../../domain/clock';
import { createOverlayVisibility, filmStateOf } from '../../player/overlayVisibility';
import { createPlaybackController } from '../../player/playbackController';
import type { PlaybackController, PlaybackControllerOptions } from '../../player/playbackController';
import type { PlaybackListener } from '../../player/playbackEvents';
import { connectPlaybackStore, createPlaybackStore } from '../../player/playbackStore';
import type { PlaybackStore } from '../../player/playbackStore';
import { commandOf, isActivity } from '../../player/layers';
import type { Command, Layers } from '../../player/layers';
import { createScreenSaver } from '../../player/screenSaver';
import { createSeeker } from '../../player/seek';
import type { SleepOption } from '../../player/sleepTimer';
import type { PlaybackRequest } from '../../player/startSequence';
import { createTitleOffers } from '../../player/titleOffers';
import type { TitleOffers, TitleOffersOptions } from '../../player/titleOffers';
import { createTrackSelection } from '../../player/trackSelection';
import type { TrackSelection, TrackSelectionOptions } from '../../player/trackSelection';
import { createHiddenApp } from './hiddenApp';
import type { HiddenApp } from './hiddenApp';
import { createPanelControl } from './panelControl';
import type { PanelControl } from './panelControl';
import { layersOf, NOTHING_OVER, OPENING } from './playerView';
import type { PlayerView } from './playerView';
import { createSeekJumps } from './seekJumps';
import type { SeekJumps } from './seekJumps';
import { createSleepControl } from './sleepControl';

interface PlayerModelOptions extends Omit<PlaybackControllerOptions, 'configure'> {
  clock: Clock;
  /** What the tracks of a title depend on. */
  selection: Omit<TrackSelectionOptions, 'controller'>;
  /** What the viewer changed of the settings. */
  changes: TitleOffersOptions['changes'];
}

/** Callbacks of the screen. */
interface PlayerListeners {
  onEvent: PlaybackListener;
  /** The player has gone on to another title by itself: the address follows. */
  onTitle: (request: PlaybackRequest) => void;
  /** The title is over and nothing follows: the screen leaves for that asset's. */
  onPage: (assetId: string) => void;
  /** Called when the viewer leaves. */
  onExit: () => void;
}

/**
 * A player without rendering, for a whole visit: titles follow one another on one engine and one video element. `open`
 * begins the visit; the function it returns ends it.
 */
export interface PlayerModel extends Pick<HiddenApp, 'suspend' | 'resume' | 'standing'>, SeekJumps {
  readonly controller: PlaybackController;
  readonly playback: PlaybackStore;
  readonly view: StoreApi<PlayerView>;
  readonly tracks: TrackSelection;
  readonly panels: PanelControl;
  /** Begins a visit. Call the result to end it; afterwards the model can be opened again. */
  open(listeners: PlayerListeners): () => void;
  /** Plays a title, or shows where it stands, paused. Nothing happens when it is the one that plays already. */
  watch(request: PlaybackRequest, paused?: boolean): void;
  /** Goes on to another title, and tells the screen. */
  goOn(request: PlaybackRequest): void;
  /** Goes on to the title after this one; nothing happens without one. The screen is told. */
  playNext(): void;
  /** Sends the panel of what follows this title away. */
  dismissOffer(): void;
  /** Skips what the skip button shows; nothing happens while none shows. */
  skip(): void;
  /** What lies over the picture now. */
  layers(): Layers;
  /** Handles a key that reached the root. True when it was handled. */
  press(key: Key): boolean;
  /** OK on the bottom controls. */
  togglePlay(): void;
  chooseSleep(option: SleepOption): void;
  /** The pointer moved. */
  activity(): void;
  /** The viewer did something by a key that a part of the screen used for itself, or by a press of the pointer. */
  viewerActed(): void;
  /** The back button on the screen. */
  exit(): void;
}

/** A model without engine, timer or video element until a title is watched. */
export function createPlayerModel(options: PlayerModelOptions): PlayerModel {
  const { clock } = options;
  const controller = createPlaybackController({
    ...options,
    configure: (engine, title) => tracks.configure(engine, title),
  });
  const tracks = createTrackSelection({ ...options.selection, controller });
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
  const screenSaver = createScreenSaver(clock, (visible) => view.setState({ screenSaver: visible }));
  const panels = createPanelControl({ view, overlay, activity, viewerActed });
  const sleep = createSleepControl({ clock, view, controller, onPage: (id) => listening?.onPage(id) });
  const jumps = createSeekJumps({ controller, seeker, overlay, activity, viewerActed });
  let listening: PlayerListeners | null = null;
  let offers: TitleOffers | null = null;
  const hiddenApp = createHiddenApp({
    controller,
    view,
    onSuspend: seeker.cancel,
    onResume: overlay.activity,
  });

  function open(listeners: PlayerListeners): () => void {
    listening = listeners;
    hiddenApp.forget();
    view.setState(OPENING);
    tracks.reset();
    const stops = [
      connectPlaybackStore(controller, playback, clock),
      ...[playback, view].map((store) => store.subscribe(followFilm)),
      controller.subscribe((event) => {
        if (event.type === 'started') view.setState({ prepared: event.playback });
        if (event.type === 'liveMoved') view.setState({ notice: 'liveMoved' });
        // During an ad there is nothing to choose.
        if (event.type === 'adStart') panels.close();
        tracks.onEvent(event);
        listeners.onEvent(event);
      }),
    ];
    // After the listeners above: they hear of the end of a title before the next one starts.
    offers = createTitleOffers({
      clock,
      controller,
      source: options.source,
      changes: options.changes,
      request: () => view.getState().request,
      sleepsAtEnd: () => view.getState().sleep === 'endOfTitle',
      onChange: (changes) => {
        // Nor is there where nothing plays any more: what the viewer is asked then must not lie below a panel.
        if (changes.over === true) panels.close();
        view.setState(changes);
      },
      onSkip: (skip) => view.setState({ skip }),
      onNext: goOn,
      onPage: listeners.onPage,
    });
    return () => {
      offers?.stop();
      hiddenApp.forget();
      listening = offers = null;
      seeker.cancel();
      void controller.close();
      view.setState({ request: null });
      for (const stop of stops) stop();
      overlay.setHeld(false);
      overlay.destroy();
      screenSaver.destroy();
      sleep.destroy();
    };
  }

  /** Somebody watches, and decides what plays: nothing else starts by itself [NEXT-03]. */
  function viewerActed(): void {
    offers?.viewerActed();
    offers?.stopCountdown();
  }

  const layers = (): Layers => layersOf(view.getState(), controller);

  /** What comes and goes with the time that the film has stood or run. */
  function followFilm(): void {
    const { panel, offer, prepared } = view.getState();
    const { phase, ad } = playback.getState();
    overlay.setFilm(filmStateOf(phase, panel !== null || ad !== null));
    screenSaver.update({
      paused: phase === 'paused',
      hasArt: prepared?.asset.images.jumbotron !== undefined,
      blocked: panel !== null || offer !== null || ad !== null,
    });
  }

  /** A key or the pointer: shows the controls, and starts the times that run without one again. */
  function activity(): void {
    overlay.activity();
    screenSaver.activity();
  }

  function play(request: PlaybackRequest, paused = false): void {
    seeker.cancel();
    hiddenApp.forget();
    view.setState({ ...NOTHING_OVER, request, prepared: null });
    offers?.begin();
    overlay.activity();
    void controller.start(request);
    if (paused) controller.pause();
  }

  function watch(request: PlaybackRequest, paused?: boolean): void {
    const { request: now } = view.getState();
    if (now?.assetId !== request.assetId || now.content !== request.content) play(request, paused);
  }

  /** Goes on to another title of its own accord, and tells the screen. */
  function goOn(request: PlaybackRequest): void {
    play(request);
    listening?.onTitle(request);
  }

  /**
   * Picture and sound end in the key's own task (PLAYER-24): the screen unmounts in a later one. The progress is saved
   * first, so that the page returned to shows it.
   */
  function exit(): void {
    void controller.close();
    listening?.onExit();
  }

  const run: Readonly<Record<Command, (before: Layers) => void>> = {
    closePanel: panels.close,
    closeScreenSaver: () => {},
    stopCountdown: () => offers?.stopCountdown(),
    dismissOffer: () => offers?.dismiss(),
    hideOverlay: () => {
      // A pending seek target is no longer visible, so it must not be committed.
      seeker.cancel();
      overlay.dismiss();
    },
    exit,
    showOverlay: () => {},
    play: () => {
      seeker.commitNow();
      controller.play();
    },
    pause: controller.pause,
    togglePlay: controller.togglePlay,
    seekBack: () => seeker.arrow(-1),
    seekForward: () => seeker.arrow(1),
    rewind: () => seeker.speedKey(-1),
    fastForward: () => seeker.speedKey(1),
    commitSeek: () => void seeker.commitNow(),
    openTracks: ({ overlay: shown }) => panels.openByKey('tracks', shown),
    ignore: () => {},
    none: () => {},
  };

  function press(key: Key): boolean {
    const before = layers();
    const command = commandOf(key, before);
    // Whatever layer the key is for. The exit key is the device's.
    if (key !== 'exit') viewerActed();
    if (isActivity(command)) activity();
    run[command](before);
    return command !== 'none';
  }

  return {
    controller,
    playback,
    view,
    tracks,
    panels,
    open,
    watch,
    goOn,
    playNext: () => offers?.playNext(),
    dismissOffer: () => offers?.dismiss(),
    skip: () => offers?.skip(),
    suspend: hiddenApp.suspend,
    resume: hiddenApp.resume,
    standing: hiddenApp.standing,
    layers,
    press,
    togglePlay: () => {
      offers?.viewerActed();
      activity();
      if (!seeker.commitNow()) controller.togglePlay();
    },
    ...jumps,
    chooseSleep: sleep.choose,
    activity,
    viewerActed,
    exit,
  };
}
