/** The engine functions that screens use directly, with defaults while there is no engine. */
import type { SubtitleCue } from './cues';
import { NO_TRACKS } from './engine';
import type {
  EngineStats,
  PlaybackEngine,
  PlaybackTracks,
  QualityLimits,
  Thumbnail,
  TimeRange,
} from './engine';

/** Without an engine commands have no effect and queries return empty values. */
export interface EngineControls {
  selectAudio(id: string): void;
  /** Null switches subtitles off. */
  selectText(id: string | null): void;
  /** A height, or 'auto' to let the engine select. */
  selectQuality(height: number | 'auto'): void;
  setQualityLimits(limits: QualityLimits): void;
  /** Seconds that subtitles are shown later than the stream says; negative is earlier. */
  setTextDelay(seconds: number): void;
  /** Seconds; 0 while unknown. */
  duration(): number;
  buffered(): TimeRange[];
  isLive(): boolean;
  tracks(): PlaybackTracks;
  stats(): EngineStats | null;
  /** The storyboard's picture at a second; null when there is none. Never rejects. */
  thumbnail(seconds: number): Promise<Thumbnail | null>;
  activeCues(): SubtitleCue[];
  nextCueChange(): number | null;
}

/**
 * Controls of the engine that `engine()` returns at the time of each call. `content()` is that engine while it plays the
 * content, and null while it plays an ad, whose tracks, cues and times are nobody's.
 */
export const createEngineControls = (
  engine: () => PlaybackEngine | null,
  content: () => PlaybackEngine | null,
): EngineControls => ({
  selectAudio: (id) => engine()?.selectAudio(id),
  selectText: (id) => engine()?.selectText(id),
  selectQuality: (height) => engine()?.selectQuality(height),
  setQualityLimits: (limits) => engine()?.setQualityLimits(limits),
  setTextDelay: (seconds) => engine()?.setTextDelay(seconds),
  duration: () => content()?.duration() ?? 0,
  buffered: () => content()?.buffered() ?? [],
  isLive: () => content()?.isLive() ?? false,
  tracks: () => content()?.tracks() ?? NO_TRACKS,
  stats: () => engine()?.stats() ?? null,
  thumbnail: async (seconds) => content()?.thumbnail(seconds) ?? null,
  activeCues: () => content()?.activeCues() ?? [],
  nextCueChange: () => content()?.nextCueChange() ?? null,
});
