import { describe, expect, it } from 'vitest';
import { parseProfile } from '../contract';
import { editedName, nameProblem, PROFILE_NAME_MAX, savedName } from './profileName';

const profiles = [
  ['a', 'Simran'],
  ['b', ' Harjit '],
  ['c', 'José'],
  ['d', 'ਨੂਰ'],
].map(([uuid, name]) => parseProfile({ uuid, name }, () => {}));

describe('what is wrong with a name', () => {
  it.each(['', ' ', '\t', '\u00a0\u3000', '\u200d\u200c'])('[PROFILE-16] %j is not a valid name', (name) => {
    expect(nameProblem(name, profiles, null)).toBe('required');
  });

  it.each(['Simran', 'sIMRAN', '  simran ', 'harjit', 'HARJIT', 'jose\u0301', 'JOSÉ', 'ਨੂਰ'])(
    '[PROFILE-17] %j is another profile`s name',
    (name) => {
      expect(nameProblem(name, profiles, null)).toBe('taken');
    },
  );

  it.each(['Simran G', 'Sim ran', 'Noor', '0', '?', '🙂', 'ਸਿਮਰਨ', '<script>alert(1)</script>', '{{name}}'])(
    '%j can be saved',
    (name) => {
      expect(nameProblem(name, profiles, null)).toBeNull();
    },
  );

  it.each([
    ['Simran', 'a', null],
    [' SIMRAN ', 'a', null],
    ['Harjit', 'a', 'taken'],
    ['', 'a', 'required'],
    ['Simran', 'gone', 'taken'],
  ] as const)('[PROFILE-18] %j for the profile %s: %s', (name, own, problem) => {
    expect(nameProblem(name, profiles, own)).toBe(problem);
  });
});

describe('a name while it is edited', () => {
  it.each([
    ['', 'A', 'A'],
    ['', '\u0301a', '\u0301a'],
    ['A', 'A ', 'A '],
    ['', 'two\r\nlines\tof', 'two lines of'],
    ['', 'a\u0000b\u001b[31mc\u007f', 'ab[31mc'],
    ['', '\u202egpj.exe\u2066', 'gpj.exe'],
    ['', 'ਸ੍ਰੀ\u200dਮਾਨ', 'ਸ੍ਰੀ\u200dਮਾਨ'],
    ['', 'half \ud83d', 'half '],
    ['', '<script>', '<script>'],
  ])('%j, then %j: %j', (before, typed, name) => {
    expect(editedName(before, typed)).toBe(name);
  });

  it.each([
    ['letters', 'x'.repeat(10_000), 'x'.repeat(PROFILE_NAME_MAX)],
    ['pictures', '🙂'.repeat(40), '🙂'.repeat(PROFILE_NAME_MAX)],
    ['joined pictures', '👩‍👧'.repeat(40), '👩‍👧'.repeat(PROFILE_NAME_MAX)],
    ['letters with marks', 'ਨੂੰ'.repeat(40), 'ਨੂੰ'.repeat(PROFILE_NAME_MAX)],
  ])('a name is cut between %s', (_what, typed, name) => {
    expect(editedName('', typed)).toBe(name);
  });

  it('a longer name from the service can only become shorter', () => {
    const long = 'x'.repeat(40);
    expect(editedName(long, `${long}y`)).toBe(long);
    expect(editedName(long, long.slice(1))).toBe(long.slice(1));
    expect(editedName(long, 'y'.repeat(40))).toBe(long);
    expect(editedName(long, 'y'.repeat(50))).toBe(long);
    const full = 'x'.repeat(PROFILE_NAME_MAX);
    expect(editedName(full, `y${full}`)).toBe(`y${full.slice(1)}`);
  });

  it('a name is sent without outer spaces', () => {
    expect(savedName('  Noor Kaur ')).toBe('Noor Kaur');
  });
});
