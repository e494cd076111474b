/**
 * Marks of a change stop at a node that is being updated.
 *
 * Lightning's `update` tells the parent of every changed node again, up to the root, while the parent itself is being
 * updated. The marks are still there when the walk is over, so that after the last step of a movement one more frame is
 * drawn that shows nothing new: a sixteenth of a key's frames. Here a node that is being updated takes no such word, and
 * what it hands down to its children climbs no further than to itself. Anything else that is marked meanwhile, by a
 * handler of another node, marks it again when its own update is over.
 */
import type { CoreNode, NodeClass } from './lightning';

/** Lightning's `UpdateType.Children`: something below has changed. */
const childrenChanged = 1;
/** All that `update` marks a child with: place, clipping, opacity and bounds of its parent, as `UpdateType` has them. */
const handedDown = 4 | 8 | 64 | 2048;

interface Marked extends CoreNode {
  /** Its `update` is running. */
  updating?: boolean;
  /** A child was changed meanwhile. */
  late?: boolean;
}

const classes = new WeakMap<NodeClass, NodeClass>();

/** Lightning's node class with marks that settle; one for each base. */
export function settlingClass(Base: NodeClass): NodeClass {
  let made = classes.get(Base);
  if (made === undefined) {
    made = extend(Base);
    classes.set(Base, made);
  }
  return made;
}

function extend(Base: NodeClass): NodeClass {
  return class extends Base {
    declare updating: boolean;
    declare late: boolean;

    override setUpdateType(type: number): void {
      if (this.updating && type === childrenChanged) return;
      this.updateType |= type;
      const parent = this.props.parent as Marked | null;
      if (parent === null) return;
      if (!parent.updating) parent.setUpdateType(childrenChanged);
      else if ((type & ~handedDown) !== 0) parent.late = true;
    }

    override update(delta: number, clip: never): void {
      this.updating = true;
      this.late = false;
      try {
        super.update(delta, clip);
      } finally {
        this.updating = false;
      }
      if (this.late) this.setUpdateType(childrenChanged);
    }
  };
}

/** The same for the root of a stage, which Lightning makes itself. Comes after whatever listens to the root's marks. */
export function settleRoot(root: CoreNode): void {
  const node = root as Marked;
  const mark = node.setUpdateType.bind(node);
  const update = node.update.bind(node);
  node.setUpdateType = (type) => {
    if (!node.updating || type !== childrenChanged) mark(type);
  };
  node.update = (delta, clip) => {
    node.updating = true;
    node.late = false;
    try {
      update(delta, clip);
    } finally {
      node.updating = false;
    }
    if (node.late) mark(childrenChanged);
  };
}
