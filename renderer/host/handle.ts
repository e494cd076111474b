/** What a ref holds: a small public handle, the same object for the life of the node, never the record itself. */
import { allFinite } from '../scene/badProps';
import { describeNode } from '../scene/describe';
import { stageRect } from '../scene/geometry';
import type { HostNode } from '../scene/node';
import type { SceneRoot } from '../scene/root';
import type { NodeHandle } from '../types';

const handles = new WeakMap<HostNode, NodeHandle>();
const nodes = new WeakMap<NodeHandle, HostNode>();

export function handleOf(node: HostNode): NodeHandle {
  const known = handles.get(node);
  if (known !== undefined) return known;
  const home = node.root;
  const handle: NodeHandle = {
    focus: () => (isGone(node, home, 'focus') ? false : node.root!.focus.focus(node)),
    get focused() {
      return node.root?.focus.current === node;
    },
    measure: () => (isGone(node, home, 'measure') ? { x: 0, y: 0, w: 0, h: 0 } : stageRect(node, 'now')),
    animate(prop, to, transition) {
      if (isGone(node, home, 'animate') || !isDrawn(node, prop, to)) return;
      node.root!.motion.animate(node, prop, to, transition);
      node.root!.focus.follow();
    },
  };
  handles.set(node, handle);
  nodes.set(handle, node);
  return handle;
}

/** A handle kept beyond its node does nothing; development says where. */
function isGone(node: HostNode, home: SceneRoot | null, method: string): boolean {
  if (node.root !== null) return false;
  if (process.env.NODE_ENV !== 'production')
    home?.report(new Error(`${describeNode(node)} is not on the stage any more: ${method}() does nothing.`));
  return true;
}

function isDrawn(node: HostNode, prop: string, to: number): boolean {
  if (allFinite(to)) return true;
  if (process.env.NODE_ENV !== 'production')
    throw new Error(`${describeNode(node)}: animate('${prop}', ${to}) cannot be drawn.`);
  return false;
}

/** The record behind a handle, for parts of the renderer that get refs (lists). */
export function nodeOf(handle: NodeHandle): HostNode {
  const node = nodes.get(handle);
  if (node === undefined) throw new Error('This ref does not come from a node of this renderer.');
  return node;
}
