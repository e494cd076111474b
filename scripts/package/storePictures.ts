/** The pictures each store asks for, by size and limit; drawn beside the package, since stores take them by hand. */
import type { Files } from './files';
import type { PackagePlatform } from './options';
import { drawGround, drawIcon, drawLogo, drawTile, drawTileJpeg, type Brand } from './pictures';

interface StorePicture {
  file: string;
  width: number;
  height: number;
  draw: (brand: Brand, size: { width: number; height: number }) => Promise<Uint8Array>;
  /** Bytes the store takes at most; null where it publishes no limit. */
  most: number | null;
  use: string;
}

const icon = (side: number, most: number | null, use: string): StorePicture => ({
  file: `icon-${side}.png`,
  width: side,
  height: side,
  draw: drawIcon,
  most,
  use,
});

const WIDE = { width: 1920, height: 1080 };

/** Of partners whose portals publish no sizes: what fits most of them. */
const COMMON: readonly StorePicture[] = [
  { file: 'tile-1920x1080.png', ...WIDE, draw: drawTile, most: null, use: 'banner' },
  { file: 'tile-480x270.jpg', width: 480, height: 270, draw: drawTileJpeg, most: null, use: 'thumbnail' },
  icon(512, null, 'icon'),
];

/** Samsung and Vewd publish theirs; LG's store takes one of 400, the others' are asked for by partner managers. */
export const STORE_PICTURES: Readonly<Record<PackagePlatform, readonly StorePicture[]>> = {
  tizen: [
    { file: 'logo-1920x1080.png', ...WIDE, draw: drawLogo, most: 300_000, use: '1920x1080 icon, logo image' },
    {
      file: 'background-1920x1080.png',
      ...WIDE,
      draw: (_, size) => drawGround(size),
      most: 300_000,
      use: '1920x1080 icon, background image',
    },
    { file: 'icon-512x423.png', width: 512, height: 423, draw: drawIcon, most: 300_000, use: '512x423 icon' },
  ],
  webos: [icon(400, null, 'store icon'), ...COMMON.slice(0, 1)],
  vizio: COMMON,
  vidaa: COMMON,
  vewd: [
    {
      file: 'thumbnail-480x270.jpg',
      width: 480,
      height: 270,
      draw: drawTileJpeg,
      most: 1_000_000,
      use: 'thumbnail',
    },
    icon(128, 500_000, 'icon'),
    icon(512, 500_000, 'icon'),
  ],
  foxxum: COMMON,
};

/** Draws a platform's store pictures. @throws Error when one is larger than its store takes */
export async function drawStorePictures(platform: PackagePlatform, brand: Brand): Promise<Files> {
  const drawn = new Map<string, Uint8Array>();
  for (const { file, width, height, draw, most } of STORE_PICTURES[platform]) {
    const bytes = await draw(brand, { width, height });
    if (most !== null && bytes.length > most) {
      throw new Error(`${file} has ${bytes.length} bytes, and the store takes ${most}: use a plainer --icon`);
    }
    drawn.set(file, bytes);
  }
  return drawn;
}
