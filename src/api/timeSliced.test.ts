import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inSlices, isReading } from './inSlices';

let now = 0;
beforeEach(() => {
  now = 0;
  vi.useFakeTimers();
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function* counting(steps: number, msEach: number, log: number[]): Generator<void, string> {
  for (let at = 0; at < steps; at += 1) {
    log.push(at);
    now += msEach;
    yield;
  }
  return 'read';
}

describe('reading in slices', () => {
  it('lets others have their turn after every 6 ms', async () => {
    const log: number[] = [];
    const turns = vi.spyOn(globalThis, 'setTimeout');
    const reading = inSlices(counting(7, 3, log));
    expect(log).toEqual([0, 1]);
    expect(isReading()).toBe(true);
    await vi.runAllTimersAsync();
    expect(await reading).toBe('read');
    expect(log).toHaveLength(7);
    expect(turns).toHaveBeenCalledTimes(3);
    expect(isReading()).toBe(false);
  });

  it('what is quickly read is read at once', async () => {
    const log: number[] = [];
    const reading = inSlices(counting(500, 0, log));
    expect(log).toHaveLength(500);
    expect(await reading).toBe('read');
  });

  it('what cannot be read is no longer being read', async () => {
    function* broken(): Generator<void, never> {
      yield;
      throw new Error('no page');
    }
    await expect(inSlices(broken())).rejects.toThrow('no page');
    expect(isReading()).toBe(false);
  });
});
