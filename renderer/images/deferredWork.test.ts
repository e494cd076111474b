import { expect, it, vi } from 'vitest';
import { createFakeClock } from '../testing';
import { deferWork } from './deferredWork';

function setUp() {
  const clock = createFakeClock();
  const work = vi.fn();
  return { clock, work, deferred: deferWork(clock, work) };
}

it('work is done in a task of its own, once however often it is asked for, and again when it is asked for again', () => {
  const { clock, work, deferred } = setUp();
  deferred.soon();
  deferred.soon();
  expect(work).not.toHaveBeenCalled();
  clock.advance(0);
  expect(work).toHaveBeenCalledTimes(1);
  deferred.soon();
  clock.advance(0);
  expect(work).toHaveBeenCalledTimes(2);
  deferred.soon();
  deferred.cancel();
  clock.advance(100);
  expect(work).toHaveBeenCalledTimes(2);
});

it('work that is asked for between two frames is done at the end of what asks for it, with what waited', () => {
  const { clock, work, deferred } = setUp();
  deferred.behind(() => {});
  expect(work, 'not asked for').not.toHaveBeenCalled();
  deferred.soon();
  deferred.behind(() => {
    deferred.soon();
    deferred.soon();
    expect(work).not.toHaveBeenCalled();
  });
  expect(work).toHaveBeenCalledTimes(1);
  clock.advance(100);
  expect(work, 'the timer is taken back').toHaveBeenCalledTimes(1);
  deferred.soon();
  deferred.behind(() => {});
  expect(work, 'what waits for its task is left').toHaveBeenCalledTimes(1);
  clock.advance(0);
  expect(work).toHaveBeenCalledTimes(2);
});

it('work is done though what asks for it fails', () => {
  const { work, deferred } = setUp();
  const fail = (): never => {
    deferred.soon();
    throw new Error('bad');
  };
  expect(() => deferred.behind(fail)).toThrow('bad');
  expect(work).toHaveBeenCalledTimes(1);
});
