/**
 * Nodes that elements of the page follow: where a node is drawn and how visible it is, after every frame. Such an
 * element lies above the canvas, so everything that covers the node on the stage must hide it: a dialog, or the
 * picture of the last screen.
 */
import type { NodeHandle } from '../types';
import { callHandler } from './callHandler';
import { stageRect } from './geometry';
import { isLeaving, nodeOf } from './handle';
import type { HostNode, SceneRoot } from './node';
import type { DrawnState, TrackedNodesPort } from './ports';

interface TrackedNode {
  readonly node: HostNode;
  readonly onChange: (drawn: DrawnState | null) => void;
  /** A dialog was open above it. Stays as it was once its screen is left, as the picture does. */
  covered: boolean;
  last: DrawnState | null;
}

export function createTrackedNodes(root: SceneRoot): TrackedNodesPort {
  const tracked = new Set<TrackedNode>();

  function tell(entry: TrackedNode, drawn: DrawnState | null): void {
    callHandler(root, entry.node, 'trackNode', entry.onChange, drawn);
  }

  function end(entry: TrackedNode): void {
    if (tracked.delete(entry)) tell(entry, null);
  }

  function update(entry: TrackedNode): void {
    const { node, last } = entry;
    if (node.root === null) return end(entry);
    if (!isLeaving(node)) entry.covered = isBehindTrap(node);
    const alpha = entry.covered ? 0 : alphaOf(node) * root.screens.seenShare(node);
    const rect = stageRect(node, 'now');
    if (last !== null && last.alpha === alpha && isSameRect(last.rect, rect)) return;
    entry.last = { rect, alpha };
    tell(entry, entry.last);
  }

  return {
    track(handle: NodeHandle, onChange) {
      const entry: TrackedNode = { node: nodeOf(handle), onChange, covered: false, last: null };
      tracked.add(entry);
      update(entry);
      return () => {
        if (!isLeaving(entry.node)) end(entry);
      };
    },
    update() {
      // Nearly always: a frame without such elements allocates nothing.
      if (tracked.size === 0) return;
      for (const entry of tracked) update(entry);
    },
  };
}

function alphaOf(node: HostNode): number {
  let alpha = 1;
  for (let at: HostNode | null = node; at !== null; at = at.parent) alpha *= at.hidden ? 0 : at.now.alpha;
  return alpha;
}

/** The open trap does not contain the node; the nearest group stands for a node that is none. */
function isBehindTrap(node: HostNode): boolean {
  for (let at: HostNode | null = node; at !== null; at = at.parent)
    if (at.focus !== null) return !at.root!.focus.allows(at);
  return false;
}

const isSameRect = (a: DrawnState['rect'], b: DrawnState['rect']): boolean =>
  a.x === b.x && a.y === b.y && a.w === b.w && a.h === b.h;
