/** Lays every text out again, after fonts came or changed. */
import { Dirty } from './node';
import type { HostNode } from './node';
import type { SceneRoot } from './root';

export function relayoutAllText(root: SceneRoot): void {
  const walk = (node: HostNode): void => {
    if (node.type === 'text') root.markDirty(node, Dirty.text);
    for (const child of node.children) walk(child);
  };
  walk(root.stageNode);
  root.flush();
}
