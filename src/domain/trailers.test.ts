import { describe, expect, it } from 'vitest';
import { parseProfile } from '../contract';
import { NOTHING_CHANGED } from './preferences';
import { autoplaysTrailers } from './trailers';

const profile = (playbackSettings: object | null) =>
  parseProfile({ uuid: 'p', name: 'P', ...(playbackSettings && { playbackSettings }) }, () => {});

describe('[PAGE-14] trailers play by themselves', () => {
  it.each([
    { who: 'a guest', anonymous: true, profile: null, plays: true },
    { who: 'a profile with them on', anonymous: false, profile: profile({ playTrailer: true }), plays: true },
    { who: 'a profile that says nothing', anonymous: false, profile: profile(null), plays: true },
    {
      who: 'a profile with them off',
      anonymous: false,
      profile: profile({ playTrailer: false }),
      plays: false,
    },
    { who: 'a member without a profile', anonymous: false, profile: null, plays: false },
    {
      who: 'a guest after a member who had them off',
      anonymous: true,
      profile: profile({ playTrailer: false }),
      plays: true,
    },
  ])('$who: $plays', ({ anonymous, profile: current, plays }) => {
    const viewer = { anonymous, profile: current, changes: NOTHING_CHANGED, backgroundVideo: true };
    expect(autoplaysTrailers({ ...viewer, reducedMotion: false })).toBe(plays);
    expect(autoplaysTrailers({ ...viewer, reducedMotion: true })).toBe(false);
    const weak = { ...viewer, reducedMotion: false, backgroundVideo: false };
    expect(autoplaysTrailers(weak), 'on a set that cannot').toBe(false);
  });

  it.each([
    ['a guest', true, null],
    ['a profile with them on', false, profile({ playTrailer: true })],
    ['a profile with them off', false, profile({ playTrailer: false })],
    ['a member without a profile', false, null],
  ] as const)('[SUB-17] the settings decide over what is said of %s', (_, anonymous, current) => {
    for (const playTrailer of [true, false]) {
      const viewer = { anonymous, profile: current, changes: { playTrailer }, backgroundVideo: true };
      expect(autoplaysTrailers({ ...viewer, reducedMotion: false })).toBe(playTrailer);
      expect(autoplaysTrailers({ ...viewer, reducedMotion: true })).toBe(false);
    }
  });
});
