import { describe, expect, it } from 'vitest';
import { parseProfile } from '../contract';
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
    expect(autoplaysTrailers({ anonymous, profile: current, reducedMotion: false })).toBe(plays);
    expect(autoplaysTrailers({ anonymous, profile: current, reducedMotion: true })).toBe(false);
  });
});
