/** A playback session, from its request to its end, and its loading with retries. */
import { waitFor } from './cancellation';
import type { Clock } from '../domain/clock';
import { EngineLoadError } from './engine';
import type { PlaybackEngine } from './engine';
import { loadOnce } from './loadAttempt';
import type { StreamSource } from './engine';
import type { PlayingAd } from './playbackEvents';
import type { Ad, AdBreak } from './programme';
import { NO_RECOVERY, recoveryStep } from './recovery';
import type { RecoveryState } from './recovery';
import type { PlaybackRequest, PreparedPlayback } from './startSequence';

/** A break of the programme that plays in the place of the content. */
export interface RunningBreak {
  /** The ad that plays or loads; `index` of all `ads` of its break. */
  readonly current: Ad;
  readonly index: number;
  readonly ads: readonly Ad[];
  /** Content second to go on at. */
  readonly resumeAt: number;
  /** 'adStart' was emitted for the current ad. */
  begun: boolean;
}

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
  /** Ad breaks of the programme, by start. */
  breaks: readonly AdBreak[];
  /** Indices of the breaks that were entered, now or before a bookmark: each plays once (ADS-03). */
  played: Set<number>;
  /** Null while the content plays. */
  ad: RunningBreak | null;
  /** The break whose first ad was fetched ahead. */
  preloadedBreak: AdBreak | null;
  /** Content second of the last time update; null before the first. A break between it and the next one is due. */
  lastSecond: number | null;
}

/** A session whose calls are answered. */
export type PreparedSession = PlaybackSession & { prepared: PreparedPlayback };

export const openPlaybackSession = (request: PlaybackRequest): PlaybackSession => ({
  request,
  abort: new AbortController(),
  prepared: null,
  open: false,
  loading: true,
  position: typeof request.startAt === 'number' ? request.startAt : 0,
  duration: 0,
  recovery: NO_RECOVERY,
  breaks: [],
  played: new Set(),
  ad: null,
  preloadedBreak: null,
  lastSecond: null,
});

/** The content has started, or an ad before it: what the engine reports is of this session. */
export const hasBegun = (session: PlaybackSession): session is PreparedSession =>
  session.open || session.ad !== null;

/** The engine's seconds are those of the content: it has started and not ended, and neither loads nor waits for an ad. */
export const isAtContent = (session: PlaybackSession): session is PreparedSession =>
  session.open && !session.loading && session.ad === null;

/** An ad of a break, as events name it. */
export const playingAd = ({ ads, current, index }: RunningBreak): PlayingAd => ({
  id: current.url,
  index,
  count: ads.length,
});

/** Reads position and duration of the content from the engine, while it is at the content. */
export const notePosition = (session: PlaybackSession, engine: PlaybackEngine): void => {
  if (!isAtContent(session)) return;
  session.position = engine.position();
  session.duration = engine.duration();
};

/**
 * Loads `stream`, the session's content or one of its ads, at `startAt` seconds, and again as often as the recovery
 * rule allows (PLAYER-25). Rejects with the last EngineLoadError, or with CancelledError.
 */
export const loadPersistently = async (
  session: PlaybackSession,
  engine: PlaybackEngine,
  stream: StreamSource,
  startAt: number | null,
  clock: Clock,
): Promise<void> => {
  const { signal } = session.abort;
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
      const step = recoveryStep(session.recovery, cause.detail, session.position);
      if (step.type !== 'reload') throw cause;
      session.recovery = step.state;
      await waitFor(clock, step.afterMs, signal);
    }
  }
};
