/** The value of a ref: a small public handle, the same object for the life of the node, never the record itself. */
import type { NodeHandle } from '../types';
import { describeNode } from './describeNode';
import { stageRect } from './geometry';
import { markFlowAround } from './layoutPass';
import type { HostNode, SceneRoot } from './node';

/** Maps a handle to its node; a symbol, so that screens cannot reach it by accident. */
const nodeKey = Symbol('node');

interface HostNodeHandle extends NodeHandle {
  readonly [nodeKey]: HostNode;
}

export function handleOf(node: HostNode): NodeHandle {
  return (node.handle ??= createHandle(node));
}

function createHandle(node: HostNode): HostNodeHandle {
  const lastRoot = node.root;
  return {
    [nodeKey]: node,
    focus: () => (isDetached(node, lastRoot, 'focus') ? false : node.root!.focus.focus(node)),
    get focused() {
      return node.root?.focus.current === node;
    },
    measure: () =>
      isDetached(node, lastRoot, 'measure') ? { x: 0, y: 0, w: 0, h: 0 } : stageRect(node, 'now'),
    animate(prop, to, transition) {
      if (isDetached(node, lastRoot, 'animate') || !isDrawableNumber(node, prop, to)) return;
      node.root!.motion.animate(node, prop, to, transition);
      if (prop === 'w' || prop === 'h') markFlowAround(node);
      node.root!.focus.syncAfterMove();
    },
  };
}

/** A handle whose node left the stage does nothing; development reports the call. */
function isDetached(node: HostNode, lastRoot: SceneRoot | null, method: string): boolean {
  if (node.root !== null && !isLeaving(node)) return false;
  if (process.env.NODE_ENV !== 'production')
    lastRoot?.report(
      new Error(`${describeNode(node)} is not on the stage any more: ${method}() does nothing.`),
    );
  return true;
}

/** Whether the node is part of the picture of a screen that React has removed. */
export function isLeaving(node: HostNode): boolean {
  for (let at: HostNode | null = node; at !== null; at = at.parent) if (at.leaving) return true;
  return false;
}

function isDrawableNumber(node: HostNode, prop: string, to: number): boolean {
  if (Number.isFinite(to)) return true;
  if (process.env.NODE_ENV !== 'production')
    throw new Error(`${describeNode(node)}: animate('${prop}', ${to}) cannot be drawn.`);
  return false;
}

export function isHandle(value: unknown): value is NodeHandle {
  return typeof value === 'object' && value !== null && nodeKey in value;
}

/** The node of a handle. @throws Error for an object that is not a handle of this renderer */
export function nodeOf(handle: NodeHandle): HostNode {
  if (isHandle(handle)) return (handle as HostNodeHandle)[nodeKey];
  throw new Error('This ref does not come from a node of this renderer.');
}
