/**
 * What a ref on a `<Fragment>` holds: the nodes that stand side by side in it, as one. React tells which those are; the
 * nodes inside them are not among them.
 */
import { stageRect } from '../scene/geometry';
import type { HostNode } from '../scene/node';
import type { FragmentHandle, Rect } from '../types';

/** The part of a fiber that is read, by React's tags. */
interface Fiber {
  readonly tag: number;
  readonly stateNode: unknown;
  readonly memoizedState: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}
const portalTag = 4;
const elementTag = 5;
const offscreenTag = 22;

const members = new WeakMap<FragmentHandle, Set<HostNode>>();

export const fragmentConfig = {
  /** Called when the ref is first attached; from then on React tells of nodes that come and go. */
  createFragmentInstance(fiber: Fiber): FragmentHandle {
    const nodes = new Set<HostNode>();
    collect(fiber.child, nodes);
    const handle: FragmentHandle = {
      focus: () => inTreeOrder(nodes).some((node) => node.root!.focus.focus(node)),
      get focused() {
        for (const node of nodes) if (node.root?.focus.contains(node) === true) return true;
        return false;
      },
      measure: () => union(inTreeOrder(nodes)),
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

/** The outermost nodes below a fiber. What Suspense or Activity hides comes when it is shown, what a portal leads away never. */
function collect(first: Fiber | null, into: Set<HostNode>): void {
  for (let fiber = first; fiber !== null; fiber = fiber.sibling) {
    if (fiber.tag === elementTag) into.add(fiber.stateNode as HostNode);
    else if (fiber.tag !== portalTag && (fiber.tag !== offscreenTag || fiber.memoizedState === null))
      collect(fiber.child, into);
  }
}

/** The nodes on a live tree, as they stand below their common parent. */
function inTreeOrder(nodes: ReadonlySet<HostNode>): HostNode[] {
  const live = [...nodes].filter((node) => node.root !== null);
  const siblings = live[0]?.parent?.children ?? [];
  return live.sort((one, other) => siblings.indexOf(one) - siblings.indexOf(other));
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
  return nodes.length === 0 ? { x: 0, y: 0, w: 0, h: 0 } : { x: left, y: top, w: right - left, h: bottom - top };
}
