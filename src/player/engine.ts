/**
 * The controller's interface to a playback engine. `shakaEngine.ts` is the only implementation that ships; tests use
 * `testing/fakeEngine.ts`.
 */
import type { SubtitleCue } from './cues';

/** What CMCD (CTA-5004) reports of a view; both are at most 64 characters. */
export interface CmcdView {
  /** New for each view; a UUID is recommended. */
  sessionId: string;
  /** The asset's id. */
  contentId: string;
}

/** A stream to load: the manifest's URL, and the licence server's (null for clear content). */
export interface StreamSource {
  url: string;
  licenseUrl: string | null;
  /** The view's own data; nothing is reported without it, nor while CMCD is not configured. */
  cmcd?: CmcdView;
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

/** One for each height of the stream: the best encoding of it. */
export interface QualityTrack {
  /** Size of the video, pixels. */
  width: number;
  height: number;
  /** Bits per second of the video track alone. */
  bandwidth: number;
  /** The height that is fetched now. */
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

/** First choice of tracks, from the profile's language or what was chosen for the show. */
export interface TrackPreferences {
  /** BCP 47 tag; null for the stream's own default. */
  audioLanguage: string | null;
  /** Of several tracks in that language the one to take; '' is the one without a label. Default: any. */
  audioLabel?: string;
  /** 'off' shows none; null is the stream's own default. Without a track of the language none are shown. */
  text: { language: string } | 'off' | null;
}

export const NO_TRACKS: PlaybackTracks = { audio: [], text: [], quality: [], autoQuality: true };

/**
 * Upper limits for the selected quality, from the device and the viewer's plan; null removes a limit. The lowest quality
 * of a stream stays allowed.
 */
export interface QualityLimits {
  maxHeight: number | null;
  /** Bits per second. */
  maxBandwidth: number | null;
}

/** What plays at this moment; null for what is unknown, or what the browser does not count. */
export interface EngineStats {
  /** Size of the picture on the screen, pixels. */
  width: number | null;
  height: number | null;
  /** Bits per second of the tracks that are fetched, video and audio together. */
  bitrate: number | null;
  /** Bits per second that the network is believed to carry. */
  bandwidth: number | null;
  /** Seconds buffered ahead of the position. */
  bufferAhead: number;
  droppedFrames: number | null;
  decodedFrames: number | null;
  /** 'com.widevine.alpha'; null for clear content. */
  keySystem: string | null;
  /** Seconds between the capture of what is shown and now; null unless the stream is live. */
  liveLatency: number | null;
}

/** A picture of the stream's storyboard: a rectangle of the image at `url`, in the image's pixels. */
export interface Thumbnail {
  url: string;
  x: number;
  y: number;
  width: number;
  height: number;
  imageWidth: number;
  imageHeight: number;
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
  /** A frame of the loaded stream can be shown: before it the video is black. */
  | { type: 'frame' }
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
   * Loads a stream, replacing the current one; what `conceal()` hid is shown again. `startAt` is in seconds; null is the
   * stream's own start (for live, the live edge). Rejects with EngineLoadError, or with CancelledError when `signal`
   * aborts; it settles at once on abort, even while a request hangs.
   */
  load(source: StreamSource, startAt: number | null, signal: AbortSignal): Promise<void>;
  /**
   * Fetches the manifest and the first segments for a later `load` of the same addresses and start, while the current
   * stream plays on. Best effort: it does nothing before the first load, and its failure shows at that load, which then
   * fetches afresh. Replaced by the next preload, dropped by the load of another stream.
   */
  preload(source: StreamSource, startAt: number | null): void;
  /** Resolves true when playback was allowed, false when the browser blocks it without a user gesture. */
  play(): Promise<boolean>;
  pause(): void;
  /** Seeks to a second of the media timeline. */
  seek(seconds: number): void;
  /** Takes the picture off the screen and silences it at once. It does not pause. */
  conceal(): void;
  setMuted(muted: boolean): void;
  position(): number;
  /** Why the last request for the stream failed; null when it succeeded. The engine repeats it in silence. */
  requestFailure(): EngineError | null;
  /** True while playback waits for data. */
  isBuffering(): boolean;
  /** Whether the video shows a frame of the loaded stream. */
  hasFrame(): boolean;
  /** Seconds; 0 while unknown, and the length of the seek window for live streams. */
  duration(): number;
  buffered(): TimeRange[];
  /** The seekable range. */
  seekRange(): TimeRange;
  isLive(): boolean;
  tracks(): PlaybackTracks;
  /** The tracks of the next loads. It replaces what was selected by hand until now; the loaded stream keeps its tracks. */
  setTrackPreferences(preferences: TrackPreferences): void;
  /** At once, and for the next loads in the same language and label. */
  selectAudio(id: string): void;
  /** At once, and for the next loads in the same language. Null switches subtitles off. */
  selectText(id: string | null): void;
  /** A height holds for the next loads too, as the nearest allowed height not above it; 'auto' lets the engine select. */
  selectQuality(height: number | 'auto'): void;
  setQualityLimits(limits: QualityLimits): void;
  stats(): EngineStats;
  /** The storyboard's picture at a second; null without storyboard or when its data is unusable. Never rejects. */
  thumbnail(seconds: number): Promise<Thumbnail | null>;
  /** Seconds that subtitles are shown later than the stream says; negative is earlier. Holds for the next loads. */
  setTextDelay(seconds: number): void;
  /** The cues active at the current position. */
  activeCues(): SubtitleCue[];
  /** The position, in seconds, of the next change of `activeCues()`; null when unknown. */
  nextCueChange(): number | null;
  onEvent(listener: (event: EngineEvent) => void): () => void;
  /** Releases decoder, element, listeners and timers. No method may be called afterwards. */
  destroy(): Promise<void>;
}
