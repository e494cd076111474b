import { describe, expect, it } from 'vitest';
import { parseProfile } from '../contract';
import {
  bodyToAdd,
  bodyToEdit,
  canAdd,
  deleteDecision,
  draftOf,
  editDecision,
  isRemovable,
  profileOf,
} from './profiles';

const make = (uuid: string, more: object = {}) => parseProfile({ uuid, name: uuid, ...more }, () => {});
const FIRST = make('first');
const PLAIN = make('plain', { language: 'pa', interests: ['music'], maturityRating: 7, kids: true });
const LOCKED = make('locked', { pin: '2468' });
const FAMILY = [FIRST, PLAIN, LOCKED];

describe('tiles', () => {
  it.each([
    [0, false],
    [1, true],
    [5, true],
  ])('[PROFILE-05, PROFILE-26] the remove button on tile %d: %s', (index, shown) => {
    expect(isRemovable(index)).toBe(shown);
  });

  it.each([
    [0, 1, true],
    [4, 5, true],
    [5, 5, false],
    [6, 5, false],
    [1, 0, false],
  ])('[PROFILE-06] with %d profiles of %d one more may be added: %s', (count, limit, room) => {
    expect(canAdd(count, limit)).toBe(room);
  });
});

describe('forms', () => {
  it.each([
    ['first', false, 'edit'],
    ['locked', false, 'askPin'],
    ['locked', true, 'edit'],
    ['other', false, 'gone'],
    ['other', true, 'gone'],
    ['', false, 'gone'],
  ] as const)('[PROFILE-28] editing %s, PIN entered %s: %s', (uuid, entered, decision) => {
    expect(editDecision(profileOf(FAMILY, uuid), entered)).toBe(decision);
  });

  it.each([
    ['plain', 'ask'],
    ['first', 'first'],
    ['locked', 'manageOnWeb'],
    ['other', 'gone'],
  ])('[PROFILE-26, PROFILE-27] deleting %s: %s', (uuid, decision) => {
    expect(deleteDecision(FAMILY, uuid)).toBe(decision);
  });

  it('[PROFILE-26] the first profile cannot be deleted, with or without a PIN', () => {
    expect(deleteDecision([LOCKED, FIRST], 'locked')).toBe('first');
  });
});

describe('bodies', () => {
  const draft = { name: ' Jas ', language: 'pa', interests: ['music'] };

  it.each([
    [draft, true, { name: 'Jas', maturityRating: 21, language: 'pa', interests: ['music'] }],
    [draft, false, { name: 'Jas', maturityRating: 21, language: 'pa' }],
    [{ ...draft, interests: [] }, true, { name: 'Jas', maturityRating: 21, language: 'pa' }],
  ])('[PROFILE-20, PROFILE-21] the request body of a new profile: %#', (from, enabled, body) => {
    expect(bodyToAdd(from, enabled)).toEqual(body);
  });

  it.each([
    [draft, true, { name: 'Jas', language: 'pa', interests: ['music'] }],
    [{ ...draft, interests: [] }, true, { name: 'Jas', language: 'pa', interests: [] }],
    [draft, false, { name: 'Jas', language: 'pa' }],
  ])('[PROFILE-22] the request body of an edited profile: %#', (from, enabled, body) => {
    expect(bodyToEdit(from, enabled)).toEqual(body);
  });

  it('[PROFILE-31] the request bodies contain only the form’s fields', () => {
    const sent = make('x', { shouldFocus: true, pin: '1234', defaultProfile: true });
    expect(sent).not.toHaveProperty('shouldFocus');
    const from = draftOf({ ...sent, shouldFocus: true } as typeof sent, 'en');
    expect(Object.keys(bodyToEdit(from, true)).sort()).toEqual(['interests', 'language', 'name']);
    expect(Object.keys(bodyToAdd(from, true)).sort()).toEqual(['language', 'maturityRating', 'name']);
  });

  it('[PROFILE-30] a form begins with the profile`s language, a new one with the app`s', () => {
    expect(draftOf(PLAIN, 'en')).toEqual({ name: 'plain', language: 'pa', interests: ['music'] });
    expect(draftOf(null, 'pa')).toEqual({ name: '', language: 'pa', interests: [] });
  });
});
