/** What the screens may ask of the engine directly, with an answer also while there is none. */
import type { SubtitleCue } from './cues';
import { NO_TRACKS } from './engine';
import type { PlaybackEngine, PlaybackTracks, QualityLimits, TimeRange } from './engine';

/** Commands without an engine do nothing; questions get the empty answer. */
export interface EngineControls {
  /** 0 to 1. */
  setVolume(volume: number): void;
  setMuted(muted: boolean): void;
  selectAudio(id: string): void;
  /** Null turns subtitles off. */
  selectText(id: string | null): void;
  selectQuality(id: string | 'auto'): void;
  setQualityLimits(limits: QualityLimits): void;
  /** Seconds; 0 while unknown. */
  duration(): number;
  buffered(): TimeRange[];
  isLive(): boolean;
  tracks(): PlaybackTracks;
  activeCues(): SubtitleCue[];
  nextCueChange(): number | null;
}

/** Controls of whatever engine `engine()` answers at the time of the call. */
export const createEngineControls = (engine: () => PlaybackEngine | null): EngineControls => ({
  setVolume: (volume) => engine()?.setVolume(volume),
  setMuted: (muted) => engine()?.setMuted(muted),
  selectAudio: (id) => engine()?.selectAudio(id),
  selectText: (id) => engine()?.selectText(id),
  selectQuality: (id) => engine()?.selectQuality(id),
  setQualityLimits: (limits) => engine()?.setQualityLimits(limits),
  duration: () => engine()?.duration() ?? 0,
  buffered: () => engine()?.buffered() ?? [],
  isLive: () => engine()?.isLive() ?? false,
  tracks: () => engine()?.tracks() ?? NO_TRACKS,
  activeCues: () => engine()?.activeCues() ?? [],
  nextCueChange: () => engine()?.nextCueChange() ?? null,
});
