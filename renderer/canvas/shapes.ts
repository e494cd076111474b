/** Boxes on a 2D canvas, as the shaders of `shaders.ts` draw them: corners, border inside, shadow under, scrims. */
import type { Gradient } from '../../types';
import type { BoxLook } from '../boxNode';

export type Corners = readonly [number, number, number, number];

const colors = new Map<number, string>();
/** Colours kept as text; a colour on its way passes hundreds. */
const mostColors = 500;

/** CSS of 0xRRGGBBAA. */
export function css(color: number): string {
  let text = colors.get(color);
  if (text === undefined) {
    if (colors.size >= mostColors) colors.clear();
    text = `rgba(${color >>> 24},${(color >>> 16) & 0xff},${(color >>> 8) & 0xff},${(color & 0xff) / 255})`;
    colors.set(color, text);
  }
  return text;
}

/** Adds a box with round corners (top-left, top-right, bottom-right, bottom-left) to the path. */
export function addBox(
  pen: CanvasRenderingContext2D,
  x: number,
  y: number,
  w: number,
  h: number,
  [topLeft, topRight, bottomRight, bottomLeft]: Corners,
): void {
  const right = x + w;
  const bottom = y + h;
  const corner = (x1: number, y1: number, x2: number, y2: number, radius: number): void =>
    radius > 0 ? pen.arcTo(x1, y1, x2, y2, radius) : pen.lineTo(x1, y1);
  pen.moveTo(x + Math.max(0, topLeft), y);
  corner(right, y, right, bottom, topRight);
  corner(right, bottom, x, bottom, bottomRight);
  corner(x, bottom, x, y, bottomLeft);
  corner(x, y, right, y, topLeft);
  pen.closePath();
}

/** Fill, border and shadow. `scale`: panel pixels to a pixel of the node, which shadows have to be told. */
export function drawBox(
  pen: CanvasRenderingContext2D,
  w: number,
  h: number,
  color: number,
  look: BoxLook,
  scale: number,
): void {
  const { radius, borderWidth, borderColor } = look;
  if (look.shadow !== null) drawShadow(pen, w, h, look, scale);
  if ((color & 0xff) !== 0) {
    pen.fillStyle = css(color);
    pen.beginPath();
    addBox(pen, 0, 0, w, h, radius);
    pen.fill();
  }
  if (borderWidth === 0) return;
  pen.fillStyle = css(borderColor);
  pen.beginPath();
  addBox(pen, 0, 0, w, h, radius);
  addBox(
    pen,
    borderWidth,
    borderWidth,
    w - 2 * borderWidth,
    h - 2 * borderWidth,
    grown(radius, -borderWidth),
  );
  pen.fill('evenodd');
}

/** Stage pixels: the box that casts the shadow stands so far to the left that it is never seen itself. */
const away = 10_000;
/** The shader's edge runs from -blur to blur; a canvas blurs with half of its number, which spreads so much less. */
const blurShare = 0.89;

function drawShadow(pen: CanvasRenderingContext2D, w: number, h: number, look: BoxLook, scale: number): void {
  const [x, y, blur, spread] = look.shadow!;
  pen.shadowColor = css(look.shadowColor);
  pen.shadowBlur = blur * blurShare * scale;
  pen.shadowOffsetX = (x + away) * scale;
  pen.shadowOffsetY = y * scale;
  pen.fillStyle = '#000';
  pen.beginPath();
  addBox(pen, -away - spread, -spread, w + 2 * spread, h + 2 * spread, grown(look.radius, spread));
  pen.fill();
  pen.shadowColor = 'rgba(0,0,0,0)';
}

/** Corners of a box that is larger by so much on every side; a sharp corner of a shadow becomes round. */
function grown([a, b, c, d]: Corners, by: number): Corners {
  return [Math.max(0, a + by), Math.max(0, b + by), Math.max(0, c + by), Math.max(0, d + by)];
}

/** Between two stops, so that colours mix as on the GPU, where those of little alpha count less. */
const stepsBetween = 8;

/**
 * The fill of a scrim in a box of that size, over the box's own colour: in one, because two fills show the lower one at the
 * edges.
 */
export function scrimFill(
  pen: CanvasRenderingContext2D,
  { angle, colors: own, stops }: Gradient,
  w: number,
  h: number,
  ground: number,
): CanvasGradient {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const half = (Math.abs(cos) * w + Math.abs(sin) * h) / 2;
  const x = w / 2;
  const y = h / 2;
  const fill = pen.createLinearGradient(x - cos * half, y - sin * half, x + cos * half, y + sin * half);
  for (let i = 0; i < own.length; i++) {
    const at = clamp(stops[i] ?? 0);
    const last = i + 1 === own.length;
    const next = last ? at : clamp(stops[i + 1] ?? 0);
    for (let step = 0; step < (last ? 1 : stepsBetween); step++) {
      const share = step / stepsBetween;
      fill.addColorStop(at + (next - at) * share, mixed(own[i]!, own[last ? i : i + 1]!, share, ground));
    }
  }
  return fill;
}

const clamp = (share: number): number => Math.min(1, Math.max(0, share));

/** CSS of a mix of two colours over a third, each channel weighed by its alpha. */
export function mixed(from: number, to: number, share: number, ground: number): string {
  const fromAlpha = ((from & 0xff) / 255) * (1 - share);
  const toAlpha = ((to & 0xff) / 255) * share;
  const groundAlpha = ((ground & 0xff) / 255) * (1 - fromAlpha - toAlpha);
  const alpha = fromAlpha + toAlpha + groundAlpha;
  const channel = (shift: number): number => {
    const at = (color: number): number => (color >>> shift) & 0xff;
    const sum = at(from) * fromAlpha + at(to) * toAlpha + at(ground) * groundAlpha;
    return alpha === 0 ? 0 : Math.round(sum / alpha);
  };
  return `rgba(${channel(24)},${channel(16)},${channel(8)},${alpha})`;
}
