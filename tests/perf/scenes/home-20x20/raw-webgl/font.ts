/** Texts of one line as quads of a distance field's glyphs. */
import fontData from '../../../../../fonts/generated/noto-sans-400.json?url';
import fontPicture from '../../../../../fonts/generated/noto-sans-400.webp?url';
import { FLOATS_PER_QUAD } from './painter';

interface FontData {
  info: { size: number };
  common: { scaleW: number; scaleH: number };
  distanceField: { distanceRange: number };
  lightningMetrics: { ascender: number; descender: number; unitsPerEm: number };
  chars: Glyph[];
}

interface Glyph {
  id: number;
  x: number;
  y: number;
  width: number;
  height: number;
  xoffset: number;
  yoffset: number;
  xadvance: number;
}

export interface Font {
  readonly data: FontData;
  readonly glyphs: ReadonlyMap<number, Glyph>;
  readonly picture: ImageBitmap;
}

export interface TextStyle {
  readonly size: number;
  readonly lineHeight: number;
  /** Stage pixels; what does not fit ends in an ellipsis. */
  readonly maxWidth: number;
}

const ELLIPSIS = '…';

export async function loadFont(): Promise<Font> {
  const [data, picture] = await Promise.all([
    fetch(fontData).then((response) => response.json() as Promise<FontData>),
    fetch(fontPicture)
      .then((response) => response.blob())
      .then((blob) => createImageBitmap(blob, { premultiplyAlpha: 'none', colorSpaceConversion: 'none' })),
  ]);
  return { data, glyphs: new Map(data.chars.map((glyph) => [glyph.id, glyph])), picture };
}

/**
 * Writes a text into `quads` from the one numbered `first`, at (x, y) of its box, and empties the rest of its `room` quads:
 * what does not fit in them is not drawn.
 */
export function writeText(
  font: Font,
  text: string,
  style: TextStyle,
  place: { readonly box: number; readonly x: number; readonly y: number },
  quads: Float32Array,
  first: number,
  room: number,
): void {
  const { info, common, distanceField, lightningMetrics: metrics } = font.data;
  const scale = style.size / info.size;
  const em = style.size / metrics.unitsPerEm;
  const top = place.y + (style.lineHeight - (metrics.ascender - metrics.descender) * em) / 2;
  const range = distanceField.distanceRange * scale;
  let pen = place.x;
  let at = first * FLOATS_PER_QUAD;
  const end = at + room * FLOATS_PER_QUAD;
  const line = fitted(font, text, style.maxWidth / scale);
  for (let i = 0; i < line.length && at < end; i += 1) {
    const glyph = font.glyphs.get(line.charCodeAt(i));
    if (glyph === undefined) continue;
    if (glyph.width > 0) {
      quads[at] = pen + glyph.xoffset * scale;
      quads[at + 1] = top + glyph.yoffset * scale;
      quads[at + 2] = glyph.width * scale;
      quads[at + 3] = glyph.height * scale;
      quads[at + 4] = glyph.x / common.scaleW;
      quads[at + 5] = glyph.y / common.scaleH;
      quads[at + 6] = glyph.width / common.scaleW;
      quads[at + 7] = glyph.height / common.scaleH;
      quads[at + 8] = place.box;
      quads[at + 9] = range;
      at += FLOATS_PER_QUAD;
    }
    pen += glyph.xadvance * scale;
  }
  quads.fill(0, at, end);
}

/** The text, or as many of its words as fit before an ellipsis. `room` in the font's own pixels. */
function fitted({ glyphs }: Font, text: string, room: number): string {
  const advance = (at: number): number => glyphs.get(text.charCodeAt(at))?.xadvance ?? 0;
  let width = 0;
  let end = 0;
  while (end < text.length && width + advance(end) <= room) {
    width += advance(end);
    end += 1;
  }
  if (end === text.length) return text;
  const dots = glyphs.get(ELLIPSIS.charCodeAt(0))?.xadvance ?? 0;
  // A word that alone is too long is cut.
  const space = text.lastIndexOf(' ', end);
  const word = space > 0 ? space : end;
  while (end > word || (end > 0 && (text[end - 1] === ' ' || width + dots > room))) {
    end -= 1;
    width -= advance(end);
  }
  return text.slice(0, end) + ELLIPSIS;
}
