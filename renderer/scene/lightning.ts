/**
 * The pieces of Lightning's inside that the painter leans on, typed in one place.
 *
 * beta22 exports neither the node class nor the renderer's batching state; 3.x keeps these names. If an upgrade breaks
 * something, it breaks here.
 */
import type { Stage } from '@lightningjs/renderer';
import { settlingClass } from './updateMarks';

export type LightningStage = Stage;
export type CoreNode = Stage['root'];
export type CoreNodeProps = Parameters<Stage['resolveNodeDefaults']>[0];
export type Texture = NonNullable<CoreNode['texture']>;

/** The GPU's side of a texture. */
export interface ContextTexture {
  readonly ctxTexture: unknown;
}

/** Made by Lightning when the texture is first asked for: only for loaded ones. */
export function contextOf(texture: Texture): ContextTexture {
  return texture.ctxTexture as unknown as ContextTexture;
}

/** Lightning's WebGL context, which skips what is set already; uniforms are those of the program in use. */
export interface GlState {
  readonly canvas: { width: number; height: number };
  uniform1f(name: string, value: number): void;
  uniform1i(name: string, value: number): void;
  uniform2f(name: string, x: number, y: number): void;
  uniform4f(name: string, x: number, y: number, z: number, w: number): void;
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
  setScissorTest(on: boolean): void;
  scissor(x: number, y: number, w: number, h: number): void;
}

/** A compiled program and what it asks of a node. */
export interface ShaderProgram {
  readonly useSystemAlpha: boolean;
  readonly useSystemDimensions: boolean;
  reuseRenderOp(node: CoreNode, first: CoreNode): boolean;
  readonly program: unknown;
  readonly uniformLocations: unknown;
  /** Attribute names by location. */
  readonly attributeLocations: readonly string[];
}

/** How a node keeps its children in paint order. */
export interface ChildOrder {
  zIndexSortList: CoreNode[];
  zIndexMin: number;
  zIndexMax: number;
}

/** Lightning's node class, or one over it. */
export type NodeClass<Node extends CoreNode = CoreNode> = new (
  stage: LightningStage,
  props: CoreNodeProps,
) => Node;

/**
 * Makes nodes of a class of ours. beta22 does not export the class to extend, so it is taken from the stage's own root; ours
 * is made once over each.
 */
export function nodeFactory<Node extends CoreNode>(
  extend: (base: NodeClass) => NodeClass<Node>,
): (stage: LightningStage, props: CoreNodeProps) => Node {
  const classes = new WeakMap<NodeClass, NodeClass<Node>>();
  return (stage, props) => {
    const base = stage.root.constructor as NodeClass;
    let made = classes.get(base);
    if (made === undefined) {
      made = extend(settlingClass(base));
      classes.set(base, made);
    }
    // what Lightning's own `createNode` does before it makes a node
    const resolver = stage as unknown as { resolveNodeDefaults(props: CoreNodeProps): CoreNodeProps };
    return new made(stage, resolver.resolveNodeDefaults(props));
  };
}

/** A node as Lightning draws it: a colour or a texture. */
export const createPlainNode = nodeFactory((base) => base);
