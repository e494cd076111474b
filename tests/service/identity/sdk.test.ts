/** The real Firebase SDK against the embedded provider. */
import type { Auth } from 'firebase/auth';
import {
  EmailAuthProvider,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  deleteUser,
  fetchSignInMethodsForEmail,
  linkWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInAnonymously,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  updateProfile,
  verifyPasswordResetCode,
  applyActionCode,
} from 'firebase/auth';
import { afterEach, describe, expect, it } from 'vitest';
import type { ProviderSettings } from './provider';
import type { TestProvider } from './testing';
import { startProvider } from './testing';

let provider: TestProvider;
afterEach(() => provider.close());

async function start(settings: Partial<ProviderSettings> = {}): Promise<Auth> {
  provider = await startProvider(settings);
  return provider.sdk();
}

function failsWith(code: string): object {
  return expect.objectContaining({ code: `auth/${code}` }) as object;
}

describe('the Firebase SDK', () => {
  it('[AUTH-15] signs in anonymously with an id token that verifies', async () => {
    const auth = await start();
    const { user } = await signInAnonymously(auth);
    expect(user.isAnonymous).toBe(true);
    expect(await provider.identity.verify(await user.getIdToken())).toMatchObject({
      uid: user.uid,
      email: null,
      anonymous: true,
    });
  });

  it('[AUTH-15] creates an account, signs out and signs in with the password', async () => {
    const auth = await start();
    const created = await createUserWithEmailAndPassword(auth, 'New.Viewer@Example.com', 'longenough');
    expect(created.user).toMatchObject({ isAnonymous: false, email: 'new.viewer@example.com' });
    await signOut(auth);
    const again = await signInWithEmailAndPassword(auth, 'new.viewer@example.COM', 'longenough');
    expect(again.user.uid).toBe(created.user.uid);
    expect(again.user.providerData[0]).toMatchObject({
      providerId: 'password',
      email: 'new.viewer@example.com',
    });
  });

  it('knows the demo accounts', async () => {
    const auth = await start();
    const { user } = await signInWithEmailAndPassword(auth, 'demo@proscenium.tv', 'popcorn1');
    expect(user.uid).toBe('demo-premium');
  });

  it('[AUTH-15] signs in with a custom token as the account it was made for', async () => {
    const auth = await start();
    const { user } = await signInWithCustomToken(auth, await provider.identity.customToken('demo-free'));
    expect(user).toMatchObject({ uid: 'demo-free', email: 'free@proscenium.tv', isAnonymous: false });
  });

  it('refuses custom tokens that are broken, expired or of another provider', async () => {
    let now = Date.now();
    const auth = await start({ clock: () => now });
    const token = await provider.identity.customToken('demo-free');
    await expect(signInWithCustomToken(auth, `${token.slice(0, -6)}AAAAAA`)).rejects.toEqual(
      failsWith('invalid-custom-token'),
    );
    now += 3_601_000;
    await expect(signInWithCustomToken(auth, token)).rejects.toEqual(failsWith('invalid-custom-token'));
  });

  it('[AUTH-15] resets a password by the mailed code, once', async () => {
    const auth = await start();
    await sendPasswordResetEmail(auth, 'demo@proscenium.tv');
    const listing = await fetch(`${provider.url}/emulator/v1/projects/proscenium/oobCodes`);
    const { oobCodes } = (await listing.json()) as {
      oobCodes: { oobCode: string; oobLink: string; email: string }[];
    };
    const [code] = oobCodes;
    expect(code).toMatchObject({ email: 'demo@proscenium.tv', requestType: 'PASSWORD_RESET' });
    expect(code?.oobLink).toContain(`${provider.url}/emulator/action?mode=resetPassword&`);
    const oobCode = code?.oobCode ?? '';
    expect(await verifyPasswordResetCode(auth, oobCode)).toBe('demo@proscenium.tv');
    await confirmPasswordReset(auth, oobCode, 'freshly-popped');
    await expect(confirmPasswordReset(auth, oobCode, 'once-more')).rejects.toEqual(
      failsWith('invalid-action-code'),
    );
    await expect(signInWithEmailAndPassword(auth, 'demo@proscenium.tv', 'popcorn1')).rejects.toEqual(
      failsWith('invalid-credential'),
    );
    const { user } = await signInWithEmailAndPassword(auth, 'demo@proscenium.tv', 'freshly-popped');
    expect(user.emailVerified).toBe(true);
  });

  it('answers an old reset code with auth/expired-action-code', async () => {
    let now = Date.now();
    const auth = await start({ clock: () => now });
    await sendPasswordResetEmail(auth, 'demo@proscenium.tv');
    now += 3_600_000;
    await expect(confirmPasswordReset(auth, provider.mails[0]?.oobCode ?? '', 'whatever1')).rejects.toEqual(
      failsWith('expired-action-code'),
    );
  });

  it('confirms an address by the mailed code', async () => {
    const auth = await start();
    const { user } = await signInWithEmailAndPassword(auth, 'free@proscenium.tv', 'popcorn1');
    await sendEmailVerification(user);
    const oobCode = provider.mails[0]?.oobCode ?? '';
    expect((await checkActionCode(auth, oobCode)).operation).toBe('VERIFY_EMAIL');
    await applyActionCode(auth, oobCode);
    await user.reload();
    expect(user.emailVerified).toBe(true);
  });

  it('refreshes an expired id token', async () => {
    const auth = await start({ tokenLifetimeSeconds: 1 });
    const { user } = await signInAnonymously(auth);
    const first = await user.getIdToken();
    const { refreshToken } = user;
    await new Promise((done) => setTimeout(done, 1100));
    await expect(provider.identity.verify(first)).rejects.toThrow('TOKEN_EXPIRED');
    const second = await user.getIdToken();
    expect(second).not.toBe(first);
    expect(user.refreshToken).not.toBe(refreshToken);
    expect((await provider.identity.verify(second)).uid).toBe(user.uid);
  });

  it('[AUTH-15] changes the password, which ends the other sign-ins', async () => {
    let now = Date.now();
    const auth = await start({ clock: () => now });
    const other = provider.sdk();
    const { user } = await signInWithEmailAndPassword(auth, 'demo@proscenium.tv', 'popcorn1');
    const elsewhere = await signInWithEmailAndPassword(other, 'demo@proscenium.tv', 'popcorn1');
    const elsewhereToken = await elsewhere.user.getIdToken();
    now += 5000;
    await updatePassword(user, 'caramel-22');
    expect((await provider.identity.verify(await user.getIdToken())).uid).toBe('demo-premium');
    await expect(provider.identity.verify(elsewhereToken)).rejects.toThrow('TOKEN_EXPIRED');
    await expect(elsewhere.user.getIdToken(true)).rejects.toEqual(failsWith('invalid-refresh-token'));
  });

  it('turns a guest into an account that keeps its uid', async () => {
    const auth = await start();
    const { user } = await signInAnonymously(auth);
    const linked = await linkWithCredential(
      user,
      EmailAuthProvider.credential('was.guest@example.com', 'longenough'),
    );
    expect(linked.user).toMatchObject({ uid: user.uid, isAnonymous: false, email: 'was.guest@example.com' });
  });

  it('changes the display name and deletes the account', async () => {
    const auth = await start();
    const { user } = await signInWithEmailAndPassword(auth, 'free@proscenium.tv', 'popcorn1');
    await updateProfile(user, { displayName: 'Asha' });
    await user.reload();
    expect(user.displayName).toBe('Asha');
    const token = await user.getIdToken();
    await deleteUser(user);
    await expect(provider.identity.verify(token)).rejects.toThrow('USER_NOT_FOUND');
  });
});

describe('refusals reach the SDK with Firebase’s codes', () => {
  const protectedMode = { emailEnumerationProtection: true };
  const openMode = { emailEnumerationProtection: false };
  const unknown = 'nobody@example.com';
  const demo = 'demo@proscenium.tv';

  it.each([
    [
      'wrong password, protected',
      protectedMode,
      (a: Auth) => signInWithEmailAndPassword(a, demo, 'wrong-one'),
      'invalid-credential',
    ],
    [
      'unknown address, protected',
      protectedMode,
      (a: Auth) => signInWithEmailAndPassword(a, unknown, 'wrong-one'),
      'invalid-credential',
    ],
    [
      'wrong password, open',
      openMode,
      (a: Auth) => signInWithEmailAndPassword(a, demo, 'wrong-one'),
      'wrong-password',
    ],
    [
      'unknown address, open',
      openMode,
      (a: Auth) => signInWithEmailAndPassword(a, unknown, 'wrong-one'),
      'user-not-found',
    ],
    [
      'reset for an unknown address, open',
      openMode,
      (a: Auth) => sendPasswordResetEmail(a, unknown),
      'user-not-found',
    ],
    [
      'address in use',
      protectedMode,
      (a: Auth) => createUserWithEmailAndPassword(a, demo, 'longenough'),
      'email-already-in-use',
    ],
    [
      'weak password',
      protectedMode,
      (a: Auth) => createUserWithEmailAndPassword(a, unknown, '12345'),
      'weak-password',
    ],
    [
      'malformed address',
      protectedMode,
      (a: Auth) => createUserWithEmailAndPassword(a, 'no at sign', 'longenough'),
      'invalid-email',
    ],
    [
      'missing password',
      protectedMode,
      (a: Auth) => signInWithEmailAndPassword(a, demo, ''),
      'missing-password',
    ],
    [
      'unknown reset code',
      protectedMode,
      (a: Auth) => confirmPasswordReset(a, 'nonsense', 'longenough'),
      'invalid-action-code',
    ],
  ])('%s', async (_, settings, act, code) => {
    const auth = await start(settings);
    await expect(act(auth)).rejects.toEqual(failsWith(code));
  });

  it('a reset for an unknown address succeeds silently under protection', async () => {
    const auth = await start(protectedMode);
    await sendPasswordResetEmail(auth, unknown);
    expect(provider.mails).toEqual([]);
  });

  it('sign-in methods are told in the open mode only', async () => {
    expect(await fetchSignInMethodsForEmail(await start(protectedMode), demo)).toEqual([]);
    await provider.close();
    expect(await fetchSignInMethodsForEmail(await start(openMode), demo)).toEqual(['password']);
  });

  it('ten wrong passwords lock the account for five minutes, a reset opens it', async () => {
    let now = Date.now();
    const auth = await start({ clock: () => now });
    for (let i = 0; i < 10; i += 1)
      await provider.identity.checkPassword(demo, 'wrong').catch(() => undefined);
    await expect(signInWithEmailAndPassword(auth, demo, 'popcorn1')).rejects.toEqual(
      failsWith('too-many-requests'),
    );
    now += 5 * 60_000;
    expect((await signInWithEmailAndPassword(auth, demo, 'popcorn1')).user.uid).toBe('demo-premium');
    for (let i = 0; i < 10; i += 1)
      await provider.identity.checkPassword(demo, 'wrong').catch(() => undefined);
    await sendPasswordResetEmail(auth, demo);
    await confirmPasswordReset(auth, provider.mails[0]?.oobCode ?? '', 'opened-again');
    expect((await signInWithEmailAndPassword(auth, demo, 'opened-again')).user.uid).toBe('demo-premium');
  });
});
