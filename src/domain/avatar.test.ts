import { describe, expect, it } from 'vitest';
import { avatarColors, initialsOf } from './avatar';

describe('avatar', () => {
  it.each([
    ['Simran', 'S'],
    ['Anmol Kaur', 'AK'],
    ['jean-luc picard', 'JP'],
    ['Maria da Silva', 'MS'],
    ['  (Dad) ', 'D'],
    ['ਸਿਮਰਨ ਕੌਰ', 'ਸਿਕੌ'],
    ['2nd screen', '2S'],
    ['🎬', '?'],
    ['', '?'],
  ])('[PROFILE-01] the initials of %j are %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it('[PROFILE-01] a profile keeps its colour, and no two share one while there are enough', () => {
    const ids = ['profile-simran', 'profile-harjit', 'profile-noor', 'a', 'b', 'c', 'd', 'e'];
    const colors = avatarColors(ids, 8);
    expect(new Set(colors).size).toBe(8);
    expect(avatarColors(ids, 8)).toEqual(colors);
    expect(avatarColors([...ids, 'f'], 8).slice(0, 8)).toEqual(colors);
    expect(avatarColors([...ids, 'f'], 8)[8]).toBeLessThan(8);
  });
});
