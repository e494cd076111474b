/** Builds a contestant's page for production, as the client is built, and weighs what it loads. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { build } from 'vite';
import { firstLoadFiles, type Manifest } from '../../../scripts/bundle';
import { ROOT } from '../../../scripts/paths';
import { PICTURES, POSTER } from '../scenes/home-20x20/content';
import { BUILDS, buildFolder, SCENE, type Contestant } from './contestants';

export interface PageOptions {
  /** Not for profiles, which need names. Default true. */
  minify?: boolean;
  /** To be weighed module by module. Default false. */
  sourcemap?: boolean;
}

/** Builds one page. @throws what vite throws when it does not build */
export async function buildPage(
  contestant: Contestant,
  { minify = true, sourcemap = false }: PageOptions = {},
): Promise<void> {
  const { PROSCENIUM_ENV, PROSCENIUM_WHOLE_LIGHTNING, NODE_ENV } = process.env;
  process.env.PROSCENIUM_ENV = 'production';
  process.env.PROSCENIUM_WHOLE_LIGHTNING = contestant === 'hand-written' ? '1' : '0';
  // React's and vite's production switches; what the caller runs under (vitest: 'test') must not leak in.
  process.env.NODE_ENV = 'production';
  try {
    await build({
      root: join(SCENE, contestant),
      configFile: join(ROOT, 'vite.config.ts'),
      base: './',
      mode: 'production',
      logLevel: 'warn',
      build: {
        outDir: buildFolder(contestant),
        minify: minify ? 'oxc' : false,
        sourcemap: sourcemap && 'hidden',
      },
    });
  } finally {
    restore('PROSCENIUM_ENV', PROSCENIUM_ENV);
    restore('PROSCENIUM_WHOLE_LIGHTNING', PROSCENIUM_WHOLE_LIGHTNING);
    restore('NODE_ENV', NODE_ENV);
  }
}

function restore(name: string, value: string | undefined): void {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
}

/** Bytes of script and style, compressed, that a built page loads before its first screen. */
export function pageBytes(contestant: Contestant): number {
  const folder = buildFolder(contestant);
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const styles = Object.values(manifest).flatMap(({ css }) => css ?? []);
  return [...firstLoadFiles(manifest), ...styles].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length,
    0,
  );
}

/** Draws the pictures that are not there yet: gradients with a sun, JPEG, at the posters' size. */
export async function drawPictures(): Promise<void> {
  const folder = join(BUILDS, 'pictures');
  mkdirSync(folder, { recursive: true });
  for (let n = 0; n < PICTURES; n += 1) {
    const file = join(folder, `${n}.jpg`);
    if (existsSync(file)) continue;
    await sharp(Buffer.from(pictureSvg(n)))
      .jpeg({ quality: 80 })
      .toFile(file);
  }
}

function pictureSvg(n: number): string {
  const { w, h } = POSTER;
  const hue = (n * 360) / PICTURES;
  const x = 60 + ((n * 67) % (w - 120));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}">
    <defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="hsl(${hue}, 60%, 22%)"/>
      <stop offset="1" stop-color="hsl(${(hue + 50) % 360}, 70%, 55%)"/>
    </linearGradient></defs>
    <rect width="${w}" height="${h}" fill="url(#sky)"/>
    <circle cx="${x}" cy="${50 + ((n * 29) % 80)}" r="${18 + (n % 5) * 6}" fill="hsl(${(hue + 180) % 360}, 80%, 75%)"/>
    <path d="M0 ${h} L${x} ${h - 70 - (n % 4) * 12} L${w} ${h} Z" fill="hsl(${hue}, 40%, 14%)"/>
  </svg>`;
}
