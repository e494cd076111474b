/**
 * Every way a start or a running playback can end badly, as data. The player decides the report of what its engine did;
 * refused calls (`asset`, `rootAsset`, `playback`) carry their cause to the client's table of failures.
 */
import { EngineLoadError, UnsupportedBrowserError } from './engine';
import type { EngineError } from './engine';
import { reportEngineError, reportUnhandled } from './errors';
import type { PlaybackErrorReport } from './errors';

export type PlaybackFailure =
  | { kind: 'asset'; code: 'player_view_asset_fetch_failed'; cause: unknown }
  | { kind: 'rootAsset'; code: 'player_view_root_asset_fetch_failed'; cause: unknown }
  /** Watchable forbids it: 'You don't have permission to watch this content'. */
  | { kind: 'permission'; code: 'permission_error_screen_occurs' }
  /** A guest asked for what only signed-in viewers may play. */
  | { kind: 'signIn' }
  /** The playback call was refused: payment, age, too many screens, network. */
  | { kind: 'playback'; cause: unknown }
  | { kind: 'emptyPlayback' }
  | { kind: 'unsupported' }
  | { kind: 'engine'; error: EngineError }
  | { kind: 'unhandled'; cause: unknown };

/** Carries a failure out of an asynchronous start. */
export class PlaybackFailedError extends Error {
  readonly failure: PlaybackFailure;
  constructor(failure: PlaybackFailure) {
    super(`Playback failed: ${failure.kind}`);
    this.name = 'PlaybackFailedError';
    this.failure = failure;
  }
}

/** The failure behind anything thrown on the way to playing. */
export const failureOf = (cause: unknown): PlaybackFailure => {
  if (cause instanceof PlaybackFailedError) return cause.failure;
  if (cause instanceof EngineLoadError) return { kind: 'engine', error: cause.detail };
  return cause instanceof UnsupportedBrowserError ? { kind: 'unsupported' } : { kind: 'unhandled', cause };
};

const SCREEN = '/error_with_playback';

/** How a failure of the player's own is logged and shown; null for refused calls, missing permission and guests. */
export const failureReport = (failure: PlaybackFailure): PlaybackErrorReport | null => {
  switch (failure.kind) {
    case 'engine':
      return reportEngineError(failure.error);
    case 'unhandled':
      return reportUnhandled();
    case 'emptyPlayback':
      return {
        code: 'no_content',
        severity: 'fatal',
        displayCode: 'unhandled_error',
        status: null,
        screen: SCREEN,
      };
    case 'unsupported':
      return {
        code: 'native_player_error',
        severity: 'fatal',
        displayCode: 'native_player_error',
        status: null,
        screen: SCREEN,
      };
    default:
      return null;
  }
};
