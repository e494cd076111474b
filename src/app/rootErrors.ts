/**
 * Errors that the renderer got over or not: each goes to the console, and to the reports unless its screen has reported it. After
 * one that leaves nothing to draw the page is loaded anew, once in a launch: a second time would end in the same error.
 */
import type { HostPage } from '../../platforms';
import type { RootOptions } from '../../renderer';
import type { Severity } from '../api/failures';
import type { ReportError } from '../telemetry';

type RootErrorKind = Parameters<RootOptions['onError']>[1];

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
/** What this page keeps for the next one, which local storage must not hold [SHELL-15]. */
const RELOADED = 'reloadedAfterError';

export interface RootErrorOptions {
  readonly console: Pick<Console, 'error'>;
  readonly report: ReportError;
  /** Resolves once what waits has left. */
  readonly handOver: () => Promise<void>;
  readonly reloading: Pick<HostPage['reloading'], 'keep' | 'kept' | 'reload'>;
  /** The route, with its platform. */
  readonly path: () => string;
  /** Not the scene's: that one may be what is broken. */
  readonly setTimeout: (run: () => void, ms: number) => void;
}

export function rootErrors(options: RootErrorOptions): RootOptions['onError'] {
  const { handOver, path, reloading, report } = options;
  /** A set that cannot remember that it did would do so for ever. */
  const reloadOnce = async (): Promise<void> => {
    if (reloading.kept(RELOADED) !== null || !reloading.keep(RELOADED, '1')) return;
    const late = new Promise<void>((done) => options.setTimeout(done, HAND_OVER_MS));
    try {
      await Promise.race([handOver(), late]);
    } finally {
      reloading.reload(path());
    }
  };
  return (error, kind, details) => {
    const { componentStack, ...more } = details;
    options.console.error(`[${kind}]`, error, componentStack ?? '');
    const severity = SEVERITY[kind];
    if (severity === undefined) return;
    report(error, severity, { code: 'unhandled_error', componentStack, details: { from: kind, ...more } });
    if (NOTHING_DRAWN.has(kind)) void reloadOnce();
  };
}
