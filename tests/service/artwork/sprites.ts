/**
 * Small bitmaps inside the SVG, for what vectors draw slowly: soft lights, the darkened corners, film grain.
 * They are 8-bit palette PNGs of one colour whose index is the opacity, so each is a kilobyte or so.
 */
import { crc32, deflateSync } from 'node:zlib';
import { rgb } from './colour';
import { random } from './random';

const SIZE = 64;
/** Small pictures take a small tile: its decoding would cost more than the rest of the grain. */
const GRAIN_SIZES = { small: 64, large: 128 } as const;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

/** A square PNG as a data URI: `opacity(x, y)` is 0..255, `colours[index]` the colour of palette entry `index`. */
function opacityPng(
  size: number,
  colourOf: (index: number) => string,
  indexAt: (x: number, y: number) => number,
  opacityOf: (index: number) => number,
): string {
  const rows = Buffer.alloc((size + 1) * size);
  for (let y = 0; y < size; y++) for (let x = 0; x < size; x++) rows[y * (size + 1) + 1 + x] = indexAt(x, y);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const colours = Buffer.alloc(768);
  const opacities = Buffer.alloc(256);
  for (let i = 0; i < 256; i++) {
    const { r, g, b } = rgb(colourOf(i));
    colours.set([r, g, b], i * 3);
    opacities[i] = opacityOf(i);
  }
  const png = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', colours),
    chunk('tRNS', opacities),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return `data:image/png;base64,${png.toString('base64')}`;
}

const identity = (index: number): number => index;
const lights = new Map<string, string>();

/** How strong a light still is at a part of its radius: 1 in the middle, 0 at the rim, a long soft tail. */
export function lightFall(reach: number): number {
  const fall = (1 - reach) ** 2 * (1 + 2 * reach);
  return 0.55 * fall + 0.45 * fall ** 3;
}

/** A round light of one colour, full in the middle and nothing at the rim. Kept by colour: palettes are few. */
export function lightSprite(colour: string): string {
  const known = lights.get(colour);
  if (known) return known;
  const middle = (SIZE - 1) / 2;
  const made = opacityPng(
    SIZE,
    () => colour,
    (x, y) => {
      const reach = Math.min(1, Math.hypot(x - middle, y - middle) / middle);
      return Math.round(255 * lightFall(reach));
    },
    identity,
  );
  // A hostile catalogue cannot grow this: colours come from palettes and mixes of them, but a bound costs nothing.
  if (lights.size > 500) lights.clear();
  lights.set(colour, made);
  return made;
}

let cornersMade: string | undefined;

/** Black that gathers in the corners; stretched over the frame. */
export function cornersSprite(): string {
  const middle = (SIZE - 1) / 2;
  cornersMade ??= opacityPng(
    SIZE,
    () => '#000000',
    (x, y) => {
      const d = Math.hypot((x - middle) / middle, (y - middle) / middle) / Math.SQRT2;
      const t = Math.min(1, Math.max(0, (d - 0.42) / 0.58));
      return Math.round(255 * t * t * (3 - 2 * t));
    },
    identity,
  );
  return cornersMade;
}

const grains = new Map<number, string>();

/** Film grain, one texel a pixel: light and dark specks of up to 6 % that also hide banding in dark gradients. */
export function grainSprite(widthPx: number): { href: string; size: number } {
  const size = widthPx <= 640 ? GRAIN_SIZES.small : GRAIN_SIZES.large;
  const chance = random('grain');
  const href =
    grains.get(size) ??
    opacityPng(
      size,
      (index) => (index < 128 ? '#000000' : '#ffffff'),
      () => Math.round(((chance.num() + chance.num() + chance.num()) / 3) * 15) * 17,
      (index) => Math.round(Math.abs(index - 127.5) * 0.12),
    );
  grains.set(size, href);
  return { href, size };
}
