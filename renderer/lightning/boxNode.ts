/** The node of a `<View>`: nothing, a plain quad, or a box with corners, border and shadow (see `shaders.ts`). */
import type { BoxStyle } from '../host/boxStyle';
import { nodeFactory } from './internals/node';
import type { BatchedNode, CoreNode, GlState, NodeClass, QuadWriter } from './internals/types';
import { textureUnits } from './textureUnits';

export interface BoxNode extends CoreNode {
  /** Null for a box of one colour, or one drawn by a gradient's shader. */
  boxStyle: BoxStyle | null;
  /** Number of stops of the gradient that its shader draws; 0 for none. */
  gradientStops: number;
}

/** Extra pixel on each side, so that an edge between two pixels is antialiased while it moves. */
const antialiasMargin = 1;

export const createBoxNode = nodeFactory(makeClass);

function makeClass(Base: NodeClass): NodeClass<BoxNode> {
  return class extends Base implements BoxNode, BatchedNode {
    boxStyle: BoxStyle | null = null;
    gradientStops = 0;
    readonly textureSlots = 1;
    readonly textureUnit = textureUnits.plain;

    get ownsUniforms(): boolean {
      return this.boxStyle !== null;
    }

    canBatchWith(first: CoreNode): boolean {
      const other = (first as BoxNode).boxStyle;
      if (this.w !== first.w || this.h !== first.h || !isSameStyle(this.boxStyle!, other!)) return false;
      // The fill's colour and opacity are in the vertices, those of border and shadow in uniforms.
      return isOnlyFill(this.boxStyle!) || this.worldAlpha === first.worldAlpha;
    }

    bindUniforms(gl: GlState): void {
      const { radius, borderWidth, borderColor, shadow, shadowColor } = this.boxStyle!;
      gl.uniform2f('u_dimensions', this.w, this.h);
      gl.uniform4f('u_radius', radius[0], radius[1], radius[2], radius[3]);
      gl.uniform1f('u_border', borderWidth);
      setColor(gl, 'u_borderColor', borderColor, this.worldAlpha);
      if (shadow !== null) gl.uniform4f('u_shadow', shadow[0], shadow[1], shadow[2], shadow[3]);
      setColor(gl, 'u_shadowColor', shadow === null ? 0 : shadowColor, this.worldAlpha);
    }

    /** A box that only contains children, or whose colour has faded out, draws no quad. */
    override renderQuads(out: QuadWriter): void {
      const { boxStyle } = this;
      const filled = this.premultipliedColorTl !== 0;
      if (boxStyle === null) {
        if (filled || this.props.shader !== this.stage.defShaderNode) out.addQuad(this);
      } else if (filled || !isOnlyFill(boxStyle)) out.addBox(this, null, outsetOf(boxStyle), 0);
    }
  };
}

const isOnlyFill = (style: BoxStyle): boolean => style.borderWidth === 0 && style.shadow === null;

/** How far the box draws beyond its bounds. */
function outsetOf({ shadow }: BoxStyle): number {
  if (shadow === null) return antialiasMargin;
  const [x, y, blur, spread] = shadow;
  return Math.max(Math.abs(x), Math.abs(y)) + blur + spread + antialiasMargin;
}

function isSameStyle(one: BoxStyle, other: BoxStyle): boolean {
  if (one === other) return true;
  if (one.borderWidth !== other.borderWidth || one.borderColor !== other.borderColor) return false;
  for (let i = 0; i < 4; i++) if (one.radius[i] !== other.radius[i]) return false;
  if (one.shadow === null || other.shadow === null) return one.shadow === other.shadow;
  for (let i = 0; i < 4; i++) if (one.shadow[i] !== other.shadow[i]) return false;
  return one.shadowColor === other.shadowColor;
}

function setColor(gl: GlState, name: string, color: number, alpha: number): void {
  const alphaShare = ((color & 0xff) / 255) * alpha;
  const scale = alphaShare / 255;
  gl.uniform4f(
    name,
    (color >>> 24) * scale,
    ((color >>> 16) & 0xff) * scale,
    ((color >>> 8) & 0xff) * scale,
    alphaShare,
  );
}
