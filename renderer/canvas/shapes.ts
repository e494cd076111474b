/**
 * Boxes on a 2D canvas with the same output as the shaders of `lightning/shaders.ts`: corners, border inside, shadow
 * below, gradients.
 */
import type { Gradient } from '../types';
import type { BoxStyle } from '../host/boxStyle';

export type Corners = readonly [number, number, number, number];

const colors = new Map<number, string>();
/** Limit of cached colour strings: an animated colour takes hundreds of values. */
const maxColors = 500;

/** CSS of 0xRRGGBBAA. */
export function cssColor(color: number): string {
  let text = colors.get(color);
  if (text === undefined) {
    if (colors.size >= maxColors) colors.clear();
    text = `rgba(${color >>> 24},${(color >>> 16) & 0xff},${(color >>> 8) & 0xff},${(color & 0xff) / 255})`;
    colors.set(color, text);
  }
  return text;
}

/** Adds a box with round corners (top-left, top-right, bottom-right, bottom-left) to the path. */
export function addBox(
  ctx: CanvasRenderingContext2D,
  x: number,
  y: number,
  w: number,
  h: number,
  [topLeft, topRight, bottomRight, bottomLeft]: Corners,
): void {
  const right = x + w;
  const bottom = y + h;
  const corner = (x1: number, y1: number, x2: number, y2: number, radius: number): void =>
    radius > 0 ? ctx.arcTo(x1, y1, x2, y2, radius) : ctx.lineTo(x1, y1);
  ctx.moveTo(x + Math.max(0, topLeft), y);
  corner(right, y, right, bottom, topRight);
  corner(right, bottom, x, bottom, bottomRight);
  corner(x, bottom, x, y, bottomLeft);
  corner(x, y, right, y, topLeft);
  ctx.closePath();
}

/**
 * Draws fill, border and shadow. `scale`: device pixels per pixel of the node, which a canvas does not apply to
 * shadows.
 */
export function drawBox(
  ctx: CanvasRenderingContext2D,
  w: number,
  h: number,
  color: number,
  style: BoxStyle,
  scale: number,
): void {
  const { radius, borderWidth, borderColor } = style;
  if (style.shadow !== null) drawShadow(ctx, w, h, style, scale);
  if ((color & 0xff) !== 0) {
    ctx.fillStyle = cssColor(color);
    ctx.beginPath();
    addBox(ctx, 0, 0, w, h, radius);
    ctx.fill();
  }
  if (borderWidth === 0) return;
  ctx.fillStyle = cssColor(borderColor);
  ctx.beginPath();
  addBox(ctx, 0, 0, w, h, radius);
  addBox(
    ctx,
    borderWidth,
    borderWidth,
    w - 2 * borderWidth,
    h - 2 * borderWidth,
    growCorners(radius, -borderWidth),
  );
  ctx.fill('evenodd');
}

/**
 * Stage pixels to the left at which the shadow's box is drawn, off the canvas, so that only its shadow is visible.
 */
const shadowDistance = 10_000;
/** The shader's edge runs from -blur to blur; a canvas's standard deviation is half its `shadowBlur`; at this share of it both look the same. */
const blurShare = 0.89;

function drawShadow(
  ctx: CanvasRenderingContext2D,
  w: number,
  h: number,
  style: BoxStyle,
  scale: number,
): void {
  const [x, y, blur, spread] = style.shadow!;
  ctx.shadowColor = cssColor(style.shadowColor);
  ctx.shadowBlur = blur * blurShare * scale;
  ctx.shadowOffsetX = (x + shadowDistance) * scale;
  ctx.shadowOffsetY = y * scale;
  ctx.fillStyle = '#000';
  ctx.beginPath();
  addBox(
    ctx,
    -shadowDistance - spread,
    -spread,
    w + 2 * spread,
    h + 2 * spread,
    growCorners(style.radius, spread),
  );
  ctx.fill();
  ctx.shadowColor = 'rgba(0,0,0,0)';
}

/** Corner radii of a box extended by `by` on each side; a sharp corner of a shadow becomes round. */
function growCorners([a, b, c, d]: Corners, by: number): Corners {
  return [Math.max(0, a + by), Math.max(0, b + by), Math.max(0, c + by), Math.max(0, d + by)];
}

/** Stops inserted between two stops, so that colours are mixed premultiplied by alpha, as on the GPU. */
const stepsBetween = 8;

/**
 * The fill of a gradient in a box of that size, mixed with the box's own colour into one fill: with two fills the
 * lower one would show at the antialiased edges.
 */
export function gradientFill(
  ctx: CanvasRenderingContext2D,
  { angle, colors: own, stops }: Gradient,
  w: number,
  h: number,
  baseColor: number,
): CanvasGradient {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const half = (Math.abs(cos) * w + Math.abs(sin) * h) / 2;
  const x = w / 2;
  const y = h / 2;
  const fill = ctx.createLinearGradient(x - cos * half, y - sin * half, x + cos * half, y + sin * half);
  for (let i = 0; i < own.length; i++) {
    const at = clamp(stops[i] ?? 0);
    const last = i + 1 === own.length;
    const next = last ? at : clamp(stops[i + 1] ?? 0);
    for (let step = 0; step < (last ? 1 : stepsBetween); step++) {
      const share = step / stepsBetween;
      fill.addColorStop(
        at + (next - at) * share,
        mixColors(own[i]!, own[last ? i : i + 1]!, share, baseColor),
      );
    }
  }
  return fill;
}

const clamp = (share: number): number => Math.min(1, Math.max(0, share));

/** CSS colour of a mix of two colours over a third, each premultiplied by its alpha. */
export function mixColors(from: number, to: number, share: number, baseColor: number): string {
  const fromAlpha = ((from & 0xff) / 255) * (1 - share);
  const toAlpha = ((to & 0xff) / 255) * share;
  const baseAlpha = ((baseColor & 0xff) / 255) * (1 - fromAlpha - toAlpha);
  const alpha = fromAlpha + toAlpha + baseAlpha;
  const channel = (shift: number): number => {
    const at = (color: number): number => (color >>> shift) & 0xff;
    const sum = at(from) * fromAlpha + at(to) * toAlpha + at(baseColor) * baseAlpha;
    return alpha === 0 ? 0 : Math.round(sum / alpha);
  };
  return `rgba(${channel(24)},${channel(16)},${channel(8)},${alpha})`;
}
