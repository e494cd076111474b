/**
 * What this folder may know of Lightning's objects: nothing else of them is reachable from outside of `internals/` without a
 * cast. Derived from Lightning's own types where these are public, so that a version that changes one fails to compile;
 * what they keep private is declared beside its use.
 */
import type { Stage } from '@lightningjs/renderer';

/** Lightning's node with all of its members. */
export type WholeNode = Stage['root'];
/** Lightning's texture with all of its members. */
export type WholeTexture = NonNullable<WholeNode['texture']>;
/** A node's properties, each set to something. */
export type CoreNodeProps = Parameters<Stage['resolveNodeDefaults']>[0];

/** What a node is made with, all of it optional. */
export type NodeProps = Partial<Omit<CoreNodeProps, 'parent' | 'texture' | 'shader' | 'boundsMargin'>> & {
  readonly parent?: CoreNode | null;
  readonly texture?: Texture | null;
  readonly shader?: ShaderNode | null;
};

/** Where the cells of a shared texture are: width and height of one, then how far inside of it its image may be read. */
export type CellGrid = readonly [number, number, number, number];

/** The GPU's side of a texture. */
export interface ContextTexture {
  readonly ctxTexture: unknown;
  /** Of a texture that images of one size share. */
  readonly grid?: CellGrid;
}

/** An image's place in a shared texture, whose width and height are 1. */
export interface TextureCell {
  readonly texture: ContextTexture;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** How far from the image a corner may be and is surely in its cell. */
  readonly marginX: number;
  readonly marginY: number;
}

export type Texture = Pick<
  WholeTexture,
  'state' | 'preventCleanup' | 'setState' | 'setRenderableOwner' | 'on' | 'removeAllListeners'
> & {
  readonly ctxTexture?: unknown;
  /** Of an image that shares its texture; null and missing alike: it has its own. */
  readonly cell?: TextureCell | null;
};

/** A shader with the properties of one node. */
export interface ShaderNode {
  readonly shaderKey: string;
}

/** Properties of nodes that Lightning documents (`INode`). */
type NodeProperty =
  | 'x'
  | 'y'
  | 'w'
  | 'h'
  | 'alpha'
  | 'scale'
  | 'rotation'
  | 'pivotX'
  | 'pivotY'
  | 'color'
  | 'zIndex'
  | 'clipping'
  | 'textureOptions'
  | 'destroy';

/** Results of a node's update. */
export type NodeResult =
  | 'updateType'
  | 'globalTransform'
  | 'clippingRect'
  | 'worldAlpha'
  | 'renderState'
  | 'isRenderable'
  | 'textureCoords'
  | 'premultipliedColorTl'
  | 'premultipliedColorTr'
  | 'premultipliedColorBl'
  | 'premultipliedColorBr';

type PropValues = Pick<
  WholeNode['props'],
  | 'x'
  | 'y'
  | 'w'
  | 'h'
  | 'alpha'
  | 'scaleX'
  | 'scaleY'
  | 'rotation'
  | 'pivotX'
  | 'pivotY'
  | 'zIndex'
  | 'clipping'
>;

export interface CoreNode extends Pick<WholeNode, NodeProperty | NodeResult> {
  readonly stage: LightningStage;
  readonly children: CoreNode[];
  /** The values behind the accessors: without the call of one. */
  readonly props: PropValues & {
    readonly parent: CoreNode | null;
    readonly texture: Texture | null;
    readonly shader: ShaderNode | null;
  };
  texture: Texture | null;
  shader: ShaderNode | null;
  /** Marks the node, and its parents with `Children`. */
  setUpdateType(type: number): void;
  update(delta: number, clip: WholeNode['clippingRect']): void;
  updateIsRenderable(): void;
  /** Called when a texture is set. */
  loadTexture(): void;
  /** Called when it was moved and is as near to the stage as before. */
  moved?(): void;
  /** Called in paint order for nodes that are to be drawn, with a `QuadWriter`; as `never` it fits Lightning's own method. */
  renderQuads(renderer: never): void;
}

export interface LightningStage extends Pick<Stage, 'pixelRatio' | 'requestRender'> {
  readonly root: CoreNode;
  readonly defShaderNode: ShaderNode | null;
  readonly defaultTexture: Texture | null;
}

/** Lightning's node class, or one over it. */
export type NodeClass<Node extends CoreNode = CoreNode> = new (
  stage: LightningStage,
  props: CoreNodeProps,
) => Node;

/** Lightning's WebGL context, which skips what is set already; uniforms are those of the program in use. */
export interface GlState {
  readonly canvas: { width: number; height: number };
  uniform1f(name: string, value: number): void;
  uniform1i(name: string, value: number): void;
  uniform2f(name: string, x: number, y: number): void;
  uniform4f(name: string, x: number, y: number, z: number, w: number): void;
}

/** A node that says itself what of its state a draw call must share, instead of by a shader's props. */
export interface BatchedNode extends CoreNode {
  /** Its program takes its uniforms from the node; false while one of Lightning's draws it. */
  readonly ownsUniforms: boolean;
  /** Textures a call of its kind can hold; its program has as many samplers. */
  readonly textureSlots: number;
  /** The texture unit of the first of them. */
  readonly textureUnit: number;
  /** `first` is of the same kind and has the same program. */
  canBatchWith(first: CoreNode): boolean;
  /** Sets the uniforms all in the call share. The program is in use; of `textures` the first `count` are bound. */
  bindUniforms(gl: GlState, textures: readonly ContextTexture[], count: number): void;
}

/** A draw call being gathered, as nodes see it: they only hand it back. */
export type OpenCall = object;

/**
 * Where a node's quads are in the buffer, so that they alone can be written again: what came into them, or fades, changes nothing
 * else of a frame.
 */
export interface KeptQuads {
  /** The frame that wrote them; 0 for none. */
  frame: number;
  /** Null when they could not be seen, anywhere on their way. */
  call: OpenCall | null;
  /** Where the first begins, and how many follow one another. */
  at: number;
  count: number;
  group: number;
}

/** Where nodes write their quads: `BatchRenderer`. */
export interface QuadWriter {
  /** The quads of the frame, 32 numbers each, as floats and as the colours among them. */
  readonly fQuadBuffer: Float32Array;
  readonly uiQuadBuffer: Uint32Array;
  /** `webgl`: no other engine of Lightning's takes quads. */
  readonly mode: 'webgl' | 'canvas' | undefined;
  /** Where the next quad begins. */
  readonly curBufferIdx: number;
  /** Where the node of the next `open` draws, stage pixels: left, top, right, bottom. */
  readonly box: Float64Array;
  /** The slot of the last `open`'s texture in its call. */
  readonly slot: number;
  /** The moving group of the node that writes, which its program moves it by, and that of its clip. */
  readonly group: number;
  readonly clipGroup: number;
  /** What is written next lies elsewhere when its group stands still. */
  settles(): void;
  /**
   * The draw call for up to `quads` quads of `node` inside `box`; they are written from `curBufferIdx` on and handed in
   * with `close`. Null when the box cannot be seen. What is in the buffer is drawn first when they would not fit.
   */
  open(node: CoreNode, texture: ContextTexture | null, quads: number): OpenCall | null;
  /** The quads from `curBufferIdx` to `end` belong to `call`. */
  close(call: OpenCall, end: number): void;
  /** What Lightning's own nodes and shaders draw: plain boxes, gradients, tiles of text. */
  addQuad(node: CoreNode, kept?: KeptQuads | null): void;
  /**
   * The box of a node, `outset` stage pixels larger on every side than the node. `fade` is what its program reads beside
   * place, texture and colour. `part` of the texture instead of the node's own; `cell`: where it lies in a shared one. Where it is
   * written is noted in `kept`.
   */
  addBox(
    node: CoreNode,
    texture: ContextTexture | null,
    outset: number,
    fade: number,
    part?: CoreNode['textureCoords'] | null,
    cell?: TextureCell | null,
    kept?: KeptQuads | null,
  ): void;
  /** Notes in `kept` that the node's quads are the `count` from `at` on. */
  keep(kept: KeptQuads, call: OpenCall | null, at: number, count: number): void;
  /** Whether what is noted is of the frame that was written last. */
  holds(kept: KeptQuads): boolean;
  /** Colours all corners of quads that `holds` says are there: the next frame draws them so. */
  recolor(kept: KeptQuads, corner: number): void;
  /**
   * A node has given up its texture. True when no frame has to be drawn for it: its box is beyond its clip, or the stage, wherever its
   * group takes it, or it was given up for being far.
   */
  giveUp(kept: KeptQuads): boolean;
  /**
   * The same box where it was written last, with another texture or fade: the next frame draws it so, if nothing else has
   * changed. False when a frame has to write all again: what was written is another frame's, or its draw call has no room for
   * the texture.
   */
  rewriteBox(
    node: CoreNode,
    texture: ContextTexture | null,
    outset: number,
    fade: number,
    part: CoreNode['textureCoords'] | null,
    cell: TextureCell | null | undefined,
    kept: KeptQuads,
  ): boolean;
}

/** All of Lightning's wrapper of the WebGL context that the batches use. */
export interface WholeGlState extends GlState {
  readonly DYNAMIC_DRAW: number;
  readonly TRIANGLES: number;
  readonly UNSIGNED_SHORT: number;
  uniform1f(name: string, ...values: number[]): void;
  uniform1i(name: string, ...values: number[]): void;
  uniform2f(name: string, ...values: number[]): void;
  uniform4f(name: string, ...values: number[]): void;
  uniform4fv(name: string, values: Float32Array): void;
  activeTexture(unit: number): void;
  bindTexture(texture: unknown): void;
  useProgram(program: unknown, uniforms: unknown): void;
  enableVertexAttribArray(location: number): void;
  vertexAttribPointer(
    buffer: unknown,
    location: number,
    size: number,
    type: number,
    normalized: boolean,
    stride: number,
    offset: number,
  ): void;
  clear(): void;
  clearColor(red: number, green: number, blue: number, alpha: number): void;
  setScissorTest(on: boolean): void;
  scissor(x: number, y: number, w: number, h: number): void;
  createBuffer(): WebGLBuffer | null;
  arrayBufferData(buffer: unknown, data: ArrayBufferView, usage: number): void;
  elementArrayBufferData(buffer: unknown, data: ArrayBufferView, usage: number): void;
  drawElements(mode: number, count: number, type: number, offset: number): void;
}
