/**
 * Commits that wait for images with `suspend`: those of transitions and of appearing Suspense content, never those of a
 * key's own update, which no image may delay.
 *
 * Loading begins when the render is complete, not while it runs: React discards renders without a callback, and the texture
 * of one of those would never be released.
 */
import type { HostNode, HostType, SceneRoot } from '../host/node';
import type { HostProps } from '../host/hostProps';
import type { Preload } from '../host/ports';

/** The longest wait, ms from the start of the transition. React's own ceiling for what it cannot do without is 60 s. */
export const suspendCeilingMs = 1000;

/** How long the textures are kept for the new nodes, which request them in their first frame; a slow set takes its time. */
const releaseDelayMs = 500;

export interface SuspendedCommit {
  root: SceneRoot | null;
  readonly preloads: Preload[];
}

const waitsFor = (type: HostType, props: HostProps): boolean =>
  type === 'image' && props.suspend === true && typeof props.src === 'string';

export const suspendedCommitConfig = {
  maySuspendCommit: waitsFor,
  maySuspendCommitOnUpdate: (type: HostType, previous: HostProps, next: HostProps): boolean =>
    waitsFor(type, next) && previous.src !== next.src,
  maySuspendCommitInSyncRender: (): boolean => false,
  /** Always "go on": false would show the fallback of the Suspense boundary around the image. */
  preloadInstance: (): boolean => true,
  startSuspendingCommit: (): SuspendedCommit => ({ root: null, preloads: [] }),
  suspendInstance(state: SuspendedCommit, node: HostNode, _type: HostType, props: HostProps): void {
    const root = node.root ?? node.suspendRoot;
    if (root === null) return;
    const preload = root.painter.preload(props.src!);
    if (preload.settled) preload.release();
    else {
      state.root = root;
      state.preloads.push(preload);
    }
  },
  /** `elapsed`: minus the ms since the transition, or the fallback it replaces, began. */
  waitForCommitToBeReady(
    { root, preloads }: SuspendedCommit,
    elapsed: number,
  ): null | ((commit: () => void) => () => void) {
    if (root === null) return null;
    const left = suspendCeilingMs + elapsed;
    if (left > 0) return (commit) => wait(root, preloads, left, commit);
    releaseAll(preloads);
    return null;
  },
  getSuspendedCommitReason: ({ root }: SuspendedCommit): string | null =>
    root === null ? null : 'Waiting for images',
};

/** Commits when all have settled or time is up; the function that is returned cancels that. */
function wait(root: SceneRoot, preloads: readonly Preload[], ms: number, commit: () => void): () => void {
  const { clock } = root;
  let open = preloads.length;
  const finish = (): void => {
    clock.clearTimeout(timer);
    clock.setTimeout(() => releaseAll(preloads), releaseDelayMs);
    commit();
  };
  let timer = clock.setTimeout(finish, ms);
  for (const preload of preloads) {
    preload.onSettled(() => {
      if (--open > 0) return;
      // images settle while a frame is drawn: the commit gets a task of its own
      clock.clearTimeout(timer);
      timer = clock.setTimeout(finish, 0);
    });
  }
  return () => {
    clock.clearTimeout(timer);
    releaseAll(preloads);
  };
}

function releaseAll(preloads: readonly Preload[]): void {
  for (const preload of preloads) preload.release();
}
