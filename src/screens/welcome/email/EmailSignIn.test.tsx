import { describe, expect, it, vi } from 'vitest';
import { IdentityError } from '../../../api/identityError';
import { mountWelcome } from '../testing/welcomeScreen';
import type { WelcomeSetUp } from '../testing/welcomeScreen';
import EmailSignIn from './EmailSignIn';

type SignIn = (email: string, password: string, destination?: string) => Promise<void>;

async function mount(more: Partial<WelcomeSetUp> = {}, signIn: SignIn = async () => {}) {
  const signInWithEmail = vi.fn(signIn);
  const screen = await mountWelcome(<EmailSignIn />, {
    path: '/welcome/email',
    session: { signInWithEmail },
    ...more,
  });
  return { ...screen, signInWithEmail };
}

describe('/welcome/email', () => {
  it('[AUTH-01] has both fields, the toggle, the button and the sign-up link; focus is on the first field', async () => {
    const { root, words } = await mount();
    for (const id of ['email', 'password', 'password-reveal', 'email-send', 'email-sign-up'])
      expect(root.query(id), id).not.toBeNull();
    expect(words()).toContain("Don't have an account? Register now!");
    expect(root.focusedId()).toBe('email');
  });

  it('[AUTH-02] the password is dots until the toggle shows it; text and focus stay', async () => {
    const { root, type, press, words } = await mount();
    await type('password', 'secret');
    expect(root.find('password').props.value).toBe('••••••');
    expect(words()).not.toContain('secret');
    await root.act(() => void root.scene.focus.focus(root.find('password-reveal')));
    await press('password-reveal');
    expect(root.find('password').props.value).toBe('secret');
    expect(root.focusedId()).toBe('password-reveal');
    await press('password-reveal');
    expect(root.find('password').props.value).toBe('••••••');
    expect(words()).not.toContain('secret');
    expect(root.focusedId()).toBe('password-reveal');
  });

  it('[AUTH-03, AUTH-04, AUTH-05, AUTH-06] one message at a time, in order, with focus on its field; nothing is sent', async () => {
    const { root, type, press, words, signInWithEmail } = await mount();
    await press('email-send');
    expect(words()).toContain('Email address is required');
    expect(words()).not.toContain('Password is required');
    expect(root.focusedId()).toBe('email');
    await type('email', 'ann');
    expect(words(), 'gone with the first letter').not.toContain('Email address is required');
    await press('email-send');
    expect(words()).toContain('Password is required');
    expect(root.focusedId()).toBe('password');
    await type('password', 'x');
    await press('email-send');
    expect(words()).toContain('Email address in invalid');
    expect(words()).not.toContain('Password is required');
    expect(root.focusedId()).toBe('email');
    expect(signInWithEmail).not.toHaveBeenCalled();
  });

  it.each([
    [undefined, undefined],
    [{ redirectToPlans: true }, '/plans'],
  ])('with the state %j, signs in once however often it is pressed, on the way to %s', async (state, to) => {
    let answer = (): void => {};
    const { root, type, press, signInWithEmail } = await mount(
      { state },
      () => new Promise((resolve) => (answer = resolve)),
    );
    await type('email', ' ann@example.com ');
    await type('password', ' spaces count ');
    await root.act(() => void root.scene.focus.focus(root.find('email-send')));
    await root.act(() => {
      const { onPress } = root.find('email-send').props;
      onPress?.();
      onPress?.();
    });
    await press('email-send');
    expect(root.find('email-send').props.busy).toBe(true);
    expect(root.focusedId()).toBe('email-send');
    await root.act(async () => answer());
    expect(signInWithEmail.mock.calls).toEqual([['ann@example.com', ' spaces count ', to]]);
  });

  it('[AUTH-08] a refusal leads to /welcome/incorrect_credentials, with the address and not the password', async () => {
    const { type, press, seen, report } = await mount({ state: { redirectToPlans: true } }, async () => {
      throw new IdentityError('wrongCredentials', 'auth/invalid-credential');
    });
    await type('email', 'ann@example.com');
    await type('password', 'wrong-one');
    await press('email-send');
    expect(seen).toEqual({
      path: '/welcome/incorrect_credentials',
      state: { email: 'ann@example.com', redirectToPlans: true },
    });
    expect(report).not.toHaveBeenCalled();
  });

  it('without network the form stays as it is and says so; focus is on the button to try again', async () => {
    let calls = 0;
    const { root, type, press, seen, words, report } = await mount({}, async () => {
      calls += 1;
      throw new IdentityError('network', 'auth/network-request-failed');
    });
    await type('email', 'ann@example.com');
    await type('password', 'secret');
    await root.act(() => void root.scene.focus.focus(root.find('email-send')));
    await press('email-send');
    expect(seen.path).toBe('/welcome/email');
    expect(words()).toContain('Network error occurred. Please try connect again later.');
    expect(root.focusedId()).toBe('email-send');
    expect(root.find('email').props.value).toBe('ann@example.com');
    expect(root.find('password').props.value).toBe('••••••');
    expect(report).toHaveBeenCalledTimes(1);
    await press('email-send');
    expect(calls).toBe(2);
  });

  it('a refusal that comes when the viewer has left takes them nowhere', async () => {
    let refuse = (_error: Error): void => {};
    const { root, type, press, seen } = await mount({}, () => new Promise((_, reject) => (refuse = reject)));
    await type('email', 'ann@example.com');
    await type('password', 'x');
    await press('email-send');
    await press('email-sign-up');
    expect(seen.path).toBe('/welcome/register');
    await root.act(async () => refuse(new IdentityError('wrongCredentials', 'auth/wrong-password')));
    expect(seen.path).toBe('/welcome/register');
  });

  it('[AUTH-09] back from the refusal the address is there, and focus on the password', async () => {
    const { root } = await mount({ state: { email: 'ann@example.com' } });
    expect(root.find('email').props.value).toBe('ann@example.com');
    expect(root.focusedId()).toBe('password');
  });

  it('[AUTH-10] a password can be recovered before it was refused, with the address that is typed', async () => {
    const { type, press, seen } = await mount({ state: { redirectToPlans: true } });
    await type('email', 'ann@example.com');
    await press('email-recover');
    expect(seen).toEqual({
      path: '/welcome/recover_password',
      state: { email: 'ann@example.com', redirectToPlans: true, origin: true },
    });
  });

  it('[AUTH-17] the sign-up link opens /welcome/register, and is absent without registration', async () => {
    const { press, seen } = await mount();
    await press('email-sign-up');
    expect(seen.path).toBe('/welcome/register');
    const closed = await mount({ settings: { showRegistration: false } });
    expect(closed.root.query('email-sign-up')).toBeNull();
  });
});
