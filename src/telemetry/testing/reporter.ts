/** A reporter of a set at home, with time and chance in a test's hand. */
import { createFakeClock } from '../../../renderer/testing';
import { createReporter } from '../report';
import type { ErrorReport, ReportContext, ReporterOptions } from '../report';
import { createLogRing } from '../ring';

export const CONTEXT: ReportContext = {
  version: '1.5.1',
  build: 'c0ffee123456',
  platform: 'tizen',
  platformVersion: '5.5',
  model: 'QE55',
  engine: 'Chrome 69',
  deviceClass: 'middle',
  route: '/tizen/home',
};

/** Sends everything unless told otherwise; ids count from 1. */
export function reporterForTest(options: Partial<ReporterOptions> = {}) {
  const clock = createFakeClock(0);
  const ring = createLogRing(() => 0);
  const sent: ErrorReport[] = [];
  let ids = 0;
  const report = createReporter({
    context: () => CONTEXT,
    ring,
    send: (one) => sent.push(one),
    random: () => 0,
    newId: () => `id-${(ids += 1)}`,
    now: clock.now,
    setTimeout: (run, ms) => void clock.setTimeout(run, ms),
    ...options,
  });
  return { clock, report, ring, sent };
}
