import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActivity, NO_ACTIVITY } from '../domain/activity';
import { timeSliced } from './timeSliced';

let now = 0;
/** Tasks that were asked for. */
let tasks = 0;
class CountedChannel extends MessageChannel {
  constructor() {
    super();
    tasks += 1;
  }
}
beforeEach(() => {
  now = 0;
  tasks = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.stubGlobal('MessageChannel', CountedChannel);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function* counting(steps: number, msEach: number, log: number[]): Generator<void, string> {
  for (let at = 0; at < steps; at += 1) {
    log.push(at);
    now += msEach;
    yield;
  }
  return 'read';
}

describe('time-sliced parsing', () => {
  it('yields to other tasks every 6 ms', async () => {
    const log: number[] = [];
    const activity = createActivity();
    const reading = timeSliced(counting(7, 3, log), activity);
    expect(log).toEqual([0, 1]);
    expect(activity.pending()).toEqual(['parsing']);
    expect(await reading).toBe('read');
    expect(log).toHaveLength(7);
    expect(tasks).toBe(3);
    expect(activity.pending()).toEqual([]);
  });

  it('waits for tasks and not for timers', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    await timeSliced(counting(40, 6, []), NO_ACTIVITY);
    expect(tasks).toBe(40);
    expect(timers).not.toHaveBeenCalled();
  });

  it('a short answer is parsed in one task', async () => {
    const log: number[] = [];
    const reading = timeSliced(counting(500, 0, log), NO_ACTIVITY);
    expect(log).toHaveLength(500);
    expect(await reading).toBe('read');
  });

  it('what the viewer waits for is read to its end in the next slice', async () => {
    const log: number[] = [];
    let isAwaited = false;
    const reading = timeSliced(counting(9, 3, log), NO_ACTIVITY, () => isAwaited);
    expect(log).toHaveLength(2);
    isAwaited = true;
    expect(await reading).toBe('read');
    expect([log.length, tasks]).toEqual([9, 1]);
  });

  it('a parse that throws is no longer pending', async () => {
    function* broken(): Generator<void, never> {
      yield;
      throw new Error('no page');
    }
    const activity = createActivity();
    await expect(timeSliced(broken(), activity)).rejects.toThrow('no page');
    expect(activity.pending()).toEqual([]);
  });
});
