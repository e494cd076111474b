import { describe, expect, it } from 'vitest';
import { createFakeClock } from '../../renderer/testing';
import { startCountdown } from './countdown';
import type { Countdown } from './countdown';

const setUp = (onTick: (left: number, countdown: Countdown) => void = () => {}) => {
  const clock = createFakeClock();
  const startedAt = clock.now();
  const log: [ms: number, what: number | 'end'][] = [];
  const note = (what: number | 'end') => void log.push([clock.now() - startedAt, what]);
  const countdown: Countdown = startCountdown({
    clock,
    seconds: 10,
    onTick: (left) => {
      note(left);
      onTick(left, countdown);
    },
    onEnd: () => note('end'),
  });
  return { clock, countdown, log };
};

describe('the countdown to the next title', () => {
  it('[NEXT-02] takes 10 s, tells each whole second down to zero, and ends once', () => {
    const { clock, log } = setUp();
    clock.advance(9999);
    expect(log).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1].map((left) => [(10 - left) * 1000, left]));
    clock.advance(1);
    expect(log.slice(9)).toEqual([
      [10_000, 0],
      [10_000, 'end'],
    ]);
    clock.advance(60_000);
    expect(log).toHaveLength(11);
    expect(clock.pendingCount).toBe(0);
  });

  it('[NEXT-03] cancelled, it tells nothing more and leaves no timer', () => {
    const { clock, countdown, log } = setUp();
    clock.advance(4500);
    countdown.cancel();
    expect(clock.pendingCount).toBe(0);
    clock.advance(60_000);
    expect(log.map(([, what]) => what)).toEqual([9, 8, 7, 6]);
    countdown.cancel();
  });

  it.each([[5], [0]])('[NEXT-03] cancelled from its own tick to %d, it does not end', (at) => {
    const { clock, log } = setUp((left, countdown) => left === at && countdown.cancel());
    clock.advance(60_000);
    expect(log.at(-1)?.[1]).toBe(at);
    expect(clock.pendingCount).toBe(0);
  });

  it('[NEXT-02] ends at its time when ticks come late', () => {
    const clock = createFakeClock();
    let late: (() => void) | null = null;
    let now = 0;
    const ticks: number[] = [];
    const slow = {
      now: () => now,
      setTimeout: (run: () => void, ms: number) => {
        late = run;
        return clock.setTimeout(() => undefined, ms);
      },
      clearTimeout: clock.clearTimeout,
    };
    startCountdown({
      clock: slow,
      seconds: 10,
      onTick: (left) => ticks.push(left),
      onEnd: () => ticks.push(-1),
    });
    now = 3400;
    late!();
    now = 3_600_000;
    late!();
    expect(ticks).toEqual([7, 0, -1]);
  });
});
