/** The node of a `<View>`: nothing at all, a plain quad, or a box with corners, border and shadow (see `shaders.ts`). */
import type { BatchRenderer } from './batchRenderer';
import { nodeFactory } from './lightning';
import type { CoreNode, GlState, NodeClass } from './lightning';
import type { BatchedNode } from './programState';

/** What the box program draws beside the fill, which is the node's colour. */
export interface BoxLook {
  /** Top-left, top-right, bottom-right, bottom-left; stage pixels. */
  readonly radius: readonly [number, number, number, number];
  /** Inside the box; 0 for none. */
  readonly borderWidth: number;
  readonly borderColor: number;
  /** Offset x, offset y, blur, spread; null for none. */
  readonly shadow: readonly [number, number, number, number] | null;
  readonly shadowColor: number;
}

export interface BoxNode extends CoreNode {
  /** Null where colour alone, or one of Lightning's shaders, is the look. */
  look: BoxLook | null;
}

/** One pixel more on every side: an edge between two pixels is smooth while it moves. */
const edge = 1;

export const createBoxNode = nodeFactory(makeClass);

function makeClass(Base: NodeClass): NodeClass<BoxNode> {
  return class extends Base implements BoxNode, BatchedNode {
    look: BoxLook | null = null;
    readonly textureSlots = 1;

    get ownsUniforms(): boolean {
      return this.look !== null;
    }

    alikeTo(first: CoreNode): boolean {
      const other = (first as BoxNode).look;
      if (this.w !== first.w || this.h !== first.h || !isSameLook(this.look!, other!)) return false;
      // corners are the same for every colour; border and shadow fade with the node
      return isOnlyFill(this.look!) || this.worldAlpha === first.worldAlpha;
    }

    bindUniforms(gl: GlState): void {
      const { radius, borderWidth, borderColor, shadow, shadowColor } = this.look!;
      gl.uniform2f('u_dimensions', this.w, this.h);
      gl.uniform4f('u_radius', radius[0], radius[1], radius[2], radius[3]);
      gl.uniform1f('u_border', borderWidth);
      setColor(gl, 'u_borderColor', borderColor, this.worldAlpha);
      if (shadow !== null) gl.uniform4f('u_shadow', shadow[0], shadow[1], shadow[2], shadow[3]);
      setColor(gl, 'u_shadowColor', shadow === null ? 0 : shadowColor, this.worldAlpha);
    }

    /** A box that only holds children costs no quad; nor does one whose colour has faded away. */
    override renderQuads(renderer: never): void {
      const out = renderer as BatchRenderer;
      const { look } = this;
      const filled = this.premultipliedColorTl !== 0;
      if (look === null) {
        if (filled || this.props.shader !== this.stage.defShaderNode) out.addQuad(this);
      } else if (filled || !isOnlyFill(look)) out.addBox(this, null, reachOf(look), 0);
    }
  };
}

const isOnlyFill = (look: BoxLook): boolean => look.borderWidth === 0 && look.shadow === null;

/** How far the box is drawn beyond itself. */
function reachOf({ shadow }: BoxLook): number {
  if (shadow === null) return edge;
  const [x, y, blur, spread] = shadow;
  return Math.max(Math.abs(x), Math.abs(y)) + blur + spread + edge;
}

function isSameLook(one: BoxLook, other: BoxLook): boolean {
  if (one === other) return true;
  if (one.borderWidth !== other.borderWidth || one.borderColor !== other.borderColor) return false;
  for (let i = 0; i < 4; i++) if (one.radius[i] !== other.radius[i]) return false;
  if (one.shadow === null || other.shadow === null) return one.shadow === other.shadow;
  for (let i = 0; i < 4; i++) if (one.shadow[i] !== other.shadow[i]) return false;
  return one.shadowColor === other.shadowColor;
}

function setColor(gl: GlState, name: string, color: number, alpha: number): void {
  const own = ((color & 0xff) / 255) * alpha;
  const share = own / 255;
  gl.uniform4f(
    name,
    (color >>> 24) * share,
    ((color >>> 16) & 0xff) * share,
    ((color >>> 8) & 0xff) * share,
    own,
  );
}
