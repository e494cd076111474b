import { describe, expect, it } from 'vitest';
import { parseProfile, parseSettings } from '../contract';
import { newAccount } from '../domain/account';
import type { AccountState } from '../domain/accountState';
import { createStores } from '../session';
import { firstPath } from './firstPath';

const ANN = parseProfile({ uuid: 'ann', name: 'Ann' }, () => {});
const LOCKED = parseProfile({ uuid: 'bea', name: 'Bea', pin: '1234' }, () => {});

interface Case {
  session?: AccountState;
  profile?: typeof ANN | null;
  settings?: object | null;
  hiddenSeconds?: number | null;
}

function pathAt(
  path: string,
  { session = 'signedIn', profile = ANN, settings = {}, hiddenSeconds = null }: Case,
) {
  const stores = createStores({ platform: 'tizen', deviceId: 'd', version: '1', profile });
  const menuLinks = [{ title: 'Home', uuid: 'front' }];
  if (settings !== null)
    stores.settings.setState({ settings: parseSettings({ menuLinks, ...settings }, () => {}) });
  const account = { ...newAccount(profile), session, uid: 'u' };
  return firstPath({ session: { account: () => account }, stores, hiddenSeconds }, path);
}

describe('the router begins', () => {
  it.each<[what: string, path: string, of: Case, first: string]>([
    ['at welcome for a newcomer', '/', { session: 'signedOut', profile: null }, '/welcome'],
    ['at the title that a newcomer was sent to', '/asset/dune', { session: 'signedOut' }, '/asset/dune'],
    ['at home for a member', '/', {}, '/front'],
    ['at the page that was left a minute ago', '/films', { hiddenSeconds: 60 }, '/films'],
    ['at the profiles before one is chosen', '/', { profile: null }, '/profiles'],
    ['at the profiles before a PIN', '/front', { profile: LOCKED }, '/profiles'],
    ['where the launch leads without settings', '/', { settings: null }, '/'],
    [
      '[ROUTE-26] there too where the user settings decide',
      '/',
      { settings: { premiumRoutesEnabled: true } },
      '/',
    ],
    ['there too where a reason goes with the move', '/', { settings: { menuLinks: [] } }, '/'],
  ])('%s', (_, path, of, first) => {
    expect(pathAt(path, of)).toBe(first);
  });
});
