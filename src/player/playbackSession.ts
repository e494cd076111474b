/** A playback session, from its request to its end, and its loading with retries. */
import { CancelledError, waitFor } from './cancellation';
import type { Clock } from '../domain/clock';
import { EngineLoadError } from './engine';
import type { PlaybackEngine } from './engine';
import { loadOnce } from './loadAttempt';
import { NO_RECOVERY, recoveryStep } from './recovery';
import type { RecoveryState } from './recovery';
import type { PlaybackRequest, PreparedPlayback } from './startSequence';

export interface PlaybackSession {
  readonly request: PlaybackRequest;
  /** Aborts everything the session waits for. */
  readonly abort: AbortController;
  prepared: PreparedPlayback | null;
  /** 'started' was emitted and neither 'ended' nor 'closed' has followed. */
  open: boolean;
  /** True while the engine's position is not valid: nothing is loaded, or it reloads. */
  loading: boolean;
  /** Seconds, the last value read while not loading. */
  position: number;
  duration: number;
  recovery: RecoveryState;
}

export const openPlaybackSession = (request: PlaybackRequest): PlaybackSession => ({
  request,
  abort: new AbortController(),
  prepared: null,
  open: false,
  loading: true,
  position: typeof request.startAt === 'number' ? request.startAt : 0,
  duration: 0,
  recovery: NO_RECOVERY,
});

/** Reads position and duration from the engine, except while it loads or is not this session's. */
export const notePosition = (session: PlaybackSession, engine: PlaybackEngine | null): void => {
  if (!engine || session.loading || !session.open) return;
  session.position = engine.position();
  session.duration = engine.duration();
};

/**
 * Loads the session's stream at `startAt` seconds, and again as often as the recovery rule allows (PLAYER-25).
 * Rejects with the last EngineLoadError, or with CancelledError.
 */
export const loadPersistently = async (
  session: PlaybackSession,
  engine: PlaybackEngine,
  startAt: number | null,
  clock: Clock,
): Promise<void> => {
  const { signal } = session.abort;
  const stream = session.prepared?.plan.source;
  if (!stream) throw new CancelledError();
  session.loading = true;
  for (;;) {
    try {
      await loadOnce(engine, stream, startAt, clock, signal);
      session.loading = false;
      // A reload of a live stream starts at a later live edge; that difference does not count as recovery.
      if (session.recovery.reloadedAt !== null)
        session.recovery = { ...session.recovery, reloadedAt: engine.position() };
      return;
    } catch (cause) {
      if (!(cause instanceof EngineLoadError)) throw cause;
      const step = recoveryStep(session.recovery, cause.detail, startAt ?? 0);
      if (step.type !== 'reload') throw cause;
      session.recovery = step.state;
      await waitFor(clock, step.afterMs, signal);
    }
  }
};
