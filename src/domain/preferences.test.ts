import { describe, expect, it } from 'vitest';
import { parseProfile, parseUserSettings } from '../contract';
import { NOTHING_CHANGED, playbackSettingsOf, preferencesOf, SWITCHES } from './preferences';
import type { PreferenceChanges, PreferenceSources } from './preferences';

const DEFAULTS = {
  playTrailer: true,
  skipIntro: false,
  skipRecap: false,
  skipCredits: false,
  playNextEpisode: true,
};
const fetched = (flags: object) => parseUserSettings({ playbackSettings: flags }, () => {}).playbackSettings;
const profile = (flags: object) => parseProfile({ uuid: 'p', playbackSettings: flags }, () => {});

describe('the flags of the player', () => {
  it.each<[string, object | null, PreferenceChanges, object]>([
    ['are the defaults before the answer, and without one', null, {}, {}],
    ['are those of the user settings', { skipIntro: true }, {}, { skipIntro: true }],
    ['are as changed, before the answer', null, { skipRecap: true }, { skipRecap: true }],
    [
      'are as changed over the user settings, each on its own',
      { skipIntro: true, playNextEpisode: false },
      { skipIntro: false, skipCredits: true },
      { skipIntro: false, skipCredits: true, playNextEpisode: false },
    ],
  ])('[SUB-17, SKIP-02, PLAYER-32] %s', (_, answer, changes, flags) => {
    expect(playbackSettingsOf(answer && fetched(answer), changes)).toMatchObject({ ...DEFAULTS, ...flags });
  });

  it.each(SWITCHES)('[SUB-17] %s can be changed both ways', (name) => {
    for (const value of [true, false])
      expect(playbackSettingsOf(fetched({ [name]: !value }), { [name]: value })[name]).toBe(value);
  });
});

describe('what the settings show', () => {
  const guest: PreferenceSources = {
    fetched: null,
    anonymous: true,
    profile: null,
    changes: NOTHING_CHANGED,
    language: 'en',
  };
  const all = { ...DEFAULTS, audioLanguage: 'en', subtitles: 'auto' };

  it.each<[string, Partial<PreferenceSources>, object]>([
    ['the defaults for a guest', {}, {}],
    [
      'what a guest changed',
      { changes: { playTrailer: false, audioLanguage: 'pa' } },
      { playTrailer: false, audioLanguage: 'pa' },
    ],
    [
      'the trailers of the profile, the rest of the user settings',
      {
        anonymous: false,
        profile: profile({ playTrailer: false, skipIntro: true }),
        fetched: fetched({ skipRecap: true }),
      },
      { playTrailer: false, skipRecap: true },
    ],
    [
      'the defaults and the profile`s trailers where the user settings are refused',
      { anonymous: false, profile: profile({ playTrailer: false }) },
      { playTrailer: false },
    ],
    ['the profile`s language', { language: 'pa' }, { audioLanguage: 'pa' }],
    [
      'what was changed over all of it',
      { language: 'pa', changes: { audioLanguage: 'en', subtitles: 'off' } },
      { subtitles: 'off' },
    ],
  ])('[SUB-17] is %s', (_, sources, shown) => {
    expect(preferencesOf({ ...guest, ...sources })).toEqual({ ...all, ...shown });
  });
});
