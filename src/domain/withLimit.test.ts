import { expect, it } from 'vitest';
import { createFakeClock } from '../../renderer/testing';
import { withLimit } from './withLimit';

const NEVER = new Promise<never>(() => {});

it('a result in time is the result, an error the error, and neither leaves a timer', async () => {
  const clock = createFakeClock();
  expect(await withLimit(Promise.resolve(7), 100, clock)).toBe(7);
  await expect(withLimit(Promise.reject(new Error('refused')), 100, clock)).rejects.toThrow('refused');
  expect(clock.pendingCount).toBe(0);
});

it('what is not there after its time is late, by the words of the caller or its own', async () => {
  const clock = createFakeClock();
  const mine = withLimit(NEVER, 100, clock);
  const told = withLimit(NEVER, 200, clock, () => new Error('no answer of the set'));
  clock.advance(100);
  await expect(mine).rejects.toThrow('no answer in 100 ms');
  clock.advance(100);
  await expect(told).rejects.toThrow('no answer of the set');
});
