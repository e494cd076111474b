/**
 * What a ref on a `<Fragment>` holds: its outermost nodes, as one. React reports which those are.
 */
import { stageRect, union } from '../host/geometry';
import type { HostNode } from '../host/node';
import type { FragmentHandle, Rect } from '../types';
import { insertionPoint } from './container';
import type { Container } from './container';
import { fiberTag } from './fiber';
import type { Fiber } from './fiber';

const members = new WeakMap<FragmentHandle, Set<HostNode>>();

export const fragmentConfig = {
  /** Called when the ref is first attached; nodes that are added and removed later are reported below. */
  createFragmentInstance(fiber: Fiber | null): FragmentHandle {
    const nodes = new Set<HostNode>();
    if (fiber !== null) collect(fiber.child, nodes);
    const parent = fiber === null ? null : parentOf(fiber);
    const handle: FragmentHandle = {
      focus: () => visibleMembers(parent, nodes).some((node) => node.root!.focus.focus(node)),
      get focused() {
        return visibleMembers(parent, nodes).some((node) => node.root!.focus.contains(node));
      },
      measure: () => boundingRect(visibleMembers(parent, nodes)),
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

/** The outermost nodes below a fiber, those of portals included, because React reports later ones in portals too. */
function collect(first: Fiber | null, into: Set<HostNode>): void {
  for (let fiber = first; fiber !== null; fiber = fiber.sibling) {
    if (fiber.tag === fiberTag.element) into.add(fiber.stateNode as HostNode);
    else collect(fiber.child, into);
  }
}

/** The parent of all of a fragment's own nodes; it is the same for the life of the fragment. */
function parentOf(fiber: Fiber): HostNode | null {
  for (let at = fiber.return; at !== null; at = at.return) {
    if (at.tag === fiberTag.element) return at.stateNode as HostNode;
    if (at.tag === fiberTag.portal || at.tag === fiberTag.root)
      return insertionPoint((at.stateNode as { containerInfo: Container }).containerInfo).parent;
  }
  return null;
}

/** The fragment's own nodes that are not hidden, in tree order. */
function visibleMembers(parent: HostNode | null, nodes: ReadonlySet<HostNode>): HostNode[] {
  if (parent === null || parent.root === null) return [];
  return parent.children.filter((node) => nodes.has(node) && !node.hidden);
}

function boundingRect(nodes: readonly HostNode[]): Rect {
  if (nodes.length === 0) return { x: 0, y: 0, w: 0, h: 0 };
  return nodes.map((node) => stageRect(node, 'now')).reduce(union);
}
