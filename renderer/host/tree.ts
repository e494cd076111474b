/**
 * Inserts nodes into the tree and removes them.
 *
 * A node gets a render node and a focus record when it joins a live tree, not when it is created: React discards
 * renders without a callback, and those must not leak.
 */
import { layoutFlow } from './flow';
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
  if (child.root !== null && child.root.screens.keep(child)) return;
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
    if (child.parent !== parent && child.root !== null) {
      detach(child);
    }
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

/** Creates render nodes and focus records of a subtree, parents first. */
export function attach(node: HostNode, root: SceneRoot): void {
  node.root = root;
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

/** Lays out changed texts and flows, deepest flows first, then has the painter redraw what changed. */
export function flushTree(root: SceneRoot, dirty: readonly HostNode[]): void {
  const flows: HostNode[] = [];
  for (const node of dirty) {
    if (node.root !== root) continue;
    if (node.dirty & Dirty.text) relayoutText(node, root);
    for (let at: HostNode | null = node; at !== null; at = at.parent) {
      if (at.props.flow === undefined) break;
      if (!flows.includes(at)) flows.push(at);
    }
    const parent = node.parent;
    if (parent !== null && parent.props.flow !== undefined && !flows.includes(parent)) flows.push(parent);
  }
  if (flows.length > 0) {
    const byDepth = flows.map((node) => ({ node, depth: depthOf(node) })).sort((a, b) => b.depth - a.depth);
    for (let i = 0; i < byDepth.length; i++) {
      const { node, depth } = byDepth[i]!;
      const parent = node.parent;
      if (!layoutFlow(node) || parent === null || parent.props.flow === undefined) continue;
      if (!byDepth.some((entry) => entry.node === parent)) byDepth.push({ node: parent, depth: depth - 1 });
    }
    for (const { node } of byDepth) if (node.root === root) root.painter.update(node, Dirty.paint);
  }
  for (const node of dirty) {
    const bits = node.dirty;
    node.dirty = 0;
    if (node.root !== root) continue;
    if (bits & Dirty.order) root.painter.reorder(node);
    const drawBits = bits & (Dirty.paint | Dirty.text | Dirty.image);
    if (drawBits !== 0) root.painter.update(node, drawBits);
  }
}

function relayoutText(node: HostNode, root: SceneRoot): void {
  const layout = root.text.layout(node);
  node.layout = layout;
  setSize(node, 'w', layout.w);
  setSize(node, 'h', layout.h);
  if (node.focus !== null) root.focus.layoutChanged(node);
}

function setSize(node: HostNode, prop: 'w' | 'h', value: number): void {
  node.now[prop] = value;
  node.target[prop] = value;
  node.renderNode?.write(prop, value);
}

function markFlow(parent: HostNode): void {
  if (parent.root !== null && parent.props.flow !== undefined) parent.root.markDirty(parent, Dirty.flow);
}

function depthOf(node: HostNode): number {
  let depth = 0;
  for (let at = node.parent; at !== null; at = at.parent) depth++;
  return depth;
}
