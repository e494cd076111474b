/**
 * One font file -> one MSDF atlas in the form Lightning's SDF font handler reads.
 *
 * msdf-bmfont-xml draws the glyphs; its metrics are made for another layout, so they are corrected here:
 * the cell of a glyph begins `pad` above and left of its outline, but the tool adds the pad to yoffset instead of taking it away.
 */
import sharp from 'sharp';
import type { ToolFolder } from './toolFolder';

/** Vertical metrics in font units, as Lightning calls them. */
export interface FontMetrics {
  ascender: number;
  descender: number;
  lineGap: number;
  unitsPerEm: number;
}

/** What Lightning 3 reads of an atlas description; lengths in atlas pixels. */
export interface SdfFont {
  info: { face: string; size: number };
  common: { scaleW: number; scaleH: number; lineHeight: number; base: number };
  distanceField: { fieldType: 'msdf'; distanceRange: number };
  lightningMetrics: FontMetrics;
  chars: {
    id: number;
    x: number;
    y: number;
    width: number;
    height: number;
    xoffset: number;
    yoffset: number;
    xadvance: number;
  }[];
  kernings: { first: number; second: number; amount: number }[];
}

/** The part of an opentype.js font that is used. */
interface SourceFont {
  unitsPerEm: number;
  tables: { os2: { sTypoAscender: number; sTypoDescender: number; sTypoLineGap: number } };
  charToGlyphIndex(char: string): number;
}

type BmFontCallback = (error: Error | null, textures: { texture: Buffer }[], font: { data: string }) => void;
type GenerateBmFont = (path: string, options: Record<string, unknown>, done: BmFontCallback) => void;

/**
 * Glyphs 40 px high: a 96 px headline is 2.4 times that and keeps its corners, and 350 glyphs fit into 600x600.
 */
const GLYPH_SIZE = 40;

/**
 * Width of the distance ramp in atlas pixels. 20 px text on a 1280x720 canvas is drawn at a third of GLYPH_SIZE, where the ramp is
 * still 1.3 px wide: above the one pixel that antialiasing needs. A wider one only makes the texture larger.
 */
const DISTANCE_RANGE = 4;

/** Largest side of the texture; the packer takes the smallest that holds the glyphs. */
const ATLAS_LIMIT = 1024;

/** Decimals kept in lengths. Left out, msdf-bmfont-xml rounds to whole pixels and letters stand unevenly. */
const DECIMALS = 3;

const round = (value: number): number => Number(value.toFixed(DECIMALS));

/**
 * The vertical metrics of a font file.
 * @param file absolute path of a TrueType font
 */
export function readMetrics(tools: ToolFolder, file: string): FontMetrics {
  const font = loadFont(tools, file);
  const { os2 } = font.tables;
  return {
    ascender: os2.sTypoAscender,
    descender: os2.sTypoDescender,
    lineGap: os2.sTypoLineGap,
    unitsPerEm: font.unitsPerEm,
  };
}

/**
 * Those of some code points that a font has a glyph for.
 * @param file absolute path of a TrueType font
 */
export function covered(tools: ToolFolder, file: string, points: readonly number[]): number[] {
  const font = loadFont(tools, file);
  return points.filter((point) => font.charToGlyphIndex(String.fromCodePoint(point)) > 0);
}

/**
 * Draws the atlas of a font.
 * @param file absolute path of a TrueType font
 * @param points code points below 0x10000 that the font has
 * @returns the description and the PNG
 * @throws when msdfgen fails or the glyphs do not fit into one texture
 */
export async function makeAtlas(
  tools: ToolFolder,
  file: string,
  face: string,
  points: readonly number[],
): Promise<{ font: SdfFont; picture: Buffer }> {
  const generate = tools.load('msdf-bmfont-xml') as GenerateBmFont;
  const options = {
    outputType: 'json',
    charset: points.map((point) => String.fromCodePoint(point)),
    fontSize: GLYPH_SIZE,
    distanceRange: DISTANCE_RANGE,
    textureSize: [ATLAS_LIMIT, ATLAS_LIMIT],
    roundDecimal: DECIMALS,
    smartSize: true,
    fieldType: 'msdf',
  };
  const drawn = await new Promise<{ textures: { texture: Buffer }[]; data: string }>((resolve, reject) => {
    generate(file, options, (error, textures, font) =>
      error ? reject(error) : resolve({ textures, data: font.data }),
    );
  });
  const [page, ...others] = drawn.textures;
  if (page === undefined || others.length > 0)
    throw new Error(`${face}: the glyphs need ${drawn.textures.length} textures, one is allowed`);
  const raw = JSON.parse(drawn.data) as SdfFont;
  return { font: corrected(raw, face, readMetrics(tools, file)), picture: await packed(page.texture) };
}

/** The same pixels without the unused alpha channel; `quality` is how long a lossless picture is tried to be made smaller: 9 % here. */
function packed(png: Buffer): Promise<Buffer> {
  return sharp(png).removeAlpha().webp({ lossless: true, effort: 6, quality: 100 }).toBuffer();
}

function corrected(raw: SdfFont, face: string, metrics: FontMetrics): SdfFont {
  const pad = DISTANCE_RANGE / 2;
  return {
    info: { face, size: raw.info.size },
    common: {
      scaleW: raw.common.scaleW,
      scaleH: raw.common.scaleH,
      lineHeight: round(raw.common.lineHeight),
      base: round(raw.common.base - pad),
    },
    distanceField: { fieldType: 'msdf', distanceRange: DISTANCE_RANGE },
    lightningMetrics: metrics,
    chars: raw.chars
      .map(({ id, x, y, width, height, xoffset, yoffset, xadvance }) => ({
        id,
        x,
        y,
        width,
        height,
        xoffset,
        yoffset: round(yoffset - 2 * pad),
        xadvance: round(xadvance),
      }))
      .sort((a, b) => a.id - b.id),
    // Lightning 3.0.0-beta22 moves the letter after a pair instead of the pair's second letter: worse than no kerning.
    kernings: [],
  };
}

function loadFont(workshop: ToolFolder, file: string): SourceFont {
  const opentype = workshop.load('opentype.js') as { loadSync(path: string): SourceFont };
  return opentype.loadSync(file);
}
