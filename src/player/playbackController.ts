/**
 * Runs playbacks, one at a time, on one engine: the order of a start, the states, reloads after faults, and the end.
 *
 *   start -> asset, root show, playback -> engine -> load -> 'started' -> 'ready' -> play, then tracking
 *   a break of the programme -> its ads -> the content at its own second              (playbackParts.ts)
 *   a critical error or a stall -> wait 1 s -> load at the same second, up to 3 times -> 'failed'
 *   a second start, or close -> the first is cancelled, whatever it was waiting for
 *
 * It renders nothing and knows no screen; its output is PlaybackEvents. Positions, durations and ranges are seconds of the
 * content, also while an ad plays.
 */
import type { EngineEvent, PlaybackEngine, TimeRange } from './engine';
import { createEngineControls } from './engineControls';
import type { EngineControls } from './engineControls';
import { afterLivePause } from './liveEdge';
import type { PlaybackListener } from './playbackEvents';
import { createPlaybackCore } from './playbackCore';
import type { PlaybackCoreOptions } from './playbackCore';
import { createPlaybackParts } from './playbackParts';
import { createPreparedAhead } from './preparedAhead';
import { adBreaks, breakOnSeek, breakReached, landingOf, seenBreaks } from './programme';
import type { PlaybackStatus } from './playbackStatus';
import { afterProgress } from './recovery';
import { clampTo, seekableRange } from './seek';
import { hasBegun, isAtContent, notePosition, openPlaybackSession, playingAd } from './playbackSession';
import type { PreparedSession, RunningBreak } from './playbackSession';
import { preparePlayback } from './startSequence';
import type { PlaybackRequest, PlaybackSource, PreparedPlayback } from './startSequence';

export interface PlaybackControllerOptions extends Pick<PlaybackCoreOptions, 'clock' | 'createEngine'> {
  source: PlaybackSource;
  /** Sets up an engine for a playback before its content is loaded: limits of the quality, languages. */
  configure?(engine: PlaybackEngine, playback: PreparedPlayback): void;
  /** The viewer needs the picture soon: starts what `createEngine` waits for, beside the calls. */
  warmUp?(): void;
}

export interface PlaybackController extends EngineControls {
  /**
   * Starts an asset and leaves the current one. Resolves when the playback is ready, has failed or was cancelled;
   * never rejects, failures are events.
   */
  start(request: PlaybackRequest): Promise<void>;
  /**
   * Makes the calls of a following title and fetches its first segments while the current one plays; its `start` then
   * uses them. Null when a call failed: the start makes it again and reports.
   */
  prepare(request: PlaybackRequest): Promise<PreparedPlayback | null>;
  play(): void;
  pause(): void;
  togglePlay(): void;
  /**
   * A committed seek, clamped to the seekable range; ignored while loading, during an ad (ADS-04), or when the stream
   * cannot be sought. Past a break that has not played, the break plays first.
   */
  seek(seconds: number): void;
  /** Ends the content as if it had played to its end: credits that reach the end were skipped. */
  finish(): void;
  status(): PlaybackStatus;
  position(): number;
  /**
   * The continue-watching time (PLAYER-23): the second of the content at which it would go on if it was left now, known
   * last while it loads or an ad plays. Null before the calls are answered, and for a live stream, which goes on at its
   * edge.
   */
  continueAt(): number | null;
  /** Null when the stream cannot be sought. */
  seekRange(): TimeRange | null;
  subscribe(listener: PlaybackListener): () => void;
  /**
   * Ends the playback and destroys engine, element and timers (PLAYER-24). The picture and its sound are gone when the
   * call returns; the engine's own end may take longer. A later start creates them again.
   */
  close(): Promise<void>;
}

/** Seconds before a break at which its first ad is fetched: the buffering goal, so that the content is not starved of it. */
const AD_PRELOAD_S = 10;

export const createPlaybackController = (options: PlaybackControllerOptions): PlaybackController => {
  const { source } = options;
  const ahead = createPreparedAhead(source, options.clock);
  const core = createPlaybackCore({
    clock: options.clock,
    createEngine: options.createEngine,
    onEngineEvent: (event, held) => onEngineEvent(event, held),
  });
  const { emit, engine, guarded, move, setBuffering } = core;

  const play = (): void => {
    move('play');
    const held = engine();
    if (!held || core.status().stage !== 'active') return;
    const asked = core.session();
    void held.play().then((allowed) => {
      if (allowed || core.session() !== asked) return;
      move('pause');
      emit({ type: 'autoplayBlocked' });
    });
  };

  const parts = createPlaybackParts(core, play, options.configure ?? (() => {}));

  const onEngineEvent = (event: EngineEvent, held: PlaybackEngine): void => {
    const session = core.session();
    // The engine repeats its errors (a lost network was reported four times); a running reload covers all of them.
    if (!session || !hasBegun(session) || session.loading) return;
    const { ad } = session;
    switch (event.type) {
      case 'error':
        return parts.onFault(session, event.error, held);
      case 'timeupdate':
      case 'durationchange':
        return ad ? onAdTime(session, ad, held) : onContentTime(session, held);
      case 'buffering':
        return setBuffering(session, event.buffering);
      case 'frame':
        return void move('frame');
      case 'playing':
        return void move('play');
      case 'paused':
        return void move('pause');
      case 'seeking':
        return void move('seekStart');
      case 'seeked':
        return void move('seekEnd');
      case 'ended':
        return ad ? void guarded(session, () => parts.onAdEnded(session, ad)) : onEnded(session, held);
      case 'tracks':
      case 'cues':
        return emit(event);
    }
  };

  const onContentTime = (session: PreparedSession, held: PlaybackEngine): void => {
    notePosition(session, held);
    const { breaks, lastSecond, played, position } = session;
    session.lastSecond = position;
    session.recovery = afterProgress(session.recovery, position);
    const due = breakReached(breaks, played, lastSecond, position);
    if (due !== null) {
      void guarded(session, () => parts.playBreak(session, due));
      return;
    }
    preloadAd(session, held);
    emit({ type: 'timeupdate', position, duration: session.duration });
  };

  const preloadAd = (session: PreparedSession, held: PlaybackEngine): void => {
    const { breaks, played, position } = session;
    const coming = breaks.find(({ at }, index) => at > position && !played.has(index));
    const ad = coming?.ads[0];
    if (!ad || coming === session.preloadedBreak || coming.at - position > AD_PRELOAD_S) return;
    session.preloadedBreak = coming;
    held.preload({ url: ad.url, licenseUrl: null }, null);
  };

  const onAdTime = (session: PreparedSession, ad: RunningBreak, held: PlaybackEngine): void => {
    const second = held.position();
    session.recovery = afterProgress(session.recovery, second);
    // Until the engine knows its length, the playlist's is as good.
    const length = held.duration() || (ad.current.duration ?? 0);
    emit({ type: 'adTime', ad: playingAd(ad), remaining: Math.max(0, length - second) });
  };

  const onEnded = (session: PreparedSession, held: PlaybackEngine): void => {
    notePosition(session, held);
    core.watchdog.stop();
    session.open = false;
    move('end');
    const { prepared: playback, position, duration } = session;
    emit({ type: 'ended', playback, position, duration });
  };

  const contentEngine = (): PlaybackEngine | null => (core.session()?.ad ? null : engine());
  /** Null while the engine's seconds are not the content's; then what the session last knew holds. */
  const atContent = (): { session: PreparedSession; held: PlaybackEngine } | null => {
    const session = core.session();
    const held = engine();
    return held && session && isAtContent(session) ? { session, held } : null;
  };

  const position = (): number => atContent()?.held.position() ?? core.session()?.position ?? 0;

  /** What the viewer asks for. A live stream's window has moved on during a pause. */
  const playOn = (): void => {
    const held = atContent()?.held;
    if (held?.isLive() === true && core.status().intent === 'pause') {
      const from = held.position();
      const back = afterLivePause(from, held.seekRange());
      if (back !== null) held.seek(back.second);
      if (back?.missed === true) emit({ type: 'liveMoved', from, to: back.second });
    }
    play();
  };

  const pause = (): void => {
    move('pause');
    engine()?.pause();
  };

  const seekRange = (): TimeRange | null => {
    const held = atContent()?.held;
    return held ? seekableRange(held.seekRange(), held.isLive()) : null;
  };

  const seek = (seconds: number): void => {
    const range = seekRange();
    const at = atContent();
    if (!range || !at) return;
    const { held, session } = at;
    const { breaks, played, prepared } = session;
    const from = held.position();
    const to = landingOf(prepared.plan.frames, breaks, played, clampTo(seconds, range));
    const due = breakOnSeek(breaks, played, from, to);
    session.position = to;
    session.lastSecond = to;
    move('seekStart');
    if (due === null) held.seek(to);
    emit({ type: 'seek', from, to });
    if (due !== null) void guarded(session, () => parts.playBreak(session, due, to));
  };

  const start = async (request: PlaybackRequest): Promise<void> => {
    const prepared = ahead.take(request);
    core.leave();
    const opened = openPlaybackSession(request);
    core.enter(opened);
    engine()?.pause();
    move('start');
    options.warmUp?.();
    await guarded(opened, async () => {
      const { signal } = opened.abort;
      const playback = (prepared && (await prepared)) ?? (await preparePlayback(source, request, signal));
      if (signal.aborted) return;
      const { plan, asset, startAt, watchedTo } = playback;
      const session = Object.assign(opened, { prepared: playback });
      session.position = startAt ?? 0;
      session.breaks = adBreaks(plan.playlist, asset.duration);
      session.played = seenBreaks(session.breaks, watchedTo);
      const first = breakReached(session.breaks, session.played, null, session.position);
      if (first === null) await parts.playContent(session, startAt);
      else await parts.playBreak(session, first, session.position);
    });
  };

  return {
    ...createEngineControls(engine, contentEngine),
    start,
    prepare: async (request) => {
      const session = core.session();
      const playback = await ahead.prepare(request);
      if (playback && session && core.session() === session && !session.ad)
        engine()?.preload(playback.plan.source, playback.startAt);
      return playback;
    },
    play: playOn,
    pause,
    togglePlay: () => (core.status().intent === 'play' ? pause() : playOn()),
    seek,
    finish: () => {
      const at = atContent();
      if (!at) return;
      at.held.pause();
      onEnded(at.session, at.held);
    },
    status: core.status,
    position,
    continueAt: () => (core.session()?.prepared?.call.streamType === 'DASH' ? position() : null),
    duration: () => atContent()?.held.duration() ?? core.session()?.duration ?? 0,
    seekRange,
    subscribe: core.subscribe,
    close: async () => {
      ahead.drop();
      engine()?.pause();
      engine()?.conceal();
      core.leave();
      move('reset');
      await core.holder.release();
    },
  };
};
