import { expect, it, vi } from 'vitest';
import { createFakeClock } from '../../renderer/testing/fakeClock';
import { debounce, isDebouncing } from './debounce';

it('runs once after its time, and is pending until then; ended before, it never runs', () => {
  const clock = createFakeClock();
  const run = vi.fn();
  const end = debounce(clock, run, 500);
  const other = debounce(clock, run, 700);
  clock.advance(499);
  expect([run.mock.calls.length, isDebouncing()]).toEqual([0, true]);
  clock.advance(1);
  expect([run.mock.calls.length, isDebouncing()]).toEqual([1, true]);
  other();
  other();
  end();
  expect(isDebouncing()).toBe(false);
  clock.advance(500);
  expect(run).toHaveBeenCalledTimes(1);
});
