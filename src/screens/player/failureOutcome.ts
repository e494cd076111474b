/**
 * What the player screen does about a failed playback. Pure. Refused calls are left to the table in
 * `src/api/failures.ts`.
 */
import type { ErrorCode, Severity, Situation } from '../../api';
import { failureReport } from '../../player/failure';
import type { PlaybackFailure } from '../../player/failure';
import type { NavigationState } from '../../shell/navigation';

type FailureOutcome =
  | {
      kind: 'call';
      situation: Situation;
      cause: unknown;
      returnAssetId: string | undefined;
      /** Navigation state for the next screen, beside the code and the asset. */
      extraState: NavigationState;
    }
  /** The player offers the upgrade in place (PLAYER-10); `cause` is for the log, null for what was known before. */
  | { kind: 'upgrade'; cause: unknown }
  /** Shown on the player screen: "You don't have permission to watch this content" (PLAYER-08). */
  | { kind: 'denied'; code: ErrorCode; severity: Severity }
  | {
      kind: 'go';
      path: string;
      state: NavigationState;
      /** For the log; null for an expected outcome that is no fault. */
      report: { code: ErrorCode; severity: Severity; cause: unknown } | null;
    };

/** Where the viewer came from, as the navigation state says. */
interface PlayerOrigin {
  assetId: string;
  returnAssetId?: string;
  returnPageId?: string;
  /** Opened from a page's continue-watching row: everything returns to the page, nothing to the asset screen. */
  isContinueWatching?: boolean;
  /** The page or asset screen is one step back in history, where its focus is restored. */
  origin?: boolean;
}

/** What the player screen does about a failure; `origin` is what it was opened from. */
export function outcomeOf(failure: PlaybackFailure, origin: PlayerOrigin): FailureOutcome {
  const { assetId, returnPageId } = origin;
  const toPage = origin.isContinueWatching === true && returnPageId !== undefined;
  const returnAssetId = toPage ? undefined : origin.returnAssetId;
  const titleToReturnTo = toPage ? undefined : (returnAssetId ?? assetId);
  const stepBack = returnAssetId !== undefined && origin.origin === true;
  const extraState = toPage ? { returnPageId, origin: origin.origin } : stepBack ? { origin: true } : {};
  switch (failure.kind) {
    case 'asset':
      return { kind: 'call', situation: 'playerAsset', cause: failure.cause, returnAssetId, extraState };
    case 'rootAsset':
      return { kind: 'call', situation: 'playerRootAsset', cause: failure.cause, returnAssetId, extraState };
    case 'playback':
      return {
        kind: 'call',
        situation: 'playback',
        cause: failure.cause,
        returnAssetId: titleToReturnTo,
        extraState,
      };
    case 'upgrade':
      return { kind: 'upgrade', cause: failure.cause };
    case 'permission':
      return { kind: 'denied', code: failure.code, severity: 'error' };
    case 'signIn':
      return { kind: 'go', path: '/welcome/code', state: { redirectToPlans: true }, report: null };
    default:
  }
  const { code, severity, displayCode, reason, screen } = failureReport(failure)!;
  const cause =
    failure.kind === 'unhandled' ? failure.cause : new Error(`Playback failed: ${displayCode}, ${reason}`);
  return {
    kind: 'go',
    path: screen,
    state: { ...extraState, errorCode: displayCode, returnAssetId: titleToReturnTo, returnPageId },
    report: { code, severity, cause },
  };
}
