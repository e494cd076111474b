/** What puts host records on the glass: Lightning's painter draws; the one of `testing/` only remembers. */
import type { DrawnNode, HostNode } from './node';
import type { Preload } from './preload';

export interface Painter {
  /** Makes what is drawn for `node` below its parent's drawing; the parent is drawn already. */
  create(node: HostNode): DrawnNode;
  /** Frees it at once, textures included. Children are gone already. */
  destroy(node: HostNode): void;
  /** The children of `node` stand in another order now. */
  reorder(node: HostNode): void;
  /** Begins to load a picture no node shows yet. */
  preload(src: string): Preload;
  /** `Dirty.paint`, `Dirty.text` and `Dirty.image` bits of what changed. */
  update(node: HostNode, dirty: number): void;
}
