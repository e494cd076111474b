/** Accepted pictures on disk: read, accept, and the page that shows why one was refused. */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { RESULTS, ROOT } from '../../scripts/paths';
import type { GoldenNode } from './golden';
import type { Shot, Verdict } from './gate';

const BASELINES = join(ROOT, 'visual-baselines');

/** Where it is shown why a picture was refused. */
export const FAILURE_PAGES = join(RESULTS, 'visual');

/** Set by `npm run test:visual -- --update`: pictures are accepted as they are. */
export const UPDATING = process.env.VISUAL_UPDATE === '1';

/** Together, bytes: every version of every picture stays in git. */
export const MOST_BYTES = 20e6;

/** Reads an accepted shot, 'webgl/1280x720/home'; null when none was accepted yet. */
export async function readBaseline(key: string): Promise<Shot | null> {
  const picture = join(BASELINES, `${key}.webp`);
  const scene = join(BASELINES, `${key}.json`);
  if (!existsSync(picture) || !existsSync(scene)) return null;
  return {
    picture: await sharp(picture).png().toBuffer(),
    scene: JSON.parse(readFileSync(scene, 'utf8')) as GoldenNode,
  };
}

/** Makes a shot the accepted one. Kept as lossless WebP: the same pixels in three fifths of the bytes. */
export async function acceptShot(key: string, shot: Shot): Promise<void> {
  const path = join(BASELINES, key);
  mkdirSync(dirname(path), { recursive: true });
  // At 'quality' 100 a lossless encoder tries hardest: dithered gradients take half the bytes.
  await sharp(shot.picture).webp({ lossless: true, effort: 6, quality: 100 }).toFile(`${path}.webp`);
  writeFileSync(`${path}.json`, `${JSON.stringify(shot.scene, null, 1)}\n`);
}

/** What all accepted pictures and scenes take, bytes. */
export function baselineBytes(): number {
  const files = readdirSync(BASELINES, { recursive: true, withFileTypes: true }).filter((each) =>
    each.isFile(),
  );
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

/** Writes accepted picture, actual one, difference and reasons as one HTML page that needs no other file. */
export function writeFailurePage(key: string, baseline: Shot, actual: Shot, verdict: Verdict): string {
  const page = join(FAILURE_PAGES, `${key.replaceAll('/', '-')}.html`);
  mkdirSync(dirname(page), { recursive: true });
  writeFileSync(page, failurePage(key, baseline, actual, verdict));
  return page;
}

/** The page's HTML. */
export function failurePage(
  key: string,
  baseline: Shot,
  actual: Shot,
  { reasons, difference }: Verdict,
): string {
  const figure = (title: string, png: Buffer | null): string =>
    png
      ? `<figure><figcaption>${title}</figcaption><img src="data:image/png;base64,${png.toString('base64')}"></figure>`
      : '';
  return `<!doctype html>
<meta charset="utf-8">
<title>${escape(key)}</title>
<style>
  body { font: 15px/1.5 sans-serif; background: #222; color: #eee; margin: 24px }
  main { display: grid; grid-template-columns: repeat(3, 1fr); gap: 12px }
  figure { margin: 0 } img { width: 100% }
</style>
<h1>${escape(key)}</h1>
<main>${figure('accepted', baseline.picture)}${figure('actual', actual.picture)}${figure('difference', difference)}</main>
<pre>${reasons.map(escape).join('\n')}</pre>
`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
