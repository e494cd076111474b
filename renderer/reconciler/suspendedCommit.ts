/**
 * Commits that wait for the pictures marked `suspend`: those of transitions and of Suspense content that comes, never
 * of a key's own update, which no picture may hold up.
 *
 * Loading begins when the render is complete, not while it runs: React forgets renders without a word, and a texture
 * asked for by one of those would never be given back.
 */
import type { HostNode, HostProps, HostType } from '../scene/node';
import type { Preload } from '../scene/preload';
import type { SceneRoot } from '../scene/root';

/** The longest wait, ms from the start of the transition. React's own ceiling for what it cannot do without is 60 s. */
export const suspendCeilingMs = 1000;

/** How long the textures are kept for the new nodes, which ask for them in their first frame: a slow set's worst one. */
const handOverMs = 500;

interface Waiting {
  root: SceneRoot | null;
  readonly preloads: Preload[];
}

/** The roots marked pictures are made for, until they are on their stage. */
const homes = new WeakMap<HostNode, SceneRoot>();

/** Called when a node is made: a commit that waits for it has to know whose painter to ask. */
export function rememberHome(node: HostNode, root: SceneRoot | null): void {
  if (root !== null && node.props.suspend === true) homes.set(node, root);
}

const waitsFor = (type: HostType, props: HostProps): boolean =>
  type === 'image' && props.suspend === true && props.src != null;

export const suspendedCommitConfig = {
  maySuspendCommit: waitsFor,
  maySuspendCommitOnUpdate: (type: HostType, previous: HostProps, next: HostProps): boolean =>
    waitsFor(type, next) && previous.src !== next.src,
  maySuspendCommitInSyncRender: (): boolean => false,
  /** Always "go on": false would show the fallback of a Suspense boundary around it, a flash for a picture's sake. */
  preloadInstance: (): boolean => true,
  startSuspendingCommit: (): Waiting => ({ root: null, preloads: [] }),
  suspendInstance(waiting: Waiting, node: HostNode, _type: HostType, props: HostProps): void {
    const root = node.root ?? homes.get(node) ?? null;
    if (root === null) return;
    const preload = root.painter.preload(props.src!);
    if (preload.settled) preload.release();
    else {
      waiting.root = root;
      waiting.preloads.push(preload);
    }
  },
  suspendOnActiveViewTransition(): void {},
  /** `elapsed`: minus the ms since the transition, or the fallback it replaces, began. */
  waitForCommitToBeReady(
    { root, preloads }: Waiting,
    elapsed: number,
  ): null | ((commit: () => void) => () => void) {
    if (root === null) return null;
    const left = suspendCeilingMs + elapsed;
    if (left > 0) return (commit) => wait(root, preloads, left, commit);
    releaseAll(preloads);
    return null;
  },
  getSuspendedCommitReason: ({ root }: Waiting): string | null =>
    root === null ? null : 'Waiting for pictures',
};

/** Commits when all have settled or time is up; the answer calls it off. */
function wait(root: SceneRoot, preloads: readonly Preload[], ms: number, commit: () => void): () => void {
  const { clock } = root;
  let open = preloads.length;
  const finish = (): void => {
    clock.clearTimeout(timer);
    clock.setTimeout(() => releaseAll(preloads), handOverMs);
    commit();
  };
  let timer = clock.setTimeout(finish, ms);
  for (const preload of preloads) {
    preload.onSettled(() => {
      if (--open > 0) return;
      // textures settle while a frame is drawn: the commit is a task of its own
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
