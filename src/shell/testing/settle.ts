import type { TestRoot } from '../../../renderer/testing';

/** Until what queries were answered is drawn: the answers come with a timer of their own. */
export const settle = (root: TestRoot): Promise<void> =>
  root.act(() => new Promise((resolve) => setTimeout(resolve, 20)));
