/** A playback while the app is hidden: another application may need the decoder [DEVICE-14]. */
import type { StoreApi } from 'zustand/vanilla';
import type { PlaybackController } from '../../player/playbackController';
import type { PlaybackRequest } from '../../player/startSequence';
import type { PlayerView } from './playerView';

interface HiddenAppOptions {
  controller: PlaybackController;
  view: Pick<StoreApi<PlayerView>, 'getState'>;
  /** Before the playback is closed. */
  onSuspend: () => void;
  /** Before it continues. */
  onResume: () => void;
}

/** A playback as it stands. */
export interface Standing {
  readonly request: PlaybackRequest;
  readonly paused: boolean;
}

export interface HiddenApp {
  /** The app is hidden: the playback is closed as on leaving; engine and decoder are released. */
  suspend(): void;
  /**
   * The app is visible again: the playback continues at the second it stopped at, a live stream at its live edge. A
   * paused playback stays paused.
   */
  resume(): void;
  /** What would go on where it stands now, also while the app is hidden; null when nothing is left to play. */
  standing(): Standing | null;
  /** Nothing is to be continued. */
  forget(): void;
}

/** The app is visible. */
export function createHiddenApp({ controller, view, onSuspend, onResume }: HiddenAppOptions): HiddenApp {
  /** What to continue with; null while the app is visible. */
  let suspended: Standing | null = null;

  function standing(): Standing | null {
    const { over, prepared, request } = view.getState();
    const { stage, intent } = controller.status();
    // What is offered in the place of a title that is over waits for its answer.
    const plays = stage === 'loading' || stage === 'ready' || stage === 'active';
    if (suspended !== null || request === null || over || !plays) return suspended;
    // Before the calls are answered only the request knows where to start.
    const startAt = controller.continueAt() ?? (prepared === null ? request.startAt : null);
    return { request: { ...request, startAt }, paused: intent === 'pause' };
  }

  return {
    suspend: () => {
      if (suspended !== null || view.getState().request === null) return;
      onSuspend();
      suspended = standing();
      void controller.close();
    },
    resume: () => {
      if (suspended === null) return;
      const { request, paused } = suspended;
      suspended = null;
      onResume();
      void controller.start(request);
      if (paused) controller.pause();
    },
    standing,
    forget: () => {
      suspended = null;
    },
  };
}
