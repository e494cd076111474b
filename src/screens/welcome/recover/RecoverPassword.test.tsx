import { describe, expect, it, vi } from 'vitest';
import { IdentityError } from '../../../api/identityError';
import type { IdentityErrorCode } from '../../../api/identityError';
import { mountWelcome } from '../testing/welcomeScreen';
import RecoverPassword from './RecoverPassword';

async function mount(refused: IdentityErrorCode | null = null, state?: object) {
  const sendPasswordReset = vi.fn(async (_email: string) => {
    if (refused !== null) throw new IdentityError(refused, 'auth/x');
  });
  const screen = await mountWelcome(<RecoverPassword />, {
    path: '/welcome/recover_password',
    state,
    session: { sendPasswordReset },
  });
  return { ...screen, sendPasswordReset };
}

describe('/welcome/recover_password', () => {
  it('[AUTH-10] has an email field, with the focus, and Send', async () => {
    const { root, words } = await mount();
    expect(root.focusedId()).toBe('email');
    expect(words()).toContain('Send');
  });

  it('[AUTH-10] comes with the address that was typed before, and focus on Send', async () => {
    const { root } = await mount(null, { email: 'ann@example.com' });
    expect(root.find('email').props.value).toBe('ann@example.com');
    expect(root.focusedId()).toBe('recover-send');
  });

  it.each(['', 'ann@example'])('[AUTH-11] %j is invalid, and nothing is sent', async (typed) => {
    const { root, type, press, words, sendPasswordReset } = await mount();
    if (typed !== '') await type('email', typed);
    await press('recover-send');
    expect(words()).toContain('Email address in invalid');
    expect(root.focusedId()).toBe('email');
    expect(sendPasswordReset).not.toHaveBeenCalled();
  });

  it('[AUTH-12] once sent it says so and shows where to; OK returns to /welcome', async () => {
    const { type, press, words, seen, sendPasswordReset } = await mount();
    await type('email', 'ann@example.com ');
    await press('recover-send');
    expect(sendPasswordReset.mock.calls).toEqual([['ann@example.com']]);
    expect(words()).toContain('Email has been sent');
    expect(words()).toContain('ann@example.com');
    await press('email-sent-ok');
    expect(seen.path).toBe('/welcome');
  });

  it('[AUTH-12] once sent, focus is on the way to the e-mail form, which has the address and the aim', async () => {
    const { root, press, seen } = await mount(null, { email: 'ann@example.com', redirectToPlans: true });
    await press('recover-send');
    expect(root.focusedId()).toBe('email-sent-sign-in');
    await press('email-sent-sign-in');
    expect(seen).toEqual({
      path: '/welcome/email',
      state: { email: 'ann@example.com', redirectToPlans: true },
    });
  });

  it.each<[IdentityErrorCode, string]>([
    ['unknownEmail', 'email does not exist'],
    ['tooManyAttempts', 'email does not exist'],
    ['expiredLink', 'Your request to reset your password has expired or the link has already been used'],
  ])(
    '[AUTH-13, AUTH-14] refused with %s it shows: %s; Go To Login Page leads to /welcome/code',
    async (code, text) => {
      const { root, type, press, words, seen } = await mount(code);
      await type('email', 'ann@example.com');
      await press('recover-send');
      expect(words()).toContain(text);
      expect(words()).toContain('Go To Login Page');
      expect(root.focusedId()).toBe('go-to-login');
      await press('go-to-login');
      expect(seen.path).toBe('/welcome/code');
    },
  );

  it('without network the address stays, and Send can be pressed again', async () => {
    const { root, type, press, words, sendPasswordReset } = await mount('network');
    await type('email', 'ann@example.com');
    await root.act(() => void root.scene.focus.focus(root.find('recover-send')));
    await press('recover-send');
    expect(words()).toContain('Network error occurred. Please try connect again later.');
    expect(root.focusedId()).toBe('recover-send');
    await press('recover-send');
    expect(sendPasswordReset).toHaveBeenCalledTimes(2);
  });
});
