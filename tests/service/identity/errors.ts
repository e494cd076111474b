/** Refusals of the identity provider, in Firebase Auth's own codes and body. */
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A refusal. `message` is Firebase's code, with ' : ' and a sentence after it where Firebase sends one. */
export class IdentityError extends Error {
  readonly status: ContentfulStatusCode;

  constructor(message: string, status: ContentfulStatusCode = 400) {
    super(message);
    this.name = 'IdentityError';
    this.status = status;
  }

  /** The JSON body of the answer. */
  body(): object {
    const { message, status } = this;
    return { error: { code: status, message, errors: [{ message, domain: 'global', reason: 'invalid' }] } };
  }
}

export const TOO_MANY_ATTEMPTS =
  'TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled due to many failed login ' +
  'attempts. You can immediately restore it by resetting your password or you can try again later.';
export const WEAK_PASSWORD = 'WEAK_PASSWORD : Password should be at least 6 characters';
