/**
 * Quads written once and copied into every frame as they are: glyphs of an SDF atlas, and boxes of a flat colour that
 * are cut out of the middle of the atlas's full stop, so that both go out in one draw call.
 *
 * A sheet has a fixed number of slots; an empty slot is a quad without area. Writing a slot allocates nothing.
 */
import type { AtlasGlyph, SdfFont } from './fonts';
import type { Color } from '../types';

export interface QuadSheet {
  readonly slots: number;
  /** As Lightning's quad buffer has it: four corners of x, y, u, v, colour, amount, and two that are not read. */
  readonly floats: Float32Array;
  readonly colors: Uint32Array;
}

const perCorner = 8;
const perQuad = 4 * perCorner;
const fullStop = 46;
/** Range of the distance field, panel pixels, that makes every point of a box wholly inside. */
const boxRange = 1000;

/** Whether the quad of this `amount` is a box, not a glyph. */
export const isBoxQuad = (amount: number): boolean => amount === boxRange;

export function createQuadSheet(slots: number): QuadSheet {
  const buffer = new ArrayBuffer(slots * perQuad * 4);
  return { slots, floats: new Float32Array(buffer), colors: new Uint32Array(buffer) };
}

/** Writes a flat box into a slot. */
export function putBox(
  sheet: QuadSheet,
  slot: number,
  face: SdfFont,
  x: number,
  y: number,
  w: number,
  h: number,
  color: Color,
): void {
  const dot = face.glyphs.get(fullStop)!;
  const u = (dot.x + dot.width / 2) / face.data.common.scaleW;
  const v = (dot.y + dot.height / 2) / face.data.common.scaleH;
  writeQuad(sheet, slot, x, y, x + w, y + h, u, v, u, v, premultiplied(color), boxRange);
}

/**
 * Writes a glyph into a slot, its line's top at `y`; returns its advance. A character the face lacks is left out.
 * @param pixelRatio panel pixels to a stage pixel
 */
export function putGlyph(
  sheet: QuadSheet,
  slot: number,
  face: SdfFont,
  code: number,
  x: number,
  y: number,
  size: number,
  color: Color,
  pixelRatio: number,
): number {
  const glyph = face.glyphs.get(code);
  if (glyph === undefined) {
    clearSlot(sheet, slot);
    return 0;
  }
  const scale = size / face.data.info.size;
  const { scaleW, scaleH } = face.data.common;
  const left = x + glyph.xoffset * scale;
  const top = y + glyph.yoffset * scale;
  writeQuad(
    sheet,
    slot,
    left,
    top,
    left + glyph.width * scale,
    top + glyph.height * scale,
    glyph.x / scaleW,
    glyph.y / scaleH,
    (glyph.x + glyph.width) / scaleW,
    (glyph.y + glyph.height) / scaleH,
    premultiplied(color),
    face.data.distanceField.distanceRange * scale * pixelRatio,
  );
  return glyph.xadvance * scale;
}

/** The advance of a character. */
export function glyphAdvance(face: SdfFont, code: number, size: number): number {
  const glyph: AtlasGlyph | undefined = face.glyphs.get(code);
  return glyph === undefined ? 0 : (glyph.xadvance * size) / face.data.info.size;
}

/** Makes a slot draw nothing. */
export function clearSlot(sheet: QuadSheet, slot: number): void {
  const at = slot * perQuad;
  sheet.floats.fill(0, at, at + perQuad);
}

function writeQuad(
  { floats, colors }: QuadSheet,
  slot: number,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  u1: number,
  v1: number,
  u2: number,
  v2: number,
  color: number,
  amount: number,
): void {
  let at = slot * perQuad;
  for (let corner = 0; corner < 4; corner++) {
    const right = (corner & 1) === 1;
    const low = corner >> 1 === 1;
    floats[at] = right ? x2 : x1;
    floats[at + 1] = low ? y2 : y1;
    floats[at + 2] = right ? u2 : u1;
    floats[at + 3] = low ? v2 : v1;
    colors[at + 4] = color;
    floats[at + 5] = amount;
    at += perCorner;
  }
}

/** 0xRRGGBBAA to the bytes r, g, b, a of the buffer, multiplied with alpha. */
function premultiplied(color: Color): number {
  const alpha = color & 0xff;
  const r = Math.round((((color >>> 24) & 0xff) * alpha) / 255);
  const g = Math.round((((color >>> 16) & 0xff) * alpha) / 255);
  const b = Math.round((((color >>> 8) & 0xff) * alpha) / 255);
  return ((alpha << 24) | (b << 16) | (g << 8) | r) >>> 0;
}
