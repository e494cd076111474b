/** The one error of every call: what kind of failure, of which call, with what the service said about it. */
import type { ServiceError } from '../contract';
import type { CallName } from './calls';

/**
 * network: no answer (also refused, reset, DNS)   timeout: none in 30 s   aborted: given up by the app itself
 * status: an answer that is no success   contract: an answer that cannot be read   ageRestricted: the viewer is too young
 */
export type FailureKind = 'network' | 'timeout' | 'aborted' | 'status' | 'contract' | 'ageRestricted';

export interface ApiErrorDetails {
  readonly call: CallName;
  readonly kind: FailureKind;
  /** HTTP status; null when there was no answer. */
  readonly status: number | null;
  /** The refusal's body, as far as it could be read. */
  readonly service: ServiceError | null;
  readonly cause?: unknown;
}

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly call: CallName;
  readonly kind: FailureKind;
  readonly status: number | null;
  readonly service: ServiceError | null;

  constructor(details: ApiErrorDetails) {
    const status = details.status === null ? '' : ` ${details.status}`;
    super(`${details.call}: ${details.kind}${status}`, { cause: details.cause });
    this.call = details.call;
    this.kind = details.kind;
    this.status = details.status;
    this.service = details.service;
  }
}

/** The code to show and log: the service's reason code or code, null when it gave none. */
export function serviceCode(error: ApiError): string | null {
  return error.service?.reasonCode ?? error.service?.code ?? null;
}
