/** An image's quad: picture, plate and fade in one program, four to a draw call (`shaders.ts`); and word of coming near. */
import type { BatchRenderer } from './batchRenderer';
import { contextOf, nodeFactory } from './lightning';
import type { CoreNode, GlState, NodeClass } from './lightning';
import type { BatchedNode } from './programState';
import { pictureSlots } from './shaders';

export interface PictureNode extends CoreNode {
  /** 0 shows the plate, 1 the picture. */
  fade: number;
  /** Of all corners, stage pixels. */
  radius: number;
  /** What shows until the picture does, 0xRRGGBBAA. */
  plate: number;
  /** Whether it counts as near. Put to false, it tells again when it is moved or shown near the stage. */
  near: boolean;
  /**
   * Told when the node comes near the stage, leaves it, or is hidden with a page. A node whose row has left the stage
   * with it is told nothing: Lightning does not go down there.
   */
  nearChanged: (near: boolean) => void;
  /** Whether a node that draws nothing now is merely transparent. */
  isShown: () => boolean;
}

/** Lightning's render state of a node beyond its bounds margin; what is nearer has a higher one. */
const outOfBounds = 2;

export const createPictureNode = nodeFactory(makeClass);

const nothing = (): void => {};
const yes = (): boolean => true;

function makeClass(Base: NodeClass): NodeClass<PictureNode> {
  return class extends Base implements PictureNode, BatchedNode {
    fade = 0;
    near = false;
    nearChanged: (near: boolean) => void = nothing;
    isShown = yes;
    radius = 0;
    plate = 0;
    readonly ownsUniforms = true;
    readonly textureSlots = pictureSlots;

    alikeTo(first: CoreNode): boolean {
      const other = first as PictureNode;
      return (
        this.w === other.w && this.h === other.h && this.radius === other.radius && this.plate === other.plate
      );
    }

    bindUniforms(gl: GlState): void {
      const { plate } = this;
      const alpha = (plate & 0xff) / 255;
      const share = alpha / 255;
      gl.uniform4f(
        'u_plate',
        (plate >>> 24) * share,
        ((plate >>> 16) & 0xff) * share,
        ((plate >>> 8) & 0xff) * share,
        alpha,
      );
      gl.uniform1f('u_radius', this.radius);
      gl.uniform2f('u_dimensions', this.w, this.h);
    }

    override updateIsRenderable(): void {
      super.updateIsRenderable();
      const near = this.renderState > outOfBounds && (this.worldAlpha > 0 || this.isShown());
      if (near === this.near) return;
      this.near = near;
      this.nearChanged(near);
    }

    override renderQuads(renderer: never): void {
      const out = renderer as BatchRenderer;
      const texture = this.props.texture;
      const shown = this.fade > 0 && texture !== null && texture.state === 'loaded';
      if (!shown && (this.plate & 0xff) === 0) return;
      // a pixel more on every side: an edge between two pixels is smooth while it moves
      out.addBox(this, shown ? contextOf(texture) : null, 1, shown ? this.fade : 0);
    }
  };
}
