/** Error reports: sampled, with an id, the last log lines, and without anything secret [ERR-03..05, ERR-22]. */
import type { ErrorCode } from '../domain/errorCodes';
import type { Severity } from '../api/failures';
import type { LogRing } from './ring';
import { scrub, scrubText } from './scrub';

/** Share of the errors that is sent unless the configuration names another [ERR-05]. */
const SAMPLING_RATE = 0.6;

export interface ErrorReport {
  /** For the viewer to read to the help desk. */
  readonly id: string;
  readonly severity: Severity;
  readonly code: ErrorCode | null;
  readonly message: string;
  readonly stack: string | null;
  /** React's: which component failed, and those around it; null for an error of no component. */
  readonly componentStack: string | null;
  readonly details: unknown;
  readonly log: readonly string[];
  readonly version: string;
  readonly platform: string;
}

export interface ReporterOptions {
  readonly version: string;
  readonly platform: string;
  readonly ring: LogRing;
  /**
   * Where reports go. What it throws, or an error that has no text, is swallowed nowhere else than here: a report must
   * never be an error of its own.
   */
  readonly send: (report: ErrorReport) => void;
  /** Share of the errors that is sent, 0..1; without one, that of ERR-05. */
  readonly sampling?: number | undefined;
  /** 0..1. */
  readonly random: () => number;
  readonly newId: () => string;
}

export interface ReportExtras {
  readonly code?: ErrorCode | null;
  readonly componentStack?: string | null | undefined;
  /** Anything that helps; secrets are removed. */
  readonly details?: unknown;
}

/** Reports an error. @returns its id, also when sampling left it out */
export type ReportError = (error: unknown, severity: Severity, extras?: ReportExtras) => string;

/** @param options who we are, where reports go and the source of chance */
export function createReporter(options: ReporterOptions): ReportError {
  const { newId, platform, random, ring, sampling = SAMPLING_RATE, send, version } = options;
  return (error, severity, extras = {}) => {
    const id = newId();
    if (random() >= sampling) return id;
    try {
      send({
        id,
        severity,
        code: extras.code ?? null,
        message: scrubText(error instanceof Error ? `${error.name}: ${error.message}` : String(error)),
        stack: error instanceof Error && error.stack !== undefined ? scrubText(error.stack) : null,
        componentStack: extras.componentStack == null ? null : scrubText(extras.componentStack),
        details: scrub(extras.details),
        log: ring.lines(),
        version,
        platform,
      });
    } catch (failure) {
      ring.add('error', ['A report could not be sent', failure]);
    }
    return id;
  };
}
