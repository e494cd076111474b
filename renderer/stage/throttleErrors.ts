/** Errors of a frame, and of handlers that it or a held key calls, recur: each message is reported at most once a second. */
import type { Clock } from '../types';
import { messageOf } from './errorMessage';

/** The same error again is reported after this, ms. */
const repeatAfterMs = 1000;
/** Different errors remembered; beyond it all are reported anew. */
const maxRememberedErrors = 50;

/** `report`, with every message at most once a second: a node that throws does so sixty times. */
export function throttleErrors<Details extends unknown[]>(
  clock: Clock,
  report: (error: unknown, ...details: Details) => void,
): (error: unknown, ...details: Details) => void {
  const reportedAt = new Map<string, number>();
  return (error, ...details) => {
    const message = messageOf(error);
    const now = clock.now();
    if (now - (reportedAt.get(message) ?? -Infinity) < repeatAfterMs) return;
    if (reportedAt.size >= maxRememberedErrors) reportedAt.clear();
    reportedAt.set(message, now);
    report(error, ...details);
  };
}
