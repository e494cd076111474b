/** What React calls a container: a whole root, or the node a portal leads into. */
import type { HostNode } from '../scene/node';
import type { SceneRoot } from '../scene/root';

export type Container = SceneRoot | HostNode;

const isRoot = (container: Container): container is SceneRoot => 'stageNode' in container;

/** The root a container belongs to; null while a portal's node is off the tree. */
export function rootOf(container: Container): SceneRoot | null {
  return isRoot(container) ? container : container.root;
}

/** The node that gets the container's children, and what they must stay in front of. */
export function placeIn(container: Container): { parent: HostNode; end: HostNode | null } {
  return isRoot(container)
    ? { parent: container.stageNode, end: container.overlay }
    : { parent: container, end: null };
}
