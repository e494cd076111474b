/** What React calls a container: a root, or the node a portal renders into. */
import type { HostNode, SceneRoot } from '../host/node';

export type Container = SceneRoot | HostNode;

const isRoot = (container: Container): container is SceneRoot => 'stageNode' in container;

/** The root a container belongs to; null while the node of a portal is on no tree. */
export function rootOf(container: Container): SceneRoot | null {
  return isRoot(container) ? container : container.root;
}

/** The node that gets the container's children, and the node to insert them before: a root's overlay is painted last. */
export function insertionPoint(container: Container): { parent: HostNode; end: HostNode | null } {
  return isRoot(container)
    ? { parent: container.stageNode, end: container.overlay }
    : { parent: container, end: null };
}
