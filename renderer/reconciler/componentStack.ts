/** The component stack of a node, for errors of its handlers: React makes such stacks only for errors it catches itself. */
import type { Fiber } from './fiber';
import { componentName } from './owner';

/**
 * The components and elements around a node and itself, innermost first, a line each as React writes them. Names are those of
 * the build: short ones where it is minified. Null for a node that React did not make.
 */
export function componentStackOf(fiber: unknown): string | null {
  let stack = '';
  for (let at = fiber as Fiber | null; at !== null; at = at.return) {
    const name = typeof at.type === 'string' ? at.type : componentName(at.type);
    if (name !== null) stack += `\n    at ${name}`;
  }
  return stack === '' ? null : stack;
}
