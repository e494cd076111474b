/** Something to be done once the viewer has paused. Until it is done the app is not idle (`window.__tv.idle`). */
import type { Clock } from '../domain/clock';

let waiting = 0;

/** Runs after `ms`, unless what it returns is called before. */
export function debounce(clock: Clock, run: () => void, ms: number): () => void {
  let over = false;
  waiting += 1;
  const end = (): void => {
    if (over) return;
    over = true;
    waiting -= 1;
    clock.clearTimeout(timer);
  };
  const timer = clock.setTimeout(() => {
    end();
    run();
  }, ms);
  return end;
}

export const isDebouncing = (): boolean => waiting > 0;
