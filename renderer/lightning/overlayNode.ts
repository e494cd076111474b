/** A Lightning node above everything that copies ready-made sheets of quads into the frame: one draw call, no allocation. */
import type { BatchRenderer } from './batchRenderer';
import { contextOf, nodeFactory } from './lightning';
import type { CoreNode, CoreNodeProps, GlState, LightningStage, NodeClass, Texture } from './lightning';
import type { BatchedNode } from './programState';
import type { QuadSheet } from './quadSheet';

export interface OverlayNode extends CoreNode {
  /** Draws these sheets from now on; they may be written to at any time. */
  show(sheets: readonly QuadSheet[], atlas: Texture): void;
}

/** Above the stage's own node, which has zIndex 0, overlay and all. */
const above = 1;

const create = nodeFactory(makeClass);

export function createOverlayNode(stage: LightningStage, w: number, h: number): OverlayNode {
  const shader = stage.shManager.createShader('Glyphs' as never);
  const props = { w, h, color: 0xffffffff, zIndex: above, parent: stage.root, shader };
  return create(stage, props as unknown as CoreNodeProps);
}

function makeClass(Base: NodeClass): NodeClass<OverlayNode> {
  return class extends Base implements OverlayNode, BatchedNode {
    private sheets: readonly QuadSheet[] = [];
    private slots = 0;
    private atlas: Texture | null = null;
    readonly ownsUniforms = true;
    readonly textureSlots = 1;

    show(sheets: readonly QuadSheet[], atlas: Texture): void {
      this.sheets = sheets;
      this.slots = sheets.reduce((sum, sheet) => sum + sheet.slots, 0);
      this.atlas = atlas;
    }

    alikeTo(): boolean {
      return true;
    }

    bindUniforms(gl: GlState): void {
      gl.uniform1i('u_texture', 0);
    }

    override renderQuads(renderer: unknown): void {
      const { atlas, sheets } = this;
      if (atlas === null || atlas.state !== 'loaded') return;
      const out = renderer as BatchRenderer;
      if (out.mode !== 'webgl') return;
      const { w, h } = this.props;
      // wherever it draws: nothing drawn before may come to lie above it
      const call = out.open(this, contextOf(atlas), this.slots, 0, 0, w, h);
      if (call === null) return;
      let at = out.curBufferIdx;
      for (let i = 0; i < sheets.length; i++) {
        out.fQuadBuffer.set(sheets[i]!.floats, at);
        at += sheets[i]!.floats.length;
      }
      out.close(call, at);
    }
  };
}
