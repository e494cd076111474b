/** Icons and store pictures of every size, drawn from one SVG: the mark on a lit ground, beside or above the product's name. */
import sharp from 'sharp';
import type { OverlayOptions, Sharp } from 'sharp';
import { covers, face } from '../../tests/service/artwork/fonts';
import { readBytes } from './readFile';

/** Ground of the first screen (DEFAULT_COLORS), where a splash must not jump. */
export const GROUND = '#0b0e14';
const NAME_COLOR = '#f8ecd2';

/** What pictures are drawn from. */
export interface Brand {
  /** SVG on nothing. */
  mark: Buffer;
  name: string;
}

/** @throws Error with one line when the file is absent or cannot be drawn */
export async function readBrand(file: string, name: string): Promise<Brand> {
  const mark = readBytes(file);
  try {
    await sharp(mark).metadata();
  } catch (error) {
    throw new Error(`${file} cannot be used: it is no picture`, { cause: error });
  }
  return { mark, name };
}

interface Size {
  width: number;
  height: number;
}

/** The mark in the middle of its ground: PNG without alpha. */
export async function drawIcon(brand: Brand, { width, height }: Size): Promise<Uint8Array> {
  const mark = await drawMark(brand, Math.round(Math.min(width, height) * 0.78));
  return opaquePng(sharp(ground(width, height)).composite([{ input: mark, gravity: 'centre' }]));
}

/** Mark and name: what a store or a launcher shows as the product. */
export async function drawTile(brand: Brand, size: Size): Promise<Uint8Array> {
  return opaquePng(sharp(ground(size.width, size.height)).composite(await lockup(brand, size)));
}

/** The same as JPEG, where a store wants one. */
export async function drawTileJpeg(brand: Brand, size: Size): Promise<Uint8Array> {
  const tile = sharp(ground(size.width, size.height)).composite(await lockup(brand, size));
  return new Uint8Array(await tile.jpeg({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer());
}

/** Mark and name on nothing, for stores that lay them over `drawGround`. */
export async function drawLogo(brand: Brand, size: Size): Promise<Uint8Array> {
  const { width, height } = size;
  const empty = sharp({ create: { width, height, channels: 4, background: '#00000000' } });
  return png(empty.composite(await lockup(brand, size)));
}

/** The ground alone. */
export function drawGround({ width, height }: Size): Promise<Uint8Array> {
  return opaquePng(sharp(ground(width, height)));
}

/** The mark above the name, together in the middle; the mark alone when the typeface lacks a letter of the name. */
async function lockup(brand: Brand, { width, height }: Size): Promise<OverlayOptions[]> {
  const name = nameOutline(brand.name, { width: width * 0.62, height: height * 0.105 });
  const side = Math.round(height * (name ? 0.46 : 0.6));
  const gap = name ? Math.round(height * 0.075) : 0;
  const top = Math.round((height - side - gap - (name?.height ?? 0)) / 2);
  const mark = { input: await drawMark(brand, side), top, left: Math.round((width - side) / 2) };
  if (!name) return [mark];
  return [
    mark,
    { input: Buffer.from(name.svg), top: top + side + gap, left: Math.round((width - name.width) / 2) },
  ];
}

function drawMark({ mark }: Brand, side: number): Promise<Buffer> {
  // Drawn at about twice its size and scaled down: librsvg's own edges are harder.
  return sharp(mark, { density: Math.min(2400, Math.max(72, (72 * side * 2) / 440)) })
    .resize(side, side, { fit: 'contain', background: '#00000000' })
    .png()
    .toBuffer();
}

/** The name in capitals as outlines, so that no font of the machine is used; null when letters are missing. */
function nameOutline(name: string, box: Size): (Size & { svg: string }) | null {
  const capitals = name.toUpperCase();
  if (!covers('noto', capitals)) return null;
  const path = face('noto').getPath(capitals, 0, 0, 100, { kerning: true, letterSpacing: 0.18 });
  const { x1, y1, x2, y2 } = path.getBoundingBox();
  const scale = Math.min(box.width / (x2 - x1), box.height / (y2 - y1));
  const [width, height] = [Math.ceil((x2 - x1) * scale), Math.ceil((y2 - y1) * scale)];
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="${x1} ${y1} ${x2 - x1} ${y2 - y1}"><path d="${path.toPathData(2)}" fill="${NAME_COLOR}"/></svg>`;
  return { svg, width, height };
}

/** Night blue with light falling from above onto the middle. */
function ground(width: number, height: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>` +
      '<radialGradient id="g" cx="0.5" cy="0.42" r="0.75"><stop offset="0" stop-color="#2b3d61"/>' +
      `<stop offset="0.5" stop-color="#172033"/><stop offset="1" stop-color="${GROUND}"/></radialGradient></defs>` +
      `<rect width="100%" height="100%" fill="${GROUND}"/><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
  );
}

async function png(picture: Sharp): Promise<Uint8Array> {
  return new Uint8Array(await picture.png({ compressionLevel: 9 }).toBuffer());
}

/** Stores that want 24 bits refuse 32. Laying one picture over another adds the alpha, so it is taken away in a second step. */
async function opaquePng(picture: Sharp): Promise<Uint8Array> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return png(sharp(data, { raw }).removeAlpha());
}
