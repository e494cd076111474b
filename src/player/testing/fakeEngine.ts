/** A playback engine without media: tests control its events and read the calls made to it. */
import { abortable } from '../cancellation';
import type { SubtitleCue } from '../cues';
import { EngineLoadError, NO_TRACKS } from '../engine';
import type {
  EngineError,
  EngineEvent,
  EngineStats,
  PlaybackEngine,
  PlaybackTracks,
  StreamSource,
  Thumbnail,
  TimeRange,
} from '../engine';

export interface FakeEngine extends PlaybackEngine {
  readonly log: string[];
  /** Results of the next loads, in order; a load without an entry succeeds. */
  readonly loads: ('ok' | 'hang' | EngineError)[];
  /** State that tests set directly. */
  facts: {
    position: number;
    duration: number;
    buffered: TimeRange[];
    live: boolean;
    /** Null for the whole duration. */
    seekRange: TimeRange | null;
    /** Start position of a load without one. */
    edge: number;
    requestFailure: EngineError | null;
    buffering: boolean;
    frame: boolean;
    autoplay: boolean;
    cues: SubtitleCue[];
    nextCueChange: number | null;
    tracks: PlaybackTracks;
    stats: EngineStats;
    thumbnail: Thumbnail | null;
  };
  fire(event: EngineEvent): void;
  /** Changes the position and reports it, as playback does. */
  playTo(position: number): void;
  destroyed(): boolean;
}

/** A critical, unhandled engine error with `changes`. */
export const engineError = (code: number, changes: Partial<EngineError> = {}): EngineError => ({
  code,
  category: Math.floor(code / 1000),
  severity: 'critical',
  handled: false,
  httpStatus: null,
  ...changes,
});

const NO_STATS: EngineStats = {
  width: null,
  height: null,
  bitrate: null,
  bandwidth: null,
  bufferAhead: 0,
  droppedFrames: null,
  decodedFrames: null,
  keySystem: null,
  liveLatency: null,
};

const perform = (outcome: 'ok' | 'hang' | EngineError): Promise<void> => {
  if (outcome === 'ok') return Promise.resolve();
  return outcome === 'hang' ? new Promise(() => undefined) : Promise.reject(new EngineLoadError(outcome));
};

const activeAlone = <T extends { readonly id: string }>(tracks: readonly T[], id: string | null): T[] =>
  tracks.map((track) => ({ ...track, active: track.id === id }));

/** `log` may be shared with other fakes to record the order of calls. */
export const createFakeEngine = (log: string[] = []): FakeEngine => {
  const listeners = new Set<(event: EngineEvent) => void>();
  let destroyed = false;
  const fire = (event: EngineEvent): void => {
    for (const listener of listeners) listener(event);
  };
  /** As an engine does: what was selected is active, and reported. */
  const changeTracks = (changes: Partial<PlaybackTracks>): void => {
    engine.facts.tracks = { ...engine.facts.tracks, ...changes };
    fire({ type: 'tracks' });
  };
  const engine: FakeEngine = {
    log,
    loads: [],
    facts: {
      position: 0,
      duration: 120,
      buffered: [],
      live: false,
      seekRange: null,
      edge: 0,
      requestFailure: null,
      buffering: false,
      frame: true,
      autoplay: true,
      cues: [],
      nextCueChange: null,
      tracks: NO_TRACKS,
      stats: NO_STATS,
      thumbnail: null,
    },
    fire,
    playTo: (position) => {
      engine.facts.position = position;
      fire({ type: 'timeupdate' });
    },
    destroyed: () => destroyed,
    load: async (source: StreamSource, startAt, signal) => {
      log.push(`load ${source.url} @${startAt}`);
      await abortable(perform(engine.loads.shift() ?? 'ok'), signal);
      engine.facts.position = startAt ?? engine.facts.edge;
    },
    preload: (source, startAt) => void log.push(`preload ${source.url} @${startAt}`),
    play: () => {
      log.push('play');
      return Promise.resolve(engine.facts.autoplay);
    },
    pause: () => void log.push('pause'),
    seek: (seconds) => {
      log.push(`seek ${seconds}`);
      engine.facts.position = seconds;
    },
    conceal: () => void log.push('conceal'),
    setMuted: (muted) => void log.push(`muted ${muted}`),
    position: () => engine.facts.position,
    requestFailure: () => engine.facts.requestFailure,
    isBuffering: () => engine.facts.buffering,
    hasFrame: () => engine.facts.frame,
    duration: () => engine.facts.duration,
    buffered: () => engine.facts.buffered,
    seekRange: () => engine.facts.seekRange ?? { start: 0, end: engine.facts.duration },
    isLive: () => engine.facts.live,
    tracks: () => engine.facts.tracks,
    setTrackPreferences: ({ audioLanguage, text }) =>
      void log.push(`prefer ${audioLanguage} ${text === null || text === 'off' ? text : text.language}`),
    selectAudio: (id) => {
      log.push(`audio ${id}`);
      changeTracks({ audio: activeAlone(engine.facts.tracks.audio, id) });
    },
    selectText: (id) => {
      log.push(`text ${id}`);
      changeTracks({ text: activeAlone(engine.facts.tracks.text, id) });
    },
    selectQuality: (height) => {
      log.push(`quality ${height}`);
      const { quality } = engine.facts.tracks;
      changeTracks({
        autoQuality: height === 'auto',
        quality:
          height === 'auto' ? quality : quality.map((each) => ({ ...each, active: each.height === height })),
      });
    },
    setQualityLimits: (limits) => void log.push(`limits ${limits.maxHeight}`),
    stats: () => engine.facts.stats,
    thumbnail: () => Promise.resolve(engine.facts.thumbnail),
    setTextDelay: (seconds) => void log.push(`text delay ${seconds}`),
    activeCues: () => engine.facts.cues,
    nextCueChange: () => engine.facts.nextCueChange,
    onEvent: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    destroy: () => {
      log.push('destroy');
      destroyed = true;
      listeners.clear();
      return Promise.resolve();
    },
  };
  return engine;
};
