/**
 * Which tracks a load should begin with, as Shaka's settings. The viewer's choice survives a load, so that a reload or the
 * next episode uses the same languages.
 */
import type shaka from 'shaka-player';
import type { QualityLimits, QualityTrack, TrackPreferences } from './engine';

/** A language alone when it comes from a preference; the rest tells tracks of one language apart. */
export interface ChosenAudio {
  language: string;
  label?: string;
  role?: string;
}

export interface ChosenText {
  language: string;
  label?: string;
  forced?: boolean;
}

export interface TrackChoices {
  /** Null: the stream's own default. */
  audio: ChosenAudio | null;
  text: ChosenText | 'off' | null;
  /** Height of the selected quality, pixels; null while the engine selects. */
  height: number | null;
  limits: QualityLimits;
}

export const NO_CHOICES: TrackChoices = {
  audio: null,
  text: null,
  height: null,
  limits: { maxHeight: null, maxBandwidth: null },
};

/** A selected track stays selected where it is the one preferred: what was fetched ahead of a load then serves it. */
const preferringAudio = (
  selected: ChosenAudio | null,
  { audioLanguage: language, audioLabel: label }: TrackPreferences,
): ChosenAudio | null => {
  if (language === null) return null;
  return selected?.language === language && selected.label === label ? selected : { language, label };
};

export const preferring = (choices: TrackChoices, preferences: TrackPreferences): TrackChoices => ({
  ...choices,
  audio: preferringAudio(choices.audio, preferences),
  text: preferences.text,
});

/**
 * From the exact track to any of its language: the first entry that a stream has wins, and without one its own default.
 * Shaka matches regional tags ('en-US' finds 'en'), and skips an entry whose `spatialAudio` differs.
 */
const preferredAudio = (audio: ChosenAudio | null): shaka.extern.AudioPreference[] => {
  if (audio === null) return [];
  const { language, label = '', role = '' } = audio;
  const entry = { language, role: '', label: '', channelCount: 0, codec: '', spatialAudio: false };
  const exact = label === '' && role === '' ? [] : [{ ...entry, label, role }];
  return [...exact, entry].flatMap((each) => [each, { ...each, spatialAudio: true }]);
};

const preferredText = (text: TrackChoices['text']): shaka.extern.TextPreference[] =>
  text === null || text === 'off'
    ? []
    : [{ language: text.language, role: '', format: '', forced: text.forced ?? false }];

/**
 * ABR's own restrictions: unlike the player's they never leave a stream without tracks (errors 4032 and 4012), but fall
 * back to the lowest. A stream without the selected height is corrected after its load.
 */
export const qualityRestrictions = (
  height: number | null,
  { maxHeight, maxBandwidth }: QualityLimits,
): Pick<shaka.extern.Restrictions, 'minHeight' | 'maxHeight' | 'maxBandwidth'> => {
  const highest = Math.min(height ?? Infinity, maxHeight ?? Infinity);
  return {
    minHeight: height === null ? 0 : highest,
    maxHeight: highest,
    maxBandwidth: maxBandwidth ?? Infinity,
  };
};

/** Shaka's default: any video that the display can show. */
const ANY_VIDEO: shaka.extern.VideoPreference = {
  label: '',
  role: '',
  language: '',
  codec: '',
  hdrLevel: 'AUTO',
  layout: '',
};

/**
 * A height that is selected by hand makes Shaka keep to videos of exactly its codec string ('avc1.4d4015'), which each
 * height has its own of, until this list changes: else the engine could not leave that height when it selects again. So a
 * fixed height's list differs, by its level of HDR, which does not narrow a choice made by hand. It has one entry as
 * Shaka's default does: a second one would be filled up with null.
 */
const preferredVideo = (height: number | null): shaka.extern.VideoPreference[] =>
  height === null ? [ANY_VIDEO] : [{ ...ANY_VIDEO, hdrLevel: '' }];

/** The settings of the choices for one load. */
export const trackConfig = ({ audio, text, height, limits }: TrackChoices) => ({
  preferredAudio: preferredAudio(audio),
  preferredText: preferredText(text),
  // Translations of what is foreign in the sound belong to the stream's own default; 'off' shows nothing.
  accessibility: { handleForcedSubtitlesAutomatically: text === null },
  preferredVideo: preferredVideo(height),
  abr: { enabled: height === null, restrictions: qualityRestrictions(height, limits) },
});

/** The qualities within `limits`, of which the lowest always is (QUAL-03). `qualities` is from the highest to the lowest. */
export const allowedQualities = (
  qualities: readonly QualityTrack[],
  { maxHeight, maxBandwidth }: QualityLimits,
): QualityTrack[] => {
  const allowed = qualities.filter(
    ({ height, bandwidth }) => height <= (maxHeight ?? Infinity) && bandwidth <= (maxBandwidth ?? Infinity),
  );
  return allowed.length > 0 ? allowed : qualities.slice(-1);
};

/** The nearest of `qualities` that is not above `height`, else the lowest; null without any. */
export const nearestQuality = (qualities: readonly QualityTrack[], height: number): QualityTrack | null =>
  qualities.find((quality) => quality.height <= height) ?? qualities.at(-1) ?? null;
