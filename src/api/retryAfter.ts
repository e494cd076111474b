/** The wait that a busy service asks for: `Retry-After` of a 429 or 503 [API-05]. */

/** Longest wait that is granted, ms. A viewer whose screen waits longer is better told so. */
const MOST_MS = 60_000;
const BUSY: readonly number[] = [429, 503];

/** HTTP's date, such as 'Mon, 30 Nov 2026 20:00:00 GMT'. `Date.parse` alone takes '-1' for a year. */
const HTTP_DATE = /^[A-Z][a-z]{2}, .* GMT$/;

/**
 * How long the service asks to be left alone, ms; null when it does not say so, asks for more than 60 s, or says nothing that can be
 * read. A date counts from the answer's own `Date`, because the set's clock may be wrong.
 * @param deviceNow ms since 1970, for an answer whose `Date` is hidden by CORS
 */
export function retryAfterMs({ status, headers }: Response, deviceNow: number): number | null {
  if (!BUSY.includes(status)) return null;
  const asked = headers.get('retry-after')?.trim() ?? '';
  const sentAt = Date.parse(headers.get('date') ?? '') || deviceNow;
  const ms = /^\d+$/.test(asked)
    ? Number(asked) * 1000
    : HTTP_DATE.test(asked)
      ? Date.parse(asked) - sentAt
      : Number.NaN;
  return ms >= 0 && ms <= MOST_MS ? ms : null;
}
