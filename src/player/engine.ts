/**
 * What the controller asks of a playback engine, in the product's own words. `shakaEngine.ts` is the only
 * implementation that ships; tests use `testing/fakeEngine.ts`.
 */
import type { SubtitleCue } from './cues';

/** What to load: one manifest, and where its licences come from (null for clear content). */
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
  /** BCP 47 tag; 'und' when the stream does not say. */
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
  /** Pixels. */
  width: number;
  height: number;
  /** Bits a second of the video alone. */
  bandwidth: number;
  active: boolean;
}

export interface PlaybackTracks {
  audio: AudioTrack[];
  /** No active entry means subtitles are off. */
  text: TextTrack[];
  /** From the largest picture to the smallest. */
  quality: QualityTrack[];
  /** True while the engine picks the quality by itself. */
  autoQuality: boolean;
}

export const NO_TRACKS: PlaybackTracks = { audio: [], text: [], quality: [], autoQuality: true };

/** Upper limits on what may be picked, from the device and the viewer's plan; null takes the limit away. */
export interface QualityLimits {
  maxHeight: number | null;
  /** Bits a second. */
  maxBandwidth: number | null;
}

/** An engine error as data: `code` and `category` are Shaka's numbers. */
export interface EngineError {
  code: number;
  category: number;
  severity: 'recoverable' | 'critical';
  /** The engine has dealt with it already. */
  handled: boolean;
  /** Set when an HTTP answer is behind it, also inside a licence error. */
  httpStatus: number | null;
}

/** Rejection of `load()` when the stream cannot be loaded. */
export class EngineLoadError extends Error {
  readonly detail: EngineError;
  constructor(detail: EngineError) {
    super(`The stream cannot be loaded: engine error ${detail.category}.${detail.code}`);
    this.name = 'EngineLoadError';
    this.detail = detail;
  }
}

/** This browser has neither MediaSource nor native HLS (requirement PLAYER-07). */
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
  /** The list of tracks, or which of them is active, has changed. */
  | { type: 'tracks' }
  /** Cues were added, removed, shown or hidden. */
  | { type: 'cues' }
  | { type: 'ended' }
  | { type: 'error'; error: EngineError };

export interface PlaybackEngine {
  /**
   * Loads a stream, replacing the present one. `startAt` is in seconds; null means the stream's own start (the live
   * edge for live). Rejects with EngineLoadError, or with the signal's reason when `signal` aborts; it settles at once
   * on abort even when a request hangs.
   */
  load(source: StreamSource, startAt: number | null, signal: AbortSignal): Promise<void>;
  /** Resolves true when playing was allowed, false when the browser forbids it without a gesture. */
  play(): Promise<boolean>;
  pause(): void;
  /** Moves to a second of the media timeline. */
  seek(seconds: number): void;
  /** 0 to 1. */
  setVolume(volume: number): void;
  setMuted(muted: boolean): void;
  position(): number;
  /** The picture waits for data. */
  isBuffering(): boolean;
  /** Seconds; 0 while unknown, and the length of the seek window for live. */
  duration(): number;
  buffered(): TimeRange[];
  /** Where seeking may go. */
  seekRange(): TimeRange;
  isLive(): boolean;
  tracks(): PlaybackTracks;
  selectAudio(id: string): void;
  /** Null turns subtitles off. */
  selectText(id: string | null): void;
  /** 'auto' hands the choice back to the engine. */
  selectQuality(id: string | 'auto'): void;
  setQualityLimits(limits: QualityLimits): void;
  /** The subtitles to show at the present position. */
  activeCues(): SubtitleCue[];
  /** The position, in seconds, of the next change of `activeCues()`; null when none is known. */
  nextCueChange(): number | null;
  onEvent(listener: (event: EngineEvent) => void): () => void;
  /** Releases decoder, element, listeners and timers. Nothing may be called after it. */
  destroy(): Promise<void>;
}
