/**
 * Marks of a change stop at a node that is being updated.
 *
 * Lightning's `update` tells the parent of every changed node again, up to the root, while the parent itself is being
 * updated. The marks are still there when the walk is over, so that after the last step of a movement one more frame is
 * drawn that shows nothing new: a sixteenth of a key's frames. Here a node that is being updated takes no such word; it
 * looks afterwards which of its children were marked after their turn, and keeps a mark only for those.
 */
import type { CoreNode, NodeClass } from './lightning';

/** Lightning's `UpdateType.Children`: something below has changed. */
const childrenChanged = 1;
/** Lightning's render state of a node beyond its bounds margin; what is nearer has a higher one. */
const outOfBounds = 2;

interface Marked extends CoreNode {
  /** Marked since its last update began. */
  marked?: boolean;
  /** Its `update` is running. */
  updating?: boolean;
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
    declare marked: boolean;
    declare updating: boolean;

    override setUpdateType(type: number): void {
      if (this.updating && type === childrenChanged) return;
      this.updateType |= type;
      this.marked = true;
      const parent = this.props.parent as Marked | null;
      if (parent !== null && !parent.updating) parent.setUpdateType(childrenChanged);
    }

    override update(delta: number, clip: never): void {
      this.marked = false;
      this.updating = true;
      try {
        super.update(delta, clip);
      } finally {
        this.updating = false;
      }
      // beyond its bounds it has not gone down to them: it keeps its own marks until it comes back
      if (this.renderState > outOfBounds && hasMarkedChild(this)) {
        this.updateType |= childrenChanged;
        this.marked = true;
      }
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
    try {
      update(delta, clip);
    } finally {
      node.updating = false;
    }
    if (hasMarkedChild(node)) mark(childrenChanged);
  };
}

function hasMarkedChild({ children }: CoreNode): boolean {
  for (let i = 0; i < children.length; i++) if ((children[i] as Marked).marked) return true;
  return false;
}
