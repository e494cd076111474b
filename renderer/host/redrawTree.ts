/**
 * Draws the whole host tree with a painter that has not drawn it before. The records stay: running animations, focus,
 * scroll, lines of text. React takes no part.
 */
import { Dirty } from './node';
import type { HostNode, SceneRoot } from './node';

const allBits = { view: Dirty.paint, text: Dirty.paint | Dirty.text, image: Dirty.paint | Dirty.image };

/** What the painter before has drawn is not freed: it went with its context. */
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
  root.painter.update(node, allBits[node.type]);
  // a painter draws a line from its beginning
  if (node.marqueeLayout !== null) node.renderNode!.write('slide', node.now.slide);
  for (const child of node.children) updateRenderNodes(child, root);
}
