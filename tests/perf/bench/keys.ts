/** The keys that every contestant gets. */
import { COLUMNS, ROWS } from '../scenes/home-20x20/content';
import type { Direction } from '../scenes/home-20x20/grid';

/** A direction, and how often it acts. */
export type Leg = readonly [Direction, number];

const LEGS: readonly Leg[] = [
  ['right', 12],
  ['down', 8],
  ['right', 10],
  ['left', 6],
  ['up', 5],
  ['right', 9],
  ['down', 5],
  ['up', 5],
];

const keysOf = (legs: readonly Leg[]): Direction[] =>
  legs.flatMap(([key, times]) => Array.from({ length: times }, () => key));

/** 60 keys, each of which moves focus; they cross the windows in all directions and come back to rows known before. */
export const SIXTY_KEYS: readonly Direction[] = keysOf(LEGS);

/** Keys held one after another: along the first row and back, down all rows and back. */
const LAP: readonly Leg[] = [
  ['right', COLUMNS - 1],
  ['left', COLUMNS - 1],
  ['down', ROWS - 1],
  ['up', ROWS - 1],
];

/** Off the edges, where a contestant that drops repeats would end too. */
const END: readonly Leg[] = [
  ['down', 5],
  ['right', 7],
];

/** Keys held for so many laps and a little longer; every repeat moves focus. */
export const heldLegs = (laps: number): Leg[] => [...Array.from({ length: laps }, () => LAP).flat(), ...END];
