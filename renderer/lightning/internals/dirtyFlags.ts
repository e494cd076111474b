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
  /** The run in which its `update` is running. */
  updatingRun?: number;
  /** A child was changed meanwhile. */
  changedMeanwhile?: boolean;
}

/**
 * Number of the update of a tree that runs, or is next. What is said of a node counts for one run, so that an update that throws
 * leaves nothing to clean up in the nodes: old engines optimise no function that has to.
 */
let run = 1;
const noRun = 0;

const isUpdating = (node: UpdatingNode): boolean => node.updatingRun === run;

/** The node class with such flags. */
export function withDirtyFlags(Base: NodeClass): NodeClass {
  return class extends Base implements UpdatingNode {
    declare updatingRun: number;
    declare changedMeanwhile: boolean;

    override setUpdateType(type: number): void {
      if (isUpdating(this) && type === updateType.children) return;
      this.updateType |= type;
      const parent = this.props.parent as UpdatingNode | null;
      if (parent === null) return;
      if (!isUpdating(parent)) {
        // marked already, and so are all above it, unless it is beyond the bounds: there nothing is updated before it comes back
        if ((parent.updateType & updateType.children) === 0) parent.setUpdateType(updateType.children);
      } else if ((type & ~updateType.inherited) !== 0) parent.changedMeanwhile = true;
    }

    override update(delta: number, clip: CoreNode['clippingRect']): void {
      this.updatingRun = run;
      this.changedMeanwhile = false;
      super.update(delta, clip);
      this.updatingRun = noRun;
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
    if (isUpdating(node) && type === updateType.children) return;
    mark(type);
    marked();
  };
  node.update = (delta, clip) => {
    node.updatingRun = run;
    node.changedMeanwhile = false;
    try {
      update(delta, clip);
    } finally {
      run++;
    }
    if (node.changedMeanwhile) node.setUpdateType(updateType.children);
    updated();
  };
}
