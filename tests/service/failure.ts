/** Refusals of the service's API. Routes throw one; server.ts turns it into the contract's `ServiceError` body. */
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Fields of an error body beside its code. */
export interface FailureExtras {
  /** A finer code that the player shows before `code`. */
  reasonCode?: string;
  /** A sentence for the viewer. */
  details?: string;
  message?: string;
}

/** An answer other than success: HTTP status and the contract's error body. */
export class ServiceFailure extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly extras: FailureExtras;
  /** When to ask again, in seconds; null when that makes no difference. */
  readonly retryAfter: number | null;

  constructor(
    status: ContentfulStatusCode,
    code: string,
    extras: FailureExtras = {},
    retryAfter: number | null = null,
  ) {
    super(extras.message ?? code);
    this.name = 'ServiceFailure';
    this.status = status;
    this.code = code;
    this.extras = extras;
    this.retryAfter = retryAfter;
  }

  /** The JSON body of the answer. */
  body(): { code: string } & FailureExtras {
    return { code: this.code, ...this.extras, message: this.message };
  }
}
