/** Delayed work, registered in `activity` until it has run or is cancelled. */
import type { Activity } from '../domain/activity';
import type { Clock } from '../domain/clock';

/** Runs `run` after `ms`. @returns cancels it */
export function debounce(clock: Clock, activity: Activity, run: () => void, ms: number): () => void {
  const end = activity.begin('debounce');
  const cancel = (): void => {
    end();
    clock.clearTimeout(timer);
  };
  const timer = clock.setTimeout(() => {
    end();
    run();
  }, ms);
  return cancel;
}
