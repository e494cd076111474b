/**
 * The reaction to an engine error: ignore it, fetch the licence again, or reload and, when no reload is left, report
 * it. The numbers are Shaka's; codes and screen are those of the error catalogue [ERR-12..19].
 */
import type { EngineError } from './engine';

/**
 * Names of the numbers that the specification lists. 3015 keeps its listed name, although in Shaka it is a media
 * source failure.
 */
const ENGINE_ERROR_NAMES: Readonly<Record<number, string>> = {
  1001: 'bad HTTP status',
  1002: 'HTTP error',
  1003: 'timeout',
  3015: 'play interrupted',
  6014: 'license expired',
  7000: 'load interrupted',
  7001: 'operation aborted',
};

const BAD_HTTP_STATUS = 1001;
const HTTP_ERROR = 1002;
const TIMEOUT = 1003;
const LICENSE_EXPIRED = 6014;
const LOAD_INTERRUPTED = 7000;
const OPERATION_ABORTED = 7001;
/** Shaka: a call on a player without content; only our own teardown causes it. */
const NO_CONTENT_LOADED = 7003;

/** Errors caused by the player's own calls, whatever their severity. */
const OWN_DOING: ReadonlySet<number> = new Set([LOAD_INTERRUPTED, OPERATION_ABORTED, NO_CONTENT_LOADED]);
const HTTP_CODES: ReadonlySet<number> = new Set([BAD_HTTP_STATUS, HTTP_ERROR, TIMEOUT]);

/** Code of the stall watchdog's error: playback stands still without an engine error. Outside Shaka's ranges. */
export const STALLED_CODE = 90_001;
/** Code of the load time-out's error. */
export const LOAD_TIMEOUT_CODE = TIMEOUT;

/** An error raised by the player itself, in the engine's format. */
export const ownError = (code: number, category: number): EngineError => ({
  code,
  category,
  severity: 'critical',
  handled: false,
  httpStatus: null,
});

export type EngineErrorAction = 'ignore' | 'relicense' | 'retry';

/**
 * ERR-12: the listed errors are ignored while recoverable, as is everything that the engine has handled or can
 * recover from. An expired licence reloads at the position. All others are fatal to this load, which is retried
 * (PLAYER-25).
 */
export const engineErrorAction = (error: EngineError): EngineErrorAction => {
  if (OWN_DOING.has(error.code)) return 'ignore';
  if (error.severity !== 'critical' || error.handled) return 'ignore';
  return error.code === LICENSE_EXPIRED ? 'relicense' : 'retry';
};

/** Codes of the error catalogue under which a failed playback is reported. */
export type PlaybackErrorCode =
  'http_request_player_error' | 'native_player_error' | 'unhandled_error' | 'no_content';

export interface PlaybackErrorReport {
  /** Category for the log. */
  code: PlaybackErrorCode;
  severity: 'fatal' | 'error';
  /** Shown on the error screen; the errorCode of its navigation state. */
  displayCode: string;
  /** What went wrong, for the log: the error's listed name (ERR-19), else its number; null without one. */
  reason: string | null;
  /** HTTP status for the fail event; null if there is none. */
  status: number | null;
  /** Route, without the platform segment. */
  screen: '/error_with_playback';
}

const SCREEN = '/error_with_playback';

/** Report of an engine error after its retries have failed (ERR-13, ERR-14). */
export const reportEngineError = (error: EngineError): PlaybackErrorReport => {
  const reason = ENGINE_ERROR_NAMES[error.code] ?? `engine error ${error.category}.${error.code}`;
  if (error.httpStatus !== null || HTTP_CODES.has(error.code)) {
    const detail = error.httpStatus ?? error.code;
    const code = 'http_request_player_error';
    return {
      code,
      severity: 'error',
      displayCode: `${code}_${detail}`,
      reason,
      status: error.httpStatus,
      screen: SCREEN,
    };
  }
  const code = 'native_player_error';
  return {
    code,
    severity: 'error',
    displayCode: `${code}_${error.category}_${error.code}`,
    reason,
    status: null,
    screen: SCREEN,
  };
};

/** Report of anything thrown that is not an engine error (ERR-15). */
export const reportUnhandled = (): PlaybackErrorReport => ({
  code: 'unhandled_error',
  severity: 'error',
  displayCode: 'unhandled_error',
  reason: null,
  status: null,
  screen: SCREEN,
});
