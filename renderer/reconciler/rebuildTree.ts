/**
 * Makes the host tree of a stage anew from what React has committed, after a fault of ours left it incomplete.
 *
 * Steps: all nodes but the overlay are detached, each keeping its numbers (a list's scroll has no prop); then they are attached in
 * the committed order, with the committed props. Invariant: afterwards the tree is React's, every text and flow waits for its
 * layout, and every node for its drawing. Focus returns to the node that had it, if that is still mounted. Cost: that of a first
 * mount without React. Limit: pictures of screens that were left, and animations, end.
 */
import { appendChild, detachTree, insertBefore } from '../host/tree';
import { applyHidden, updateProps } from '../host/propTable';
import type { HostNode, SceneRoot } from '../host/node';
import { validateProps } from '../host/validateProps';
import { readCommittedTree } from './committedTree';
import type { CommittedTree } from './committedTree';

/** The render nodes are those of the root's painter at the time. @throws what fails again */
export function rebuildTree(root: SceneRoot): void {
  const tree = readCommittedTree();
  const { stageNode, overlay } = root;
  const focused = root.focus.current;
  for (const child of stageNode.children) if (child !== overlay) detachTree(child);
  stageNode.children.splice(0, Infinity, overlay);
  attachChildren(stageNode, tree, overlay);
  root.flush();
  if (focused !== null && focused.root === root && root.focus.current !== focused)
    root.focus.focus(focused, 'jump');
}

function attachChildren(parent: HostNode, tree: CommittedTree, before: HostNode | null): void {
  for (const { node, props, suspended } of tree.get(parent) ?? []) {
    node.suspended = suspended;
    updateProps(node, validateProps(node.type, props, node.props, node.owner));
    applyHidden(node);
    if (before === null) appendChild(parent, node);
    else insertBefore(parent, node, before);
    attachChildren(node, tree, null);
  }
}
