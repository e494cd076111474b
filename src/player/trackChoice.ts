/**
 * The audio and subtitles of a title before the viewer chooses: what was chosen for its show, else by the viewer's
 * languages.
 */
import type { Asset } from '../contract';
import type { AudioChoice, ChosenTracks, TextChoice } from '../domain/chosenTracks';
import type { SubtitleChoice } from '../domain/preferences';
import type { AudioTrack, TextTrack, TrackPreferences } from './engine';

/** The show of an episode or season, else the asset itself. */
export const showIdOf = (asset: Pick<Asset, 'id' | 'rootId'>): string => asset.rootId ?? asset.id;

const UNKNOWN = 'und';

/** BCP 47 tag in lower case; 'und' for none. */
const tagOf = (language: string): string => language.trim().toLowerCase().replaceAll('_', '-') || UNKNOWN;
const primaryOf = (language: string): string => tagOf(language).split('-', 1)[0] ?? UNKNOWN;
const isUnknown = (language: string): boolean => primaryOf(language) === UNKNOWN;

/**
 * The tracks of a language: those with exactly its tag, else those with its primary subtag ('pa' for 'pa-IN', and the
 * other way round). A track without a language has none.
 */
function ofLanguage<T extends { readonly language: string }>(tracks: readonly T[], language: string): T[] {
  if (isUnknown(language)) return [];
  const exact = tracks.filter((track) => tagOf(track.language) === tagOf(language));
  if (exact.length > 0) return exact;
  return tracks.filter((track) => primaryOf(track.language) === primaryOf(language));
}

/** Of duplicates the one most like the earlier choice, else the one that the stream prefers, else the first. */
function bestOf<T extends { readonly active: boolean }>(
  tracks: readonly T[],
  ...likeness: ((track: T) => boolean)[]
): T | undefined {
  const rules = [...likeness, (track: T) => track.active];
  const score = (track: T): number =>
    rules.reduce((sum, rule, index) => sum + (rule(track) ? 2 ** (rules.length - index) : 0), 0);
  return [...tracks].sort((a, b) => score(b) - score(a))[0];
}

/** The languages of the viewer, apart from what was chosen for a show. */
export interface ViewerLanguages {
  /** The profile's, two letters. */
  readonly language: string;
  /** The device asks for captions. */
  readonly ccEnabled: boolean;
  /** The audio that the settings ask for, two letters; without it the profile's language. */
  readonly audioLanguage?: string;
  /** The subtitles that the settings ask for; without it as if by 'auto'. */
  readonly subtitles?: SubtitleChoice;
}

/**
 * What to load before the tracks of the stream are known, so that no other language is heard or read first. Subtitles
 * that depend on the audio of the stream follow with its tracks (`firstText`).
 */
export function trackPreferences(
  { audio, text }: ChosenTracks,
  { language, ccEnabled, audioLanguage = language, subtitles = 'auto' }: ViewerLanguages,
): TrackPreferences {
  const automatic = ccEnabled ? { language } : 'off';
  const captions = subtitles === 'auto' ? automatic : subtitles === 'off' ? 'off' : { language: subtitles };
  return {
    ...(audio === undefined
      ? { audioLanguage }
      : { audioLanguage: audio.language, audioLabel: audio.label ?? '' }),
    text: text === undefined || text === 'off' ? (text ?? captions) : { language: text.language },
  };
}

export interface AudioPreference extends Pick<ViewerLanguages, 'language' | 'audioLanguage'> {
  readonly chosen: AudioChoice | undefined;
}

/**
 * Id of the audio track to start with: what was chosen for the show, else the language that the settings ask for, else
 * the profile's; null keeps the stream's own. A choice that this title does not have counts as none.
 */
export function firstAudio(
  tracks: readonly AudioTrack[],
  { chosen, language, audioLanguage = language }: AudioPreference,
): string | null {
  const again = chosen && [
    ...ofLanguage(tracks, chosen.language),
    // Of tracks without a language, the label tells them apart.
    ...tracks.filter(
      (track) => isUnknown(track.language) && isUnknown(chosen.language) && track.label === chosen.label,
    ),
  ];
  const like =
    again &&
    bestOf(
      again,
      (t) => t.label === chosen.label,
      (t) => t.channels === chosen.channels,
    );
  const found = like ?? bestOf(ofLanguage(tracks, audioLanguage)) ?? bestOf(ofLanguage(tracks, language));
  return found?.id ?? null;
}

export interface TextPreference extends ViewerLanguages {
  readonly chosen: TextChoice | undefined;
  readonly audio: readonly AudioTrack[];
  /** Of `firstAudio`. */
  readonly audioId: string | null;
}

/**
 * Id of the subtitles to start with; null is off. What was chosen for the show comes first, then what the settings ask
 * for, off included in both. Then, where the device asks for captions, the profile's language, else the language of the
 * audio, else subtitles that name none. Else the profile's language where no audio has it, nor the language that the
 * settings ask for. Forced subtitles, which translate single lines, are shown only where they were chosen by hand.
 */
export function firstText(tracks: readonly TextTrack[], preference: TextPreference): string | null {
  const { chosen, language, ccEnabled, audio, audioId } = preference;
  const { audioLanguage = language, subtitles = 'auto' } = preference;
  if (chosen === 'off') return null;
  const again = chosen && bestOf(chosenAgain(tracks, chosen), (track) => track.label === chosen.label);
  if (again) return again.id;
  if (subtitles === 'off') return null;
  const full = tracks.filter(({ forced }) => !forced);
  // No track has the language 'auto'.
  const asked = bestOf(ofLanguage(full, subtitles));
  if (asked) return asked.id;
  const inProfileLanguage = bestOf(ofLanguage(full, language));
  if (ccEnabled) return (inProfileLanguage ?? captionsOf(full, audio, audioId))?.id ?? null;
  const understood = hears(audio, language) || hears(audio, audioLanguage);
  return understood ? null : (inProfileLanguage?.id ?? null);
}

function chosenAgain(tracks: readonly TextTrack[], chosen: Exclude<TextChoice, 'off'>): TextTrack[] {
  const alike = tracks.filter(({ forced }) => forced === chosen.forced);
  return isUnknown(chosen.language)
    ? alike.filter((track) => isUnknown(track.language) && track.label === chosen.label)
    : ofLanguage(alike, chosen.language);
}

function captionsOf(
  full: readonly TextTrack[],
  audio: readonly AudioTrack[],
  audioId: string | null,
): TextTrack | undefined {
  const heard = audio.find((track) => (audioId === null ? track.active : track.id === audioId));
  return (
    bestOf(ofLanguage(full, heard?.language ?? UNKNOWN)) ?? full.find((track) => isUnknown(track.language))
  );
}

/** Audio without a language may be in any: it needs no subtitles of its own accord. */
const hears = (audio: readonly AudioTrack[], language: string): boolean =>
  audio.length === 0 ||
  ofLanguage(audio, language).length > 0 ||
  audio.some((track) => isUnknown(track.language));
