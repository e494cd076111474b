/** The errors of the identity provider's SDK, by its codes: rules apart from the calls, which need the SDK. */
import { IdentityError } from '../api/identityError';
import type { IdentityErrorCode } from '../api/identityError';

const CODES: Readonly<Record<string, IdentityErrorCode>> = {
  'auth/network-request-failed': 'network',
  'auth/timeout': 'network',
  'auth/user-token-expired': 'sessionOver',
  // Not in the SDK's own list: the refresh token was revoked, or its account is gone.
  'auth/invalid-refresh-token': 'sessionOver',
  'auth/invalid-user-token': 'sessionOver',
  'auth/user-disabled': 'sessionOver',
  'auth/requires-recent-login': 'sessionOver',
  'auth/wrong-password': 'wrongCredentials',
  // With e-mail enumeration protection the provider does not say which of the two was wrong.
  'auth/invalid-credential': 'wrongCredentials',
  'auth/invalid-login-credentials': 'wrongCredentials',
  'auth/user-not-found': 'unknownEmail',
  'auth/invalid-email': 'invalidEmail',
  'auth/missing-email': 'invalidEmail',
  'auth/email-already-in-use': 'emailTaken',
  'auth/weak-password': 'weakPassword',
  'auth/missing-password': 'weakPassword',
  'auth/password-does-not-meet-requirements': 'weakPassword',
  'auth/expired-action-code': 'expiredLink',
  'auth/invalid-action-code': 'expiredLink',
  'auth/too-many-requests': 'tooManyAttempts',
};

/** The product's error for one of the SDK's. */
export function identityError(cause: unknown): IdentityError {
  const code = (cause as { readonly code?: unknown } | null | undefined)?.code;
  const providerCode = typeof code === 'string' ? code : 'unknown';
  return new IdentityError(CODES[providerCode] ?? 'other', providerCode, cause);
}
