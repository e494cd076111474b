import { describe, expect, it } from 'vitest';
import { parseProfile } from '../contract';
import { ageLimitOf, isAuthenticated, isMember, kidsLimitOf, menuLinksOf, profileIdOf } from './viewer';

const profile = (more: object = {}) => parseProfile({ uuid: 'p1', name: 'Ann', ...more }, () => {});

describe('who the viewer is', () => {
  it.each([
    ['starting', false, false],
    ['signedOut', false, false],
    ['anonymous', true, false],
    ['signedIn', true, true],
  ] as const)('[ROUTE-31] %s: the service answers %j, has an account %j', (session, answered, member) => {
    expect([isAuthenticated({ session }), isMember({ session })]).toEqual([answered, member]);
  });

  it.each([
    [true, profile(), 'p1'],
    [true, null, null],
    [false, profile(), null],
  ])('[API-01] the profile is a member`s: %#', (member, current, id) => {
    expect(profileIdOf(member, current)).toBe(id);
  });
});

describe('what the viewer may see', () => {
  it.each([
    ['a member`s limit', true, profile({ maturityRating: 12 }), 12, null],
    ['a kids profile', true, profile({ maturityRating: 7 }), 7, 7],
    ['a kids profile by its flag', true, profile({ maturityRating: 12, kids: true }), 12, 12],
    ['a kids profile without a limit', true, profile({ kids: true }), null, null],
    ['no limit', true, profile(), null, null],
    ['no profile', true, null, null, null],
    ['a guest, whose set kept a profile', false, profile({ maturityRating: 7 }), null, null],
  ])('[EPIS-08] %s', (_name, member, current, limit, kidsLimit) => {
    expect([ageLimitOf(member, current), kidsLimitOf(member, current)]).toEqual([limit, kidsLimit]);
  });

  const own = [{ uuid: 'sport', title: 'Sport' }];
  const common = [{ uuid: 'home', title: 'Home' }];
  it.each([
    ['the profile`s own', { current: profile(), menu: { profileId: 'p1', links: own } }, common, own],
    ['another profile`s', { current: profile(), menu: { profileId: 'p2', links: own } }, common, common],
    ['one that is left over', { current: null, menu: { profileId: 'p2', links: own } }, common, common],
    ['none', { current: profile(), menu: null }, common, common],
    ['none for nobody', { current: null, menu: null }, common, common],
    ['none before the settings came', { current: null, menu: null }, undefined, []],
  ])('[PROFILE-13] the menu: %s', (_name, state, deployment, links) => {
    expect(menuLinksOf(state, deployment)).toEqual(links);
  });
});
