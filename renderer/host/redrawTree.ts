/**
 * Draws the whole host tree with another painter. The records are unchanged: running animations, focus, scroll, lines
 * of text. React is not involved.
 */
import { Dirty } from './node';
import type { HostNode, SceneRoot } from './node';
import { redrawNode } from './tree';

const allBits = { view: Dirty.paint, text: Dirty.paint | Dirty.text, image: Dirty.paint | Dirty.image };

/** The previous painter's render nodes are not freed: they went with its context. */
export function redrawTree(root: SceneRoot): void {
  createRenderNodes(root.stageNode, root);
  updateRenderNodes(root.stageNode, root);
  root.wake();
}

function createRenderNodes(node: HostNode, root: SceneRoot): void {
  node.renderNode = root.painter.create(node);
  for (const child of node.children) createRenderNodes(child, root);
}

function updateRenderNodes(node: HostNode, root: SceneRoot): void {
  redrawNode(root, node, allBits[node.type]);
  // A new painter draws a line at its start, so the marquee's offset is written again.
  if (node.marqueeLayout !== null) node.renderNode!.write('slide', node.now.slide);
  for (const child of node.children) updateRenderNodes(child, root);
}
