/** Work to be done once the viewer has paused. It is registered in `activity` until it is done or cancelled. */
import type { Activity } from '../domain/activity';
import type { Clock } from '../domain/clock';

/** Runs after `ms`, unless what it returns is called before. */
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
