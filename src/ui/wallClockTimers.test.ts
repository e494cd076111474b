import { expect, it } from 'vitest';
import { createFakeClock } from '../../renderer/testing';
import { createWallClockTimers } from './wallClockTimers';

const HOUR_MS = 3_600_000;

function alarmsAt(wall: number) {
  const clock = createFakeClock();
  const began = clock.now();
  let ahead = 0;
  const now = () => wall + ahead + clock.now() - began;
  const rung: string[] = [];
  const alarms = createWallClockTimers(clock, now);
  const at = (moment: number, name = String(moment)) =>
    alarms.at(moment, () => rung.push(`${name} at ${now()}`));
  return { clock, rung, at, check: alarms.check, putAhead: (ms: number) => (ahead += ms) };
}

it('callbacks run at their times, from one timer for all of them', () => {
  const { clock, rung, at } = alarmsAt(5000);
  at(5000 + 3 * HOUR_MS, 'late');
  at(5000 + HOUR_MS, 'early');
  at(5000 + HOUR_MS, 'with it');
  expect(clock.pendingCount).toBe(1);
  clock.advance(HOUR_MS - 1);
  expect(rung).toEqual([]);
  clock.advance(1);
  expect(rung).toEqual(['early', 'with it'].map((name) => `${name} at ${5000 + HOUR_MS}`));
  expect(clock.pendingCount).toBe(1);
  clock.advance(9 * HOUR_MS);
  expect(rung).toHaveLength(3);
  expect(rung[2]).toBe(`late at ${5000 + 3 * HOUR_MS}`);
});

it('no timer is left after callbacks have run or were cancelled', () => {
  const { clock, rung, at } = alarmsAt(0);
  expect(clock.pendingCount).toBe(0);
  const end = at(500);
  const other = at(100);
  end();
  expect(clock.pendingCount).toBe(1);
  clock.advance(100);
  other();
  expect([rung, clock.pendingCount]).toEqual([['100 at 100'], 0]);
  at(500)();
  clock.advance(1000);
  expect([rung.length, clock.pendingCount]).toEqual([1, 0]);
});

it('a callback for a past time runs soon, but not synchronously', () => {
  const { clock, rung, at } = alarmsAt(5000);
  at(4000);
  expect(rung).toEqual([]);
  clock.advance(0);
  expect(rung).toEqual(['4000 at 5000']);
});

it('what fell due while the app was hidden is called when it is checked, not up to a minute later', () => {
  const { clock, rung, at, check, putAhead } = alarmsAt(0);
  check();
  expect(clock.pendingCount, 'nothing waits').toBe(0);
  at(5 * HOUR_MS);
  at(6 * HOUR_MS);
  putAhead(5 * HOUR_MS);
  expect(rung).toEqual([]);
  check();
  expect(rung).toEqual([`${5 * HOUR_MS} at ${5 * HOUR_MS}`]);
  expect(clock.pendingCount).toBe(1);
});

it('after the device slept, or its clock was corrected, callbacks run within a minute', () => {
  const { clock, rung, at, putAhead } = alarmsAt(0);
  at(5 * HOUR_MS);
  putAhead(6 * HOUR_MS);
  clock.advance(60_000);
  expect(rung).toHaveLength(1);
});

it('a callback may schedule another one', () => {
  const clock = createFakeClock(0);
  const alarms = createWallClockTimers(clock, clock.now);
  const rung: number[] = [];
  const again = (): void => {
    rung.push(clock.now());
    if (rung.length < 3) alarms.at(clock.now() + 1000, again);
  };
  alarms.at(1000, again);
  clock.advance(10_000);
  expect(rung).toEqual([1000, 2000, 3000]);
  expect(clock.pendingCount).toBe(0);
});
