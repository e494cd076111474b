/** The page's own timers, for what is not to stand still with the scene's clock, or comes before there is a scene. */
import type { Clock } from '../domain/clock';

export const PAGE_CLOCK: Pick<Clock, 'setTimeout' | 'clearTimeout'> = {
  setTimeout: (run, ms) => Number(setTimeout(run, ms)),
  clearTimeout: (id) => clearTimeout(id),
};
