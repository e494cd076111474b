/** A node that moves with what is in it: where it is going, and what `movingGroups.ts` has to know of it. */
import { standing } from './groupMoves';
import type { CoreNode } from './types';

/** Where a node is going: what its animations end at. Read in each frame, for it may change. */
export interface Goal {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly alpha: number;
  /** It is to be hidden at once, with all that an update does to what cannot be seen: images are given up. */
  readonly hidden: boolean;
}

/** The numbers that groups take. */
export type GroupProp = Exclude<keyof Goal, 'hidden'>;

export interface GroupNode extends CoreNode {
  /** Its number in the frame that was written last; `standing` when it is no group. */
  group: number;
  /** Null while it is not on its way. */
  goal: Goal | null;
  /** Its opacity, while it is on its way: `alpha` is the one its quads are written with. */
  alphaNow: number;
  /** Its bounds, and those of what is in it, were widened by the way it goes. */
  isWidened: boolean;
  /** Where it was, as a group, when it and what is in it were placed on the stage last; null before it is one. */
  placed: { x: number; y: number; scale: number } | null;
  /** How many nodes it is in, as of the last update. */
  depth: number;
  /** It stays placed there, though it has moved. */
  isKept: boolean;
}

/** Whether it is elsewhere than it goes. */
export const isMoving = ({ goal, props }: GroupNode): boolean =>
  goal !== null && (props.x !== goal.x || props.y !== goal.y || props.scaleX !== goal.scale);

/** Or has another opacity than it comes to. */
export const isOnItsWay = (node: GroupNode): boolean =>
  isMoving(node) || (node.goal !== null && node.alphaNow !== node.goal.alpha);

/**
 * Whether quads of that opacity can be drawn with `alpha` on its way to `goal`. At rest what has faded a little is written with the
 * opacity it has, for exact colours; what has faded out the programs leave out.
 */
export const canFade = (written: number, alpha: number, goal: number): boolean =>
  alpha <= written && goal <= written && (alpha !== goal || alpha === written || alpha === 0);

/** Whether a node is at its goal once it is given a number; its opacity is `alphaNow` already. */
export function arrives({ props, alphaNow }: GroupNode, goal: Goal, prop: GroupProp, value: number): boolean {
  return (
    (prop === 'x' ? value : props.x) === goal.x &&
    (prop === 'y' ? value : props.y) === goal.y &&
    (prop === 'scale' ? value : props.scaleX) === goal.scale &&
    alphaNow === goal.alpha
  );
}

/** What is in a group is being placed where the group is now. */
export function placeNow(node: GroupNode): void {
  const { props } = node;
  const placed = (node.placed ??= { x: 0, y: 0, scale: 1 });
  placed.x = props.x;
  placed.y = props.y;
  placed.scale = props.scaleX;
}

export const parentOf = (node: CoreNode): GroupNode | null => node.props.parent as GroupNode | null;

export function depthOf(node: CoreNode): number {
  let depth = 0;
  for (let at = parentOf(node); at !== null; at = parentOf(at)) depth++;
  return depth;
}

/** The innermost group a node is in. */
export function outerGroupOf(node: CoreNode): number {
  for (let at = parentOf(node); at !== null; at = parentOf(at)) if (at.group > standing) return at.group;
  return standing;
}

/** Lightning updates all that is in a node whose opacity is set. */
export function setAlpha(node: GroupNode, alpha: number): void {
  if (node.alpha !== alpha) node.alpha = alpha;
}

/** What the opacity of a node is of the one it was written with. */
export const shareOf = ({ alpha, alphaNow }: GroupNode): number => (alpha === 0 ? 1 : alphaNow / alpha);

/** Where 0, 0 of a node is in its parent: it is scaled about its pivot. */
export const originOf = (at: number, pivot: number, size: number, scale: number): number =>
  at + pivot * size * (1 - scale);
