/** The part of React's fibers that is read, for what React does not tell a host. */
export interface Fiber {
  readonly tag: number;
  /** The component, or the name of the host element. */
  readonly type: unknown;
  readonly stateNode: unknown;
  readonly memoizedProps: unknown;
  readonly memoizedState: unknown;
  readonly return: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

/** React's numbers for kinds of fibers (`ReactWorkTags`). */
export const fiberTag = { root: 3, portal: 4, element: 5, text: 6, offscreen: 22 } as const;
