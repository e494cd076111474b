/** Curves from 0 to 1, by the names of `Easing`. */
import type { Easing } from '../types';

const curves: Record<Easing, (t: number) => number> = {
  linear: (t) => t,
  'ease-in': (t) => t * t * t,
  'ease-out': (t) => 1 - (1 - t) ** 3,
  'ease-in-out': (t) => (t < 0.5 ? 4 * t * t * t : 1 - (2 - 2 * t) ** 3 / 2),
};

/** Progress along `easing` at `t` in 0..1; exactly 0 and 1 at the ends. */
export function ease(easing: Easing, t: number): number {
  return curves[easing](t);
}
