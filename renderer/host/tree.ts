/**
 * Inserts nodes into the tree and removes them.
 *
 * A node gets a render node and a focus record when it joins a live tree, not when it is created: React discards
 * renders without a callback, and those must not leak.
 */
import { setFlowPosition } from './flow';
import { layoutDirty, markFlow, markFlowAround } from './layoutPass';
import { applyInitialProps } from './propTable';
import { createHostNode, Dirty } from './node';
import type { HostNode, HostType, SceneRoot } from './node';
import type { HostProps } from './hostProps';

/** A node with its initial numbers. `props` are valid (`validateProps.ts`). */
export function createNode(type: HostType, props: HostProps, owner: string | null = null): HostNode {
  const node = createHostNode(type, props, owner);
  applyInitialProps(node);
  return node;
}

/** Inserts `child` last; moves it there if it is in the tree already. */
export function appendChild(parent: HostNode, child: HostNode): void {
  insertAt(parent, child, null);
}

/** Inserts `child` before `before`, a child of `parent`. */
export function insertBefore(parent: HostNode, child: HostNode, before: HostNode): void {
  insertAt(parent, child, before);
}

/**
 * Removes `child` and its subtree; textures are freed and focus records detached at once, except for the picture of a
 * screen (`screenChange.ts`).
 */
export function removeChild(parent: HostNode, child: HostNode): void {
  if (child.root !== null && child.root.screens.keep(child)) return markFlow(parent);
  const index = parent.children.indexOf(child);
  if (index < 0) return;
  if (child.root !== null) detach(child);
  parent.children.splice(index, 1);
  child.parent = null;
  markFlow(parent);
}

function insertAt(parent: HostNode, child: HostNode, before: HostNode | null): void {
  if (child.parent !== null) {
    const siblings = child.parent.children;
    siblings.splice(siblings.indexOf(child), 1);
    if (child.parent !== parent) leaveParent(child);
  }
  const index = before === null ? parent.children.length : parent.children.indexOf(before);
  parent.children.splice(index, 0, child);
  child.parent = parent;
  const root = parent.root;
  if (root === null) return;
  if (child.root === null) attach(child, root);
  else root.focus.update(child);
  if (parent.children.length > 1) root.markDirty(parent, Dirty.order);
  markFlow(parent);
}

/** A node on its way to another parent has no position of this one's flow there. */
function leaveParent(child: HostNode): void {
  if (child.root !== null) detach(child);
  markFlowAround(child);
  setFlowPosition(child, 0, 0);
}

/** Creates render nodes and focus records of a subtree, parents first. */
export function attach(node: HostNode, root: SceneRoot): void {
  node.root = root;
  node.depth = node.parent === null ? 0 : node.parent.depth + 1;
  node.renderNode = root.painter.create(node);
  const bits =
    node.type === 'text' ? Dirty.text : node.type === 'image' ? Dirty.image | Dirty.paint : Dirty.paint;
  root.markDirty(node, Dirty.justAttached | (node.props.flow === undefined ? bits : bits | Dirty.flow));
  root.focus.attach(node);
  if (node.props.screen !== undefined) root.screens.update(node);
  for (const child of node.children) attach(child, root);
}

function detach(node: HostNode): void {
  const root = node.root!;
  for (const child of node.children) detach(child);
  root.focus.detach(node);
  if (node.type === 'text') root.text.detach(node);
  root.motion.stop(node);
  root.painter.destroy(node);
  forgetRoot(node);
}

/**
 * Takes a subtree apart, whose nodes may be attached in part only; its render nodes are not freed. Each node keeps its numbers, and
 * is then as one that was never attached.
 */
export function detachTree(node: HostNode): void {
  const { root } = node;
  for (const child of node.children) detachTree(child);
  node.children.length = 0;
  node.parent = null;
  if (root === null) return;
  root.focus.detach(node);
  if (node.type === 'text') root.text.detach(node);
  root.motion.stop(node);
  Object.assign(node.now, node.target);
  forgetRoot(node);
}

function forgetRoot(node: HostNode): void {
  node.renderNode = null;
  node.root = null;
  node.dirty = 0;
  node.styleActive = false;
}

/** Leaves of a subtree only what is drawn: no focus, no marquee, no events of images. Animations run to their end. */
export function freezeTree(node: HostNode): void {
  const { root, props } = node;
  for (const child of node.children) freezeTree(child);
  root!.focus.detach(node);
  if (node.type === 'text') root!.text.detach(node);
  if (props.onLoad !== undefined || props.onError !== undefined)
    node.props = { ...props, onLoad: undefined, onError: undefined };
}

/** Lays out changed texts and flows, then has the painter redraw what changed. Flows that are laid out as well join `dirty`. */
export function flushTree(root: SceneRoot, dirty: HostNode[]): void {
  layoutDirty(root, dirty);
  for (const node of dirty) {
    const bits = node.dirty;
    node.dirty = 0;
    if (node.root === root) redrawNode(root, node, bits);
  }
}

/**
 * Has the painter draw what `bits` say has changed. A node that fails keeps no other from its drawing; apart from the loops, because
 * old engines optimise no function that catches.
 */
export function redrawNode(root: SceneRoot, node: HostNode, bits: number): void {
  try {
    if (bits & Dirty.order) root.painter.reorder(node);
    const drawBits = bits & (Dirty.paint | Dirty.text | Dirty.image);
    if (drawBits !== 0) root.painter.update(node, drawBits);
  } catch (error) {
    root.recover(error);
  }
}
