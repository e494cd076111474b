/** Numbers on their way, by the curve and in the time of the scene: a new way begins where the number is now. */
import { MOVE_MS } from '../content';

export interface Slides {
  /** Where each number is. */
  readonly now: Float64Array;
  /** Puts a number where it stays. */
  set(at: number, value: number): void;
  /** Sends a number on its way. */
  go(at: number, value: number, time: number): void;
  /** Moves all numbers on. @returns whether any is still on its way */
  step(time: number): boolean;
}

/** The others' 'ease-out'. */
const easeOut = (t: number): number => 1 - (1 - t) ** 3;

export function createSlides(count: number): Slides {
  const now = new Float64Array(count);
  const from = new Float64Array(count);
  const to = new Float64Array(count);
  const began = new Float64Array(count);
  const moves = new Uint8Array(count);
  return {
    now,
    set(at, value) {
      now[at] = value;
      moves[at] = 0;
    },
    go(at, value, time) {
      from[at] = now[at]!;
      to[at] = value;
      began[at] = time;
      moves[at] = 1;
    },
    step(time) {
      let moving = false;
      for (let at = 0; at < count; at += 1) {
        if (moves[at] === 0) continue;
        // The frame's stamp can lie before the key that it shows.
        const t = Math.min(1, Math.max(0, (time - began[at]!) / MOVE_MS));
        now[at] = from[at]! + (to[at]! - from[at]!) * easeOut(t);
        if (t < 1) moving = true;
        else moves[at] = 0;
      }
      return moving;
    },
  };
}
