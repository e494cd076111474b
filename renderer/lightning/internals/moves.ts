/**
 * The update of a node that only moved, or in which something moved: most of what a frame updates, for a scrolled list moves
 * every node in it. Lightning's own goes through all that may have changed of a node, and works out corners that only it reads.
 * Whatever else is to be updated, Lightning updates.
 */
import type { BoundedNode } from './bounds';
import { standing } from './groupMoves';
import { placeNow } from './groupNode';
import type { Goal, GroupNode } from './groupNode';
import { renderState, updateType } from './numbers';
import { addTravel, travel } from './travel';
import type { CoreNode, NodeClass } from './types';

type Transform = NonNullable<CoreNode['globalTransform']>;

interface MovingNode extends BoundedNode {
  childUpdateType: number;
  localTransform?: Transform;
  globalTransform?: Transform;
  /** Its box on the stage. */
  renderBound?: { x1: number; y1: number; x2: number; y2: number };
  calculateClippingRect(outer: CoreNode['clippingRect']): void;
  updateLocalTransform(): void;
  updateBoundingRect(): void;
  checkRenderBounds(): number;
  updateRenderState(state: number): void;
}

/** Names of the members that are leaned on here. */
export type MovesUsed =
  | 'childUpdateType'
  | 'localTransform'
  | 'renderBound'
  | 'calculateClippingRect'
  | 'updateLocalTransform'
  | 'updateBoundingRect'
  | 'checkRenderBounds'
  | 'updateRenderState';

const { children: inside, local, global, clipping, renderBounds } = updateType;
/** Its own, or its parent's, whose clip hands down the last two. */
const movement = local | global | clipping | renderBounds;
const anythingElse = ~(inside | movement);

/** The node class with such updates. No node has a mount: `NodeProps` are never made with one. */
export function withMoves(Base: NodeClass): NodeClass {
  return class extends (Base as NodeClass<MovingNode>) implements GroupNode {
    group = standing;
    goal: Goal | null = null;
    alphaNow = 1;
    isWidened = false;
    depth = 0;
    isKept = false;
    placed: GroupNode['placed'] = null;

    override update(delta: number, clip: CoreNode['clippingRect']): void {
      if (this.group === standing) return this.updateAll(delta, clip);
      const left = travel[0]!;
      const up = travel[1]!;
      const right = travel[2]!;
      const down = travel[3]!;
      const { props } = this;
      if ((this.updateType & local) !== 0) placeNow(this);
      addTravel(this.goal!, this.placed!, props, (props.parent as MovingNode).globalTransform?.ta ?? 1);
      this.updateAll(delta, clip);
      travel[0] = left;
      travel[1] = up;
      travel[2] = right;
      travel[3] = down;
    }

    private updateAll(delta: number, clip: CoreNode['clippingRect']): void {
      const type = this.updateType;
      const parent = this.props.parent as MovingNode | null;
      if (this.staysUnseen(type, parent)) return;
      if (
        (type & anythingElse) !== 0 ||
        this.childUpdateType !== 0 ||
        this.globalTransform === undefined ||
        parent === null ||
        this.props.clipping
      )
        return super.update(delta, clip);

      this.updateType = 0;
      const moved = (type & (local | global)) !== 0;
      const isBoundAnew = (type & renderBounds) !== 0;
      const before: number = this.renderState;
      let state = before;
      let inherited = moved ? global : 0;
      if ((type & local) !== 0) this.updateLocalTransform();
      if (moved) this.place(parent.globalTransform!);
      if (isBoundAnew) this.createRenderBounds();
      if (moved || isBoundAnew) {
        state = this.checkRenderBounds();
        if (state !== renderState.outOfBounds) this.updateRenderState(state);
        // a node without width or height draws nothing, until it has both
        if (state !== before || (type & local) !== 0) this.updateIsRenderable();
        else this.moved?.();
      }
      if ((type & clipping) !== 0) {
        this.calculateClippingRect(clip);
        inherited |= clipping | renderBounds;
      } else if (isBoundAnew) inherited |= renderBounds;
      const { children } = this;
      for (let i = 0; i < children.length; i++) {
        const child = children[i]!;
        child.updateType |= inherited;
        if (child.updateType !== 0) child.update(delta, this.clippingRect);
      }
      if (state === renderState.outOfBounds) {
        this.updateRenderState(state);
        this.updateIsRenderable();
      }
    }

    /**
     * Whether nothing of it is seen: it is beyond the bounds still, or transparent, as near as before and the same inside. It keeps its
     * marks then, and it and what is in it are updated when it comes. Lightning keeps them for what is beyond the bounds, and works
     * all of them out in each frame until then.
     */
    private staysUnseen(type: number, parent: MovingNode | null): boolean {
      const before: number = this.renderState;
      if (before !== renderState.outOfBounds && (this.worldAlpha !== 0 || (type & ~movement) !== 0))
        return false;
      if (parent?.globalTransform === undefined || this.globalTransform === undefined) return false;
      // also where it clips: by its marks it gets bounds of its own again
      this.strictBound = parent.strictBound;
      this.preloadBound = parent.preloadBound;
      if ((type & local) !== 0) this.updateLocalTransform();
      this.place(parent.globalTransform);
      return this.checkRenderBounds() === before;
    }

    /** Works out where it is on the stage: most nodes are not turned, nor what they are in, and nothing has to be done for that. */
    private place(parent: Transform): void {
      const own = this.localTransform!;
      const all = this.globalTransform!;
      if (own.tb !== 0 || own.tc !== 0 || parent.tb !== 0 || parent.tc !== 0) return this.placeTurned(parent);
      const ta = parent.ta * own.ta;
      const td = parent.td * own.td;
      const tx = parent.ta * own.tx + parent.tx;
      const ty = parent.td * own.ty + parent.ty;
      all.ta = ta;
      all.td = td;
      all.tx = tx;
      all.ty = ty;
      all.tb = all.tc = 0;
      const { w, h } = this.props;
      const bound = this.renderBound!;
      bound.x1 = tx + travel[0]!;
      bound.y1 = ty + travel[1]!;
      bound.x2 = tx + w * ta + travel[2]!;
      bound.y2 = ty + h * td + travel[3]!;
    }

    private placeTurned(parent: Transform): void {
      const own = this.localTransform!;
      const all = this.globalTransform!;
      all.ta = parent.ta * own.ta + parent.tb * own.tc;
      all.tb = parent.ta * own.tb + parent.tb * own.td;
      all.tx = parent.ta * own.tx + parent.tb * own.ty + parent.tx;
      all.tc = parent.tc * own.ta + parent.td * own.tc;
      all.td = parent.tc * own.tb + parent.td * own.td;
      all.ty = parent.tc * own.tx + parent.td * own.ty + parent.ty;
      const { ta, tb, tc, td, tx, ty } = all;
      const { w, h } = this.props;
      const bound = this.renderBound!;
      const right = w * ta;
      const left = h * tb;
      const below = w * tc;
      const down = h * td;
      bound.x1 = Math.min(tx, tx + right, tx + right + left, tx + left);
      bound.y1 = Math.min(ty, ty + below, ty + below + down, ty + down);
      bound.x2 = Math.max(tx, tx + right, tx + right + left, tx + left);
      bound.y2 = Math.max(ty, ty + below, ty + below + down, ty + down);
      this.widen(bound);
    }

    /** A node is as near to the stage as it will be on its way. */
    private widen(bound: NonNullable<MovingNode['renderBound']>): void {
      bound.x1 += travel[0]!;
      bound.y1 += travel[1]!;
      bound.x2 += travel[2]!;
      bound.y2 += travel[3]!;
    }

    override updateBoundingRect(): void {
      super.updateBoundingRect();
      this.widen(this.renderBound!);
    }

    /** Lightning's makes two matrices for a scaled node, in each frame. */
    override updateLocalTransform(): void {
      const { x, y, w, h, scaleX, scaleY, rotation, pivotX, pivotY } = this.props;
      const own = this.localTransform;
      if (own === undefined || rotation !== 0 || (scaleX === 1 && scaleY === 1))
        return super.updateLocalTransform();
      const middleX = pivotX * w;
      const middleY = pivotY * h;
      own.ta = scaleX;
      own.tb = 0;
      own.tc = 0;
      own.td = scaleY;
      own.tx = x + middleX - scaleX * middleX;
      own.ty = y + middleY - scaleY * middleY;
    }
  };
}
