/** The one error of the identity provider's calls, beside `ApiError` for those of the service. */

/** What went wrong, in the product's words. */
export type IdentityErrorCode =
  | 'network'
  /** The session was revoked, has expired for good, or its account is gone or disabled. */
  | 'sessionOver'
  | 'wrongCredentials'
  | 'unknownEmail'
  | 'invalidEmail'
  | 'emailTaken'
  | 'weakPassword'
  /** A reset link that has expired or was used. */
  | 'expiredLink'
  | 'tooManyAttempts'
  | 'other';

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
