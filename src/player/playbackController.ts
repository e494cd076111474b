/**
 * Runs playbacks, one at a time, on one engine: the order of a start, the states, reloads after faults, and the end.
 *
 *   start -> asset, root show, playback -> engine -> load -> 'started' -> 'ready' -> play, then tracking
 *   a critical error or a stall -> wait 1 s -> load at the same second, up to 3 times -> 'failed'
 *   a second start, or close -> the first is cancelled, whatever it was waiting for
 *
 * It renders nothing and knows no screen; its output is PlaybackEvents.
 */
import { CancelledError, waitFor } from './cancellation';
import type { Clock } from '../domain/clock';
import type { EngineError, EngineEvent, PlaybackEngine, TimeRange } from './engine';
import { createEngineControls } from './engineControls';
import type { EngineControls } from './engineControls';
import { createEngineHolder } from './engineHolder';
import { ownError, STALLED_CODE } from './errors';
import { failureOf } from './failure';
import type { PlaybackFailure } from './failure';
import type { PlaybackEvent, PlaybackListener } from './playbackEvents';
import { IDLE, isRunning, nextStatus } from './playbackStatus';
import type { PlaybackStatus, StatusInput } from './playbackStatus';
import { afterProgress, recoveryStep } from './recovery';
import { clampTo, seekableRange } from './seek';
import { loadPersistently, notePosition, openPlaybackSession } from './playbackSession';
import type { PlaybackSession } from './playbackSession';
import { createStallWatchdog } from './stallWatchdog';
import { preparePlayback } from './startSequence';
import type { PlaybackRequest, PlaybackSource } from './startSequence';

export interface PlaybackControllerOptions {
  clock: Clock;
  source: PlaybackSource;
  /** Creates the engine with its video element; called again only after the previous engine is destroyed. */
  createEngine(): Promise<PlaybackEngine>;
}

export interface PlaybackController extends EngineControls {
  /**
   * Starts an asset and leaves the current one. Resolves when the playback is ready, has failed or was cancelled;
   * never rejects, failures are events.
   */
  start(request: PlaybackRequest): Promise<void>;
  play(): void;
  pause(): void;
  togglePlay(): void;
  /** A committed seek, clamped to the seekable range; ignored while loading or when the stream cannot be sought. */
  seek(seconds: number): void;
  status(): PlaybackStatus;
  position(): number;
  /** Null when the stream cannot be sought. */
  seekRange(): TimeRange | null;
  subscribe(listener: PlaybackListener): () => void;
  /** Ends the playback and destroys engine, element and timers (PLAYER-24). A later start creates them again. */
  close(): Promise<void>;
}

const PLAYER_CATEGORY = 7;

export const createPlaybackController = (options: PlaybackControllerOptions): PlaybackController => {
  const { clock, source } = options;
  const listeners = new Set<PlaybackListener>();
  let status = IDLE;
  let session: PlaybackSession | null = null;

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

  const holder = createEngineHolder(options.createEngine, (event) => onEngineEvent(event));
  const engine = (): PlaybackEngine | null => holder.current();

  const watchdog = createStallWatchdog(
    clock,
    () => ({
      shouldMove: isRunning(status) || status.seeking,
      position: engine()?.position() ?? 0,
      buffered: (engine()?.buffered() ?? []).reduce((sum, range) => sum + range.end - range.start, 0),
    }),
    () => {
      if (session) onFault(session, ownError(STALLED_CODE, PLAYER_CATEGORY));
    },
  );

  /** Ends a session: afterwards it runs no step and emits no event. */
  const leave = (): void => {
    watchdog.stop();
    const left = session;
    if (!left) return;
    notePosition(left, engine());
    session = null;
    left.abort.abort();
    closeOnce(left);
  };

  const closeOnce = (left: PlaybackSession): void => {
    if (!left.open || !left.prepared) return;
    left.open = false;
    emit({ type: 'closed', playback: left.prepared, position: left.position, duration: left.duration });
  };

  const fail = (failed: PlaybackSession, failure: PlaybackFailure): void => {
    const { prepared, position } = failed;
    session = null;
    watchdog.stop();
    failed.abort.abort();
    // The decoder is released before the event, since a listener may start another playback.
    void holder.release();
    move('fail');
    closeOnce(failed);
    emit({ type: 'failed', failure, playback: prepared, position });
  };

  /** Runs a step of a session. A cancelled step ends silently; any other rejection fails the session. */
  const guarded = async (current: PlaybackSession, work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (cause) {
      if (current.abort.signal.aborted || cause instanceof CancelledError) return;
      fail(current, failureOf(cause));
    }
  };

  /** The engine repeats its buffering state; only changes are emitted. */
  const setBuffering = (buffering: boolean): void => {
    const type = buffering ? 'bufferStart' : 'bufferEnd';
    if (move(type)) emit({ type, position: session?.position ?? 0 });
  };

  const beginPlaying = (held: PlaybackEngine): void => {
    move('loaded');
    watchdog.start();
    if (status.intent === 'play') play();
    // Its buffering events during the load were ignored.
    setBuffering(held.isBuffering());
    emit({ type: 'tracks' });
  };

  const onFault = (current: PlaybackSession, error: EngineError): void => {
    notePosition(current, engine());
    const step = recoveryStep(current.recovery, error, current.position);
    if (step.type === 'ignore') return;
    if (step.type === 'fail') {
      fail(current, { kind: 'engine', error });
      return;
    }
    current.recovery = step.state;
    current.loading = true;
    watchdog.stop();
    setBuffering(false);
    move('reload');
    void guarded(current, async () => {
      const held = engine();
      if (!held) throw new CancelledError();
      const at = held.isLive() ? null : current.position;
      await waitFor(clock, step.afterMs, current.abort.signal);
      await loadPersistently(current, held, at, clock);
      beginPlaying(held);
    });
  };

  const onEngineEvent = (event: EngineEvent): void => {
    const current = session;
    // The engine repeats its errors (a lost network was reported four times); a running reload covers all of them.
    if (!current || !current.open || current.loading) return;
    switch (event.type) {
      case 'error':
        return onFault(current, event.error);
      case 'timeupdate':
      case 'durationchange':
        notePosition(current, engine());
        current.recovery = afterProgress(current.recovery, current.position);
        return emit({ type: 'timeupdate', position: current.position, duration: current.duration });
      case 'buffering':
        return setBuffering(event.buffering);
      case 'playing':
        return void move('play');
      case 'paused':
        return void move('pause');
      case 'seeking':
        return void move('seekStart');
      case 'seeked':
        return void move('seekEnd');
      case 'ended':
        return onEnded(current);
      case 'tracks':
      case 'cues':
        return emit(event);
    }
  };

  const onEnded = (current: PlaybackSession): void => {
    if (!current.prepared) return;
    notePosition(current, engine());
    watchdog.stop();
    current.open = false;
    move('end');
    const { prepared: playback, position, duration } = current;
    emit({ type: 'ended', playback, position, duration });
  };

  const play = (): void => {
    move('play');
    const held = engine();
    if (!held || status.stage !== 'active') return;
    const asked = session;
    void held.play().then((allowed) => {
      if (allowed || session !== asked) return;
      move('pause');
      emit({ type: 'autoplayBlocked' });
    });
  };

  const pause = (): void => {
    move('pause');
    engine()?.pause();
  };

  const seekRange = (): TimeRange | null => {
    const held = engine();
    return held && session?.open && !session.loading ? seekableRange(held.seekRange(), held.isLive()) : null;
  };

  return {
    ...createEngineControls(engine),
    start: async (request) => {
      leave();
      const current = openPlaybackSession(request);
      session = current;
      engine()?.pause();
      move('start');
      await guarded(current, async () => {
        const prepared = await preparePlayback(source, request, current.abort.signal);
        current.prepared = prepared;
        current.position = prepared.startAt ?? 0;
        const held = await holder.ensure(current.abort.signal);
        await loadPersistently(current, held, prepared.startAt, clock);
        current.open = true;
        notePosition(current, engine());
        emit({ type: 'started', playback: prepared, position: current.position });
        emit({ type: 'ready', playback: prepared, duration: current.duration });
        // A listener of the events above may have ended the session.
        if (session === current) beginPlaying(held);
      });
    },
    play,
    pause,
    togglePlay: () => (status.intent === 'play' ? pause() : play()),
    seek: (seconds) => {
      const range = seekRange();
      const held = engine();
      if (!range || !held || !session) return;
      const to = clampTo(seconds, range);
      const from = held.position();
      session.position = to;
      move('seekStart');
      held.seek(to);
      emit({ type: 'seek', from, to });
    },
    status: () => status,
    position: () => (session?.loading ? session.position : (engine()?.position() ?? 0)),
    seekRange,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => {
      leave();
      move('reset');
      await holder.release();
    },
  };
};
