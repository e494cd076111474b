/** How far what is being updated may still go, so that it counts as near, and seen, wherever it comes by. */
import type { Place } from './groupMoves';
import type { CoreNode } from './types';

/**
 * How far what is being updated may still go, stage pixels: left, up, right, down. An update goes through one tree at a time, so
 * that one list serves all stages.
 */
export const travel = new Float64Array(4);

/** Adds how far a node that is placed there may still go to `goal` in its parent, which is drawn at `scale`. */
export function addTravel(goal: Place, placed: Place, { w, h }: CoreNode['props'], scale: number): void {
  const right = (goal.x - placed.x) * scale;
  const down = (goal.y - placed.y) * scale;
  const grows = Math.abs(goal.scale - placed.scale) * scale;
  travel[0] = travel[0]! + Math.min(0, right) - grows * w;
  travel[1] = travel[1]! + Math.min(0, down) - grows * h;
  travel[2] = travel[2]! + Math.max(0, right) + grows * w;
  travel[3] = travel[3]! + Math.max(0, down) + grows * h;
}
