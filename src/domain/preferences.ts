/**
 * How a viewer wants titles to be played [SUB-17, SKIP-02, PAGE-14, PLAYER-32]: what the service says, and what the
 * viewer changed of it in the settings. No call writes the changes and the device keeps none [SHELL-15], so they hold for
 * this profile until sign-out, another profile or a restart.
 */
import { DEFAULT_PLAYBACK_SETTINGS } from '../contract';
import type { PlaybackSettings, Profile } from '../contract';

/** 'auto': where the audio or the device calls for them; 'off'; else a language, two letters. */
export type SubtitleChoice = string;

/** All that the settings show. */
export interface Preferences extends PlaybackSettings {
  /** Two letters. */
  readonly audioLanguage: string;
  readonly subtitles: SubtitleChoice;
}

/** What the viewer changed: nothing else is in it. */
export type PreferenceChanges = Readonly<Partial<Preferences>>;

export const NOTHING_CHANGED: PreferenceChanges = {};

/** Names of the switches, in the order of the settings. */
export const SWITCHES = ['skipIntro', 'skipRecap', 'skipCredits', 'playNextEpisode', 'playTrailer'] as const;
export type SwitchName = (typeof SWITCHES)[number];

/** The flags that count for the player. @param fetched the user settings' answer; null before it, and without one */
export function playbackSettingsOf(
  fetched: PlaybackSettings | null,
  changes: PreferenceChanges,
): PlaybackSettings {
  return { ...(fetched ?? DEFAULT_PLAYBACK_SETTINGS), ...changes };
}

/** What decides whether the viewer wants trailers that start by themselves. */
export interface TrailerWishes {
  readonly anonymous: boolean;
  /** Null for guests, and before a profile is chosen. */
  readonly profile: Pick<Profile, 'playbackSettings'> | null;
  readonly changes: PreferenceChanges;
}

/** As the settings were changed, else always for guests, else as the profile says [PAGE-14]. */
export const wantsTrailers = ({ anonymous, profile, changes }: TrailerWishes): boolean =>
  changes.playTrailer ?? (anonymous || profile?.playbackSettings.playTrailer === true);

/** What the preferences begin with, and what was changed. */
export interface PreferenceSources extends TrailerWishes {
  readonly fetched: PlaybackSettings | null;
  /** The profile's, without one the application's. */
  readonly language: string;
}

/** Everything as it counts now. */
export function preferencesOf(sources: PreferenceSources): Preferences {
  const { fetched, changes, language } = sources;
  return {
    audioLanguage: language,
    subtitles: 'auto',
    ...playbackSettingsOf(fetched, changes),
    ...changes,
    playTrailer: wantsTrailers(sources),
  };
}
