import { expect, it } from 'vitest';
import { createPausableClock } from './pausableClock';
import { createFakeClock } from '../testing';

function setUp() {
  const real = createFakeClock();
  const clock = createPausableClock(real);
  const log: string[] = [];
  const set = (name: string, ms: number): number => clock.setTimeout(() => void log.push(name), ms);
  return { real, clock, log, set };
}

it('a clock that was never paused keeps its times, and forgets what is cleared or has fired', () => {
  const { real, clock, log, set } = setUp();
  set('a', 100);
  clock.clearTimeout(set('b', 50));
  real.advance(99);
  expect(log).toEqual([]);
  real.advance(1);
  clock.clearTimeout(1);
  expect([log, real.pendingCount, clock.now()]).toEqual([['a'], 0, real.now()]);
});

it('while paused no timer runs, and each goes on with the time it had left, in order', () => {
  const { real, clock, log, set } = setUp();
  set('late', 300);
  set('soon', 150);
  real.advance(100);
  clock.pause();
  clock.pause();
  expect(real.pendingCount).toBe(0);
  real.advance(10_000);
  expect(log).toEqual([]);
  clock.resume();
  clock.resume();
  real.advance(49);
  expect(log).toEqual([]);
  real.advance(1);
  expect(log).toEqual(['soon']);
  real.advance(150);
  expect([log, real.pendingCount]).toEqual([['soon', 'late'], 0]);
});

it('a timer set while paused waits for the end of the pause, one that is cleared does not come back', () => {
  const { real, clock, log, set } = setUp();
  const before = set('before', 10);
  clock.pause();
  set('within', 20);
  clock.clearTimeout(set('cleared', 20));
  clock.clearTimeout(before);
  real.advance(1000);
  clock.resume();
  real.advance(19);
  expect(log).toEqual([]);
  real.advance(1);
  expect([log, real.pendingCount]).toEqual([['within'], 0]);
});

it('time and frames go on while paused', () => {
  const { real, clock } = setUp();
  clock.pause();
  const start = clock.now();
  let frames = 0;
  clock.requestFrame(() => void frames++);
  clock.cancelFrame(clock.requestFrame(() => void frames++));
  real.advance(100);
  expect([frames, clock.now() - start]).toEqual([1, 100]);
});
