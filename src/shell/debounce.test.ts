import { expect, it, vi } from 'vitest';
import { createFakeClock } from '../../renderer/testing/fakeClock';
import { createActivity } from '../domain/activity';
import { debounce } from './debounce';

it('runs once after its time, and is pending until then; ended before, it never runs', () => {
  const clock = createFakeClock();
  const activity = createActivity();
  const run = vi.fn();
  const end = debounce(clock, activity, run, 500);
  const other = debounce(clock, activity, run, 700);
  clock.advance(499);
  expect([run.mock.calls.length, activity.pending().length]).toEqual([0, 2]);
  clock.advance(1);
  expect([run.mock.calls.length, activity.pending().length]).toEqual([1, 1]);
  other();
  other();
  end();
  expect(activity.pending()).toEqual([]);
  clock.advance(500);
  expect(run).toHaveBeenCalledTimes(1);
});
