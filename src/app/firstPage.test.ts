import { expect, it } from 'vitest';
import { parseProfile } from '../contract';
import { IDLE_SECONDS, newAccount } from '../domain/account';
import type { Account } from '../domain/account';
import { firstPage } from './firstPage';

const links = [
  { uuid: 'h1', title: 'Home' },
  { uuid: 'movies', title: 'Movies' },
];
const profile = (more: object = {}) => parseProfile({ uuid: 'p1', name: 'Ann', ...more }, () => {});
const member: Account = { ...newAccount(profile()), session: 'signedIn', uid: 'm' };

it.each<[string, string | null, Account, string, number | null]>([
  ['home at the root', 'h1', member, '/', null],
  ['home instead of another page, once the app was closed', 'h1', member, '/movies', null],
  ['the page that was there, shortly after the app was hidden', 'movies', member, '/movies', IDLE_SECONDS],
  ['none before a profile is chosen', null, { ...member, profile: null }, '/', null],
  [
    'none before the PIN is entered',
    null,
    { ...member, profile: profile({ pin: '4711' }), pinVerified: false },
    '/',
    null,
  ],
  ['none at a title', null, member, '/asset/a', null],
  ['none where the launch leads elsewhere', null, { ...member, destination: '/settings' }, '/', null],
  [
    'none for a guest, who begins at the welcome screen',
    null,
    { ...member, session: 'anonymous' },
    '/',
    null,
  ],
  ['none for nobody', null, { ...member, session: 'signedOut' }, '/', null],
])('a launch asks for %s: %s', (_, page, account, path, hiddenSeconds) => {
  const entered = { path, links, interests: false, premium: false, hiddenSeconds };
  expect(firstPage(account, { type: 'entered', ...entered })).toBe(page);
});
