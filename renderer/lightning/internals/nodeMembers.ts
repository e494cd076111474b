/** What of Lightning's node class is leaned on. */
import type { BoundsUsed } from './bounds';
import { declareInternals } from './members';
import type { MovesUsed } from './moves';
import type { ChildOrder } from './node';
import { updateType } from './numbers';
import { premultiplied } from './recolor';
import type { NodeResult } from './types';

type NodeUsed =
  | BoundsUsed
  | MovesUsed
  | NodeResult
  | 'children'
  | 'props'
  | 'setUpdateType'
  | 'update'
  | 'updateIsRenderable'
  | 'renderQuads'
  | 'constructor';

export const nodeInternals = /* @__PURE__ */ declareInternals<NodeUsed | keyof ChildOrder>(() => {
  const result = { kind: 'used', upstream: 'the same' } as const;
  const ordering = {
    kind: 'private',
    why: 'children are put in an order by hand, and must not be sorted again behind it',
    since: '3.0.0-beta19',
  } as const;
  const movement = { kind: 'used', since: '0.7.6', upstream: 'the same' } as const;
  /** White with half its opacity, as a vertex takes it. */
  const isHalfWhite = (color: number): boolean => color === premultiplied(0xffffffff, 0.5);
  const corner = {
    ...result,
    why: 'the colour of a quad’s corner, as the vertices take it',
    since: '0.6.1',
    assumes:
      'is the colour with the opacity multiplied in, as recolor.ts does it; 0 for a node that is faded out',
  } as const;
  const bound = {
    kind: 'used',
    why: 'shared with the children (bounds.ts)',
    since: '0.7.6',
    upstream: 'the same',
  } as const;
  return {
    owner: 'CoreNode',
    file: 'node.ts',
    holder: ({ root }) => root,
    members: {
      constructor: {
        kind: 'overridden',
        why: 'boxes, images and texts are classes derived from it, with quads of their own',
        since: '0.3.1',
        upstream: 'not exported either; `Stage.root.constructor` stays the way to it',
        assumes: 'takes the stage and complete properties, and joins its parent’s children',
        holds: ({ stage, node, child }) => node.stage === stage && node.children.includes(child),
      },
      children: {
        kind: 'used',
        why: 'React moves children; Lightning’s API appends only',
        since: '0.3.1',
        upstream: 'the same list; `Stage.requestRenderListUpdate` has to be called after writing it',
      },
      zIndexSortList: {
        ...ordering,
        upstream: 'gone: children are sorted on the flag alone, which keeps the order of equals',
        assumes: 'gets a new child whose zIndex is beyond the others’',
        holds: ({ listedToSort }) => listedToSort,
      },
      zIndexMin: { ...ordering, upstream: 'the same, still private' },
      zIndexMax: { ...ordering, upstream: 'the same, still private' },
      props: {
        ...result,
        why: 'the frame path reads sizes, texture and shader without the call of an accessor',
        since: '0.8.0',
        assumes: 'holds what the accessors give',
        holds: ({ node }) => node.props.w === node.w && node.props.shader === node.shader,
      },
      updateType: {
        ...result,
        why: 'says whether an update is due',
        since: '0.6.1',
        assumes: 'is 0 after an update',
        holds: ({ child }) => child.updateType === 0,
      },
      globalTransform: {
        ...result,
        why: 'where the quads of a node are',
        since: '0.5.0',
        assumes: 'has ta, tb, tc, td, tx, ty in stage pixels, parents included',
        holds: ({ child }) => {
          const { ta, tb, tc, td, tx, ty } = child.globalTransform!;
          return [ta, tb, tc, td, tx, ty].join() === '1,0,0,1,10,20';
        },
      },
      clippingRect: {
        ...result,
        why: 'scissor of a draw call, and which quads need not be drawn',
        since: '0.3.1',
        assumes: 'is that of the clipping parents in stage pixels, valid when there is one',
        holds: ({ child: { clippingRect } }) =>
          clippingRect.valid && clippingRect.x === 10 && clippingRect.w === 30,
      },
      worldAlpha: {
        ...result,
        why: 'fades borders and shadows; tells a hidden image from a transparent one',
        since: '0.5.0',
        assumes: 'is the product of the alphas from the root down',
        holds: ({ child }) => child.worldAlpha === 0.5,
      },
      renderState: {
        ...result,
        why: 'an image begins to load when it comes near the stage',
        since: '0.7.6',
      },
      isRenderable: {
        ...result,
        why: 'whether the node is asked for quads',
        since: '0.5.0',
        assumes: 'is false for a node beyond the bounds',
        holds: ({ farNode }) => !farNode.isRenderable,
      },
      textureCoords: {
        ...result,
        why: 'the part of a texture that is drawn, cut by `resizeMode`',
        since: '3.0.0-beta4',
      },
      premultipliedColorTl: { ...corner, holds: ({ child }) => isHalfWhite(child.premultipliedColorTl) },
      premultipliedColorTr: { ...corner, holds: ({ child }) => isHalfWhite(child.premultipliedColorTr) },
      premultipliedColorBl: { ...corner, holds: ({ child }) => isHalfWhite(child.premultipliedColorBl) },
      premultipliedColorBr: { ...corner, holds: ({ child }) => isHalfWhite(child.premultipliedColorBr) },
      setUpdateType: {
        kind: 'overridden',
        why: 'a node being updated takes no mark from below (dirtyFlags.ts); on the root, which Lightning makes itself, patched: there it also wakes the frame loop',
        since: '0.6.1',
        upstream: 'the same',
        assumes: 'marks the parents with `Children`',
        holds: ({ stage, child }) => {
          child.setUpdateType(updateType.children);
          return (stage.root.updateType & updateType.children) !== 0;
        },
      },
      update: {
        kind: 'overridden',
        why: 'a node being updated takes no mark from below (dirtyFlags.ts); on the root, which Lightning makes itself, patched: there it also ends the profiler’s update phase',
        since: '0.3.1',
        upstream: 'the same; 3.3.1 still marks the parents while they are updated',
        assumes: 'goes on with each child that is marked',
        holds: ({ childUpdates }) => childUpdates > 0,
      },
      updateLocalTransform: {
        kind: 'overridden',
        why: 'makes two matrices in each frame of a scaled node (moves.ts)',
        since: '0.5.0',
        upstream: 'the same',
      },
      updateBoundingRect: {
        ...movement,
        kind: 'overridden',
        why: 'a node on its way is as near to the stage as it will come (movingGroups.ts)',
        assumes: 'writes `renderBound`',
        holds: ({ node }) => {
          node.renderBound!.x1 = 3;
          node.updateBoundingRect();
          return node.renderBound!.x1 === 10;
        },
      },
      localTransform: {
        ...movement,
        why: 'a node’s place in its parent',
        assumes: 'has ta, tb, tc, td, tx, ty as `globalTransform`',
        holds: ({ node }) => node.localTransform?.tx === 10 && node.localTransform.ta === 1,
      },
      renderBound: {
        ...movement,
        why: 'a node’s box on the stage',
        assumes: 'has its edges in stage pixels',
        holds: ({ node }) => node.renderBound?.x1 === 10 && node.renderBound.y2 === 60,
      },
      childUpdateType: { ...movement, why: 'says that more than a movement is handed down' },
      calculateClippingRect: {
        ...movement,
        why: 'the clip of a node in one that clips and moves',
        assumes: 'copies the given clip where the node has none',
        holds: ({ node, child }) => {
          child.calculateClippingRect(node.clippingRect);
          return child.clippingRect.x === node.clippingRect.x && child.clippingRect.valid;
        },
      },
      checkRenderBounds: { ...movement, why: 'whether a moved node is near the stage' },
      updateRenderState: { ...movement, why: 'a moved node comes near the stage, or leaves it' },
      createRenderBounds: {
        kind: 'overridden',
        why: 'nodes that do not clip hold the bounds of their parent instead of copies, 152 bytes a node (bounds.ts)',
        since: '2.1.0',
        upstream: 'the same',
        assumes: 'gives a node bounds of its own that equal its parent’s, unless the node clips',
        holds: ({ node, child }) =>
          child.strictBound !== node.strictBound &&
          JSON.stringify([child.strictBound, child.preloadBound]) ===
            JSON.stringify([node.strictBound, node.preloadBound]),
      },
      strictBound: {
        ...bound,
        assumes: 'is that of the node’s box once it clips',
        holds: ({ node }) => node.strictBound?.x1 === 10,
      },
      preloadBound: {
        ...bound,
        assumes: 'is larger by the margin of the stage',
        holds: ({ stage, node }) => node.preloadBound?.x1 === 10 - stage.boundsMargin[3],
      },
      updateIsRenderable: {
        kind: 'overridden',
        why: 'an image is told when it comes near the stage, leaves it or is hidden; Lightning’s events come for the first two only',
        since: '0.7.6',
        upstream: 'the same',
        assumes: 'runs in every update that moved, faded or bounded the node',
        holds: ({ visibilityUpdates }) => visibilityUpdates > 0,
      },
      renderQuads: {
        kind: 'overridden',
        why: 'nodes of ours write their own quads into the common buffer; a node that only clips writes none',
        since: '0.3.1',
        upstream:
          'the same; its calls are cached, so `Stage.requestRenderListUpdate` has to be called when a node begins or ceases to draw',
      },
    },
  };
});
