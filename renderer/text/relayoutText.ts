/** Lays texts out again, after fonts were loaded or replaced. */
import { Dirty } from '../host/node';
import type { HostNode, SceneRoot } from '../host/node';
import type { ChangedWidths } from './webFonts';
import { drawnLayout } from './textLayout';

/** @param changed 'canvas': a web font has come, which no text that an atlas draws is measured by */
export function relayoutTexts(root: SceneRoot, changed: ChangedWidths): void {
  const walk = (node: HostNode): void => {
    if (node.type === 'text' && (changed === 'all' || drawnLayout(node)?.atlas === null))
      root.markDirty(node, Dirty.text);
    for (const child of node.children) walk(child);
  };
  walk(root.stageNode);
  root.flush();
}
