/** Streams that are broken in one way each: GET /manifest/hostile/{name}.mpd and {name}.vtt, below /api. */
import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import { HOSTILE_STREAMS, hostileCues, hostileManifest } from '../catalogue/hostile-streams';
import type { HostileStream } from '../catalogue/hostile-streams';
import type { ServiceContext } from '../context';
import { ServiceFailure } from '../failure';

const FEATURE = new URL('../media/feature/manifest.mpd', import.meta.url);

/** Players carry no session, so the routes need none. */
export function hostileStreamRoutes(ctx: ServiceContext): Hono {
  const app = new Hono();
  app.get('/manifest/hostile/:file{[a-z-]+\\.mpd}', async (c) => {
    const name = streamOf(c.req.param('file'));
    const base = `${ctx.origin(c)}/media/feature/`;
    const texts = `${ctx.origin(c)}/api/manifest/hostile/${name}.vtt`;
    const text = hostileManifest(name, await readFile(FEATURE, 'utf8'), base, texts);
    return c.body(text, 200, { 'content-type': name === 'html' ? 'text/html' : 'application/dash+xml' });
  });
  app.get('/manifest/hostile/:file{[a-z-]+\\.vtt}', (c) =>
    c.body(hostileCues(streamOf(c.req.param('file'))), 200, { 'content-type': 'text/vtt; charset=utf-8' }),
  );
  return app;
}

function streamOf(file: string): HostileStream {
  const found = HOSTILE_STREAMS.find((name) => file.startsWith(`${name}.`));
  if (!found) throw new ServiceFailure(404, 'manifest_not_found');
  return found;
}
