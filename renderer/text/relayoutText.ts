/** Lays every text out again, after fonts were loaded or replaced. */
import { Dirty } from '../host/node';
import type { HostNode, SceneRoot } from '../host/node';

export function relayoutAllText(root: SceneRoot): void {
  const walk = (node: HostNode): void => {
    if (node.type === 'text') root.markDirty(node, Dirty.text);
    for (const child of node.children) walk(child);
  };
  walk(root.stageNode);
  root.flush();
}
