import { describe, expect, it } from 'vitest';
import { identityError } from './providerError';

describe('errors of the provider', () => {
  it.each([
    ['auth/network-request-failed', 'network'],
    ['auth/timeout', 'network'],
    ['auth/user-token-expired', 'sessionOver'],
    ['auth/invalid-refresh-token', 'sessionOver'],
    ['auth/invalid-user-token', 'sessionOver'],
    ['auth/user-disabled', 'sessionOver'],
    ['auth/requires-recent-login', 'sessionOver'],
    ['auth/wrong-password', 'wrongCredentials'],
    ['auth/invalid-credential', 'wrongCredentials'],
    ['auth/invalid-login-credentials', 'wrongCredentials'],
    ['auth/user-not-found', 'unknownEmail'],
    ['auth/invalid-email', 'invalidEmail'],
    ['auth/missing-email', 'invalidEmail'],
    ['auth/email-already-in-use', 'emailTaken'],
    ['auth/weak-password', 'weakPassword'],
    ['auth/missing-password', 'weakPassword'],
    ['auth/password-does-not-meet-requirements', 'weakPassword'],
    ['auth/expired-action-code', 'expiredLink'],
    ['auth/invalid-action-code', 'expiredLink'],
    ['auth/too-many-requests', 'tooManyAttempts'],
    ['auth/anything-else', 'other'],
  ])('%s is %s', (code, expected) => {
    const cause = Object.assign(new Error('x'), { code });
    expect(identityError(cause)).toMatchObject({ code: expected, providerCode: code, cause });
  });

  it.each([[null], [undefined], ['text'], [new Error('x')], [{ code: 7 }]])(
    'anything thrown is an identity error: %j',
    (thrown) => {
      expect(identityError(thrown)).toMatchObject({ code: 'other', providerCode: 'unknown' });
    },
  );
});
