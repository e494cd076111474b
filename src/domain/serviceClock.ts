/**
 * The service's time, from the `Date` of its answers. The set's clock may be hours wrong or be set right while the app runs;
 * what is live, has begun or expired is the service's to say. Between answers time goes on by a monotonic clock.
 */

/** The times of one answer. */
export interface AnswerTimes {
  /** The answer's `Date` header; null without one, and where CORS hides it. */
  readonly date: string | null;
  /** By the monotonic clock, ms. */
  readonly sentAt: number;
  readonly receivedAt: number;
  /** The answer may come from a cache, whose `Date` is older than the answer. */
  readonly mayBeCached: boolean;
}

/** The time as the service has it. */
export interface ServiceClock {
  /** ms since 1970; the set's own time until an answer has told the service's. */
  now(): number;
  /** The same, but null until an answer has told it. */
  known(): number | null;
  observe(answer: AnswerTimes): void;
}

/** A `Date` header counts whole seconds. */
const RESOLUTION_MS = 1000;

/**
 * A clock that no answer has set yet.
 * @param monotonic ms since any origin, untouched by whoever sets the device's clock
 * @param device the device's time, ms since 1970
 */
export function createServiceClock(monotonic: () => number, device: () => number): ServiceClock {
  /** Service time minus monotonic time, ms. */
  let offset: number | null = null;
  const known = (): number | null => (offset === null ? null : monotonic() + offset);
  return {
    known,
    now: () => known() ?? device(),
    observe({ date, sentAt, receivedAt, mayBeCached }) {
      const earliest = Date.parse(date ?? '');
      if (Number.isNaN(earliest)) return;
      // The header was written between the two moments. Inside these bounds the time is left alone, so that it does not jitter.
      const latest = mayBeCached ? Infinity : earliest + RESOLUTION_MS + receivedAt - sentAt;
      const time = offset === null ? earliest : receivedAt + offset;
      offset = Math.min(Math.max(time, earliest), latest) - receivedAt;
    },
  };
}
