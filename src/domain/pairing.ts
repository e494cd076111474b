/**
 * Signing in by a code confirmed on a phone: the code's remaining time, and the address for the phone [CODE-01..05].
 */
import { withQuery } from './address';

/** Interval of the polls, ms [CODE-07]. */
export const POLL_MS = 5000;

/** Whole seconds until a code expires, 0 afterwards. Arguments are wall-clock ms. */
export function secondsLeft(expiresAt: number, now: number): number {
  return Math.max(0, Math.ceil((expiresAt - now) / 1000));
}

/** Time until `secondsLeft` changes, ms: a countdown that waits this long does not drift with its timers. */
export function msToNextSecond(expiresAt: number, now: number): number {
  const left = expiresAt - now;
  return left <= 0 ? 0 : left % 1000 || 1000;
}

/** A code as it is written, in groups of three where they come out even: 'KXR 7WM'. */
export function groupedCode(code: string): string {
  return code.length % 3 === 0 ? code.replace(/.{3}(?=.)/g, '$& ') : code;
}

/** The address in the QR code: the deployment's pairing page with the code; null without such a page. */
export function pairLink(pairUrl: string | undefined, code: string): string | null {
  return pairUrl === undefined ? null : withQuery(pairUrl, 'code', code);
}
