/**
 * A DASH manifest as long as a title says it is: the committed media's one period, as often as it takes, the last one cut
 * short. So resuming at an hour and a half works with two minutes of film in the repository.
 */
import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import { FEATURE_SECONDS } from '../catalogue/contents';
import type { ServiceContext } from '../context';
import { ServiceFailure } from '../failure';

/** Longer than any title; a request for more is a mistake. */
const MOST_SECONDS = 12 * 3600;
const FOLDERS = ['feature', 'encrypted'];

const mediaFolder = new URL('../media/', import.meta.url);

/** GET /manifest/{folder}/{seconds}.mpd, below /api. Players carry no session, so it needs none. */
export function longManifestRoutes(ctx: ServiceContext, media: URL = mediaFolder): Hono {
  const app = new Hono();
  const sources = new Map<string, Promise<string>>();

  app.get('/manifest/:folder/:file{[0-9]+\\.mpd}', async (c) => {
    const { folder, file } = c.req.param();
    const seconds = Number.parseInt(file, 10);
    if (!FOLDERS.includes(folder) || seconds < 1 || seconds > MOST_SECONDS) {
      throw new ServiceFailure(404, 'manifest_not_found');
    }
    let source = sources.get(folder);
    if (!source) {
      source = readFile(new URL(`${folder}/manifest.mpd`, media), 'utf8');
      sources.set(folder, source);
      // A manifest that cannot be read now may be there later.
      source.catch(() => sources.delete(folder));
    }
    const text = lengthened(await source, seconds, FEATURE_SECONDS, `${ctx.origin(c)}/media/${folder}/`);
    return c.body(text, 200, {
      'content-type': 'application/dash+xml',
      'cache-control': 'public, max-age=3600',
    });
  });
  return app;
}

/**
 * The manifest with its period repeated until `seconds` are full. `period` is the length of the source in seconds, `base` the
 * address its segments are relative to. Throws when the source has not exactly one period.
 */
export function lengthened(mpd: string, seconds: number, period: number, base: string): string {
  const found = mpd.match(/<Period\b[^>]*>[\s\S]*?<\/Period>/g) ?? [];
  const [only] = found;
  if (only === undefined || found.length > 1) throw new Error(`Expected one period, found ${found.length}`);
  const inside = only.replace(/^<Period\b[^>]*>/, '').replace(/<\/Period>$/, '');
  const periods: string[] = [];
  for (let start = 0; start < seconds; start += period) {
    const length = Math.min(period, seconds - start);
    periods.push(`<Period id="p${start}" start="PT${start}S" duration="PT${length}S">${inside}</Period>`);
  }
  return mpd
    .replace(/mediaPresentationDuration="[^"]*"/, `mediaPresentationDuration="PT${seconds}S"`)
    .replace(only, () => `<BaseURL>${base}</BaseURL>${periods.join('')}`);
}
