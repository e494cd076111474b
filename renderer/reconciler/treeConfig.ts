/** What React calls to make, insert, move and remove nodes. `host/tree.ts` does the work. */
import { ElementError } from '../host/elementError';
import { createNode, appendChild, insertBefore, removeChild } from '../host/tree';
import type { HostNode, HostType, SceneRoot } from '../host/node';
import type { HostProps } from '../host/hostProps';
import { validateProps } from '../host/validateProps';
import { insertionPoint, rootOf } from './container';
import type { Container } from './container';
import { ownerOf } from './owner';
import { markRootChanged } from './touched';

const hostTypes: ReadonlySet<string> = new Set(['view', 'text', 'image']);

/** False for an element that does not exist: production draws it as a hidden view, with its children in it. */
export const isHostType = (type: string): type is HostType => hostTypes.has(type);

/** Nodes do not depend on the ones above; but React takes null for a missing context. */
const hostContext = {};

export const treeConfig = {
  createInstance(
    type: string,
    props: HostProps,
    container: Container,
    _context: object,
    fiber: unknown,
  ): HostNode {
    const owner = ownerOf(fiber);
    if (!isHostType(type)) {
      if (process.env.NODE_ENV !== 'production')
        throw new ElementError(
          `<${type}>${ownerSuffix(owner)} is not an element of this renderer; use View, Text or Image.`,
        );
      return createHiddenNode(container);
    }
    countCreated(container);
    const node = createNode(type, validateProps(type, props, null, owner), owner);
    node.fiber = fiber;
    if (props.suspend === true) node.suspendRoot = rootOf(container);
    return node;
  },
  /** Called for text outside a `<Text>` only: see `shouldSetTextContent`. */
  createTextInstance(text: string, container: Container, _context: object, fiber: unknown): HostNode {
    if (process.env.NODE_ENV !== 'production')
      throw new ElementError(
        `The text "${text.slice(0, 40)}" stands outside <Text>${ownerSuffix(ownerOf(fiber))} and cannot be drawn.`,
      );
    return createHiddenNode(container);
  },
  shouldSetTextContent: (type: HostType): boolean => type === 'text',
  getRootHostContext: (): object => hostContext,
  getChildHostContext: (): object => hostContext,
  finalizeInitialChildren: (): boolean => false,
  commitMount(): void {},

  appendInitialChild(parent: HostNode, child: HostNode): void {
    appendChild(parent, child);
  },
  appendChild(parent: HostNode, child: HostNode): void {
    appendChild(parent, child);
    markRootChanged(parent.root);
  },
  insertBefore(parent: HostNode, child: HostNode, before: HostNode): void {
    insertBefore(parent, child, before);
    markRootChanged(parent.root);
  },
  removeChild: removeAndCount,

  appendChildToContainer(container: Container, child: HostNode): void {
    const { parent, end } = insertionPoint(container);
    if (end === null) appendChild(parent, child);
    else insertBefore(parent, child, end);
    markRootChanged(parent.root);
  },
  insertInContainerBefore(container: Container, child: HostNode, before: HostNode): void {
    treeConfig.insertBefore(insertionPoint(container).parent, child, before);
  },
  removeChildFromContainer(container: Container, child: HostNode): void {
    removeAndCount(insertionPoint(container).parent, child);
  },
  /** React empties a root before its first render; all it can contain then is what a portal of another root rendered. */
  clearContainer(): void {},
  preparePortalMount(): void {},
  /** Called in the passive phase; everything was freed in `removeChild`. */
  detachDeletedInstance(): void {},
};

function removeAndCount(parent: HostNode, child: HostNode): void {
  markRootChanged(parent.root);
  countDestroyed(child, parent.root);
  removeChild(parent, child);
}

/** In place of what cannot be drawn, so that production keeps the rest of the screen. */
function createHiddenNode(container: Container): HostNode {
  countCreated(container);
  return createNode('view', { visible: false });
}

const ownerSuffix = (owner: string | null): string => (owner === null ? '' : ` in ${owner}`);

function countCreated(container: Container): void {
  const root = rootOf(container);
  if (root !== null) root.counters.hostCreated++;
}

function countDestroyed(node: HostNode, root: SceneRoot | null): void {
  // A picture was counted when React removed it.
  if (root === null || node.leaving) return;
  root.counters.hostDestroyed++;
  for (const child of node.children) countDestroyed(child, root);
}
