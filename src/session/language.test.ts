import { expect, it } from 'vitest';
import { parseProfile } from '../contract';
import { languageOf } from './language';

const punjabi = parseProfile({ uuid: 'p1', name: 'Ann', language: 'pa' }, () => {});

it.each([
  ['signedIn', punjabi, 'pa'],
  ['signedIn', null, 'hi'],
  // The profile of the last launch, before its owner is known, or after they left.
  ['starting', punjabi, 'hi'],
  ['anonymous', punjabi, 'hi'],
  ['signedOut', punjabi, 'hi'],
] as const)(
  '[API-02] %s: the profile`s language is for its owner only, else the app`s %#',
  (session, profile, language) => {
    expect(languageOf(session, profile, 'hi')).toBe(language);
  },
);
