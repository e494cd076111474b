import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRequestPacing, pacingDelay } from './requestPacing';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the waits between the attempts of a request', () => {
  it('[PLAYER-27] double from 1 s to 8 s and no further, up to the 100th attempt', () => {
    const waits = [0, 1, 2, 3, 4, 5, 99].map((attempt) => pacingDelay(attempt, () => 0.5));
    expect(waits).toEqual([0, 1000, 2000, 4000, 8000, 8000, 8000]);
  });

  it('[PLAYER-27] are half shorter or longer at random', () => {
    expect(pacingDelay(1, () => 0)).toBe(500);
    expect(pacingDelay(4, () => 0)).toBe(4000);
    expect(pacingDelay(4, () => 1 - Number.EPSILON)).toBeCloseTo(12_000, 6);
  });

  it('the first attempt waits for nothing', async () => {
    await createRequestPacing(() => 0.5).wait(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('an attempt waits its time', async () => {
    const done = vi.fn();
    void createRequestPacing(() => 0.5)
      .wait(2)
      .then(done);
    await vi.advanceTimersByTimeAsync(1999);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalledTimes(1);
  });

  it('a player that is left waits for nothing', async () => {
    const pacing = createRequestPacing(() => 0.5);
    const waits = [pacing.wait(3), pacing.wait(9)];
    pacing.release();
    await Promise.all(waits);
    expect(vi.getTimerCount()).toBe(0);
  });
});
