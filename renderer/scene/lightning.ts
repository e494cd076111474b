/**
 * The pieces of Lightning's inside that the painter leans on, typed in one place.
 *
 * beta22 exports neither the node class nor the renderer's batching state; 3.x keeps these names. If an upgrade breaks
 * something, it breaks here.
 */
import type { Stage } from '@lightningjs/renderer';

export type LightningStage = Stage;
export type CoreNode = Stage['root'];
export type CoreNodeProps = Parameters<Stage['resolveNodeDefaults']>[0];
export type Texture = NonNullable<CoreNode['texture']>;

/** The quad buffer and the draw call being filled, as WebGlRenderer keeps them. */
export interface QuadWriter {
  mode: 'webgl' | 'canvas';
  fQuadBuffer: Float32Array;
  uiQuadBuffer: Uint32Array;
  curBufferIdx: number;
  curRenderOp: (CoreNode & { addTexture(texture: unknown): number; numQuads: number }) | null;
  renderOps: unknown[];
  reuseRenderOp(node: CoreNode): boolean;
  newRenderOp(node: CoreNode, index: number): void;
  addQuad(node: CoreNode): void;
  getQuadCount(): number;
}

/** How a node keeps its children in paint order. */
export interface ChildOrder {
  zIndexSortList: CoreNode[];
  zIndexMin: number;
  zIndexMax: number;
}

/** addTexture's answer when the draw call has no room for another texture. */
export const noTextureSlot = 0xffffffff;

/** Lightning's node class, taken from the stage's own root. */
export function coreNodeClass(
  stage: LightningStage,
): new (stage: LightningStage, props: CoreNodeProps) => CoreNode {
  return stage.root.constructor as new (stage: LightningStage, props: CoreNodeProps) => CoreNode;
}

/** The defaults Lightning's own `createNode` fills in before it makes a node. */
export function withDefaults(stage: LightningStage, props: CoreNodeProps): CoreNodeProps {
  const resolver = stage as unknown as { resolveNodeDefaults(props: CoreNodeProps): CoreNodeProps };
  return resolver.resolveNodeDefaults(props);
}
