/**
 * What a ref on a `<Fragment>` holds: the nodes that stand side by side in it, as one. React tells which those are; the
 * nodes inside them are not among them.
 */
import { stageRect } from '../scene/geometry';
import type { HostNode } from '../scene/node';
import type { FragmentHandle, Rect } from '../types';
import { placeIn } from './container';
import type { Container } from './container';

/** The part of a fiber that is read; its tags are React's. */
interface Fiber {
  readonly tag: number;
  readonly stateNode: unknown;
  readonly return: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}
const rootTag = 3;
const portalTag = 4;
const elementTag = 5;

const members = new WeakMap<FragmentHandle, Set<HostNode>>();

export const fragmentConfig = {
  /** Called when the ref is first attached; from then on React tells of nodes that come and go. */
  createFragmentInstance(fiber: Fiber): FragmentHandle {
    const nodes = new Set<HostNode>();
    collect(fiber.child, nodes);
    const parent = parentOf(fiber);
    const handle: FragmentHandle = {
      focus: () => shownIn(parent, nodes).some((node) => node.root!.focus.focus(node)),
      get focused() {
        return shownIn(parent, nodes).some((node) => node.root!.focus.contains(node));
      },
      measure: () => union(shownIn(parent, nodes)),
    };
    members.set(handle, nodes);
    return handle;
  },
  updateFragmentInstanceFiber(): void {},
  commitNewChildToFragmentInstance(node: HostNode, handle: FragmentHandle): void {
    members.get(handle)!.add(node);
  },
  deleteChildFromFragmentInstance(node: HostNode, handle: FragmentHandle): void {
    members.get(handle)!.delete(node);
  },
};

/** The outermost nodes below a fiber, those of portals included, as React counts later ones. */
function collect(first: Fiber | null, into: Set<HostNode>): void {
  for (let fiber = first; fiber !== null; fiber = fiber.sibling) {
    if (fiber.tag === elementTag) into.add(fiber.stateNode as HostNode);
    else collect(fiber.child, into);
  }
}

/** The node all of a fragment's own nodes stand in; it is the same for the life of the fragment. */
function parentOf(fiber: Fiber): HostNode | null {
  for (let at = fiber.return; at !== null; at = at.return) {
    if (at.tag === elementTag) return at.stateNode as HostNode;
    if (at.tag === portalTag || at.tag === rootTag)
      return placeIn((at.stateNode as { containerInfo: Container }).containerInfo).parent;
  }
  return null;
}

/** The fragment's own nodes that are not hidden, as they stand in their parent. */
function shownIn(parent: HostNode | null, nodes: ReadonlySet<HostNode>): HostNode[] {
  if (parent === null || parent.root === null) return [];
  return parent.children.filter((node) => nodes.has(node) && !node.hidden);
}

function union(nodes: readonly HostNode[]): Rect {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const node of nodes) {
    const { x, y, w, h } = stageRect(node, 'now');
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + w);
    bottom = Math.max(bottom, y + h);
  }
  return nodes.length === 0
    ? { x: 0, y: 0, w: 0, h: 0 }
    : { x: left, y: top, w: right - left, h: bottom - top };
}
