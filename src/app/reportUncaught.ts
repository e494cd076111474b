/**
 * Errors of the renderer: all go to the console, and from there into the log of later reports. One that no boundary catches
 * takes the whole tree away, so it is reported too.
 */
import type { RootOptions } from '../../renderer';
import type { ReportError } from '../telemetry';

export interface UncaughtReporter {
  readonly onError: RootOptions['onError'];
  /** Reports by it from now on, first what came before: at boot there is no reporter yet. */
  reportTo(report: ReportError): void;
}

/** Errors that wait for a reporter, the first ones: what follows is mostly their consequence. */
const MOST_WAITING = 5;

export function reportUncaught(log: Pick<Console, 'error'>): UncaughtReporter {
  const waiting: Parameters<ReportError>[] = [];
  let report: ReportError | null = null;

  return {
    onError(error, from, { componentStack }) {
      log.error(`[${from}]`, error, componentStack ?? '');
      if (from !== 'uncaught') return;
      const told: Parameters<ReportError> = [error, 'fatal', { code: 'unhandled_error', componentStack }];
      if (report !== null) report(...told);
      else if (waiting.length < MOST_WAITING) waiting.push(told);
    },
    reportTo(next) {
      report = next;
      for (const told of waiting.splice(0)) report(...told);
    },
  };
}
