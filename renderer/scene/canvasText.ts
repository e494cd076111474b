/**
 * Text the atlas cannot draw, set by the browser's own shaper on a small canvas and used as a texture.
 * Letters are white; the node's colour tints them, so a focus change needs no new texture.
 */
import { canvasFont } from './fonts';
import type { TextLayout } from './textLayout';

/** Room around the letters in em: marks above and below Gurmukhi and Arabic reach outside the line box. */
const bleed = 0.35;

/** Lines of a text as a picture. */
export interface DrawnText {
  image: ImageData;
  /** Where the picture's corner stands relative to the text box, and its size, in stage pixels. */
  x: number;
  y: number;
  w: number;
  h: number;
}

/** What a font without an atlas is asked for its line by: it has to be there before a text in any script is drawn. */
export const BASELINE_LETTERS = 'Hg';

/** From the baseline to the top and to the bottom of a line without leading, stage pixels. */
interface LineMetrics {
  ascent: number;
  descent: number;
}

/** Sides of a text's picture, panel pixels: what every WebGL can take. More than a screen is never seen of a line. */
const longestSide = 4096;
/** A long text is several pictures about so high, panel pixels: whole at any length, and uploaded as it comes into sight. */
const pieceHeight = 1024;

let drawing: CanvasRenderingContext2D | null = null;
let measuring: CanvasRenderingContext2D | null = null;
let measuringFont = '';

function context(): CanvasRenderingContext2D {
  const made = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (made === null)
    throw new Error('This browser has no 2D canvas, which text outside the font atlas needs.');
  return made;
}

/** Width of `text` as the canvas engine will draw it; `font` is a CSS shorthand. */
export function measureCanvasText(text: string, font: string): number {
  // a context of its own: choosing a font costs more than measuring, and consecutive texts mostly share one
  measuring ??= context();
  if (measuringFont !== font) measuring.font = measuringFont = font;
  return measuring.measureText(text).width;
}

/** Web fonts came: a font chosen before is looked up again. */
export function forgetMeasuringFont(): void {
  measuringFont = '';
}

/** How many lines of a text one picture holds. */
export function linesOfPicture({ lineHeight }: TextLayout, ratio: number): number {
  return Math.max(1, Math.floor(pieceHeight / (lineHeight * ratio)));
}

/** Draws the lines from `first` up to `end` at `ratio` panel pixels to a stage pixel. */
export function drawText(layout: TextLayout, ratio: number, first: number, end: number): DrawnText {
  const pad = Math.ceil(layout.size * bleed);
  const w = Math.ceil(layout.w) + 2 * pad;
  const h = Math.ceil((end - first) * layout.lineHeight) + 2 * pad;
  drawing ??= context();
  const pen = drawing;
  const pixelsWide = Math.min(longestSide, Math.max(1, Math.round(w * ratio)));
  const pixelsHigh = Math.min(longestSide, Math.max(1, Math.round(h * ratio)));
  pen.canvas.width = pixelsWide;
  pen.canvas.height = pixelsHigh;
  pen.scale(ratio, ratio);
  pen.font = canvasFont(layout.face, layout.size);
  if (layout.letterSpacing !== 0 && 'letterSpacing' in pen) pen.letterSpacing = `${layout.letterSpacing}px`;
  pen.fillStyle = '#fff';
  pen.textBaseline = 'alphabetic';
  pen.direction = layout.direction;
  // the left edge of the line, whichever way it runs
  pen.textAlign = 'left';
  const baseline = pad + baselineOf(pen, layout);
  for (let row = first; row < end; row++) {
    pen.fillText(
      layout.lines[row]!,
      pad + layout.offsets[row]!,
      baseline + (row - first) * layout.lineHeight,
    );
  }
  const image = pen.getImageData(0, 0, pixelsWide, pixelsHigh);
  return {
    image,
    x: -pad,
    y: first * layout.lineHeight - pad,
    w: Math.min(w, longestSide / ratio),
    h: Math.min(h, longestSide / ratio),
  };
}

/**
 * Of the first line, from the top of the text box; the pen has the layout's font. By the atlas where there is one: the
 * browser goes by the Latin web font, which a text in another script does not fetch.
 */
export function baselineOf(pen: CanvasRenderingContext2D, layout: TextLayout): number {
  const { ascent, descent } = lineOf(pen, layout);
  return (layout.lineHeight - (ascent + descent)) / 2 + ascent;
}

function lineOf(pen: CanvasRenderingContext2D, { face, size }: TextLayout): LineMetrics {
  // whole pixels, as browsers have them
  if (face.sdf !== null)
    return { ascent: Math.round(face.sdf.ascent * size), descent: Math.round(face.sdf.descent * size) };
  const metrics = pen.measureText(BASELINE_LETTERS);
  return {
    ascent: metrics.fontBoundingBoxAscent ?? size * 0.8,
    descent: metrics.fontBoundingBoxDescent ?? size * 0.2,
  };
}
