import type { TestRoot } from '../../../renderer/testing';

/** Waits until the answers of queries are rendered: each arrives with a timer of its own. */
export const settle = (root: TestRoot): Promise<void> =>
  root.act(() => new Promise((resolve) => setTimeout(resolve, 20)));
