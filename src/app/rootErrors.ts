/**
 * Errors that the renderer got over or not: each goes to the console, and to the reports unless its screen has reported it. After
 * one that leaves nothing to draw the page is loaded anew, once in a launch: a second time would end in the same error.
 */
import type { ErrorDetails, RootErrorKind } from '../../renderer';
import type { Severity } from '../api/failures';
import type { ReportError } from '../telemetry';

/**
 * Severities of what is reported. 'caught' is reported by the boundary that caught it; fonts have others behind them, and a
 * mistake of a screen is told in development alone.
 */
const SEVERITY: Partial<Record<RootErrorKind, Severity>> = {
  uncaught: 'fatal',
  fatal: 'fatal',
  handler: 'error',
  frame: 'error',
  internal: 'error',
};
/** React has unmounted everything, or the picture cannot be made. */
const NOTHING_DRAWN: ReadonlySet<RootErrorKind> = new Set(['uncaught', 'fatal']);

/** The longest that the page waits for its report to leave, ms. */
const HAND_OVER_MS = 3000;
const RELOADED = 'reloadedAfterError';

export interface RootErrorOptions {
  readonly print: (kind: string, error: unknown) => void;
  readonly report: ReportError;
  /** Resolves once what waits has left. */
  readonly handOver: () => Promise<void>;
  /** Of this launch; without one the page is never loaded anew, since that could go on for ever. */
  readonly launchStorage: Pick<Storage, 'getItem' | 'setItem'> | null;
  readonly reload: () => void;
  /** Not the scene's: that one may be what is broken. */
  readonly setTimeout: (run: () => void, ms: number) => void;
}

/** `onError` of the root. */
export function rootErrors({ print, report, handOver, launchStorage, reload, ...time }: RootErrorOptions) {
  const reloadOnce = async (): Promise<void> => {
    if (launchStorage === null || launchStorage.getItem(RELOADED) !== null) return;
    launchStorage.setItem(RELOADED, '1');
    await Promise.race([handOver(), new Promise<void>((done) => time.setTimeout(done, HAND_OVER_MS))]);
    reload();
  };
  return (error: unknown, kind: RootErrorKind, details: ErrorDetails): void => {
    print(`[${kind}]`, error);
    const severity = SEVERITY[kind];
    if (severity === undefined) return;
    report(error, severity, { code: 'unhandled_error', details: { from: kind, ...details } });
    if (NOTHING_DRAWN.has(kind)) reloadOnce().catch((failure: unknown) => print('[reload]', failure));
  };
}
