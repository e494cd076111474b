/**
 * Text that the atlas cannot draw, rendered by the browser on a small canvas and used as a texture. Glyphs are white;
 * the node's colour tints them, so a focus change needs no new texture.
 */
import { canvasFont } from './fonts';
import type { TextLayout } from './textLayout';

/** Margin around the lines in em: diacritics of Gurmukhi and Arabic extend beyond the line box. */
const bleed = 0.35;

/** Panel pixels that an error of computation may add, as in 7 / 3 * 3. */
const rounding = 1e-6;

/** Lines of a text that one tile holds, from `first` up to `end`. */
export interface TextTile {
  readonly first: number;
  readonly end: number;
  /** The tile's corner relative to the text box, and its size, in stage pixels. */
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Characters by which a font without an atlas is measured: it has to be loaded before a text in any script is drawn. */
export const BASELINE_SAMPLE = 'Hg';

/** From the baseline to the top and to the bottom of a line without leading, stage pixels. */
interface LineMetrics {
  ascent: number;
  descent: number;
}

/** Sides of a tile, panel pixels: what every WebGL can take. A line that is longer is cut: more than a screen of it is never seen. */
const maxTileSide = 4096;
/** A long text is several tiles about so high, panel pixels: complete at any length, and uploaded as they come near the stage. */
const tileHeight = 1024;

let drawContext: CanvasRenderingContext2D | null = null;
let measureContext: CanvasRenderingContext2D | null = null;
let measuringFont = '';

function createContext2d(): CanvasRenderingContext2D {
  const made = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (made === null)
    throw new Error('This browser has no 2D canvas, which text outside the font atlas needs.');
  return made;
}

/** Width of `text` as the canvas engine will draw it; `font` is a CSS shorthand. */
export function measureCanvasText(text: string, font: string): number {
  // a context of its own: choosing a font costs more than measuring, and consecutive texts mostly share one
  measureContext ??= createContext2d();
  if (measuringFont !== font) measureContext.font = measuringFont = font;
  return measureContext.measureText(text).width;
}

/** Web fonts were loaded: a font that was set before must be looked up again. */
export function forgetMeasuringFont(): void {
  measuringFont = '';
}

/**
 * The tiles of a text at `ratio` panel pixels per stage pixel, each of whole panel pixels: a texture that is drawn larger or
 * smaller than it is blurs. Only their positions: nothing is drawn.
 */
export function textTiles(layout: TextLayout, ratio: number): TextTile[] {
  const step = Math.max(1, Math.floor(tileHeight / (layout.lineHeight * ratio)));
  const whole = (length: number): number => Math.ceil(length * ratio - rounding) / ratio;
  const pad = padding(layout, ratio);
  const maxSide = maxTileSide / ratio;
  const w = Math.min(whole(Math.ceil(layout.w)) + 2 * pad, maxSide);
  const tiles: TextTile[] = [];
  for (let first = 0; first < layout.lines.length; first += step) {
    const end = Math.min(first + step, layout.lines.length);
    const h = Math.min(whole(Math.ceil((end - first) * layout.lineHeight)) + 2 * pad, maxSide);
    tiles.push({ first, end, x: -pad, y: first * layout.lineHeight - pad, w, h });
  }
  return tiles;
}

/** Draws one of the `textTiles` of a text. */
export function drawTextTile(layout: TextLayout, { first, end, w, h }: TextTile, ratio: number): ImageData {
  const pad = padding(layout, ratio);
  drawContext ??= createContext2d();
  const ctx = drawContext;
  const pixelsWide = Math.max(1, Math.round(w * ratio));
  const pixelsHigh = Math.max(1, Math.round(h * ratio));
  ctx.canvas.width = pixelsWide;
  ctx.canvas.height = pixelsHigh;
  ctx.scale(ratio, ratio);
  ctx.font = canvasFont(layout.face, layout.size);
  if (layout.letterSpacing !== 0 && 'letterSpacing' in ctx) ctx.letterSpacing = `${layout.letterSpacing}px`;
  ctx.fillStyle = '#fff';
  ctx.textBaseline = 'alphabetic';
  ctx.direction = layout.direction;
  // offsets are those of the line's left edge, whichever way it runs
  ctx.textAlign = 'left';
  const baseline = pad + baselineOf(ctx, layout);
  for (let row = first; row < end; row++) {
    // on a whole pixel: the stroke along the top of Gurmukhi letters is one pixel thin on a small panel
    const y = Math.round((baseline + (row - first) * layout.lineHeight) * ratio) / ratio;
    ctx.fillText(layout.lines[row]!, pad + layout.offsets[row]!, y);
  }
  return ctx.getImageData(0, 0, pixelsWide, pixelsHigh);
}

const padding = ({ size }: TextLayout, ratio: number): number =>
  Math.ceil(size * bleed * ratio - rounding) / ratio;

/**
 * Of the first line, from the top of the text box; the context has the layout's font. By the atlas where there is one: the
 * browser goes by the Latin web font, which a text in another script does not fetch.
 */
export function baselineOf(ctx: CanvasRenderingContext2D, layout: TextLayout): number {
  const { ascent, descent } = lineMetrics(ctx, layout);
  return (layout.lineHeight - (ascent + descent)) / 2 + ascent;
}

function lineMetrics(ctx: CanvasRenderingContext2D, { face, size }: TextLayout): LineMetrics {
  // whole pixels, as browsers have them
  if (face.atlases[0] !== undefined)
    return {
      ascent: Math.round(face.atlases[0].ascent * size),
      descent: Math.round(face.atlases[0].descent * size),
    };
  const metrics = ctx.measureText(BASELINE_SAMPLE);
  return {
    ascent: metrics.fontBoundingBoxAscent ?? size * 0.8,
    descent: metrics.fontBoundingBoxDescent ?? size * 0.2,
  };
}
