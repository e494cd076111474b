/**
 * The layout pass of a flush: texts first, then flows from the inside out.
 *
 *   1  Texts that changed are broken into lines. One that gets another size makes the flow around it dirty.
 *   2  Dirty flows are laid out, the deepest first. One that gets another size makes the flow around it dirty.
 *
 * Invariant: afterwards every flow is sized, and its children lie, as if the whole tree were mounted anew. Sizes go upwards only,
 * and a flow has its turn when everything deeper is final: it is laid out once at most, and not at all above a flow that keeps its size.
 * Cost: the children of the flows that are laid out; the dirty flows are sorted. Nothing else of the tree is read.
 * Limits: sizes are those after all motion (`target`), so nothing follows a size frame by frame. No flow may size its children
 * (stretch, wrapping): that would need a second pass, downwards.
 * Whatever changes a node's size, or whether it takes space, calls `markFlowAround`.
 */
import { layoutFlow } from './flow';
import { Dirty } from './node';
import type { HostNode, SceneRoot } from './node';
import type { TextBlock } from './ports';

/** The flow around `node` must be laid out again: the node's size has changed, or whether it takes space. */
export function markFlowAround(node: HostNode): void {
  if (node.parent !== null) markFlow(node.parent);
}

/** The children of `node` have changed, so it must be laid out again if it is a flow. */
export function markFlow(node: HostNode): void {
  if (isFlow(node)) node.root?.markDirty(node, Dirty.flow);
}

/** Lays out the texts and flows among the nodes of a flush. The flows around them that are laid out too are added to `dirty`. */
export function layoutDirty(root: SceneRoot, dirty: HostNode[]): void {
  const flows: HostNode[] = [];
  for (const node of dirty)
    if (node.root === root && node.dirty & Dirty.flow && isFlow(node)) flows.push(node);
  for (const node of dirty)
    if (node.root === root && node.dirty & Dirty.text && layoutText(node, root))
      queueFlowAround(node, flows, dirty);
  if (flows.length > 0) layoutFlows(flows.sort(deepestFirst), dirty);
}

/**
 * Two queues, both with their deepest flow first: `flows`, and those around a flow that got another size, which come in
 * that order because their children do.
 */
function layoutFlows(flows: readonly HostNode[], dirty: HostNode[]): void {
  const around: HostNode[] = [];
  let nextOfFlows = 0;
  let nextAround = 0;
  for (;;) {
    const one = flows[nextOfFlows];
    const other = around[nextAround];
    const node = other === undefined || (one !== undefined && one.depth >= other.depth) ? one : other;
    if (node === undefined) return;
    if (node === one) nextOfFlows++;
    else nextAround++;
    if (!layoutFlow(node)) continue;
    // Corners and border depend on the size.
    node.dirty |= Dirty.paint;
    queueFlowAround(node, around, dirty);
  }
}

/** The bit `Dirty.flow` is also the mark of a flow that is queued. */
function queueFlowAround({ parent }: HostNode, queue: HostNode[], dirty: HostNode[]): void {
  if (parent === null || !isFlow(parent) || parent.dirty & Dirty.flow) return;
  if (parent.dirty === 0) dirty.push(parent);
  parent.dirty |= Dirty.flow;
  queue.push(parent);
}

/** The lines of a text; those it had when the browser cannot measure it, which keeps no other text from its layout. */
function linesOf(node: HostNode, root: SceneRoot): TextBlock | null {
  try {
    return root.text.layout(node);
  } catch (error) {
    root.recover(error);
    return node.layout;
  }
}

/** Breaks a text into lines. Returns true when its size changed. */
function layoutText(node: HostNode, root: SceneRoot): boolean {
  const layout = linesOf(node, root);
  if (layout === null) {
    // nothing to draw yet
    node.dirty &= ~Dirty.text;
    return false;
  }
  node.layout = layout;
  const widthChanged = setSize(node, 'w', layout.w);
  const heightChanged = setSize(node, 'h', layout.h);
  if (!widthChanged && !heightChanged) return false;
  if (node.focus !== null) root.focus.layoutChanged(node);
  return true;
}

function setSize(node: HostNode, prop: 'w' | 'h', value: number): boolean {
  const changed = node.target[prop] !== value;
  node.now[prop] = value;
  node.target[prop] = value;
  node.renderNode?.write(prop, value);
  return changed;
}

/** What is left of a screen stays as it is. */
const isFlow = ({ props, leaving }: HostNode): boolean => props.flow !== undefined && !leaving;

const deepestFirst = (one: HostNode, other: HostNode): number => other.depth - one.depth;
