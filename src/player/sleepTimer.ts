/** Ends the evening: stops playback after a number of minutes, or at the end of the title that plays. */
import type { Clock } from '../domain/clock';
import { createTimer } from './timer';

/** What can be chosen: minutes, or the end of the title that plays, which the player watches for. */
export const SLEEP_OPTIONS = ['off', 15, 30, 45, 60, 90, 'endOfTitle'] as const;
export type SleepOption = (typeof SLEEP_OPTIONS)[number];

const MINUTE_MS = 60_000;

export interface SleepTimerListeners {
  /** A minute before the end of a number of minutes, so that a viewer who is awake can choose again. */
  readonly onNotice: () => void;
  /** Called once per choice: stop playing. The choice is 'off' again. */
  readonly onExpire: () => void;
}

/** It outlives titles; of a player it is one. */
export interface SleepTimer {
  option(): SleepOption;
  /** Starts anew, from now; 'off' ends it. */
  choose(option: SleepOption): void;
  /** Ends it without a callback. */
  destroy(): void;
}

/** Starts 'off'. */
export function createSleepTimer(clock: Clock, { onNotice, onExpire }: SleepTimerListeners): SleepTimer {
  const timer = createTimer(clock);
  let option: SleepOption = 'off';

  const expire = (): void => {
    option = 'off';
    onExpire();
  };
  const notice = (): void => {
    // Armed before the callback, which may choose again.
    timer.arm(MINUTE_MS, expire);
    onNotice();
  };
  const choose = (next: SleepOption): void => {
    option = next;
    timer.cancel();
    if (typeof next === 'number') timer.arm((next - 1) * MINUTE_MS, notice);
  };

  return {
    option: () => option,
    choose,
    destroy: () => choose('off'),
  };
}
