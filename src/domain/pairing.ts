/** Signing in by a code confirmed on a phone: how long the code is good, and the address the phone opens [CODE-01..05]. */
import { withQuery } from './address';

/** Between two questions whether the code was confirmed [CODE-07]. */
export const POLL_MS = 5000;

/** Whole seconds a code is still good, 0 when it is over. Both in ms of the wall clock. */
export function secondsLeft(expiresAt: number, now: number): number {
  return Math.max(0, Math.ceil((expiresAt - now) / 1000));
}

/** Until `secondsLeft` changes, ms: a countdown that waits so long does not drift with its timers. */
export function msToNextSecond(expiresAt: number, now: number): number {
  const left = expiresAt - now;
  return left <= 0 ? 0 : left % 1000 || 1000;
}

/** The address a QR code carries: the deployment's pairing page with the code; null without such a page. */
export function pairLink(pairUrl: string | undefined, code: string): string | null {
  return pairUrl === undefined ? null : withQuery(pairUrl, 'code', code);
}
