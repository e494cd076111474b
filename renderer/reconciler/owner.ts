/** The component a node comes from, for errors in development. React's development build keeps it on its fibers. */

/** The part of a fiber that is read. */
interface Fiber {
  readonly type: unknown;
  readonly return: Fiber | null;
  // oxlint-disable-next-line no-underscore-dangle -- React's name
  readonly _debugOwner?: Fiber | null;
}

/** The component whose JSX made the fiber's element; null in production and for a root's own element. */
export function ownerOf(fiber: unknown): string | null {
  if (process.env.NODE_ENV === 'production') return null;
  // the owner of a text is its parent, which need not be a component: then the next one above
  // oxlint-disable-next-line no-underscore-dangle -- React's name
  for (let at = (fiber as Fiber | null)?._debugOwner ?? null; at !== null; at = at.return) {
    const name = componentName(at.type);
    if (name !== null) return name;
  }
  return null;
}

/** What a component is called in messages; null for what is none, or has no name. */
export function componentName(type: unknown): string | null {
  if (typeof type === 'function') {
    const { displayName, name } = type as { displayName?: string; name: string };
    return displayName ?? (name === '' ? null : name);
  }
  if (typeof type !== 'object' || type === null) return null;
  // memo and forwardRef
  const {
    displayName,
    type: inner,
    render,
  } = type as Record<'type' | 'render', unknown> & {
    displayName?: string;
  };
  return displayName ?? componentName(inner ?? render);
}
