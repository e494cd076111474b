/** Host trees built by hand for focus tests: no React, no GPU. */
import { createTestRoot } from '../testing';
import type { TestRoot } from '../testing';
import type { HostNode } from '../host/node';
import type { HostProps } from '../host/hostProps';
import { appendChild, createNode, insertBefore, removeChild } from '../host/tree';
import { updateProps } from '../host/propTable';
import type { Direction, Key } from '../types';

export interface FocusTreeFixture {
  readonly test: TestRoot;
  node(id: string): HostNode;
  /** Adds a tree below a node (default: the stage) and resolves focus, as a commit does. */
  add(tree: HostNode, parent?: HostNode, before?: HostNode): HostNode;
  remove(id: string): void;
  set(id: string, props: HostProps): void;
  /** Presses keys one after another. @returns the id of the focused node afterwards */
  pressKeys(...keys: Key[]): string | null;
  move(direction: Direction): string | null;
  readonly focused: string | null;
  flush(): void;
}

/** A node with children; `testId` names it. */
export function make(testId: string, props: HostProps = {}, ...children: HostNode[]): HostNode {
  const node = createNode('view', { ...props, testId });
  for (const child of children) appendChild(node, child);
  return node;
}

/** A focusable box. */
export function item(testId: string, props: HostProps = {}): HostNode {
  return make(testId, { focusable: true, w: 100, h: 50, ...props });
}

export function buildFocusTree(...trees: HostNode[]): FocusTreeFixture {
  const test = createTestRoot();
  const { scene } = test;
  for (const tree of trees) insertBefore(scene.stageNode, tree, scene.overlay);
  scene.flush();
  const fixture: FocusTreeFixture = {
    test,
    node: (id) => test.find(id),
    add(tree, parent = scene.stageNode, before) {
      if (before !== undefined) insertBefore(parent, tree, before);
      else if (parent === scene.stageNode) insertBefore(parent, tree, scene.overlay);
      else appendChild(parent, tree);
      scene.flush();
      return tree;
    },
    remove(id) {
      const node = test.find(id);
      removeChild(node.parent!, node);
      scene.flush();
    },
    set(id, props) {
      const node = test.find(id);
      updateProps(node, { ...node.props, ...props });
      scene.flush();
    },
    pressKeys(...keys) {
      for (const key of keys) scene.focus.press({ key, repeat: false, time: test.clock.now() });
      return test.focusedId();
    },
    move: (direction) => (scene.focus.move(direction), test.focusedId()),
    get focused() {
      return test.focusedId();
    },
    flush: () => scene.flush(),
  };
  return fixture;
}
