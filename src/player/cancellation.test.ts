import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import { createFakeClock } from '../../renderer/testing';
import { abortable, CancelledError, waitFor } from './cancellation';

const never = new Promise<never>(() => undefined);
const listenersOf = (signal: AbortSignal): number => getEventListeners(signal, 'abort').length;

describe('work that can be abandoned', () => {
  it('settles as the work does, and leaves nothing on a signal that lives on', async () => {
    const { signal } = new AbortController();
    expect(await abortable(Promise.resolve('done'), signal)).toBe('done');
    await expect(abortable(Promise.reject(new Error('Broken')), signal)).rejects.toThrow('Broken');
    expect(listenersOf(signal)).toBe(0);
  });

  it('[PLAYER-36] is rejected as soon as the signal aborts, by an error that a log can name', async () => {
    const abort = new AbortController();
    const work = abortable(never, abort.signal);
    abort.abort();
    await expect(work).rejects.toBeInstanceOf(CancelledError);
    expect(String(await work.catch((cause: unknown) => cause))).toBe('CancelledError: Cancelled');
  });

  it('is rejected at once by a signal that has aborted before', async () => {
    await expect(abortable(never, AbortSignal.abort())).rejects.toBeInstanceOf(CancelledError);
  });
});

describe('a wait', () => {
  it('ends after its time', async () => {
    const clock = createFakeClock(0);
    let over = false;
    void waitFor(clock, 1000, new AbortController().signal).then(() => (over = true));
    await clock.advanceAsync(999);
    expect(over).toBe(false);
    await clock.advanceAsync(1);
    expect(over).toBe(true);
  });

  it('that is cancelled leaves no timer', async () => {
    const clock = createFakeClock(0);
    const abort = new AbortController();
    const wait = waitFor(clock, 1000, abort.signal);
    abort.abort();
    await expect(wait).rejects.toBeInstanceOf(CancelledError);
    expect(clock.pendingCount).toBe(0);
  });
});
