/** Converts Shaka's errors to the player's format. Imports no Shaka code, so it is testable without a browser. */
import type { EngineError } from './engine';

const CRITICAL = 2;
/** `data` of this error: uri, status, text, headers, request type. */
const BAD_HTTP_STATUS = 1001;
const STATUS_INDEX = 1;

interface ShakaErrorLike {
  severity: number;
  category: number;
  code: number;
  data: unknown[];
  handled: boolean;
}

const isShakaError = (value: unknown): value is ShakaErrorLike =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  typeof value.code === 'number' &&
  'category' in value &&
  typeof value.category === 'number' &&
  'severity' in value;

/** A refused licence (6007), among others, has the network error that caused it as its first datum. */
const httpStatusOf = (error: ShakaErrorLike): number | null => {
  const data = Array.isArray(error.data) ? error.data : [];
  if (error.code === BAD_HTTP_STATUS) {
    const status = data[STATUS_INDEX];
    return typeof status === 'number' ? status : null;
  }
  const [inner] = data;
  return isShakaError(inner) ? httpStatusOf(inner) : null;
};

/** Null when `value` is not a Shaka error. */
export const toEngineError = (value: unknown): EngineError | null =>
  isShakaError(value)
    ? {
        code: value.code,
        category: value.category,
        severity: value.severity === CRITICAL ? 'critical' : 'recoverable',
        handled: value.handled === true,
        httpStatus: httpStatusOf(value),
      }
    : null;
