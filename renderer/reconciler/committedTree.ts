/**
 * The host tree as React has committed it, read from React's fibers. After a fault in the middle of a commit they alone say what
 * is mounted: the host records may lack a change that failed.
 *
 * Steps: every root of the page is walked, since portals lead from one stage to another's; a host fiber becomes a child of the
 * host fiber, portal or root above it; what an Offscreen fiber above hides is hidden. Cost: one visit a fiber.
 * Limit: it must not run while React commits, when `current` is the tree before the commit.
 */
import type { HostNode } from '../host/node';
import type { HostProps } from '../host/hostProps';
import { insertionPoint } from './container';
import type { Container } from './container';
import { fiberTag } from './fiber';
import type { Fiber } from './fiber';
import { mountedRoots } from './mountedRoots';

/** A node as committed. */
export interface CommittedNode {
  readonly node: HostNode;
  readonly props: HostProps;
  /** Hidden by Suspense or Activity. */
  readonly suspended: boolean;
}

/** The children of every node that has some, in order. */
export type CommittedTree = ReadonlyMap<HostNode, readonly CommittedNode[]>;

export function readCommittedTree(): CommittedTree {
  const tree = new Map<HostNode, CommittedNode[]>();
  const add = (parent: HostNode, child: CommittedNode): void => {
    const siblings = tree.get(parent);
    if (siblings === undefined) tree.set(parent, [child]);
    else siblings.push(child);
  };

  function walk(first: Fiber | null, parent: HostNode, suspended: boolean): void {
    for (let fiber = first; fiber !== null; fiber = fiber.sibling) {
      const { tag, child, stateNode } = fiber;
      if (tag === fiberTag.element || tag === fiberTag.text) {
        const node = stateNode as HostNode;
        const props = tag === fiberTag.text ? node.props : (fiber.memoizedProps as HostProps);
        add(parent, { node, props, suspended });
        walk(child, node, false);
      } else if (tag === fiberTag.portal) {
        const { containerInfo } = stateNode as { containerInfo: Container };
        walk(child, insertionPoint(containerInfo).parent, suspended);
      } else walk(child, parent, suspended || (tag === fiberTag.offscreen && fiber.memoizedState !== null));
    }
  }

  for (const { containerInfo, current } of mountedRoots)
    walk((current as Fiber).child, containerInfo.stageNode, false);
  return tree;
}
