/** The error of every call: the kind of failure, the call, and the service's refusal. */
import type { ServiceError } from '../contract';
import type { CallName } from './calls';

/**
 * network: no answer (also refused, reset, DNS)   timeout: none within 30 s   aborted: cancelled by the app itself
 * status: an unsuccessful answer   contract: an unreadable answer   ageRestricted: refused for the viewer's age
 */
export type FailureKind = 'network' | 'timeout' | 'aborted' | 'status' | 'contract' | 'ageRestricted';

/** The facts of a failed call. */
export interface ApiErrorDetails {
  readonly call: CallName;
  readonly kind: FailureKind;
  /** HTTP status; null without an answer. */
  readonly status: number | null;
  /** The parsed body of the refusal; null when unreadable. */
  readonly service: ServiceError | null;
  readonly cause?: unknown;
}

/** A failed call of the service, the static host or the legal-text provider. */
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

/** The code to show and log: the service's reason code, else its code; null without either, an empty one counting as none. */
export function serviceCode(error: ApiError): string | null {
  return error.service?.reasonCode?.trim() || error.service?.code?.trim() || null;
}
