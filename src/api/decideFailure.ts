/**
 * The reaction to a failure: its row of the failure table with the values filled in. Screens carry it out and catch
 * nothing.
 */
import { CONCURRENT_STREAMS_EXCEEDED } from '../contract';
import type { TextKey } from '../i18n/en';
import { ApiError, serviceCode } from './apiError';
import type { CallName } from './calls';
import type { ErrorCode } from '../domain/errorCodes';
import { assetPath } from '../domain/paths';
import { FAILURES } from './failures';
import type { Kind, Outcome, Row, Severity, Situation } from './failures';
import { IdentityError } from './identityError';
import type { IdentityErrorCode } from './identityError';

/** Situations in which a refusal is shown in the service's wording (`details`). */
const SHOWN_IN_ITS_OWN_WORDS: readonly Situation[] = ['saveProfile', 'register', 'tokenExchange'];

/** The reaction to a failure. */
export interface Decision {
  readonly go: string | null;
  /** Navigation state for the screen in `go`; errorCode is shown after 'Error code:'. */
  readonly state: { readonly errorCode?: string; readonly returnAssetId?: string };
  /** Text to show; on the current screen when `go` is null. */
  readonly text: TextKey | null;
  /** The service's own text, where the specification shows it instead of the product's. */
  readonly details: string | null;
  readonly action: 'refreshApp' | 'retry' | null;
  readonly code: ErrorCode | null;
  readonly severity: Severity | null;
  readonly signOut: boolean;
  /** Opens `go` as a new history entry instead of replacing the current one. */
  readonly onTop: boolean;
}

const NOTHING: Decision = {
  go: null,
  state: {},
  text: null,
  details: null,
  action: null,
  code: null,
  severity: null,
  signOut: false,
  onTop: false,
};

const IDENTITY_KINDS: Readonly<Partial<Record<IdentityErrorCode, Kind>>> = {
  network: 'network',
  wrongCredentials: 'refused',
  unknownEmail: 'refused',
  invalidEmail: 'refused',
  expiredLink: 'expiredLink',
};

/** Calls to the static host and the legal-text provider. */
const OTHER_HOSTS: readonly CallName[] = ['translations', 'legal'];

function kindOf(error: unknown): Kind | 'nothing' {
  if (error instanceof IdentityError) return IDENTITY_KINDS[error.code] ?? 'any';
  if (!(error instanceof ApiError)) return 'any';
  if (error.kind === 'aborted') return 'nothing';
  if (error.kind === 'timeout' || error.kind === 'network') return 'network';
  if (error.kind !== 'status') return error.kind;
  // The transport has refreshed the bearer and sent the call again; a second 401 has ended the session, unless the
  // call keeps it (`keepsSessionOn401`: saving progress). Either way nothing remains to be done. Other hosts have no
  // session.
  if (error.status === 401 && !OTHER_HOSTS.includes(error.call)) return 'nothing';
  if (error.service?.code === CONCURRENT_STREAMS_EXCEEDED) return 'concurrency';
  const { status } = error;
  return status === 402 || status === 403 || status === 404 ? status : 'status';
}

/** The row's outcome for a kind: its own, else that of any status (for a status), else that of anything. */
function outcomeOf(row: Row, kind: Kind): Outcome {
  const anyStatus = typeof kind === 'number' || kind === 'concurrency' ? row.status : undefined;
  return row[kind] ?? anyStatus ?? row.any;
}

/**
 * Decides a failure. `returnAssetId` is the asset that the viewer came from, if any. A request aborted by the app,
 * and a 401 of the service, need no reaction.
 */
export function decideFailure(situation: Situation, error: unknown, returnAssetId?: string): Decision {
  const kind = kindOf(error);
  if (kind === 'nothing') return NOTHING;
  const outcome = outcomeOf(FAILURES[situation], kind);
  const go =
    typeof outcome.go === 'object' ? returnPath(returnAssetId, outcome.go.orElse) : (outcome.go ?? null);
  const errorCode = (error instanceof ApiError ? serviceCode(error) : null) ?? outcome.code;
  return {
    go,
    state: {
      ...(errorCode === undefined || go === null ? {} : { errorCode }),
      ...(returnAssetId === undefined || go === null ? {} : { returnAssetId }),
    },
    text: outcome.text ?? null,
    details:
      SHOWN_IN_ITS_OWN_WORDS.includes(situation) && error instanceof ApiError
        ? (error.service?.details ?? null)
        : null,
    action: outcome.action ?? null,
    code: outcome.code ?? null,
    severity: outcome.severity ?? null,
    signOut: outcome.signOut ?? false,
    onTop: outcome.onTop ?? false,
  };
}

const returnPath = (assetId: string | undefined, orElse: string): string =>
  assetId === undefined ? orElse : assetPath(assetId);
