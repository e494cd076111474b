/** Curves from 0 to 1, by the names of `Easing`. */
import type { Easing } from '../types';

/** By products: a power is a call of the engine's own, and each animated number takes one a frame. */
const cube = (t: number): number => t * t * t;

const curves: Record<Easing, (t: number) => number> = {
  linear: (t) => t,
  'ease-in': cube,
  'ease-out': (t) => 1 - cube(1 - t),
  'ease-in-out': (t) => (t < 0.5 ? 4 * cube(t) : 1 - cube(2 - 2 * t) / 2),
};

/** Progress along `easing` at `t` in 0..1; exactly 0 and 1 at the ends. */
export function ease(easing: Easing, t: number): number {
  return curves[easing](t);
}
