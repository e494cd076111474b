/**
 * A Lightning node above everything that copies prepared sheets of quads into the frame: one draw call, no
 * allocation.
 */
import { nodeFactory } from './internals/node';
import { createShader } from './internals/shaderTypes';
import { contextTextureOf } from './internals/textures';
import type {
  BatchedNode,
  CoreNode,
  LightningStage,
  NodeClass,
  QuadWriter,
  Texture,
} from './internals/types';
import type { QuadSheet } from '../text/quadSheet';
import { textureUnits } from './textureUnits';

export interface OverlayNode extends CoreNode {
  /** Draws these sheets from now on; they may be written to at any time. */
  show(sheets: readonly QuadSheet[], atlas: Texture): void;
}

/** Above the host tree's node, which has zIndex 0 and contains the focus ring. */
const above = 1;

const create = nodeFactory(makeClass);

export function createOverlayNode(stage: LightningStage, w: number, h: number): OverlayNode {
  const shader = createShader(stage, 'Glyphs');
  return create(stage, { w, h, color: 0xffffffff, zIndex: above, parent: stage.root, shader });
}

function makeClass(Base: NodeClass): NodeClass<OverlayNode> {
  return class extends Base implements OverlayNode, BatchedNode {
    private sheets: readonly QuadSheet[] = [];
    private slots = 0;
    private atlas: Texture | null = null;
    readonly ownsUniforms = true;
    readonly textureSlots = 1;
    readonly textureUnit = textureUnits.glyphs;

    show(sheets: readonly QuadSheet[], atlas: Texture): void {
      this.sheets = sheets;
      this.slots = sheets.reduce((sum, sheet) => sum + sheet.slots, 0);
      this.atlas = atlas;
    }

    /** Its sheets are written for the first slot of a call, so it begins one. */
    canBatchWith(): boolean {
      return false;
    }

    bindUniforms(): void {}

    override renderQuads(out: QuadWriter): void {
      const { atlas, sheets } = this;
      if (atlas === null || atlas.state !== 'loaded' || out.mode !== 'webgl') return;
      // Covers the whole stage, so that nothing drawn before is reordered after it.
      out.box[0] = 0;
      out.box[1] = 0;
      out.box[2] = this.props.w;
      out.box[3] = this.props.h;
      const call = out.open(this, contextTextureOf(atlas), this.slots);
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
