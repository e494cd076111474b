/**
 * Helpers of the contract suites: both modes of React, a check of everything drawn, errors and waits to render with.
 */
import { Component, use } from 'react';
import type { ReactNode } from 'react';
import { describe, expect } from 'vitest';
import type { HostNode } from '../host/node';
import { createTestRoot } from '../testing';
import type { TestRoot } from '../testing';

/** The suites run against both builds of React; only development validates names and positions. */
export const production = process.env.NODE_ENV === 'production';

/** Describes the same contract plain and in StrictMode; `mount` renders into a new root. */
export function contract(
  title: string,
  define: (mount: (element: ReactNode) => Promise<TestRoot>, strict: boolean) => void,
): void {
  describe.each([
    { mode: 'plain', strict: false },
    { mode: 'StrictMode', strict: true },
  ])(`${title}, $mode`, ({ strict }) => {
    define(async (element) => {
      const test = createTestRoot({ strict });
      await test.render(element);
      return test;
    }, strict);
  });
}

/** Fails unless exactly the host tree is drawn: same nodes, same order, same numbers, no animation left. */
export function expectRendered(test: TestRoot): void {
  let count = 0;
  const walk = (node: HostNode): void => {
    count++;
    const { children, values } = test.painter.painted(node);
    expect(children.map(nameOf)).toEqual(node.children.map(nameOf));
    expect(values).toMatchObject({ ...node.now, alpha: node.hidden ? 0 : node.now.alpha });
    for (const child of node.children) {
      expect(child.parent).toBe(node);
      expect(child.root).toBe(test.scene);
      walk(child);
    }
  };
  walk(test.scene.stageNode);
  expect(test.drawn.size).toBe(count);
}

/** Fails unless only the root's own objects are left: stage and overlay, no focus, no animation, no timer. */
export async function expectNothingLeft(test: TestRoot): Promise<void> {
  await test.wait(1000);
  expect(test.children()).toEqual([]);
  const own = (node: HostNode): number => node.children.reduce((sum, child) => sum + own(child), 1);
  expect(test.drawn.size).toBe(1 + own(test.scene.overlay));
  expect(test.scene.focus.current).toBeNull();
  expect(test.scene.motion.moving).toBe(0);
  expect(test.clock.pendingCount).toBe(0);
}

/** testIds of the children React put on the stage, in drawn order. */
export function drawnNames(test: TestRoot, of: HostNode = test.scene.stageNode): string[] {
  return test.painter
    .painted(of)
    .children.filter((child) => child !== test.scene.overlay)
    .map(nameOf);
}

/** testIds that are visible: not hidden themselves nor inside a hidden node. */
export function shownNames(test: TestRoot): string[] {
  const names: string[] = [];
  const walk = (node: HostNode): void => {
    if (test.painter.painted(node).values.alpha === 0) return;
    if (node.props.testId !== undefined) names.push(node.props.testId);
    node.children.forEach(walk);
  };
  walk(test.scene.stageNode);
  return names;
}

const nameOf = (node: HostNode): string => node.props.testId ?? `#${node.id}`;

/** The lines of a text as they are drawn. */
export function drawnText(test: TestRoot, testId: string): string {
  return test.painter.painted(test.find(testId)).lines.join('|');
}

/** A promise to suspend on, settled from outside. */
export function deferred(): {
  promise: Promise<string>;
  resolve(value: string): void;
  reject(error: Error): void;
} {
  let resolve!: (value: string) => void;
  let reject!: (error: Error) => void;
  const promise = new Promise<string>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

/** Suspends until the promise is settled, then renders what is inside. */
export function Suspending({
  on,
  children,
}: {
  on: Promise<string> | null;
  children?: ReactNode;
}): ReactNode {
  if (on !== null) use(on);
  return children;
}

export class Boundary extends Component<{ fallback: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

/** Fails while rendering. */
export function Throwing({ because = 'broken' }: { because?: string }): ReactNode {
  throw new Error(because);
}
