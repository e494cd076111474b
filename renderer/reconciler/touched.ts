/** A commit may reach into other roots, through portals: those are flushed after it too. */
import type { SceneRoot } from '../scene/root';

let committing: SceneRoot | null = null;
const others = new Set<SceneRoot>();

/** A commit of `root` begins. */
export function beginCommit(root: SceneRoot): void {
  committing = root;
  others.clear();
}

/** The commit changes something in `root`. */
export function touch(root: SceneRoot | null): void {
  if (root !== null && committing !== null && root !== committing) others.add(root);
}

/** The commit is over: text, flows and focus of the other roots it changed follow. */
export function endCommit(): void {
  committing = null;
  const touched = [...others];
  others.clear();
  for (const root of touched) root.flush();
}
