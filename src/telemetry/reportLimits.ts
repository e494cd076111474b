/** How many reports one set sends: an error in each frame would be 159 requests and 4.3 MB a minute. */

/** Reports of equal errors in a session. The last of them waits this long and tells how many there were by then, ms. */
const EQUAL_REPORTS = 5;
export const LAST_WAITS_MS = 10_000;
/** Reports of any errors in an hour. */
const HOURLY_REPORTS = 30;
const HOUR_MS = 3_600_000;
/** Errors that are remembered; the one that came first is forgotten for another one. */
const REMEMBERED = 100;

/** Errors of one kind in this session. */
export interface EqualErrors {
  /** How often it came, told or not. */
  count: number;
  /** How often it was told. */
  told: number;
}

/** Whether one more may be told, and as the which of equal ones. */
export type Turn = 'first' | 'later' | 'last' | null;

export interface ReportLimits {
  /** Counts an error. @param kind the same text for equal ones */
  count(kind: string): EqualErrors;
  /** Takes a report off what may be sent; null when nothing is left. */
  take(errors: EqualErrors): Turn;
}

/** @param now the monotonic clock, ms */
export function createReportLimits(now: () => number): ReportLimits {
  const kinds = new Map<string, EqualErrors>();
  /** Times of the reports of the last hour, the oldest first. */
  let sentAt: readonly number[] = [];
  return {
    count(kind) {
      const known = kinds.get(kind) ?? { count: 0, told: 0 };
      known.count += 1;
      if (known.count === 1) {
        kinds.set(kind, known);
        const [oldest] = kinds.size > REMEMBERED ? kinds.keys() : [];
        if (oldest !== undefined) kinds.delete(oldest);
      }
      return known;
    },
    take(errors) {
      if (errors.told >= EQUAL_REPORTS) return null;
      const at = now();
      while (sentAt[0] !== undefined && at - sentAt[0] >= HOUR_MS) sentAt = sentAt.slice(1);
      if (sentAt.length >= HOURLY_REPORTS) return null;
      sentAt = [...sentAt, at];
      errors.told += 1;
      if (errors.told === 1) return 'first';
      return errors.told === EQUAL_REPORTS ? 'last' : 'later';
    },
  };
}
