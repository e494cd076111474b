/** The error of the identity provider's calls, as `ApiError` is of the service's. */

/** What went wrong, independent of the provider. */
export type IdentityErrorCode =
  | 'network'
  /** The session was revoked or has expired for good, or its account is deleted or disabled. */
  | 'sessionOver'
  | 'wrongCredentials'
  | 'unknownEmail'
  | 'invalidEmail'
  | 'emailTaken'
  | 'weakPassword'
  /** A reset link that has expired or was used already. */
  | 'expiredLink'
  | 'tooManyAttempts'
  | 'other';

/** A failed call of the identity provider. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  constructor(
    readonly code: IdentityErrorCode,
    /** The provider's own code, for the log: 'auth/network-request-failed'. */
    readonly providerCode: string,
    cause?: unknown,
  ) {
    super(`identity: ${code} (${providerCode})`, { cause });
  }
}
