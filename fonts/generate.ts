/**
 * Makes everything in fonts/generated: `npx tsx fonts/generate.ts`. Needs the network once, for the tools and source fonts.
 *
 *   noto-sans-{400,700}.json + .webp  MSDF atlases for SDF text
 *   noto-sans-basic-{400,700}.*       the same of what most texts need, to be there first
 *   *.woff2                           web fonts for the canvas text engine
 *   web-fonts.json                    their family, weight, metrics and characters
 *   OFL.txt                           the fonts' licence
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { covered, makeAtlas, readMetrics } from './atlas';
import type { FontMetrics } from './atlas';
import {
  ARABIC_WEB_RANGES,
  ATLAS_RANGES,
  BASIC_ATLAS_RANGES,
  codePoints,
  GURMUKHI_WEB_RANGES,
  LATIN_WEB_RANGES,
} from './charset';
import type { CodePointRange } from './charset';
import { installTools } from './toolFolder';
import type { ToolFolder } from './toolFolder';

/** One entry of web-fonts.json. */
interface WebFont {
  file: string;
  family: string;
  weight: 400 | 700;
  /** For `loadFont` of Lightning's canvas engine. */
  lightningMetrics: FontMetrics;
  /** Characters of the file, in the form of the CSS descriptor. */
  unicodeRange: string;
}

type SubsetFont = (font: Buffer, text: string, options: Record<string, unknown>) => Promise<Buffer>;

const OUTPUT = join(import.meta.dirname, 'generated');
const STYLES = { 400: '400Regular', 700: '700Bold' } as const;
const WEIGHTS = [400, 700] as const;

const FAMILIES: readonly {
  slug: string;
  family: string;
  source: string;
  ranges: readonly CodePointRange[];
}[] = [
  { slug: 'noto-sans', family: 'Noto Sans', source: 'NotoSans', ranges: LATIN_WEB_RANGES },
  {
    slug: 'noto-sans-gurmukhi',
    family: 'Noto Sans Gurmukhi',
    source: 'NotoSansGurmukhi',
    ranges: GURMUKHI_WEB_RANGES,
  },
  {
    slug: 'noto-sans-arabic',
    family: 'Noto Sans Arabic',
    source: 'NotoSansArabic',
    ranges: ARABIC_WEB_RANGES,
  },
];

const sourceFile = (workshop: ToolFolder, slug: string, source: string, weight: 400 | 700): string =>
  workshop.path(`@expo-google-fonts/${slug}/${STYLES[weight]}/${source}_${STYLES[weight]}.ttf`);

const hex = (point: number): string => point.toString(16).toUpperCase();

/** '[32, 33, 34, 8364]' -> 'U+20-22,U+20AC' */
function cssRange(points: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    if (run !== undefined && run[1] === point - 1) run[1] = point;
    else runs.push([point, point]);
  }
  return runs
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(',');
}

async function writeAtlas(
  workshop: ToolFolder,
  name: string,
  weight: 400 | 700,
  ranges: readonly CodePointRange[],
): Promise<void> {
  const file = sourceFile(workshop, 'noto-sans', 'NotoSans', weight);
  const points = covered(workshop, file, codePoints(ranges));
  const { font, picture } = await makeAtlas(workshop, file, `NotoSans-${weight}`, points);
  writeFileSync(join(OUTPUT, `${name}.json`), `${JSON.stringify(font)}\n`);
  writeFileSync(join(OUTPUT, `${name}.webp`), picture);
  console.log(
    `${name}: ${font.chars.length} glyphs, ${font.common.scaleW}x${font.common.scaleH}, ${font.kernings.length} kerning pairs, ${picture.length} bytes`,
  );
}

/**
 * Metrics that make canvas text stand on the same baseline as SDF text of the same size and line height L.
 *
 * SDF:    baseline = (L - (A - D)) / 2 + A, with the ascender A and descender D of Noto Sans.
 * Canvas: baseline = (L - (a - d)) / 2 + 0.8 h, since the engine hangs its text ('hanging' lies at 0.8 of the font's own ascender h).
 * Hence a - d = 1.6 h - A - D.
 */
function onLatinBaseline(own: FontMetrics, latin: FontMetrics): FontMetrics {
  const ascender = Math.round(1.6 * own.ascender - latin.ascender);
  return { ascender, descender: latin.descender, lineGap: 0, unitsPerEm: own.unitsPerEm };
}

async function writeWebFonts(workshop: ToolFolder): Promise<void> {
  const subset = workshop.load('subset-font') as SubsetFont;
  const fonts: WebFont[] = [];
  for (const { slug, family, source, ranges } of FAMILIES) {
    for (const weight of WEIGHTS) {
      const path = sourceFile(workshop, slug, source, weight);
      const points = covered(workshop, path, codePoints(ranges));
      const text = String.fromCodePoint(...points);
      // Televisions draw text large: hinting would be a third of the file and changes nothing.
      const woff2 = await subset(readFileSync(path), text, { targetFormat: 'woff2', noHinting: true });
      const file = `${slug}-${weight}.woff2`;
      writeFileSync(join(OUTPUT, file), woff2);
      const latin = readMetrics(workshop, sourceFile(workshop, 'noto-sans', 'NotoSans', weight));
      const lightningMetrics = onLatinBaseline(readMetrics(workshop, path), latin);
      fonts.push({ file, family, weight, lightningMetrics, unicodeRange: cssRange(points) });
      console.log(`${file}: ${points.length} characters, ${woff2.length} bytes`);
    }
  }
  writeFileSync(join(OUTPUT, 'web-fonts.json'), `${JSON.stringify(fonts, null, 2)}\n`);
}

const workshop = installTools();
try {
  mkdirSync(OUTPUT, { recursive: true });
  for (const weight of WEIGHTS) {
    await writeAtlas(workshop, `noto-sans-${weight}`, weight, ATLAS_RANGES);
    await writeAtlas(workshop, `noto-sans-basic-${weight}`, weight, BASIC_ATLAS_RANGES);
  }
  await writeWebFonts(workshop);
  copyFileSync(workshop.path('@expo-google-fonts/noto-sans/LICENSE_FONT'), join(OUTPUT, 'OFL.txt'));
} finally {
  workshop.remove();
}
