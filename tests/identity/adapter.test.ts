/**
 * The client's identity adapter with the real SDK. `npm run test:identity` runs it against the embedded provider,
 * `IDENTITY_EMULATOR=http://127.0.0.1:9099 npm run test:identity` against the official emulator (README, "Identity").
 */
import { deleteApp, getApp } from 'firebase/app';
import { confirmPasswordReset, getAuth } from 'firebase/auth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFirebaseIdentity } from '../../src/session/firebaseIdentity';
import type { Identity, IdentityUser } from '../../src/session/identity';
import { identityError } from '../../src/session/providerError';
import type { ProviderSettings } from '../service/identity/provider';
import type { TestProvider } from '../service/identity/testing';
import { startProvider } from '../service/identity/testing';
import { againstEmulator, embedded, openProvider } from './provider';
import type { ProviderUnderTest } from './provider';

const PASSWORD = 'longenough';
let provider: ProviderUnderTest;
let identity: Identity;

/** An address nobody has: the emulator keeps its accounts from one run to the next. */
let addresses = 0;
const newAddress = (): string => `viewer-${Date.now().toString(36)}-${(addresses += 1)}@example.com`;

/** Signs a new account up and out again. */
async function account(): Promise<{ email: string; uid: string }> {
  const email = newAddress();
  const { uid } = await identity.createUser(email, PASSWORD);
  await identity.signOut();
  return { email, uid };
}

/** What the viewer's phone does with the code of a reset mail. */
const resetOnPhone = (code: string, password: string): Promise<void> =>
  confirmPasswordReset(getAuth(), code, password);

const refusedAs = (...codes: string[]): object =>
  expect.objectContaining({
    name: 'IdentityError',
    code: expect.toSatisfy((code: string) => codes.includes(code), `one of ${codes.join(', ')}`) as string,
  }) as object;

const claimsOf = (token: string | null): Record<string, unknown> =>
  JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

const open = (given: ProviderUnderTest): void => {
  provider = given;
  identity = createFirebaseIdentity(given.config, () => {});
};

/** Tokens carry the second they were issued in: two of one second may be the same, and the SDK then keeps the first. */
const nextSecond = (): Promise<void> => new Promise((done) => setTimeout(done, 1100));

afterEach(async () => {
  // In Node the SDK keeps sessions in one memory for all apps of a name.
  await identity.signOut();
  await deleteApp(getApp());
});

describe('every provider', () => {
  beforeAll(async () => {
    provider = await openProvider();
  });
  beforeEach(() => open(provider));
  afterAll(() => provider.close());

  it('[AUTH-15, AUTH-16] creates a user with e-mail and password and signs them in', async () => {
    const email = newAddress();
    const user = await identity.createUser(email, PASSWORD);
    expect(user).toEqual({ uid: expect.any(String) as string, anonymous: false, email });
    const token = await identity.bearer(false);
    expect(claimsOf(token)).toMatchObject({ sub: user.uid, aud: provider.config.projectId, email });
  });

  it('[AUTH-15, AUTH-16] signs in with e-mail and password; capitals in the address do not count', async () => {
    const { email, uid } = await account();
    expect(await identity.signInWithEmail(email.toUpperCase(), PASSWORD)).toEqual({
      uid,
      anonymous: false,
      email,
    });
  });

  it('[AUTH-15, AUTH-16] signs in with a custom token, as a known account and as a new one', async () => {
    const { uid, email } = await account();
    expect(await identity.signInWithToken(await provider.customToken(uid))).toEqual({
      uid,
      anonymous: false,
      email,
    });
    const stranger = `paired-${Date.now().toString(36)}`;
    const paired = await identity.signInWithToken(await provider.customToken(stranger));
    expect(paired).toEqual({ uid: stranger, anonymous: false, email: null });
  });

  it('[AUTH-15, AUTH-16] signs in anonymously', async () => {
    const guest = await identity.signInAnonymously();
    expect(guest).toEqual({ uid: expect.any(String) as string, anonymous: true, email: null });
    expect(claimsOf(await identity.bearer(false))['sub']).toBe(guest.uid);
  });

  it('[AUTH-14, AUTH-15, AUTH-16] sends a reset mail; its link sets a new password once', async () => {
    const { email, uid } = await account();
    await identity.sendPasswordReset(email);
    const [code = ''] = await provider.mailedCodes(email);
    await resetOnPhone(code, 'a-new-password');
    expect((await identity.signInWithEmail(email, 'a-new-password')).uid).toBe(uid);
    await expect(identity.signInWithEmail(email, PASSWORD)).rejects.toEqual(refusedAs('wrongCredentials'));
    const again = await resetOnPhone(code, 'another-one').catch(identityError);
    expect(again).toMatchObject({ code: 'expiredLink', providerCode: 'auth/invalid-action-code' });
    expect((await identity.signInWithEmail(email, 'a-new-password')).uid).toBe(uid);
  });

  it('[AUTH-15, AUTH-16] updates the password of who is signed in', async () => {
    const { email, uid } = await account();
    await identity.signInWithEmail(email, PASSWORD);
    await nextSecond();
    await identity.updatePassword('a-new-password');
    expect(claimsOf(await identity.bearer(true))['sub']).toBe(uid);
    await identity.signOut();
    await expect(identity.signInWithEmail(email, PASSWORD)).rejects.toEqual(refusedAs('wrongCredentials'));
    expect((await identity.signInWithEmail(email, 'a-new-password')).uid).toBe(uid);
    await identity.signOut();
    await expect(identity.updatePassword('whatever-1')).rejects.toEqual(refusedAs('sessionOver'));
  });

  it('tells who is signed in, at first and at each change', async () => {
    const told: (IdentityUser | null)[] = [];
    const stop = identity.observe((user) => told.push(user));
    await expect.poll(() => told).toEqual([null]);
    const guest = await identity.signInAnonymously();
    await identity.signOut();
    expect(told).toEqual([null, guest, null]);
    stop();
    await identity.signInAnonymously();
    expect(told).toHaveLength(3);
  });

  it('[AUTH-23] gives the same bearer while it is good, and a renewed one when asked', async () => {
    const { uid } = await identity.signInAnonymously();
    const first = await identity.bearer(false);
    expect(await identity.bearer(false)).toBe(first);
    await nextSecond();
    const second = await identity.bearer(true);
    expect(second).not.toBe(first);
    expect(claimsOf(second)['sub']).toBe(uid);
    await identity.signOut();
    expect(await identity.bearer(true)).toBeNull();
  });

  it('an account that is gone is a session that is over', async () => {
    const { email } = await account();
    await identity.signInWithEmail(email, PASSWORD);
    await provider.deleteAccount((await identity.bearer(false)) ?? '');
    await expect(identity.bearer(true)).rejects.toEqual(refusedAs('sessionOver'));
    await expect(identity.updatePassword('whatever-1')).rejects.toEqual(refusedAs('sessionOver'));
  });

  it.each<[string, () => Promise<unknown>, ...string[]]>([
    [
      'a wrong password',
      async () => identity.signInWithEmail((await account()).email, 'wrong-one'),
      'wrongCredentials',
    ],
    // Which of the two is the project's choice.
    [
      'an address without an account',
      () => identity.signInWithEmail(newAddress(), PASSWORD),
      'unknownEmail',
      'wrongCredentials',
    ],
    ['signing in with half an address', () => identity.signInWithEmail('ann', PASSWORD), 'invalidEmail'],
    ['a reset mail to nobody', () => identity.sendPasswordReset(newAddress()), 'unknownEmail'],
    [
      'an address that is taken',
      async () => identity.createUser((await account()).email, PASSWORD),
      'emailTaken',
    ],
    ['a new password of five letters', () => identity.createUser(newAddress(), '12345'), 'weakPassword'],
    ['a new account without password', () => identity.createUser(newAddress(), ''), 'weakPassword'],
    ['a new account with half an address', () => identity.createUser('ann', PASSWORD), 'invalidEmail'],
    ['a new account without address', () => identity.createUser('', PASSWORD), 'invalidEmail'],
    ['a custom token that is none', () => identity.signInWithToken('nonsense'), 'other'],
  ])('[AUTH-16] %s is refused in the product’s words', async (_, act, ...codes) => {
    await expect(act()).rejects.toEqual(refusedAs(...codes));
  });

  it('[AUTH-16] a provider that cannot be reached is a matter of the network', async () => {
    await deleteApp(getApp());
    // Port 9 discards; nothing listens there.
    identity = createFirebaseIdentity({ ...provider.config, emulatorUrl: 'http://127.0.0.1:9' }, () => {});
    for (const call of [
      () => identity.signInWithEmail('ann@example.com', PASSWORD),
      () => identity.createUser('ann@example.com', PASSWORD),
      () => identity.signInWithToken('any'),
      () => identity.signInAnonymously(),
      () => identity.sendPasswordReset('ann@example.com'),
    ])
      await expect(call()).rejects.toEqual(refusedAs('network'));
  });
});

/** What the emulator cannot be brought to: time that passes, limits, a project that hides its addresses. */
describe.skipIf(againstEmulator)('the embedded provider', () => {
  const DEMO = { email: 'demo@proscenium.tv', password: 'popcorn1' };
  let now = Date.now();
  let running: TestProvider;

  async function start(settings: Partial<ProviderSettings> = {}): Promise<void> {
    now = Date.now();
    running = await startProvider({ clock: () => now, ...settings });
    open(embedded(running));
  }
  afterEach(() => running.close());

  it('[AUTH-14] a reset link older than an hour has expired', async () => {
    await start();
    await identity.sendPasswordReset(DEMO.email);
    const [code = ''] = await provider.mailedCodes(DEMO.email);
    now += 3_600_000;
    expect(await resetOnPhone(code, 'a-new-password').catch(identityError)).toMatchObject({
      code: 'expiredLink',
      providerCode: 'auth/expired-action-code',
    });
  });

  it('[AUTH-23] an expired bearer is renewed without being asked', async () => {
    await start({ clock: Date.now, tokenLifetimeSeconds: 1 });
    await identity.signInAnonymously();
    const first = await identity.bearer(false);
    await nextSecond();
    expect(await identity.bearer(false)).not.toBe(first);
  });

  it('a password reset elsewhere ends the session here', async () => {
    await start();
    await identity.signInWithEmail(DEMO.email, DEMO.password);
    now += 5000;
    await identity.sendPasswordReset(DEMO.email);
    await resetOnPhone((await provider.mailedCodes(DEMO.email))[0] ?? '', 'a-new-password');
    await expect(identity.bearer(true)).rejects.toEqual(refusedAs('sessionOver'));
  });

  it('a project that hides its addresses says the same of every one', async () => {
    await start({ emailEnumerationProtection: true });
    await expect(identity.signInWithEmail(newAddress(), PASSWORD)).rejects.toEqual(
      refusedAs('wrongCredentials'),
    );
    await identity.sendPasswordReset('nobody@example.com');
    expect(running.mails).toEqual([]);
  });

  it('eleven wrong passwords are too many, and eleven reset mails', async () => {
    await start();
    for (let i = 0; i < 10; i += 1) {
      await running.identity.checkPassword(DEMO.email, 'wrong').catch(() => undefined);
      await identity.sendPasswordReset(DEMO.email);
    }
    await expect(identity.signInWithEmail(DEMO.email, DEMO.password)).rejects.toEqual(
      refusedAs('tooManyAttempts'),
    );
    await expect(identity.sendPasswordReset(DEMO.email)).rejects.toEqual(refusedAs('tooManyAttempts'));
  });
});
