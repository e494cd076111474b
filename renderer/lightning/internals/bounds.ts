/**
 * Bounds that nodes share.
 *
 * Lightning gives every node a copy of the two bounds of its parent: 152 bytes a node, made anew whenever a parent's bounds
 * change. They differ from the parent's for nodes that clip only. The others hold the parent's own.
 */
import type { CoreNode, NodeClass } from './types';

interface Bound {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

export interface BoundedNode extends CoreNode {
  /** What is in it is in the viewport. Undefined before the first update. */
  strictBound: Bound | undefined;
  /** What is in it is near the viewport. */
  preloadBound: Bound | undefined;
  createRenderBounds(): void;
}

/** Names of the members that are leaned on here. */
export type BoundsUsed = 'createRenderBounds' | 'strictBound' | 'preloadBound';

/** The node class with such bounds. No node may have a `boundsMargin` of its own, which `NodeProps` leaves out. */
export function withSharedBounds(Base: NodeClass): NodeClass {
  return class extends (Base as NodeClass<BoundedNode>) {
    override createRenderBounds(): void {
      const parent = this.props.parent as BoundedNode | null;
      // Lightning's own writes into bounds it has just made: never into shared ones
      if (this.clipping || parent?.strictBound === undefined) return super.createRenderBounds();
      this.strictBound = parent.strictBound;
      this.preloadBound = parent.preloadBound;
    }
  };
}
