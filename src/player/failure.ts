/**
 * Every failure of a start or a running playback, as data. The player defines the report of engine failures; refused
 * calls (`asset`, `rootAsset`, `playback`) carry their cause, which the failure table of `src/api` decides.
 */
import { ApiError } from '../api';
import { PLAN_UPGRADE_REQUIRED } from '../contract';
import { EngineLoadError, UnsupportedBrowserError } from './engine';
import type { EngineError } from './engine';
import { reportEngineError, reportUnhandled } from './errors';
import type { PlaybackErrorReport } from './errors';

export type PlaybackFailure =
  | { kind: 'asset'; code: 'player_view_asset_fetch_failed'; cause: unknown }
  | { kind: 'rootAsset'; code: 'player_view_root_asset_fetch_failed'; cause: unknown }
  /** `watchable` forbids playing: 'You don't have permission to watch this content'. */
  | { kind: 'permission'; code: 'permission_error_screen_occurs' }
  /** A guest requested content for signed-in viewers. */
  | { kind: 'signIn' }
  /**
   * The viewer's plan leaves the title out (PLAYER-10): the playback call was refused, or, with `cause` null, was not made
   * because the asset's `watchable` says so.
   */
  | { kind: 'upgrade'; cause: ApiError | null }
  /** The playback call was refused: age limit, concurrent streams, network. */
  | { kind: 'playback'; cause: unknown }
  | { kind: 'emptyPlayback' }
  | { kind: 'unsupported' }
  | { kind: 'engine'; error: EngineError }
  | { kind: 'unhandled'; cause: unknown };

/** A refused playback call: by the plan, which for a guest begins with signing in, or for any other reason. */
export function refusal(cause: unknown, anonymous: boolean): PlaybackFailure {
  const byPlan =
    cause instanceof ApiError && (cause.status === 402 || cause.service?.code === PLAN_UPGRADE_REQUIRED);
  if (!byPlan) return { kind: 'playback', cause };
  return anonymous ? { kind: 'signIn' } : { kind: 'upgrade', cause };
}

/** Rejection that carries a failure out of an asynchronous start. */
export class PlaybackFailedError extends Error {
  readonly failure: PlaybackFailure;
  constructor(failure: PlaybackFailure) {
    super(`Playback failed: ${failure.kind}`);
    this.name = 'PlaybackFailedError';
    this.failure = failure;
  }
}

/** The failure that a thrown value stands for. */
export const failureOf = (cause: unknown): PlaybackFailure => {
  if (cause instanceof PlaybackFailedError) return cause.failure;
  if (cause instanceof EngineLoadError) return { kind: 'engine', error: cause.detail };
  return cause instanceof UnsupportedBrowserError ? { kind: 'unsupported' } : { kind: 'unhandled', cause };
};

const SCREEN = '/error_with_playback';

/**
 * Log entry and error screen of a failure of the player's own; null for refused calls, missing permission, guests and a
 * plan that leaves the title out.
 */
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
        reason: 'the playback is empty',
        status: null,
        screen: SCREEN,
      };
    case 'unsupported':
      return {
        code: 'native_player_error',
        severity: 'fatal',
        displayCode: 'native_player_error',
        reason: 'the browser cannot play streams',
        status: null,
        screen: SCREEN,
      };
    default:
      return null;
  }
};
