/** What React asks of the tree: make, put in, move, take out. Records only; `scene/tree` does the work. */
import { createNode, appendChild, insertBefore, removeChild } from '../scene/tree';
import { rememberOwner } from '../scene/describe';
import type { HostNode, HostProps, HostType } from '../scene/node';
import type { SceneRoot } from '../scene/root';
import { placeIn, rootOf } from './container';
import type { Container } from './container';
import { ownerOf } from './owner';
import { rememberHome } from './suspendedCommit';
import { touch } from './touched';

const hostTypes: ReadonlySet<string> = new Set(['view', 'text', 'image']);

/** False for what a screen made up: in production such an element takes its place, unseen, and keeps what is in it. */
export const isHostType = (type: string): type is HostType => hostTypes.has(type);

/** Nothing depends on where a node stands; React only insists on a context that is not null. */
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
        throw new Error(
          `<${type}>${inOwner(owner)} is not an element of this renderer; use View, Text or Image.`,
        );
      return unseen(container);
    }
    countCreated(container);
    const node = createNode(type, props, owner);
    rememberOwner(node, owner);
    rememberHome(node, rootOf(container));
    return node;
  },
  /** Only text outside a `<Text>` comes here: `shouldSetTextContent` keeps the rest. */
  createTextInstance(text: string, container: Container, _context: object, fiber: unknown): HostNode {
    if (process.env.NODE_ENV !== 'production')
      throw new Error(
        `The text "${text.slice(0, 40)}" stands outside <Text>${inOwner(ownerOf(fiber))} and cannot be drawn.`,
      );
    return unseen(container);
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
    touch(parent.root);
  },
  insertBefore(parent: HostNode, child: HostNode, before: HostNode): void {
    insertBefore(parent, child, before);
    touch(parent.root);
  },
  removeChild: takeOut,

  appendChildToContainer(container: Container, child: HostNode): void {
    const { parent, end } = placeIn(container);
    if (end === null) appendChild(parent, child);
    else insertBefore(parent, child, end);
    touch(parent.root);
  },
  insertInContainerBefore(container: Container, child: HostNode, before: HostNode): void {
    treeConfig.insertBefore(placeIn(container).parent, child, before);
  },
  removeChildFromContainer(container: Container, child: HostNode): void {
    takeOut(placeIn(container).parent, child);
  },
  /** React empties a root before its first render. Nothing stands there but what a portal of another root put in. */
  clearContainer(): void {},
  preparePortalMount(): void {},
  /** Comes in the passive phase, long after the node is gone; everything was freed in `removeChild`. */
  detachDeletedInstance(): void {},
};

function takeOut(parent: HostNode, child: HostNode): void {
  touch(parent.root);
  countDestroyed(child, parent.root);
  removeChild(parent, child);
}

/** Stands for what cannot be drawn, so that production keeps the rest of the screen. */
function unseen(container: Container): HostNode {
  countCreated(container);
  return createNode('view', { visible: false });
}

const inOwner = (owner: string | null): string => (owner === null ? '' : ` in ${owner}`);

function countCreated(container: Container): void {
  const root = rootOf(container);
  if (root !== null) root.counters.hostCreated++;
}

function countDestroyed(node: HostNode, root: SceneRoot | null): void {
  if (root === null) return;
  root.counters.hostDestroyed++;
  for (const child of node.children) countDestroyed(child, root);
}
