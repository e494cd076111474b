/**
 * Error reports: sampled, few of equal ones, with an id, what they happened on and the last log lines, and without anything
 * secret [ERR-03..05, ERR-22].
 */
import type { ErrorCode } from '../domain/errorCodes';
import type { Severity } from '../api/failures';
import { kindOf, tellDetails, tellMessage, tellStack } from './errorText';
import { createReportLimits, LAST_WAITS_MS } from './reportLimits';
import type { EqualErrors, Turn } from './reportLimits';
import type { LogRing } from './ring';
import { scrubText } from './scrub';

/** Share of the errors that is sent unless the configuration names another [ERR-05]. */
const SAMPLING_RATE = 0.6;
/** Characters of a component stack. */
const COMPONENTS_LENGTH = 4000;

/** What an error happened on. */
export interface ReportContext {
  readonly version: string;
  /** Its commit. */
  readonly build: string;
  readonly platform: string;
  /** Null where the set does not tell it, as the two that follow. */
  readonly platformVersion: string | null;
  readonly model: string | null;
  /** 'Chrome 75'. */
  readonly engine: string | null;
  /** Class of the set. */
  readonly deviceClass: string | null;
  /** Path of the screen. */
  readonly route: string;
}

export interface ErrorReport extends ReportContext {
  /** For the viewer to read to the help desk. */
  readonly id: string;
  readonly severity: Severity;
  readonly code: ErrorCode | null;
  readonly message: string;
  readonly stack: string | null;
  /** React's: which component failed, and those around it; null for an error of no component. */
  readonly componentStack: string | null;
  readonly details: unknown;
  /** How often it came in this session until now. */
  readonly count: number;
  /** Oldest first; with the first of equal errors alone. */
  readonly log: readonly string[];
}

export interface ReporterOptions {
  /** Asked at each report that is sent. */
  readonly context: () => ReportContext;
  readonly ring: LogRing;
  /**
   * Where reports go. What it throws, or an error that has no text, is swallowed nowhere else than here: a report must
   * never be an error of its own.
   */
  readonly send: (report: ErrorReport) => void;
  /** An engineer's console, which gets every error. */
  readonly print?: ((report: Pick<ErrorReport, 'severity' | 'code' | 'id' | 'message'>) => void) | undefined;
  /** Share of the errors that is sent, 0..1; without one, that of ERR-05. */
  readonly sampling?: number | undefined;
  /** 0..1. */
  readonly random: () => number;
  readonly newId: () => string;
  /** Monotonic time, ms. */
  readonly now: () => number;
  /** Runs once after `ms`. */
  readonly setTimeout: (run: () => void, ms: number) => void;
}

export interface ReportExtras {
  readonly code?: ErrorCode | null;
  readonly componentStack?: string | null | undefined;
  /** Anything that helps; secrets are removed. */
  readonly details?: unknown;
  /** One that was given already. */
  readonly id?: string;
}

/** Reports an error. @returns its id, also when it is left out */
export type ReportError = (error: unknown, severity: Severity, extras?: ReportExtras) => string;

/** @param options who we are, where reports go and the source of chance */
export function createReporter(options: ReporterOptions): ReportError {
  const { context, newId, print, random, ring, sampling = SAMPLING_RATE, send } = options;
  const limits = createReportLimits(options.now);

  /** What a report cannot say, or its way out, must be no error of its own. */
  const guarded = (task: () => void): void => {
    try {
      task();
    } catch (failure) {
      ring.add('error', ['A report could not be sent', failure]);
    }
  };

  const tell = (report: Omit<ErrorReport, 'count'>, turn: Turn, errors: EqualErrors): void => {
    const sendNow = (): void => guarded(() => send({ ...report, count: errors.count }));
    if (turn === 'last') options.setTimeout(sendNow, LAST_WAITS_MS);
    else sendNow();
  };

  return (error, severity, extras = {}) => {
    const { code = null, componentStack, details, id = newId() } = extras;
    guarded(() => {
      print?.({ severity, code, id, message: tellMessage(error) });
      const errors = limits.count(`${severity} ${code ?? ''} ${kindOf(error)}`);
      const turn = random() < sampling ? limits.take(errors) : null;
      if (turn === null) return;
      const { route, ...about } = context();
      const log = turn === 'first' ? ring.lines() : [];
      const told = {
        componentStack: componentStack == null ? null : scrubText(componentStack, COMPONENTS_LENGTH),
        message: tellMessage(error),
        stack: tellStack(error),
        details: tellDetails(details),
      };
      tell({ id, severity, code, ...told, log, ...about, route: scrubText(route) }, turn, errors);
    });
    return id;
  };
}
