/** What React asks of the tree: make, put in, move, take out. Records only; `scene/tree` does the work. */
import { createNode, appendChild, insertBefore, removeChild } from '../scene/tree';
import type { HostNode, HostProps, HostType } from '../scene/node';
import type { SceneRoot } from '../scene/root';

const hostTypes: ReadonlySet<string> = new Set(['view', 'text', 'image']);

export interface HostContext {
  readonly insideText: boolean;
}

const outside: HostContext = { insideText: false };
const insideText: HostContext = { insideText: true };

export const treeConfig = {
  createInstance(type: HostType, props: HostProps, root: SceneRoot, context: HostContext): HostNode {
    if (!hostTypes.has(type))
      throw new Error(`<${type}> is not an element of this renderer; use View, Text or Image.`);
    if (context.insideText)
      throw new Error(`<Text> takes strings and numbers only; put <${type}> beside it.`);
    root.counters.hostCreated++;
    return createNode(type, props);
  },
  /** Only text outside a `<Text>` comes here: `shouldSetTextContent` keeps the rest. */
  createTextInstance(text: string, root: SceneRoot): HostNode {
    const message = `The text "${text.slice(0, 40)}" stands outside <Text> and cannot be drawn.`;
    if (process.env.NODE_ENV !== 'production') throw new Error(message);
    root.counters.hostCreated++;
    return createNode('view', { visible: false });
  },
  shouldSetTextContent: (type: HostType): boolean => type === 'text',
  getRootHostContext: (): HostContext => outside,
  getChildHostContext: (_parent: HostContext, type: HostType): HostContext =>
    type === 'text' ? insideText : outside,
  finalizeInitialChildren: (): boolean => false,
  commitMount(): void {},

  appendInitialChild(parent: HostNode, child: HostNode): void {
    appendChild(parent, child);
  },
  appendChild,
  insertBefore,
  removeChild(parent: HostNode, child: HostNode): void {
    countDestroyed(child, parent.root);
    removeChild(parent, child);
  },

  appendChildToContainer(root: SceneRoot, child: HostNode): void {
    insertBefore(root.stageNode, child, root.overlay);
  },
  insertInContainerBefore(root: SceneRoot, child: HostNode, before: HostNode): void {
    insertBefore(root.stageNode, child, before);
  },
  removeChildFromContainer(root: SceneRoot, child: HostNode): void {
    countDestroyed(child, root);
    removeChild(root.stageNode, child);
  },
  clearContainer(root: SceneRoot): void {
    const children = root.stageNode.children.filter((child) => child !== root.overlay);
    for (const child of children) treeConfig.removeChildFromContainer(root, child);
  },
  preparePortalMount(): void {},
  /** Comes in the passive phase, long after the node is gone; everything was freed in `removeChild`. */
  detachDeletedInstance(): void {},
};

function countDestroyed(node: HostNode, root: SceneRoot | null): void {
  if (root === null) return;
  root.counters.hostDestroyed++;
  for (const child of node.children) countDestroyed(child, root);
}
