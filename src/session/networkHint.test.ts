import { describe, expect, it, vi } from 'vitest';
import { createFakeClock } from '../../renderer/testing';
import { answeredNetwork } from './networkHint';

interface Asked {
  resolve(): void;
  reject(): void;
}

/** A set that says what it is told to, and a service whose answers wait; the chance of the waits is the middle. */
function followed(random = () => 0.5) {
  const clock = createFakeClock();
  const asked: Asked[] = [];
  const told: boolean[] = [];
  let listener: ((on: boolean) => void) | null = null;
  const stop = answeredNetwork({
    watch: (run) => {
      listener = run;
      run(true);
      return () => (listener = null);
    },
    ask: () =>
      new Promise((resolve, reject) => {
        asked.push({ resolve: () => resolve(null), reject: () => reject(new TypeError('Failed to fetch')) });
      }),
    clock,
    random,
  })((on) => told.push(on));
  const settle = () => vi.waitFor(() => {});
  return {
    clock,
    asked,
    told,
    stop,
    say: (on: boolean) => listener?.(on),
    async answer(at = asked.length - 1) {
      asked[at]!.resolve();
      await settle();
    },
    async fail(at = asked.length - 1) {
      asked[at]!.reject();
      await settle();
    },
  };
}

describe('[DEVICE-12] a set that says there is no network', () => {
  it('is not believed while the service answers', async () => {
    const { told, say, answer, asked, clock } = followed();
    say(false);
    expect(told).toEqual([true]);
    await answer();
    await clock.advance(600_000);
    expect([told, asked.length, clock.pendingCount]).toEqual([[true, true], 1, 0]);
  });

  it('is believed at once when the request fails', async () => {
    const { told, say, fail } = followed();
    say(false);
    await fail();
    expect(told).toEqual([true, false]);
  });

  it('is believed after a second without an answer, and no longer once there is a late one', async () => {
    const { told, say, answer, clock } = followed();
    say(false);
    await clock.advance(999);
    expect(told).toEqual([true]);
    await clock.advance(1);
    expect(told).toEqual([true, false]);
    await answer();
    expect([told, clock.pendingCount]).toEqual([[true, false, true], 0]);
  });

  it('is asked about again, after up to 5 s, doubling up to a minute, until the service answers', async () => {
    const { told, say, fail, answer, asked, clock } = followed();
    const waits: number[] = [];
    say(false);
    for (let i = 0; i < 7; i++) {
      await fail();
      const [count, from] = [asked.length, clock.now()];
      while (asked.length === count) await clock.advance(100);
      waits.push(clock.now() - from);
    }
    expect(waits).toEqual([2500, 5000, 10_000, 20_000, 30_000, 30_000, 30_000]);
    await answer();
    expect([told.at(-1), clock.pendingCount]).toEqual([true, 0]);
  });

  it('and then says that there is one is believed, whatever became of the request', async () => {
    const { told, say, fail, clock } = followed();
    say(false);
    say(true);
    expect(told).toEqual([true, true]);
    await fail();
    await clock.advance(60_000);
    expect(told).toEqual([true, true]);
  });

  it('again is asked about again: an answer to the first time is none to the second', async () => {
    const { told, say, answer, fail, asked } = followed();
    say(false);
    say(true);
    say(false);
    expect(asked).toHaveLength(2);
    await answer(0);
    expect(told).toEqual([true, true]);
    await fail(1);
    expect(told).toEqual([true, true, false]);
  });

  it('is asked about no more once nobody listens', async () => {
    const { told, say, fail, asked, stop, clock } = followed();
    say(false);
    stop();
    await fail();
    await clock.advance(60_000);
    expect([told, asked.length, clock.pendingCount]).toEqual([[true], 1, 0]);
  });
});
