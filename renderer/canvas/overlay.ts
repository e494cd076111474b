/**
 * Sheets of quads (`quadSheet.ts`) on a 2D canvas. A canvas cannot draw a distance field, so the glyphs of the atlas
 * are rasterized once, at the atlas's own size, and tinted once per colour.
 */
import type { Fonts } from '../text/fonts';
import { isBoxQuad } from '../text/quadSheet';
import type { QuadSheet } from '../text/quadSheet';
import { cssColor } from './shapes';

export interface CanvasOverlay {
  /** Draws these sheets from now on, with the glyphs of an atlas; an empty list removes the overlay. */
  set(sheets: readonly QuadSheet[], atlasUrl: string): void;
  draw(ctx: CanvasRenderingContext2D, resolution: number): void;
}

const perCorner = 8;
const perQuad = 4 * perCorner;

export function createCanvasOverlay(
  fonts: Fonts,
  redraw: () => void,
  report: (error: unknown) => void,
): CanvasOverlay {
  let sheets: readonly QuadSheet[] = [];
  let url: string | null = null;
  /** White glyphs; null until the atlas is loaded. */
  let glyphs: HTMLCanvasElement | null = null;
  const glyphsByColor = new Map<number, HTMLCanvasElement>();

  async function load(atlasUrl: string): Promise<void> {
    url = atlasUrl;
    glyphs = null;
    glyphsByColor.clear();
    const range = fonts.faces.flatMap(({ atlases }) => atlases).find(({ imageUrl }) => imageUrl === atlasUrl)
      ?.data.distanceField.distanceRange;
    const made = await readAtlas(atlasUrl, range ?? 4);
    if (url !== atlasUrl) return;
    glyphs = made;
    redraw();
  }

  function tintedGlyphs(color: number): HTMLCanvasElement {
    let canvas = glyphsByColor.get(color);
    if (canvas === undefined) {
      canvas = copyOf(glyphs!);
      const ctx = canvas.getContext('2d')!;
      ctx.globalCompositeOperation = 'source-in';
      ctx.fillStyle = cssColor(color);
      ctx.fillRect(0, 0, canvas.width, canvas.height);
      glyphsByColor.set(color, canvas);
    }
    return canvas;
  }

  return {
    set(shown, atlasUrl) {
      sheets = shown;
      if (shown.length > 0 && url !== atlasUrl) load(atlasUrl).catch(report);
      redraw();
    },
    draw(ctx, resolution) {
      if (sheets.length === 0) return;
      ctx.setTransform(resolution, 0, 0, resolution, 0, 0);
      ctx.globalAlpha = 1;
      for (const { floats, colors, slots } of sheets) {
        for (let at = 0, end = slots * perQuad; at < end; at += perQuad) {
          const low = at + 3 * perCorner;
          const x = floats[at]!;
          const y = floats[at + 1]!;
          const w = floats[low]! - x;
          const h = floats[low + 1]! - y;
          if (w <= 0 || h <= 0) continue;
          const color = unpremultiplied(colors[at + 4]!);
          if (isBoxQuad(floats[at + 5]!)) {
            ctx.fillStyle = cssColor(color);
            ctx.fillRect(x, y, w, h);
          } else if (glyphs !== null) {
            const image = tintedGlyphs(color);
            const u = floats[at + 2]! * image.width;
            const v = floats[at + 3]! * image.height;
            const du = floats[low + 2]! * image.width - u;
            const dv = floats[low + 3]! * image.height - v;
            ctx.drawImage(image, u, v, du, dv, x, y, w, h);
          }
        }
      }
    },
  };
}

/** Converts the premultiplied bytes r, g, b, a of a vertex to 0xRRGGBBAA. */
function unpremultiplied(bytes: number): number {
  const alpha = bytes >>> 24;
  if (alpha === 0) return 0;
  const channel = (shift: number): number =>
    Math.min(255, Math.round((((bytes >>> shift) & 0xff) * 255) / alpha));
  return ((channel(0) << 24) | (channel(8) << 16) | (channel(16) << 8) | alpha) >>> 0;
}

/** White glyphs of a distance-field atlas. `range`: range of the field, atlas pixels. */
async function readAtlas(url: string, range: number): Promise<HTMLCanvasElement> {
  const image = new Image();
  await new Promise((resolve, reject) => {
    image.addEventListener('load', resolve);
    image.addEventListener('error', () => reject(new Error(`The font atlas ${url} could not be loaded.`)));
    image.src = url;
  });
  const canvas = copyOf(image);
  const ctx = canvas.getContext('2d')!;
  const pixels = ctx.getImageData(0, 0, canvas.width, canvas.height);
  const { data } = pixels;
  for (let at = 0; at < data.length; at += 4) {
    const r = data[at]!;
    const g = data[at + 1]!;
    const b = data[at + 2]!;
    const middle = Math.max(Math.min(r, g), Math.min(Math.max(r, g), b)) / 255;
    data[at] = data[at + 1] = data[at + 2] = 255;
    data[at + 3] = 255 * Math.min(1, Math.max(0, range * (middle - 0.5) + 0.5));
  }
  ctx.putImageData(pixels, 0, 0);
  return canvas;
}

function copyOf(image: HTMLCanvasElement | HTMLImageElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  canvas.getContext('2d')!.drawImage(image, 0, 0);
  return canvas;
}
