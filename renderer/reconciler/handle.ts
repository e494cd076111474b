/** What a ref holds: a small public handle, the same object for the life of the node, never the record itself. */
import { describeNode } from '../scene/describe';
import { stageRect } from '../scene/geometry';
import type { HostNode } from '../scene/node';
import type { NodeHandle } from '../types';

const handles = new WeakMap<HostNode, NodeHandle>();
const nodes = new WeakMap<NodeHandle, HostNode>();

export function handleOf(node: HostNode): NodeHandle {
  const known = handles.get(node);
  if (known !== undefined) return known;
  const home = node.root;
  const handle: NodeHandle = {
    focus() {
      if (node.root !== null) return node.root.focus.focus(node);
      if (process.env.NODE_ENV !== 'production')
        home?.report(new Error(`${describeNode(node)} cannot have focus: it is no longer mounted.`));
      return false;
    },
    get focused() {
      return node.root?.focus.current === node;
    },
    measure: () => stageRect(node, 'now'),
    animate(prop, to, transition) {
      node.root?.motion.animate(node, prop, to, transition);
      node.root?.focus.follow();
    },
  };
  handles.set(node, handle);
  nodes.set(handle, node);
  return handle;
}

/** The record behind a handle, for parts of the renderer that get refs (lists). */
export function nodeOf(handle: NodeHandle): HostNode {
  const node = nodes.get(handle);
  if (node === undefined) throw new Error('This ref does not come from a node of this renderer.');
  return node;
}
