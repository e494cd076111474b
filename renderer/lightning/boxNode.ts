/** The node of a `<View>`: nothing, a plain quad, or a box with corners, border and shadow (see `shaders.ts`). */
import type { BoxStyle } from '../host/boxStyle';
import type { Gradient } from '../types';
import { drawGradient } from './gradientBands';
import { nodeFactory } from './internals/node';
import { withRecolor } from './internals/recolor';
import type { RecolorNode } from './internals/recolor';
import type { BatchedNode, CoreNode, GlState, NodeClass, QuadWriter } from './internals/types';
import { antialiasOutset } from './shaders';
import { textureUnits } from './textureUnits';

export interface BoxNode extends RecolorNode {
  /** Null for a box of one colour, or one with a gradient. */
  boxStyle: BoxStyle | null;
  gradient: Gradient | null;
  /** Of the corners of a box with a gradient, stage pixels. */
  gradientRadius: number;
}

/** What its program reads in the place of texture coordinates: radius and width of the border, the same at each corner. */
const corner = { x1: 0, y1: 0, x2: 0, y2: 0 };

export const createBoxNode = nodeFactory(makeClass);

function makeClass(Base: NodeClass): NodeClass<BoxNode> {
  return class extends withRecolor(Base) implements BoxNode, BatchedNode {
    boxStyle: BoxStyle | null = null;
    gradient: Gradient | null = null;
    gradientRadius = 0;
    readonly textureSlots = 1;
    readonly textureUnit = textureUnits.plain;

    get ownsUniforms(): boolean {
      return this.boxStyle !== null || this.gradient !== null;
    }

    /** Size, fill, radius and width of the border are in the vertices, the colours of border and shadow in uniforms. */
    canBatchWith(first: CoreNode): boolean {
      if (this.gradient !== null) return this.gradientRadius === (first as BoxNode).gradientRadius;
      const style = this.boxStyle!;
      const other = (first as BoxNode).boxStyle!;
      if (!isSameCorners(style.radius, other.radius)) return false;
      if (isOnlyFill(style)) return other.shadow === null;
      return this.worldAlpha === first.worldAlpha && isSameStyle(style, other);
    }

    bindUniforms(gl: GlState): void {
      if (this.gradient !== null) return gl.uniform1f('u_radius', this.gradientRadius);
      const { radius, borderColor, shadow, shadowColor } = this.boxStyle!;
      gl.uniform1f('u_outset', outsetOf(this.boxStyle!));
      if (isEven(radius)) gl.uniform4f('u_corners', 1, 1, 1, 1);
      else gl.uniform4f('u_corners', radius[0], radius[1], radius[2], radius[3]);
      setColor(gl, 'u_borderColor', borderColor, this.worldAlpha);
      if (shadow !== null) gl.uniform4f('u_shadow', shadow[0], shadow[1], shadow[2], shadow[3]);
      setColor(gl, 'u_shadowColor', shadow === null ? 0 : shadowColor, this.worldAlpha);
    }

    /** A box that only contains children, or whose colour has faded out, draws no quad. */
    override renderQuads(out: QuadWriter): void {
      const { boxStyle } = this;
      const filled = this.premultipliedColorTl !== 0;
      if (this.gradient !== null) drawGradient(out, this, this.gradient);
      else if (boxStyle === null) {
        if (filled) out.addQuad(this, this.keptQuads);
      } else if (filled || !isOnlyFill(boxStyle)) {
        const { radius, borderWidth } = boxStyle;
        corner.x1 = corner.x2 = isEven(radius) ? radius[0] : 1;
        corner.y1 = corner.y2 = borderWidth;
        out.addBox(this, null, outsetOf(boxStyle), 0, corner, null, this.keptQuads);
      }
    }
  };
}

const isOnlyFill = (style: BoxStyle): boolean => style.borderWidth === 0 && style.shadow === null;

/** How far the box draws beyond its bounds. */
function outsetOf({ shadow }: BoxStyle): number {
  if (shadow === null) return antialiasOutset;
  const [x, y, blur, spread] = shadow;
  return Math.max(Math.abs(x), Math.abs(y)) + blur + spread + antialiasOutset;
}

type Radius = BoxStyle['radius'];

/** One radius at all corners, which is in the vertices; four different ones are uniforms. */
const isEven = (radius: Radius): boolean =>
  radius[0] === radius[1] && radius[0] === radius[2] && radius[0] === radius[3];

const isSameCorners = (one: Radius, other: Radius): boolean =>
  one === other || (isEven(one) ? isEven(other) : isSameNumbers(one, other));

const isSameStyle = (one: BoxStyle, other: BoxStyle): boolean =>
  one === other ||
  (one.borderColor === other.borderColor &&
    one.shadowColor === other.shadowColor &&
    (one.shadow === null || other.shadow === null
      ? one.shadow === other.shadow
      : isSameNumbers(one.shadow, other.shadow)));

function isSameNumbers(one: Radius, other: Radius): boolean {
  for (let i = 0; i < 4; i++) if (one[i] !== other[i]) return false;
  return true;
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
