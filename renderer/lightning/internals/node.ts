/** Lightning's node class, which the package does not export: how to derive from it (what is leaned on is in `nodeMembers.ts`). */
import { withSharedBounds } from './bounds';
import { completeProps } from './stage';
import { withDirtyFlags } from './dirtyFlags';
import { withMoves } from './moves';
import { renderState, updateType } from './numbers';
import type { CoreNode, LightningStage, NodeClass, NodeProps } from './types';

/** How a node keeps its children in paint order; private in Lightning's types, except for the list. */
export interface ChildOrder {
  /** Children it has yet to put in their place by zIndex. */
  readonly zIndexSortList: CoreNode[];
  zIndexMin: number;
  zIndexMax: number;
}

/** The class all nodes of a stage but its root are of, by the root's class. */
const nodeClasses = new WeakMap<NodeClass, NodeClass>();

function nodeClassOver(base: NodeClass): NodeClass {
  let made = nodeClasses.get(base);
  if (made === undefined) {
    made = withSharedBounds(withDirtyFlags(withMoves(base)));
    nodeClasses.set(base, made);
  }
  return made;
}

type NodeFactory<Node extends CoreNode> = (stage: LightningStage, props: NodeProps) => Node;

/** Creates nodes of a class derived from the class of the stage's root; derived once per base. */
export function nodeFactory<Node extends CoreNode>(
  extend: (base: NodeClass) => NodeClass<Node>,
): NodeFactory<Node> {
  const classes = new WeakMap<NodeClass, NodeClass<Node>>();
  return (stage, props) => {
    const base = stage.root.constructor as NodeClass;
    let nodeClass = classes.get(base);
    if (nodeClass === undefined) {
      nodeClass = extend(nodeClassOver(base));
      classes.set(base, nodeClass);
    }
    return new nodeClass(stage, completeProps(stage, props));
  };
}

/** A node as drawn by Lightning: a colour or a texture. */
export const createPlainNode: NodeFactory<CoreNode> = nodeFactory((base) => base);

/** A node that draws nothing and only contains or clips children. */
export const createGroupNode: NodeFactory<CoreNode> = nodeFactory(
  (base) =>
    class extends base {
      override renderQuads(): void {}
    },
);

/** Whether the node is on the stage or within its bounds margin, as of its last update. */
export const isNearStage = (node: CoreNode): boolean => node.renderState > renderState.outOfBounds;

/**
 * Puts the children of `node` in this order, which must be by zIndex. Lightning has no order but by zIndex and by time of
 * coming, so its list is written and its own sorting told that there is nothing left to do: it would put a node that came
 * last behind its equals.
 */
export function setChildOrder(node: CoreNode, children: readonly CoreNode[]): void {
  node.children.splice(0, node.children.length, ...children);
  // two of the three are private: a cast is the only way to write them
  const order = node as unknown as ChildOrder;
  order.zIndexSortList.length = 0;
  order.zIndexMin = children[0]?.zIndex ?? 0;
  order.zIndexMax = children.at(-1)?.zIndex ?? 0;
  node.setUpdateType(updateType.children);
}

export function countNodes(node: CoreNode): number {
  return node.children.reduce((sum, child) => sum + countNodes(child), 1);
}
