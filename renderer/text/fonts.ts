/**
 * The available typefaces, their coverage and glyph widths. A face is one typeface in one weight.
 *
 * Widths come from the atlas data, so layout needs neither a GPU nor a read-back, and unit tests measure exactly what
 * the screen shows. Scripts that the atlas does not cover, or that need shaping, use the canvas engine.
 */

import { createWidthCache } from './widthCache';

/** One face as a screen or a theme names it. */
export interface FontFaceSource {
  /** The name texts give as `family`. */
  family: string;
  /** 400, 700 ...; a text takes the nearest. */
  weight: number;
  /**
   * SDF atlases: BMFont JSON and its image, the one with the fewest characters first. A text is drawn by the first that has all
   * of its characters; the images of the others are loaded with the first text that needs them. Without any the face is canvas
   * text only.
   */
  atlases?: readonly AtlasSource[];
  /** Web fonts for the canvas engine, one a script; fetched when a text first needs them. */
  files?: readonly { url: string; unicodeRange: string }[];
}

export interface AtlasSource {
  dataUrl: string;
  imageUrl: string;
}

/** The part of the BMFont JSON that is read. Numbers are in atlas pixels of `info.size`. */
export interface AtlasData {
  info: { size: number };
  common: { scaleW: number; scaleH: number; lineHeight: number; base: number };
  distanceField: { distanceRange: number };
  chars: readonly AtlasGlyph[];
  kernings: readonly { first: number; second: number; amount: number }[];
  lightningMetrics?: { ascender: number; descender: number; lineGap: number; unitsPerEm: number };
}

export interface AtlasGlyph {
  id: number;
  x: number;
  y: number;
  width: number;
  height: number;
  xoffset: number;
  yoffset: number;
  xadvance: number;
}

export interface SdfFont {
  readonly imageUrl: string;
  readonly data: AtlasData;
  readonly glyphs: ReadonlyMap<number, AtlasGlyph>;
  /** second << 16 | first, for code points below 65536 */
  readonly kernings: ReadonlyMap<number, number>;
  /** From the baseline to the top and to the bottom of a line without leading, in em. */
  readonly ascent: number;
  readonly descent: number;
}

export interface Typeface {
  readonly family: string;
  readonly weight: number;
  /** The one with the fewest characters first; empty for canvas text. */
  readonly atlases: readonly SdfFont[];
  /** More of it is on its way: a text with characters that no atlas has so far waits, rather than being drawn in another font. */
  readonly awaited: boolean;
}

export interface Fonts {
  /**
   * Adds a face; one of the same family and weight as an earlier one replaces it (theme fonts).
   * @param atlases the data of the source's, in its order; those left out are awaited
   */
  add(source: FontFaceSource, atlases: readonly AtlasData[]): void;
  /** Adds an atlas of a face. @param data null: it is not to be had, and no longer awaited */
  extend(source: FontFaceSource, atlas: AtlasSource, data: AtlasData | null): void;
  /** The nearest weight of `family`, else of the default family. */
  face(family: string | undefined, weight: number): Typeface;
  /** The family used when a text names none: the first that was added, or the one a theme set. */
  defaultFamily: string;
  /** The first face is on its way. */
  awaited: boolean;
  readonly faces: readonly Typeface[];
  /** Width in pixels of one line that `atlas` draws, kerning included, or the canvas engine without one. */
  measure(text: string, face: Typeface, atlas: SdfFont | null, size: number, letterSpacing: number): number;
  /** How many characters of a line that `atlas` draws are no wider than `room` pixels. */
  fit(text: string, atlas: SdfFont, size: number, letterSpacing: number, room: number): number;
  /** The first atlas that has every character of `text`; null when the canvas engine must draw it. */
  atlasFor(text: string, face: Typeface): SdfFont | null;
  /** Removes an atlas whose image failed to load: its texts are drawn by another or by the canvas from then on. */
  dropAtlas(imageUrl: string): void;
  /** Web fonts were loaded or removed: widths of canvas text are measured anew. */
  forgetWidths(): void;
}

/** `measureCanvas` gives widths for canvas text; without a DOM half an em a character. */
export function createFonts(measureCanvas: (text: string, font: string) => number = halfEm): Fonts {
  const faces: Typeface[] = [];
  const canvasWidths = createWidthCache(measureCanvas);
  const fonts: Fonts = {
    defaultFamily: '',
    awaited: false,
    faces,
    add(source, atlases) {
      const face: Typeface = {
        family: source.family,
        weight: source.weight,
        atlases: atlases.map((data, at) => readAtlas(data, source.atlases![at]!.imageUrl)),
        awaited: atlases.length < (source.atlases?.length ?? 0),
      };
      const index = faces.findIndex((f) => f.family === face.family && f.weight === face.weight);
      if (index >= 0) faces[index] = face;
      else faces.push(face);
      if (fonts.defaultFamily === '') fonts.defaultFamily = face.family;
    },
    extend({ family, weight, atlases: all = [] }, atlas, data) {
      const index = faces.findIndex((face) => face.family === family && face.weight === weight);
      const face = faces[index];
      if (face === undefined) return;
      faces[index] = {
        ...face,
        atlases: data === null ? face.atlases : [...face.atlases, readAtlas(data, atlas.imageUrl)],
        awaited: atlas !== all.at(-1),
      };
    },
    face(family, weight) {
      const named =
        nearest(faces, family ?? fonts.defaultFamily, weight) ?? nearest(faces, fonts.defaultFamily, weight);
      return named ?? { family: family ?? 'sans-serif', weight, atlases: [], awaited: fonts.awaited };
    },
    measure(text, face, atlas, size, letterSpacing) {
      if (atlas !== null) return measureSdf(text, atlas, size, letterSpacing);
      return canvasWidths.width(text, canvasFont(face, size)) + letterSpacing * [...text].length;
    },
    fit: fitSdf,
    atlasFor(text, { atlases }) {
      for (const atlas of atlases) if (hasAll(atlas, text)) return atlas;
      return null;
    },
    dropAtlas(imageUrl) {
      faces.forEach((face, at) => {
        faces[at] = { ...face, atlases: face.atlases.filter((each) => each.imageUrl !== imageUrl) };
      });
    },
    forgetWidths: canvasWidths.clear,
  };
  return fonts;
}

/** CSS font shorthand of a face, as the canvas engine and its measuring use it. */
export function canvasFont(face: Typeface, size: number): string {
  // a family with a quote in it: `document.fonts` throws for what is no CSS
  return `${face.weight} ${size}px ${JSON.stringify(face.family)}`;
}

/** Line breaks need no glyph. */
function hasAll({ glyphs }: SdfFont, text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.codePointAt(i)!;
    if (code > 0xffff) i++;
    if (code !== 10 && !glyphs.has(code)) return false;
  }
  return true;
}

/** Reads atlas data and makes its tables. @throws Error that names the family when the data is no atlas */
function readAtlas(data: AtlasData, imageUrl: string): SdfFont {
  if (!Array.isArray(data.chars) || data.chars.length === 0 || !(data.info?.size > 0)) {
    throw new Error(`The font atlas of ${imageUrl} holds no glyphs.`);
  }
  const metrics = data.lightningMetrics ?? { ascender: 800, descender: -200, lineGap: 200, unitsPerEm: 1000 };
  return {
    imageUrl,
    data,
    glyphs: new Map(data.chars.map((glyph) => [glyph.id, glyph])),
    kernings: new Map((data.kernings ?? []).map((k) => [(k.second << 16) | k.first, k.amount])),
    ascent: metrics.ascender / metrics.unitsPerEm,
    descent: -metrics.descender / metrics.unitsPerEm,
  };
}

function nearest(faces: readonly Typeface[], family: string, weight: number): Typeface | null {
  let best: Typeface | null = null;
  // by number: laying a text out looks faces up twice, and an iterator is an object
  for (let i = 0; i < faces.length; i++) {
    const face = faces[i]!;
    if (face.family !== family) continue;
    if (best === null || Math.abs(face.weight - weight) < Math.abs(best.weight - weight)) best = face;
  }
  return best;
}

function measureSdf(text: string, sdf: SdfFont, size: number, letterSpacing: number): number {
  const scale = size / sdf.data.info.size;
  let width = 0;
  let previous = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    const glyph = sdf.glyphs.get(code);
    if (glyph === undefined) continue;
    width += glyph.xadvance * scale + letterSpacing;
    if (previous !== 0) width += kerningOf(sdf, previous, code) * scale;
    previous = code;
  }
  return width;
}

/** In one pass, where `measureSdf` would need one for each guess. */
function fitSdf(text: string, sdf: SdfFont, size: number, letterSpacing: number, room: number): number {
  const scale = size / sdf.data.info.size;
  let width = 0;
  let previous = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    const glyph = sdf.glyphs.get(code);
    if (glyph === undefined) continue;
    width += glyph.xadvance * scale + letterSpacing;
    if (previous !== 0) width += kerningOf(sdf, previous, code) * scale;
    if (width > room) return i;
    previous = code;
  }
  return text.length;
}

/** What two characters of a line are set apart, atlas pixels: mostly nearer. */
export function kerningOf({ kernings }: SdfFont, previous: number, code: number): number {
  return kernings.get((code << 16) | previous) ?? 0;
}

function halfEm(text: string, font: string): number {
  const size = Number(/(\d+(?:\.\d+)?)px/.exec(font)?.[1] ?? 16);
  return [...text].length * size * 0.5;
}
