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

  constructor(status: ContentfulStatusCode, code: string, extras: FailureExtras = {}) {
    super(extras.message ?? code);
    this.name = 'ServiceFailure';
    this.status = status;
    this.code = code;
    this.extras = extras;
  }

  /** The JSON body of the answer. */
  body(): { code: string } & FailureExtras {
    return { code: this.code, ...this.extras, message: this.message };
  }
}
