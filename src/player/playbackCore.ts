/**
 * What every part of a playback stands on: the one engine, the one session, the state machine, and the three ways a
 * session ends (left, failed, cancelled). It decides nothing about content, ads or seeking; see `playbackParts.ts` and
 * `playbackController.ts`.
 */
import type { Clock } from '../domain/clock';
import type { EngineEvent, PlaybackEngine } from './engine';
import { createEngineHolder } from './engineHolder';
import type { EngineHolder } from './engineHolder';
import { failureOf } from './failure';
import type { PlaybackFailure } from './failure';
import type { PlaybackEvent, PlaybackListener } from './playbackEvents';
import { notePosition, playingAd } from './playbackSession';
import type { PlaybackSession } from './playbackSession';
import { IDLE, nextStatus } from './playbackStatus';
import type { PlaybackStatus, StatusInput } from './playbackStatus';
import { createStallWatchdog } from './stallWatchdog';
import type { StallWatchdog } from './stallWatchdog';

export interface PlaybackCoreOptions {
  clock: Clock;
  /** Creates the engine with its video element; called again only after the previous engine is destroyed. */
  createEngine(): Promise<PlaybackEngine>;
  /** Receives events of the current engine. */
  onEngineEvent(event: EngineEvent, engine: PlaybackEngine): void;
}

export interface PlaybackCore {
  readonly clock: Clock;
  readonly holder: EngineHolder;
  readonly watchdog: StallWatchdog;
  engine(): PlaybackEngine | null;
  status(): PlaybackStatus;
  /** Null between playbacks. */
  session(): PlaybackSession | null;
  enter(session: PlaybackSession): void;
  emit(event: PlaybackEvent): void;
  /** Applies an input to the status; false when it changes nothing. */
  move(input: StatusInput): boolean;
  /** The engine repeats its buffering state; only changes are emitted. */
  setBuffering(session: PlaybackSession, buffering: boolean): void;
  /** Ends the session silently: afterwards it runs no step and emits no event. */
  leave(): void;
  fail(session: PlaybackSession, failure: PlaybackFailure): void;
  /** Runs a step of a session. Once the session has ended, its step ends silently; any other rejection fails the session. */
  guarded(session: PlaybackSession, work: () => Promise<void>): Promise<void>;
  subscribe(listener: PlaybackListener): () => void;
}

/** A core without session and engine. */
export function createPlaybackCore(options: PlaybackCoreOptions): PlaybackCore {
  const { clock } = options;
  const listeners = new Set<PlaybackListener>();
  const holder = createEngineHolder(options.createEngine, options.onEngineEvent);
  let status = IDLE;
  let session: PlaybackSession | null = null;

  const engine = (): PlaybackEngine | null => holder.current();

  const emit = (event: PlaybackEvent): void => {
    for (const listener of listeners) listener(event);
  };

  const move = (input: StatusInput): boolean => {
    const next = nextStatus(status, input);
    if (next === status) return false;
    status = next;
    emit({ type: 'status', status });
    return true;
  };

  const watchdog = createStallWatchdog(clock);

  /** 'adStop' for an ad that has begun, then 'closed' for content that has started. */
  const emitClosed = ({ ad, duration, open, position, prepared }: PlaybackSession): void => {
    if (!prepared) return;
    if (ad?.begun === true) emit({ type: 'adStop', playback: prepared, ad: playingAd(ad) });
    if (open) emit({ type: 'closed', playback: prepared, position, duration });
  };

  const core: PlaybackCore = {
    clock,
    holder,
    watchdog,
    engine,
    status: () => status,
    session: () => session,
    enter: (next) => {
      session = next;
    },
    emit,
    move,
    setBuffering: ({ position }, buffering) => {
      const type = buffering ? 'bufferStart' : 'bufferEnd';
      if (move(type)) emit({ type, position });
    },
    leave: () => {
      watchdog.stop();
      const left = session;
      if (!left) return;
      const held = engine();
      if (held) notePosition(left, held);
      session = null;
      left.abort.abort();
      emitClosed(left);
    },
    fail: (failed, failure) => {
      const { prepared, position } = failed;
      session = null;
      watchdog.stop();
      failed.abort.abort();
      // The decoder is released before the event, since a listener may start another playback.
      void holder.release();
      move('fail');
      emitClosed(failed);
      emit({ type: 'failed', failure, assetId: failed.request.assetId, playback: prepared, position });
    },
    guarded: async (current, work) => {
      try {
        await work();
      } catch (cause) {
        if (current.abort.signal.aborted) return;
        core.fail(current, failureOf(cause));
      }
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return core;
}
