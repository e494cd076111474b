/**
 * Dirty flags that are gone when an update is over.
 *
 * While Lightning updates a node, every child that changes marks its parents dirty again, up to the root. Those flags outlast
 * the update, so that after the last step of every movement one more frame is drawn that shows nothing new: a sixteenth of a
 * key's frames. Here a node being updated ignores `Children` flags from below, and what it hands down to its children marks
 * nothing above them. Whatever else is marked meanwhile, by a handler of another node, marks the node again when its own
 * update is over.
 */
import { updateType } from './numbers';
import type { CoreNode, NodeClass } from './types';

interface UpdatingNode extends CoreNode {
  /** Its `update` is running. */
  isUpdating?: boolean;
  /** A child was changed meanwhile. */
  changedMeanwhile?: boolean;
}

/** The node class with such flags. */
export function withDirtyFlags(Base: NodeClass): NodeClass {
  return class extends Base implements UpdatingNode {
    declare isUpdating: boolean;
    declare changedMeanwhile: boolean;

    override setUpdateType(type: number): void {
      if (this.isUpdating && type === updateType.children) return;
      this.updateType |= type;
      const parent = this.props.parent as UpdatingNode | null;
      if (parent === null) return;
      if (!parent.isUpdating) {
        // marked already, and so are all above it, unless it is beyond the bounds: there nothing is updated before it comes back
        if ((parent.updateType & updateType.children) === 0) parent.setUpdateType(updateType.children);
      } else if ((type & ~updateType.inherited) !== 0) parent.changedMeanwhile = true;
    }

    override update(delta: number, clip: CoreNode['clippingRect']): void {
      this.isUpdating = true;
      this.changedMeanwhile = false;
      try {
        super.update(delta, clip);
      } finally {
        this.isUpdating = false;
      }
      if (this.changedMeanwhile) this.setUpdateType(updateType.children);
    }
  };
}

/**
 * The same for the root of a stage, which Lightning makes itself. `marked` is called for every flag that reaches the root,
 * which is how a changed property is heard of; `updated` after each update.
 */
export function patchRoot(root: CoreNode, marked: () => void, updated: () => void): void {
  const node = root as UpdatingNode;
  const mark = node.setUpdateType.bind(node);
  const update = node.update.bind(node);
  node.setUpdateType = (type) => {
    if (node.isUpdating && type === updateType.children) return;
    mark(type);
    marked();
  };
  node.update = (delta, clip) => {
    node.isUpdating = true;
    node.changedMeanwhile = false;
    try {
      update(delta, clip);
    } finally {
      node.isUpdating = false;
    }
    if (node.changedMeanwhile) node.setUpdateType(updateType.children);
    updated();
  };
}
