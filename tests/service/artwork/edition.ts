/** The mark of the drawing code itself: when it changes, so do etags and the folder of kept pictures. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

let mark: string | undefined;

/** A short hash over every file that decides what a picture looks like, and the rasteriser's version. */
export function edition(): string {
  if (mark) return mark;
  const home = fileURLToPath(new URL('.', import.meta.url));
  const digest = createHash('sha256').update(sharp.versions.vips);
  const files = readdirSync(home, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|woff)$/.test(name) && !name.endsWith('.test.ts'))
    .sort();
  for (const name of files) digest.update(name).update(readFileSync(join(home, name)));
  mark = digest.digest('hex').slice(0, 16);
  return mark;
}
