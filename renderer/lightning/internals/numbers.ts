/** Values of Lightning's enums that it does not export, as far as they are used, and constants of its code. */
import { declareInternals } from './members';
import type { WholeNode } from './types';

/** `UpdateType`: bits of what a node's update has to work out anew. */
export const updateType = {
  /** Something below has changed. */
  children: 1,
  /** Place, size, scale or rotation have changed. */
  local: 2,
  /** Its parent was moved. */
  global: 4,
  /** The clip of its parent has changed. */
  clipping: 8,
  /** Whether it is drawn. */
  isRenderable: 256,
  /** The bounds of its parent have changed. */
  renderBounds: 2048,
  /** Everything that `update` marks a child with: position, clipping, opacity and bounds of its parent. */
  inherited: 4 | 8 | 64 | 2048,
} as const;

/** `CoreNodeRenderState`: outside the bounds margin; nearer states have higher values. */
export const renderState = { outOfBounds: 2 } as const;

/** The vertex buffer: four corners of eight numbers each. */
export const floatsPerCorner = 8;
export const floatsPerQuad = 4 * floatsPerCorner;

/** What each corner has, and from which byte on. */
export const cornerAttributes = {
  a_position: 0,
  a_textureCoords: 8,
  a_color: 16,
  a_textureIndex: 20,
  a_nodeCoords: 24,
} as const;

/** Looked for among the numbers above: what Lightning does with them is what is asserted. */
export const numberInternals = /* @__PURE__ */ declareInternals<
  | 'updateType.children'
  | 'updateType.local'
  | 'updateType.global'
  | 'updateType.clipping'
  | 'updateType.isRenderable'
  | 'updateType.renderBounds'
  | 'updateType.inherited'
  | 'renderState.outOfBounds'
  | 'cornerAttributes'
>(() => {
  const numbers = {
    'updateType.children': updateType.children,
    'updateType.local': updateType.local,
    'updateType.global': updateType.global,
    'updateType.clipping': updateType.clipping,
    'updateType.isRenderable': updateType.isRenderable,
    'updateType.renderBounds': updateType.renderBounds,
    'updateType.inherited': updateType.inherited,
    'renderState.outOfBounds': renderState.outOfBounds,
    cornerAttributes,
  };
  /** How often an update of the node with this mark calls its method. */
  function runsOf(
    node: WholeNode,
    method: 'calculateClippingRect' | 'createRenderBounds',
    mark: number,
  ): number {
    const before = node.updateType;
    const run = node[method].bind(node) as (clip: WholeNode['clippingRect']) => void;
    let runs = 0;
    node[method] = (clip?: WholeNode['clippingRect']) => {
      runs++;
      run(clip!);
    };
    node.updateType = mark;
    node.update(0, node.props.parent!.clippingRect);
    Reflect.deleteProperty(node, method);
    node.updateType |= before;
    return runs;
  }
  return {
    owner: 'numbers',
    file: 'numbers.ts',
    holder: () => numbers,
    members: {
      'updateType.children': {
        kind: 'number',
        why: '`UpdateType.Children`: marks a node whose children were put in another order',
        since: '0.6.1',
        upstream: 'the same value; the enum is not exported',
        assumes: 'is the mark a parent gets from a child, and no other',
        holds: ({ stage, child }) => {
          const { root } = stage;
          const before = root.updateType;
          root.updateType = 0;
          child.setUpdateType(2);
          const mark: number = root.updateType;
          root.updateType |= before;
          return mark === updateType.children;
        },
      },
      'updateType.local': {
        kind: 'number',
        why: '`UpdateType.Local`: tells a node that only moved (moves.ts)',
        since: '0.6.1',
        upstream: 'the same value; the enum is not exported',
        assumes: 'is the mark of another place, and no other',
        holds: ({ child }) => {
          const before = child.updateType;
          child.updateType = 0;
          child.x += 1;
          const mark: number = child.updateType;
          child.x -= 1;
          child.updateType |= before;
          return mark === updateType.local;
        },
      },
      'updateType.global': {
        kind: 'number',
        why: '`UpdateType.Global`: what is in a moved node is marked with it (moves.ts)',
        since: '0.6.1',
        upstream: 'the same value; the enum is not exported',
        assumes: 'is the mark that a moved parent leaves, and no other',
        holds: ({ stage: { root }, node, child }) => {
          node.clipping = false;
          root.update(0, root.clippingRect);
          let marks = 0;
          const mark = child.setUpdateType.bind(child);
          child.setUpdateType = (type) => {
            marks |= type;
            mark(type);
          };
          node.x += 1;
          root.update(0, root.clippingRect);
          Reflect.deleteProperty(child, 'setUpdateType');
          node.x -= 1;
          node.clipping = true;
          root.update(0, root.clippingRect);
          return marks === updateType.global;
        },
      },
      'updateType.clipping': {
        kind: 'number',
        why: '`UpdateType.Clipping`: a clip that moves hands it down (moves.ts)',
        since: '0.6.1',
        upstream: 'the same value; the enum is not exported',
        assumes: 'has the clip worked out anew, and with `RenderBounds` the bounds',
        holds: ({ child }) => runsOf(child, 'calculateClippingRect', updateType.clipping) === 1,
      },
      'updateType.isRenderable': {
        kind: 'number',
        why: '`UpdateType.IsRenderable`: all that a texture marks its node with (imageNode.ts)',
        since: '0.7.6',
        upstream: 'the same value; the enum is not exported',
        assumes: 'is the mark of another texture, and no other',
        holds: ({ child, createTexture }) => {
          const before = child.updateType;
          child.updateType = 0;
          child.texture = createTexture();
          const mark: number = child.updateType;
          child.texture = null;
          child.updateType |= before;
          return mark === updateType.isRenderable;
        },
      },
      'updateType.renderBounds': {
        kind: 'number',
        why: '`UpdateType.RenderBounds`: the bounds of a clip that moves are handed down (moves.ts)',
        since: '0.7.6',
        upstream: 'the same value; the enum is not exported',
        assumes: 'has the bounds taken from the parent anew',
        holds: ({ child }) => runsOf(child, 'createRenderBounds', updateType.renderBounds) === 1,
      },
      'updateType.inherited': {
        kind: 'number',
        why: '`UpdateType.Global`, `Clipping`, `WorldAlpha` and `RenderBounds`: marks from a parent’s update, which must not climb',
        since: '0.6.1',
        upstream: 'the same values; the enum is not exported',
        assumes: 'are the marks a child gets from its parent’s update, and no other',
        holds: ({ inheritedMarks }) => inheritedMarks === updateType.inherited,
      },
      'renderState.outOfBounds': {
        kind: 'number',
        why: '`CoreNodeRenderState.OutOfBounds`: an image beyond the bounds margin is given up',
        since: '0.7.6',
        upstream: 'the same value; exported as a type only',
        assumes: 'is the state beyond the bounds margin; nearer ones are higher',
        holds: ({ child, farNode }) =>
          child.renderState > renderState.outOfBounds && farNode.renderState === renderState.outOfBounds,
      },
      cornerAttributes: {
        kind: 'number',
        since: '3.0.0-beta3',
        why: 'nodes write their corners as Lightning’s vertex buffer lays them out',
        upstream: 'five numbers a corner instead of eight: position, texture, colour',
        assumes: 'are where the buffer’s attributes begin, in a corner of 32 bytes',
        holds: ({ batches: { quadBufferCollection } }) =>
          Object.entries(cornerAttributes).every(([name, offset]) => {
            const info = quadBufferCollection.getAttributeInfo(name);
            return info?.offset === offset && info.stride === floatsPerCorner * 4;
          }),
      },
    },
  };
});
