/**
 * Moving groups: nodes whose place, scale or opacity is being animated, each with what is in it.
 *
 * The quads of a group are written where they are in one frame, with the largest opacity they come to, and in those that follow the
 * vertex shader moves and fades them: such a frame sets four numbers a group (`u_groups`), updates no node and writes no quad. All
 * that was decided in the frame that wrote them (what is near the stage, what is seen, which quads share a draw call) was decided
 * for every place on the way to the goal, and for the goal: a group that arrives is drawn there as it was written. A goal that
 * changes, a node that begins to move, and any other change of the scene needs a frame that writes all again; what is in a group
 * whose goal is the same is written where it was then, and needs no update.
 */
import { createGroupMoves, maxGroups, standing } from './groupMoves';
import type { GroupMoves, Place } from './groupMoves';
import {
  isMoving,
  isOnItsWay,
  canFade,
  arrives,
  placeNow,
  parentOf,
  depthOf,
  outerGroupOf,
  setAlpha,
  shareOf,
  originOf,
} from './groupNode';
import type { Goal, GroupNode, GroupProp } from './groupNode';
import { updateType } from './numbers';
import { travel } from './travel';

export interface MovingGroups {
  readonly moves: GroupMoves;
  /** A group has moved since the last frame. */
  readonly waiting: boolean;
  /** A node was given a goal since the last update. */
  readonly aimed: boolean;
  /** Set to false by a frame whose quads do not hold for the next ones: they depend on more than the places of groups. */
  kept: boolean;
  /** Set to true by what lies elsewhere in a group that stands still: one that arrives has to be written again. */
  settles: boolean;
  /** Takes a number of a node that is a group. False when the node itself has to be given it: it is no group, or it settles. */
  write(node: GroupNode, goal: Goal, prop: GroupProp, value: number): boolean;
  /** The node is on its way to `goal`, and is a group from the next frame on that is written. */
  aim(node: GroupNode, goal: Goal): void;
  /** Before the update of a frame that is written: numbers the groups, and marks them as moved. */
  gather(): void;
  /** After it: notes where they are. False when one that stays placed where it was cannot be moved from there: both have to be done again. */
  place(): boolean;
  /** For a frame without update: moves the groups. False when what was written does not hold for it. */
  step(): boolean;
}

/** Columns of the goal that a group was written with. */
const goalXColumn = 0;
const goalYColumn = 1;
const goalScaleColumn = 2;
const goalAlphaColumn = 3;
const columns = 4;

export function createMovingGroups(): MovingGroups {
  const moves = createGroupMoves();
  /** Nodes that are on their way; from `gather` on the groups come first, each behind those it is in. */
  const nodes: GroupNode[] = [];
  /** The goal that each group was written with. */
  const goals = new Float64Array(maxGroups * columns);
  const outside = { scale: 1, x: 0, y: 0 };
  const written = { scale: 1, x: 0, y: 0 };
  const end = { scale: 1, x: 0, y: 0 };
  let groups = 0;
  let waiting = false;
  let aimed = false;

  function add(node: GroupNode, goal: Goal): void {
    if (node.goal === null) nodes.push(node);
    node.goal = goal;
  }

  /** Whether a group is elsewhere than it was written. */
  function hasMoved({ group, props, placed }: GroupNode): boolean {
    if (group === standing) return false;
    return props.x !== placed!.x || props.y !== placed!.y || props.scaleX !== placed!.scale;
  }

  /** Whether the way of a group leads where it led when it was written, in a frame that held for the next ones. */
  function hasSameGoal({ group, goal }: GroupNode): boolean {
    if (group === standing || !all.kept) return false;
    const { x, y, scale } = goal!;
    const at = (group - 1) * columns;
    return (
      goals[at + goalXColumn] === x && goals[at + goalYColumn] === y && goals[at + goalScaleColumn] === scale
    );
  }

  /**
   * Leaves those that are on their way still. What a group was given has marked nothing, so what has moved is marked here, and what has
   * another way than before; not what stays placed where it was, nor what only fades, for all that is in it is updated with it.
   */
  function forgetArrived(): void {
    let left = 0;
    for (let i = 0; i < nodes.length; i++) {
      const node = nodes[i]!;
      const removed = parentOf(node) === null;
      const stays = !removed && isOnItsWay(node);
      const moving = stays && isMoving(node);
      node.isKept = moving && hasSameGoal(node);
      if (!removed && !node.isKept && (moving || node.isWidened || hasMoved(node)))
        node.setUpdateType(updateType.local);
      if (!node.isKept) placeNow(node);
      node.isWidened = moving;
      node.group = standing;
      if (stays) {
        // asked for more than once by `sortByDepth`
        node.depth = depthOf(node);
        nodes[left++] = node;
      } else {
        node.goal = null;
        setAlpha(node, node.alphaNow);
      }
    }
    nodes.length = left;
  }

  /** As the largest opacity that it comes to: nothing is written of what is transparent. */
  const fadeFrom = (node: GroupNode): void => setAlpha(node, Math.max(node.alphaNow, node.goal!.alpha));

  function sortByDepth(): void {
    for (let i = 1; i < nodes.length; i++) {
      const node = nodes[i]!;
      let to = i;
      for (; to > 0 && nodes[to - 1]!.depth > node.depth; to--) nodes[to] = nodes[to - 1]!;
      nodes[to] = node;
    }
  }

  /** Moves all groups to where they are. */
  function follow(): void {
    for (let i = 0; i < groups; i++) {
      const { x, y, scaleX, pivotX, pivotY, w, h } = nodes[i]!.props;
      moves.moveTo(i + 1, scaleX, originOf(x, pivotX, w, scaleX), originOf(y, pivotY, h, scaleX));
      moves.fadeTo(i + 1, shareOf(nodes[i]!));
    }
  }

  function originIn(place: { scale: number; x: number; y: number }, node: GroupNode, at: Place): Place {
    const { pivotX, pivotY, w, h } = node.props;
    place.scale = at.scale;
    place.x = originOf(at.x, pivotX, w, at.scale);
    place.y = originOf(at.y, pivotY, h, at.scale);
    return place;
  }

  const all: MovingGroups = {
    moves,
    kept: false,
    settles: false,
    get waiting() {
      return waiting;
    },
    get aimed() {
      return aimed;
    },
    write(node, goal, prop, value) {
      if (prop === 'alpha') node.alphaNow = value;
      else if (node.goal === null) node.alphaNow = node.alpha;
      if (node.group > standing) {
        const holds = prop !== 'alpha' || (!goal.hidden && canFade(node.alpha, value, goal.alpha));
        // with each number of a frame: where the goal is, is asked only where it matters
        if (holds && !(all.settles && arrives(node, goal, prop, value))) {
          const { props } = node;
          if (prop === 'scale') props.scaleX = props.scaleY = value;
          else if (prop !== 'alpha') props[prop] = value;
          return (waiting = true);
        }
      }
      if (!arrives(node, goal, prop, value)) add(node, goal);
      return false;
    },
    aim(node, goal) {
      aimed = true;
      if (node.goal === null) node.alphaNow = node.alpha;
      add(node, goal);
    },
    gather() {
      waiting = false;
      aimed = false;
      all.settles = false;
      // not `fill`, which Chromium has from 45 on
      travel[0] = travel[1] = travel[2] = travel[3] = 0;
      moves.reset();
      forgetArrived();
      sortByDepth();
      groups = Math.min(nodes.length, maxGroups - 1);
      for (let i = 0; i < groups; i++) {
        nodes[i]!.group = i + 1;
        fadeFrom(nodes[i]!);
      }
      for (let i = groups; i < nodes.length; i++) {
        const node = nodes[i]!;
        setAlpha(node, node.alphaNow);
        if (node.isKept) node.setUpdateType(updateType.local);
      }
    },
    place() {
      let hasLeft = false;
      for (let i = 0; i < groups; i++) {
        const node = nodes[i]!;
        const { globalTransform, props } = node;
        const parent = parentOf(node)!.globalTransform;
        const goal = node.goal!;
        const at = i * columns;
        goals[at + goalXColumn] = goal.x;
        goals[at + goalYColumn] = goal.y;
        goals[at + goalScaleColumn] = goal.scale;
        goals[at + goalAlphaColumn] = goal.alpha;
        // never updated: beyond the bounds, where nothing is drawn
        if (globalTransform !== undefined && parent !== undefined) {
          const turned = parent.tb !== 0 || parent.tc !== 0 || props.rotation !== 0;
          if (turned || globalTransform.ta <= 0) all.kept = false;
          outside.scale = parent.ta;
          outside.x = parent.tx;
          outside.y = parent.ty;
        }
        moves.set(
          i + 1,
          outerGroupOf(node),
          outside,
          originIn(written, node, node.placed!),
          originIn(end, node, goal),
        );
        moves.fadeTo(i + 1, shareOf(node));
        hasLeft ||= hasMoved(node);
      }
      if (!hasLeft) return true;
      follow();
      return all.kept;
    },
    step() {
      if (!all.kept) return false;
      for (let i = 0; i < groups; i++) {
        const { x, y, scale, alpha } = nodes[i]!.goal!;
        const at = i * columns;
        if (
          goals[at + goalXColumn] !== x ||
          goals[at + goalYColumn] !== y ||
          goals[at + goalScaleColumn] !== scale ||
          (goals[at + goalAlphaColumn] !== alpha && !canFade(nodes[i]!.alpha, nodes[i]!.alphaNow, alpha))
        )
          return false;
      }
      follow();
      waiting = false;
      return true;
    },
  };
  return all;
}
