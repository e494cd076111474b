/**
 * The last defence of a commit: no host method throws to React, which would be left in the middle of its work and commit nothing
 * any more, on no root of the page. A fault is given to the root it happened in (`SceneRoot.recover`), and React gets the answer
 * that lets it go on. Only `ElementError`s pass, which development throws at an error boundary.
 */
import { DefaultEventPriority, NoEventPriority } from 'react-reconciler/constants';
import { ElementError } from '../host/elementError';
import { createHostNode } from '../host/node';
import type { HostNode, SceneRoot } from '../host/node';
import type { Container } from './container';
import { rootOf } from './container';
import { fragmentConfig } from './fragment';
import { mountedRoots } from './mountedRoots';
import { committingRoot } from './touched';
import { isHostType } from './treeConfig';

/** Eight arguments are the most that React passes; not variadic, because React calls some of them for each node of a commit. */
type HostMethod = (...args: unknown[]) => unknown;

/** Runs React's own phases, whose errors are React's. */
const unguarded: ReadonlySet<string> = new Set(['startViewTransition']);

/** In a render, whose result is on no tree yet: the tree is made anew when it is. */
const inRender: ReadonlySet<string> = new Set(['createInstance', 'createTextInstance', 'appendInitialChild']);

/** In place of a node that could not be made; it gets its props when the tree is made anew. */
function createStandIn(type: unknown, fiber: unknown): HostNode {
  const node = createHostNode(isHostType(type as string) ? (type as 'view') : 'view', { visible: false });
  node.fiber = fiber;
  return node;
}

/** The answers to methods that React expects one of; null to all others. */
const answers: Readonly<Record<string, HostMethod>> = {
  createInstance: (type, _props, _container, _context, fiber) => createStandIn(type, fiber),
  createTextInstance: (_text, _container, _context, fiber) => createStandIn('view', fiber),
  shouldSetTextContent: (type) => type === 'text',
  getRootHostContext: () => answers,
  getChildHostContext: () => answers,
  createFragmentInstance: () => fragmentConfig.createFragmentInstance(null),
  preloadInstance: () => true,
  startSuspendingCommit: () => ({ root: null, preloads: [] }),
  getCurrentUpdatePriority: () => NoEventPriority,
  resolveUpdatePriority: () => DefaultEventPriority,
  scheduleTimeout: (run, ms) => setTimeout(run as () => void, ms as number),
  scheduleMicrotask: (run) => void Promise.resolve().then(run as () => void),
};

/** `methods` is read at each call, so that tests can put a fault in its place. */
export function guardHost(methods: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const guarded = { ...methods };
  for (const name in methods)
    if (typeof methods[name] === 'function' && !unguarded.has(name)) guarded[name] = guard(methods, name);
  return guarded;
}

function guard(methods: Readonly<Record<string, unknown>>, name: string): HostMethod {
  return (a, b, c, d, e, f, g, h) => {
    try {
      // called without `this`, which `queueMicrotask` does not allow
      const method = methods[name] as HostMethod;
      return method(a, b, c, d, e, f, g, h);
    } catch (error) {
      if (error instanceof ElementError) throw error;
      const root = rootAmong([a, b, c, d]);
      if (root === null) throw error;
      root.recover(error, inRender.has(name));
      return answers[name]?.(a, b, c, d, e, f, g, h) ?? null;
    }
  };
}

/** The root of a node or container among the arguments, the one that commits, or the one mounted last: the error must be told. */
function rootAmong(args: readonly unknown[]): SceneRoot | null {
  for (const argument of args) {
    if (typeof argument !== 'object' || argument === null) continue;
    if ('stageNode' in argument || 'renderNode' in argument) {
      const root = rootOf(argument as Container);
      if (root !== null) return root;
    }
  }
  return committingRoot() ?? [...mountedRoots].pop()?.containerInfo ?? null;
}
