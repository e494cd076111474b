import { describe, expect, it } from 'vitest';
import { createServiceClock } from './serviceClock';

const HOUR = 3_600_000;
const NOON = Date.parse('2026-11-30T12:00:00Z');
const dateOf = (ms: number): string => new Date(ms).toUTCString();

function setUp(deviceAheadBy = 0) {
  const time = { monotonic: 1000, device: NOON + deviceAheadBy };
  const clock = createServiceClock(
    () => time.monotonic,
    () => time.device,
  );
  return {
    time,
    clock,
    pass(ms: number): void {
      time.monotonic += ms;
      time.device += ms;
    },
    /** An answer that took 100 ms. */
    answer(date: string | null, mayBeCached = true): void {
      const receivedAt = time.monotonic;
      clock.observe({ date, sentAt: receivedAt - 100, receivedAt, mayBeCached });
    },
  };
}

describe('the service’s time', () => {
  it('is the device’s until an answer tells it', () => {
    const { clock } = setUp(3 * HOUR);
    expect([clock.now(), clock.known()]).toEqual([NOON + 3 * HOUR, null]);
  });

  it.each([3 * HOUR, -3 * HOUR, -NOON])(
    'does not depend on a device’s clock that is wrong by %i ms',
    (wrong) => {
      const { answer, clock, pass } = setUp(wrong);
      answer(dateOf(NOON));
      pass(HOUR);
      expect(clock.now()).toBe(NOON + HOUR);
    },
  );

  it('goes on where the device’s clock is set right, or leaps by years', () => {
    const { answer, clock, pass, time } = setUp(3 * HOUR);
    answer(dateOf(NOON));
    time.device -= 3 * HOUR;
    pass(1000);
    expect(clock.now()).toBe(NOON + 1000);
    time.device += 20_000 * HOUR;
    expect(clock.now()).toBe(NOON + 1000);
  });

  it('is moved on by an answer after a set has slept, while its monotonic clock stood still', () => {
    const { answer, clock } = setUp();
    answer(dateOf(NOON));
    answer(dateOf(NOON + 8 * HOUR));
    expect(clock.now()).toBe(NOON + 8 * HOUR);
  });

  it('is not set back by the date of an answer from a cache', () => {
    const { answer, clock, pass } = setUp();
    answer(dateOf(NOON));
    pass(HOUR);
    answer(dateOf(NOON));
    expect(clock.now()).toBe(NOON + HOUR);
  });

  it('is set back by an answer that cannot be from a cache, to what it allows', () => {
    const { answer, clock } = setUp();
    answer(dateOf(NOON + HOUR));
    answer(dateOf(NOON), false);
    expect(clock.now()).toBe(NOON + 1000 + 100);
  });

  it('is left alone by an answer that agrees with it', () => {
    const { answer, clock, pass } = setUp();
    answer(dateOf(NOON));
    pass(900);
    answer(dateOf(NOON), false);
    expect(clock.now()).toBe(NOON + 900);
  });

  it.each([null, '', 'yesterday'])('ignores the date %j', (date) => {
    const { answer, clock } = setUp();
    answer(date);
    expect(clock.known()).toBeNull();
  });
});
