import { expect, it } from 'vitest';
import { mountWelcome } from '../testing/welcomeScreen';
import IncorrectCredentials from './IncorrectCredentials';

it.each([
  ['try-again', '/welcome/email', { email: 'ann@example.com', redirectToPlans: true }],
  [
    'recover-password',
    '/welcome/recover_password',
    { email: 'ann@example.com', redirectToPlans: true, origin: true },
  ],
])('[AUTH-09] %s, which goes to %s, takes the address and the aim along', async (button, path, state) => {
  const { root, press, seen, words } = await mountWelcome(<IncorrectCredentials />, {
    path: '/welcome/incorrect_credentials',
    state: { email: 'ann@example.com', redirectToPlans: true },
    session: {},
  });
  expect(root.focusedId()).toBe('try-again');
  expect(words()).toContain('Try Again');
  expect(words()).toContain('Recover password');
  await press(button);
  expect(seen).toEqual({ path, state });
});
