/**
 * Text the atlas cannot draw, set by the browser's own shaper on a small canvas and used as a texture.
 * Letters are white; the node's colour tints them, so a focus change needs no new texture.
 */
import { canvasFont } from './fonts';
import type { TextLayout } from './textLayout';

/** Room around the letters in em: marks above and below Gurmukhi and Arabic reach outside the line box. */
const bleed = 0.35;

/** Lines of a text that one picture holds, from `first` up to `end`. */
export interface TextPiece {
  readonly first: number;
  readonly end: number;
  /** Where the picture's corner stands relative to the text box, and its size, in stage pixels. */
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
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

/** The pictures a text is drawn in at `ratio` panel pixels to a stage pixel. Only says where they stand: nothing is drawn. */
export function piecesOf(layout: TextLayout, ratio: number): TextPiece[] {
  const step = Math.max(1, Math.floor(pieceHeight / (layout.lineHeight * ratio)));
  const pad = padOf(layout);
  const most = longestSide / ratio;
  const w = Math.min(Math.ceil(layout.w) + 2 * pad, most);
  const pieces: TextPiece[] = [];
  for (let first = 0; first < layout.lines.length; first += step) {
    const end = Math.min(first + step, layout.lines.length);
    const h = Math.min(Math.ceil((end - first) * layout.lineHeight) + 2 * pad, most);
    pieces.push({ first, end, x: -pad, y: first * layout.lineHeight - pad, w, h });
  }
  return pieces;
}

/** Draws one of the `piecesOf` a text. */
export function drawText(layout: TextLayout, { first, end, w, h }: TextPiece, ratio: number): ImageData {
  const pad = padOf(layout);
  drawing ??= context();
  const pen = drawing;
  const pixelsWide = Math.max(1, Math.round(w * ratio));
  const pixelsHigh = Math.max(1, Math.round(h * ratio));
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
  return pen.getImageData(0, 0, pixelsWide, pixelsHigh);
}

const padOf = ({ size }: TextLayout): number => Math.ceil(size * bleed);

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
