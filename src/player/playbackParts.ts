/**
 * The parts of a programme on the one engine: its content, and the ad breaks that interrupt it (ADS-01, ADS-05, ADS-07).
 *
 *   content --(second of a break)--> ad 1 --(ended)--> ad 2 --(ended)--> content at its own second
 *
 * Seconds of a session are always seconds of the content. The content's next segments are fetched while the last ad plays.
 */
import { waitFor } from './cancellation';
import type { EngineError, PlaybackEngine, StreamSource } from './engine';
import { ownError, STALLED_CODE } from './errors';
import type { PlaybackCore } from './playbackCore';
import { loadPersistently, notePosition, playingAd } from './playbackSession';
import type { PreparedSession, RunningBreak } from './playbackSession';
import { isRunning } from './playbackStatus';
import type { Ad } from './programme';
import { NO_RECOVERY, recoveryStep } from './recovery';
import type { PreparedPlayback } from './startSequence';

export interface PlaybackParts {
  /** Loads the content at a second, null for the stream's own start, and plays it. */
  playContent(session: PreparedSession, at: number | null): Promise<void>;
  /**
   * Plays a break of the programme, then the content.
   * @param breakIndex one of `session.breaks`
   * @param resumeAt second of the content to go on at; the break's own unless told
   */
  playBreak(session: PreparedSession, breakIndex: number, resumeAt?: number): Promise<void>;
  /** The engine has reached the end of an ad. */
  onAdEnded(session: PreparedSession, ad: RunningBreak): Promise<void>;
  /** An engine error, or a stall: reloads what plays at its second, or fails the session. */
  onFault(session: PreparedSession, error: EngineError, engine: PlaybackEngine): void;
}

const PLAYER_CATEGORY = 7;

/**
 * @param play continues as the viewer intends
 * @param configure sets up an engine for a playback before its content is loaded for the first time
 */
export function createPlaybackParts(
  core: PlaybackCore,
  play: () => void,
  configure: (engine: PlaybackEngine, playback: PreparedPlayback) => void,
): PlaybackParts {
  const { clock, emit, guarded, holder, move, setBuffering, watchdog } = core;

  function beginPlaying(session: PreparedSession, engine: PlaybackEngine): void {
    move('loaded');
    watch(session, engine);
    if (core.status().intent === 'play') play();
    // Its buffering events during the load were ignored.
    setBuffering(session, engine.isBuffering());
    // As was its first frame.
    if (engine.hasFrame()) move('frame');
    emit({ type: 'tracks' });
  }

  /** Picture and buffer that stand still without an error are a fault. */
  function watch(session: PreparedSession, engine: PlaybackEngine): void {
    watchdog.start(
      () => ({
        shouldMove: isRunning(core.status()) || core.status().seeking,
        position: engine.position(),
        buffered: engine.buffered().reduce((sum, range) => sum + range.end - range.start, 0),
      }),
      () => onFault(session, engine.requestFailure() ?? ownError(STALLED_CODE, PLAYER_CATEGORY), engine),
    );
  }

  /** Nothing of what the engine reports is valid until the next part is loaded. */
  function suspendReports(session: PreparedSession): void {
    session.loading = true;
    watchdog.stop();
    setBuffering(session, false);
    move('reload');
  }

  async function playContent(session: PreparedSession, at: number | null): Promise<void> {
    const { prepared } = session;
    const engine = await holder.ensure(session.abort.signal);
    if (!session.open) configure(engine, prepared);
    session.ad = null;
    move('adEnd');
    session.recovery = NO_RECOVERY;
    await loadPersistently(session, engine, prepared.plan.source, at, clock);
    if (!session.open) {
      session.open = true;
      notePosition(session, engine);
      emit({ type: 'started', playback: prepared, position: session.position });
      emit({ type: 'ready', playback: prepared, duration: session.duration });
      // A listener of the events above may have ended the session.
      if (core.session() !== session) return;
    }
    session.lastSecond = session.position;
    beginPlaying(session, engine);
  }

  /** Plays the ads of a break from one of them on, then the content. */
  async function playAds(
    session: PreparedSession,
    ads: readonly Ad[],
    index: number,
    resumeAt: number,
  ): Promise<void> {
    const current = ads[index];
    if (!current) return playContent(session, resumeAt);
    const ad: RunningBreak = { ads, current, index, resumeAt, begun: false };
    session.ad = ad;
    const { prepared } = session;
    const engine = await holder.ensure(session.abort.signal);
    session.recovery = NO_RECOVERY;
    await loadPersistently(session, engine, adSource(ad), null, clock);
    ad.begun = true;
    emit({ type: 'adStart', playback: prepared, ad: playingAd(ad) });
    if (core.session() !== session) return;
    beginPlaying(session, engine);
    if (index === ads.length - 1) engine.preload(prepared.plan.source, resumeAt);
  }

  function onFault(session: PreparedSession, error: EngineError, engine: PlaybackEngine): void {
    notePosition(session, engine);
    const { ad, prepared } = session;
    const second = ad ? engine.position() : session.position;
    const step = recoveryStep(session.recovery, error, second);
    if (step.type === 'ignore') return;
    if (step.type === 'fail') {
      core.fail(session, { kind: 'engine', error });
      return;
    }
    session.recovery = step.state;
    suspendReports(session);
    void guarded(session, async () => {
      const at = engine.isLive() ? null : second;
      await waitFor(clock, step.afterMs, session.abort.signal);
      await loadPersistently(session, engine, ad ? adSource(ad) : prepared.plan.source, at, clock);
      beginPlaying(session, engine);
    });
  }

  return {
    playContent,
    playBreak: async (session, breakIndex, resumeAt) => {
      const { ads, at } = session.breaks[breakIndex]!;
      session.played.add(breakIndex);
      session.position = resumeAt ?? at;
      core.engine()?.pause();
      suspendReports(session);
      move('adStart');
      await playAds(session, ads, 0, session.position);
    },
    onAdEnded: async (session, ad) => {
      ad.begun = false;
      suspendReports(session);
      emit({ type: 'adEnd', playback: session.prepared, ad: playingAd(ad) });
      if (core.session() === session) await playAds(session, ad.ads, ad.index + 1, ad.resumeAt);
    },
    onFault,
  };
}

/** Ads are not encrypted: the playlist has no licence server for them. */
const adSource = ({ current }: RunningBreak): StreamSource => ({ url: current.url, licenseUrl: null });
