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

export interface HiddenApp {
  /** The app is hidden: the playback is closed as on leaving; engine and decoder are released. */
  suspend(): void;
  /**
   * The app is visible again: the playback continues at the second it stopped at, a live stream at its live edge. A
   * paused playback stays paused.
   */
  resume(): void;
  /** Nothing is to be continued. */
  forget(): void;
}

/** The app is visible. */
export function createHiddenApp({ controller, view, onSuspend, onResume }: HiddenAppOptions): HiddenApp {
  /** The request to continue with; null while the app is visible. */
  let suspended: { request: PlaybackRequest; paused: boolean } | null = null;
  return {
    suspend: () => {
      const { over, prepared, request } = view.getState();
      if (request === null || suspended !== null) return;
      onSuspend();
      // Nothing would play on: what is offered in its place waits for its answer.
      if (over) return void controller.close();
      // Before the calls are answered only the request knows where to start.
      const startAt = controller.continueAt() ?? (prepared === null ? request.startAt : null);
      suspended = { request: { ...request, startAt }, paused: controller.status().intent === 'pause' };
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
    forget: () => {
      suspended = null;
    },
  };
}
