import { describe, expect, it } from 'vitest';
import { createFakeClock } from '../../renderer/testing';
import { createSleepTimer, SLEEP_OPTIONS } from './sleepTimer';
import type { SleepOption, SleepTimer } from './sleepTimer';

const MINUTE = 60_000;

const setUp = (onNotice: (timer: SleepTimer) => void = () => {}) => {
  const clock = createFakeClock(0);
  const log: [minute: number, what: string][] = [];
  const note = (what: string) => void log.push([clock.now() / MINUTE, what]);
  const timer: SleepTimer = createSleepTimer(clock, {
    onNotice: () => {
      note('notice');
      onNotice(timer);
    },
    onExpire: () => note('expire'),
  });
  return { clock, timer, log };
};

describe('the sleep timer', () => {
  it('offers off, minutes and the end of the title, and starts off', () => {
    expect(SLEEP_OPTIONS).toEqual(['off', 15, 30, 45, 60, 90, 'endOfTitle']);
    const { clock, timer } = setUp();
    expect([timer.option(), clock.pendingCount]).toEqual(['off', 0]);
  });

  it.each(SLEEP_OPTIONS.filter((option) => typeof option === 'number'))(
    'expires once after %d minutes, with a notice a minute before',
    (minutes) => {
      const { clock, timer, log } = setUp();
      timer.choose(minutes);
      clock.advance(minutes * MINUTE - 1);
      expect([log, timer.option()]).toEqual([[[minutes - 1, 'notice']], minutes]);
      clock.advance(24 * 60 * MINUTE);
      expect(log).toEqual([
        [minutes - 1, 'notice'],
        [minutes, 'expire'],
      ]);
      expect([timer.option(), clock.pendingCount]).toEqual(['off', 0]);
    },
  );

  it('chosen again at the notice, it starts from there', () => {
    const { clock, timer, log } = setUp((each) => each.option() === 15 && each.choose(30));
    timer.choose(15);
    clock.advance(44 * MINUTE - 1);
    expect([log.slice(0, 1), timer.option()]).toEqual([[[14, 'notice']], 30]);
    clock.advance(1);
    expect(log).toEqual([
      [14, 'notice'],
      [43, 'notice'],
      [44, 'expire'],
    ]);
  });

  it.each<[SleepOption]>([['off'], ['endOfTitle']])('changed to %s, the minutes are forgotten', (option) => {
    const { clock, timer, log } = setUp();
    timer.choose(15);
    clock.advance(14.5 * MINUTE);
    timer.choose(option);
    expect(clock.pendingCount).toBe(0);
    clock.advance(60 * MINUTE);
    expect(log).toEqual([[14, 'notice']]);
  });

  it('set to the end of the title it waits without a timer', () => {
    const { clock, timer, log } = setUp();
    timer.choose('endOfTitle');
    expect(clock.pendingCount).toBe(0);
    clock.advance(180 * MINUTE);
    expect([log, timer.option()]).toEqual([[], 'endOfTitle']);
  });

  it('[PLAYER-24] ended, it leaves no timer and calls nobody', () => {
    const { clock, timer, log } = setUp();
    timer.choose(15);
    timer.destroy();
    expect(clock.pendingCount).toBe(0);
    clock.advance(60 * MINUTE);
    expect([log, timer.option()]).toEqual([[], 'off']);
  });
});
