/** A commit may change other roots through portals: those are flushed after it too. */
import type { SceneRoot } from '../host/node';

let committing: SceneRoot | null = null;
const changedRoots = new Set<SceneRoot>();

/** A commit of `root` begins. */
export function beginCommit(root: SceneRoot): void {
  committing = root;
  changedRoots.clear();
}

/** The root that React is committing; null between commits. */
export const committingRoot = (): SceneRoot | null => committing;

/** The commit changes something in `root`. */
export function markRootChanged(root: SceneRoot | null): void {
  if (root !== null && committing !== null && root !== committing) changedRoots.add(root);
}

/** The commit is over: flushes text, flows and focus of the other roots it changed. */
export function endCommit(): void {
  committing = null;
  const roots = [...changedRoots];
  changedRoots.clear();
  for (const root of roots) root.flush();
}
