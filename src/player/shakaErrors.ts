/** Reads Shaka's errors into the player's own shape. Touches no Shaka code, so it can be tested without a browser. */
import type { EngineError } from './engine';

const CRITICAL = 2;
/** data: uri, status, text, headers, request type. */
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

/** A refused licence (6007) and some others carry the network error that caused them as their first datum. */
const httpStatusOf = (error: ShakaErrorLike): number | null => {
  const data = Array.isArray(error.data) ? error.data : [];
  if (error.code === BAD_HTTP_STATUS) {
    const status = data[STATUS_INDEX];
    return typeof status === 'number' ? status : null;
  }
  const [inner] = data;
  return isShakaError(inner) ? httpStatusOf(inner) : null;
};

/** Null when `value` is no Shaka error. */
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
