/**
 * Draws the whole host tree anew, with a painter that knows nothing of it yet. Records keep what they are: numbers on their
 * way, focus, scroll, lines of text; React takes no part.
 */
import { Dirty } from './node';
import type { HostNode } from './node';
import type { SceneRoot } from './root';

const everything = { view: Dirty.paint, text: Dirty.paint | Dirty.text, image: Dirty.paint | Dirty.image };

/** What was drawn before is let go of without being freed: it went with its painter. */
export function redrawTree(root: SceneRoot): void {
  create(root.stageNode, root);
  update(root.stageNode, root);
  root.wake();
}

function create(node: HostNode, root: SceneRoot): void {
  node.drawn = root.painter.create(node);
  for (const child of node.children) create(child, root);
}

function update(node: HostNode, root: SceneRoot): void {
  root.painter.update(node, everything[node.type]);
  // letters are put in at the beginning of their line
  if (node.whole !== null) node.drawn!.write('slide', node.now.slide);
  for (const child of node.children) update(child, root);
}
