/**
 * The controller's interface to a playback engine. `shakaEngine.ts` is the only implementation that ships; tests use
 * `testing/fakeEngine.ts`.
 */
import type { SubtitleCue } from './cues';

/** A stream to load: the manifest's URL, and the licence server's (null for clear content). */
export interface StreamSource {
  url: string;
  licenseUrl: string | null;
}

/** Seconds on the media timeline. */
export interface TimeRange {
  start: number;
  end: number;
}

export interface AudioTrack {
  id: string;
  /** BCP 47 tag; 'und' when the stream has none. */
  language: string;
  label: string | null;
  channels: number | null;
  active: boolean;
}

export interface TextTrack {
  id: string;
  language: string;
  label: string | null;
  forced: boolean;
  active: boolean;
}

export interface QualityTrack {
  id: string;
  /** Size of the video, pixels. */
  width: number;
  height: number;
  /** Bits per second of the video track alone. */
  bandwidth: number;
  active: boolean;
}

export interface PlaybackTracks {
  audio: AudioTrack[];
  /** When no entry is active, subtitles are off. */
  text: TextTrack[];
  /** From the highest resolution to the lowest. */
  quality: QualityTrack[];
  /** True while the engine selects the quality. */
  autoQuality: boolean;
}

export const NO_TRACKS: PlaybackTracks = { audio: [], text: [], quality: [], autoQuality: true };

/** Upper limits for the selected quality, from the device and the viewer's plan; null removes a limit. */
export interface QualityLimits {
  maxHeight: number | null;
  /** Bits per second. */
  maxBandwidth: number | null;
}

/** An engine error as plain data; `code` and `category` are Shaka's numbers. */
export interface EngineError {
  code: number;
  category: number;
  severity: 'recoverable' | 'critical';
  /** The engine has recovered from it already. */
  handled: boolean;
  /** Set when an HTTP response caused it, also inside a licence error. */
  httpStatus: number | null;
}

/** The rejection of `load()` when the stream cannot be loaded. */
export class EngineLoadError extends Error {
  readonly detail: EngineError;
  constructor(detail: EngineError) {
    super(`The stream cannot be loaded: engine error ${detail.category}.${detail.code}`);
    this.name = 'EngineLoadError';
    this.detail = detail;
  }
}

/** The browser has neither MediaSource nor native HLS (requirement PLAYER-07). */
export class UnsupportedBrowserError extends Error {
  constructor() {
    super('This browser cannot play streams');
    this.name = 'UnsupportedBrowserError';
  }
}

export type EngineEvent =
  | { type: 'playing' }
  | { type: 'paused' }
  | { type: 'buffering'; buffering: boolean }
  | { type: 'seeking' }
  | { type: 'seeked' }
  | { type: 'timeupdate' }
  | { type: 'durationchange' }
  /** The list of tracks, or the active one, has changed. */
  | { type: 'tracks' }
  /** Cues were added, removed, shown or hidden. */
  | { type: 'cues' }
  | { type: 'ended' }
  | { type: 'error'; error: EngineError };

export interface PlaybackEngine {
  /**
   * Loads a stream, replacing the current one. `startAt` is in seconds; null is the stream's own start (for live, the
   * live edge). Rejects with EngineLoadError, or with the signal's reason when `signal` aborts; it settles at once on
   * abort, even while a request hangs.
   */
  load(source: StreamSource, startAt: number | null, signal: AbortSignal): Promise<void>;
  /** Resolves true when playback was allowed, false when the browser blocks it without a user gesture. */
  play(): Promise<boolean>;
  pause(): void;
  /** Seeks to a second of the media timeline. */
  seek(seconds: number): void;
  /** 0 to 1. */
  setVolume(volume: number): void;
  setMuted(muted: boolean): void;
  position(): number;
  /** True while playback waits for data. */
  isBuffering(): boolean;
  /** Seconds; 0 while unknown, and the length of the seek window for live streams. */
  duration(): number;
  buffered(): TimeRange[];
  /** The seekable range. */
  seekRange(): TimeRange;
  isLive(): boolean;
  tracks(): PlaybackTracks;
  selectAudio(id: string): void;
  /** Null switches subtitles off. */
  selectText(id: string | null): void;
  /** 'auto' lets the engine select. */
  selectQuality(id: string | 'auto'): void;
  setQualityLimits(limits: QualityLimits): void;
  /** The cues active at the current position. */
  activeCues(): SubtitleCue[];
  /** The position, in seconds, of the next change of `activeCues()`; null when unknown. */
  nextCueChange(): number | null;
  onEvent(listener: (event: EngineEvent) => void): () => void;
  /** Releases decoder, element, listeners and timers. No method may be called afterwards. */
  destroy(): Promise<void>;
}
