/**
 * The node of an `<Image>`: texture, placeholder and fade in one program, four textures per draw call. Reports when
 * it comes near the stage.
 */
import type { ImageQuad } from '../images/imageQuad';
import { createKeptQuads } from './internals/keptQuads';
import { isNearStage, nodeFactory } from './internals/node';
import { takeTexture } from './internals/nodeTexture';
import { updateType } from './internals/numbers';
import { withRecolor } from './internals/recolor';
import type { RecolorNode } from './internals/recolor';
import { writerOf } from './internals/stage';
import { contextTextureOf } from './internals/textures';
import type {
  BatchedNode,
  ContextTexture,
  CoreNode,
  GlState,
  NodeClass,
  QuadWriter,
  Texture,
} from './internals/types';
import { antialiasOutset, imageCells, imageSlots, noGrid } from './shaders';
import { textureUnits } from './textureUnits';

/**
 * Lightning does not update a node whose row left the stage, so its `nearChanged` is not called: the texture cache
 * checks such nodes itself.
 */
export interface ImageNode extends RecolorNode, ImageQuad<Texture> {
  // both declare it, with one meaning
  texture: Texture | null;
}

export const createImageNode = nodeFactory(makeClass);

/** Only read by Lightning, so all images share one object of each. */
const coverOptions = { resizeMode: { type: 'cover' } } as const;
const stretchOptions = {};

const noop = (): void => {};
const alwaysTrue = (): boolean => true;

function makeClass(Base: NodeClass): NodeClass<ImageNode> {
  return class extends withRecolor(Base) implements ImageNode, BatchedNode {
    fade = 0;
    near = false;
    nearChanged: (near: boolean) => void = noop;
    isShown = alwaysTrue;
    radius = 0;
    placeholder = 0;
    part: ImageQuad<Texture>['part'] = null;
    awaited = false;
    override readonly keptQuads = createKeptQuads();
    readonly ownsUniforms = true;
    readonly textureSlots = imageSlots;
    readonly textureUnit = textureUnits.image;

    get fit(): ImageQuad<Texture>['fit'] {
      return this.textureOptions === coverOptions ? 'cover' : 'stretch';
    }

    /** Lightning recomputes the part of the texture that is drawn whenever its options are set, changed or not. */
    set fit(fit) {
      const options = fit === 'cover' ? coverOptions : stretchOptions;
      if (options !== this.textureOptions) this.textureOptions = options;
    }

    canBatchWith(first: CoreNode): boolean {
      const other = first as ImageNode;
      return this.radius === other.radius && this.placeholder === other.placeholder;
    }

    bindUniforms(gl: GlState, textures: readonly ContextTexture[], count: number): void {
      for (let slot = 0; slot < count; slot++) {
        const grid = textures[slot]!.grid ?? noGrid;
        gl.uniform4f(imageCells[slot]!, grid[0], grid[1], grid[2], grid[3]);
      }
      const { placeholder } = this;
      const alpha = (placeholder & 0xff) / 255;
      const share = alpha / 255;
      gl.uniform4f(
        'u_placeholder',
        (placeholder >>> 24) * share,
        ((placeholder >>> 16) & 0xff) * share,
        ((placeholder >>> 8) & 0xff) * share,
        alpha,
      );
      gl.uniform1f('u_radius', this.radius);
    }

    /** Lightning takes a texture that is loaded in a microtask, for listeners to come: the image would be seen a frame later. */
    override loadTexture(): void {
      takeTexture(this);
    }

    override updateIsRenderable(): void {
      super.updateIsRenderable();
      const near = isNearStage(this) && (this.worldAlpha > 0 || this.isShown());
      if (near === this.near) return;
      this.near = near;
      this.nearChanged(near);
    }

    /**
     * Another texture marks a node to find out whether it is drawn. One that was is still, and nothing of the frame has changed but its
     * quad: `repaint` writes it when it is the time, and one that cannot be seen has none.
     */
    override setUpdateType(type: number): void {
      if (type === updateType.isRenderable && this.isRenderable && this.isQuadAll()) return;
      super.setUpdateType(type);
    }

    repaint(): void {
      const { texture } = this.props;
      const shown = this.isTextureShown();
      const drawn = shown ? contextTextureOf(texture!) : null;
      const fade = shown ? this.fade : 0;
      const out = writerOf(this.stage);
      if (!out.rewriteBox(this, drawn, antialiasOutset, fade, this.part, texture?.cell, this.keptQuads))
        this.stage.requestRender();
    }

    private isQuadAll(): boolean {
      const { texture } = this.props;
      return texture === null ? writerOf(this.stage).giveUp(this.keptQuads) : texture.state === 'loaded';
    }

    private isTextureShown(): boolean {
      return this.fade > 0 && this.props.texture?.state === 'loaded';
    }

    /** Far by its own account, though it never left for Lightning: the cache has dropped it. */
    override moved(): void {
      if (!this.near) this.updateIsRenderable();
    }

    override renderQuads(out: QuadWriter): void {
      const { texture } = this.props;
      if (this.isTextureShown())
        out.addBox(
          this,
          contextTextureOf(texture!),
          antialiasOutset,
          this.fade,
          this.part,
          texture!.cell,
          this.keptQuads,
        );
      // an image that is on its way has its place among the quads already
      else if ((this.placeholder & 0xff) !== 0 || this.awaited || texture !== null)
        out.addBox(this, null, antialiasOutset, 0, null, null, this.keptQuads);
    }
  };
}
