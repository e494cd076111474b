import { describe, expect, it } from 'vitest';
import { initialsOf } from './avatar';

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
});
