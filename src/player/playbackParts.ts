/**
 * The parts of a programme on the one engine: its content, and the ad breaks that interrupt it (ADS-01, ADS-05, ADS-07).
 *
 *   content --(second of a break)--> ad 1 --(ended)--> ad 2 --(ended)--> content at its own second
 *
 * Seconds of a session are always seconds of the content. The content's next segments are fetched while the last ad plays.
 */
import { CancelledError, waitFor } from './cancellation';
import type { EngineError, PlaybackEngine, StreamSource } from './engine';
import type { PlaybackCore } from './playbackCore';
import { loadPersistently, notePosition, runningAd } from './playbackSession';
import type { PlaybackSession, RunningBreak } from './playbackSession';
import { NO_RECOVERY, recoveryStep } from './recovery';
import type { PreparedPlayback } from './startSequence';

export interface PlaybackParts {
  /** Loads the content at a second, null for the stream's own start, and plays it. */
  playContent(session: PlaybackSession, at: number | null): Promise<void>;
  /** Plays a break of the programme, then the content from `resumeAt`. */
  playBreak(session: PlaybackSession, breakIndex: number, resumeAt: number): Promise<void>;
  /** The engine has reached the end of an ad. */
  onAdEnded(session: PlaybackSession): Promise<void>;
  /** An engine error, or a stall: reloads what plays at its second, or fails the session. */
  onFault(session: PlaybackSession, error: EngineError): void;
}

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

  function beginPlaying(engine: PlaybackEngine): void {
    move('loaded');
    watchdog.start();
    if (core.status().intent === 'play') play();
    // Its buffering events during the load were ignored.
    setBuffering(engine.isBuffering());
    emit({ type: 'tracks' });
  }

  /** Nothing of what the engine reports is valid until the next part is loaded. */
  function suspendReports(session: PlaybackSession): void {
    session.loading = true;
    watchdog.stop();
    setBuffering(false);
    move('reload');
  }

  async function playContent(session: PlaybackSession, at: number | null): Promise<void> {
    const { prepared } = session;
    if (!prepared) throw new CancelledError();
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
    beginPlaying(engine);
  }

  async function playAd(session: PlaybackSession, ad: RunningBreak): Promise<void> {
    const { prepared } = session;
    if (!prepared) throw new CancelledError();
    const engine = await holder.ensure(session.abort.signal);
    session.recovery = NO_RECOVERY;
    await loadPersistently(session, engine, adSource(ad), null, clock);
    ad.begun = true;
    const playing = runningAd(session);
    if (playing) emit({ type: 'adStart', playback: prepared, ad: playing });
    if (core.session() !== session) return;
    beginPlaying(engine);
    if (ad.following.length === 0) engine.preload(prepared.plan.source, ad.resumeAt);
  }

  return {
    playContent,
    playBreak: async (session, breakIndex, resumeAt) => {
      const [current, ...following] = session.breaks[breakIndex]?.ads ?? [];
      session.played.add(breakIndex);
      if (!current) return;
      session.position = resumeAt;
      session.ad = { current, following, index: 0, count: 1 + following.length, resumeAt, begun: false };
      core.engine()?.pause();
      suspendReports(session);
      move('adStart');
      await playAd(session, session.ad);
    },
    onAdEnded: async (session) => {
      const { ad, prepared } = session;
      const ended = runningAd(session);
      if (!ad || !ended || !prepared) return;
      const [current, ...following] = ad.following;
      ad.begun = false;
      suspendReports(session);
      emit({ type: 'adEnd', playback: prepared, ad: ended });
      if (core.session() !== session) return;
      if (!current) return playContent(session, ad.resumeAt);
      session.ad = { ...ad, current, following, index: ad.index + 1 };
      await playAd(session, session.ad);
    },
    onFault: (session, error) => {
      const engine = core.engine();
      notePosition(session, engine);
      const { ad, prepared } = session;
      const second = ad ? (engine?.position() ?? 0) : session.position;
      const step = recoveryStep(session.recovery, error, second);
      if (step.type === 'ignore') return;
      if (step.type === 'fail') {
        core.fail(session, { kind: 'engine', error });
        return;
      }
      session.recovery = step.state;
      suspendReports(session);
      void guarded(session, async () => {
        if (!engine || !prepared) throw new CancelledError();
        const at = engine.isLive() ? null : second;
        await waitFor(clock, step.afterMs, session.abort.signal);
        await loadPersistently(session, engine, ad ? adSource(ad) : prepared.plan.source, at, clock);
        beginPlaying(engine);
      });
    },
  };
}

/** Ads are not encrypted: the playlist has no licence server for them. */
const adSource = ({ current }: RunningBreak): StreamSource => ({ url: current.url, licenseUrl: null });
