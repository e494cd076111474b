/**
 * Media: the committed files under /media with byte ranges, the live channels' playlists computed from the clock, and the
 * ClearKey licence server at POST /media/license.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { ServiceContext } from './context';
import { ServiceFailure } from './failure';
import { jsonBody } from './json-body';
import { playlistNamed } from './live-playlist';
import type { LiveIndex } from './media/make/package';

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.mpd': 'application/dash+xml',
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.m4s': 'video/iso.segment',
  '.mp4': 'video/mp4',
  '.m4a': 'audio/mp4',
  '.m4v': 'video/mp4',
  '.jpg': 'image/jpeg',
  '.vtt': 'text/vtt; charset=utf-8',
};

const KEY_FILE = 'encrypted/key.json';
const LIVE_INDEX = 'live/index.json';

/** Routes to be mounted at /media. `folder` holds feature/, encrypted/, trailer/, ad/ and live/. */
export function mediaRoutes(
  ctx: Pick<ServiceContext, 'clock' | 'requireViewer'>,
  folder: string = fileURLToPath(new URL('./media/', import.meta.url)),
): Hono {
  const app = new Hono();
  let liveIndex: Promise<LiveIndex> | null = null;

  app.use(async (c, next) => {
    await next();
    if (c.res.status >= 300) return;
    const type = MEDIA_TYPES[path.extname(c.req.path)];
    if (type) c.header('content-type', type);
    c.header('accept-ranges', 'bytes');
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'public, max-age=3600');
  });

  app.get('/live/:file{[\\w-]+\\.m3u8}', async (c, next) => {
    const name = path.basename(c.req.param('file'), '.m3u8');
    liveIndex ??= readJson<LiveIndex>(path.join(folder, LIVE_INDEX));
    const playlist = playlistNamed(await liveIndex, name, ctx.clock());
    if (playlist === null) return next();
    // Master playlists stay as they are; the others are old in four seconds.
    if (!name.endsWith('master')) c.header('cache-control', 'no-store');
    return c.text(playlist);
  });

  app.post('/license', async (c) => {
    await ctx.requireViewer(c);
    const { kids } = await jsonBody(c);
    if (!Array.isArray(kids)) throw new ServiceFailure(400, 'malformed_body', { message: 'kids is no list' });
    const { keyId, key } = await readJson<{ keyId: string; key: string }>(path.join(folder, KEY_FILE));
    const kid = toBase64Url(keyId);
    const keys = kids.includes(kid) ? [{ kty: 'oct', kid, k: toBase64Url(key) }] : [];
    if (keys.length === 0) throw new ServiceFailure(404, 'key_not_found');
    c.header('cache-control', 'no-store');
    return c.json({ keys, type: 'temporary' });
  });

  app.get('*', async (c, next) => (isPlayable(c.req.path) ? next() : c.notFound()));
  app.get(
    '*',
    serveStatic({ root: folder, rewriteRequestPath: (requested) => requested.replace(/^\/media/, '') }),
  );
  return app;
}

/** The key, the index and the scripts that made the media are not media. */
function isPlayable(requested: string): boolean {
  return path.extname(requested) in MEDIA_TYPES;
}

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8')) as T;
}

function toBase64Url(hex: string): string {
  return Buffer.from(hex, 'hex').toString('base64url');
}
