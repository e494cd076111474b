/**
 * Calls product code: handlers of elements and listeners of hooks. Such a call stands in the middle of work (a focus move, a
 * commit, a frame) that an error must not interrupt: the error is reported to the root's `onError` with the element and its
 * component stack, the call gives undefined, and the work is completed. A promise that an async handler returns is watched too.
 */
import type { HostNode, SceneRoot } from './node';

/**
 * `name` is the prop or method by which the product gave `handler`; `node` the element with that prop, null for a method. Not
 * variadic, so that a call in a focus move allocates nothing.
 */
export function callHandler<A, B, Result>(
  root: SceneRoot,
  node: HostNode | null,
  name: string,
  handler: (first: A, second: B) => Result,
  first: A,
  second: B,
): Result | undefined;
export function callHandler<A, Result>(
  root: SceneRoot,
  node: HostNode | null,
  name: string,
  handler: (first: A) => Result,
  first: A,
): Result | undefined;
export function callHandler<Result>(
  root: SceneRoot,
  node: HostNode | null,
  name: string,
  handler: () => Result,
): Result | undefined;
export function callHandler(
  root: SceneRoot,
  node: HostNode | null,
  name: string,
  handler: (first?: unknown, second?: unknown) => unknown,
  first?: unknown,
  second?: unknown,
): unknown {
  try {
    const result = handler(first, second);
    if (isPromise(result)) result.then(undefined, (error: unknown) => root.handlerFailed(error, name, node));
    return result;
  } catch (error) {
    root.handlerFailed(error, name, node);
    return undefined;
  }
}

function isPromise(result: unknown): result is PromiseLike<unknown> {
  return (
    typeof result === 'object' && result !== null && typeof (result as { then?: unknown }).then === 'function'
  );
}
