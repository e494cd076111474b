/**
 * Serves the built client: files of the build folder, and index.html for every path of the app (/browser/welcome).
 * File names under /assets carry a hash of their content, so those are kept for a year; everything else is asked for again.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

const FOREVER = 'public, max-age=31536000, immutable';

const NOT_BUILT =
  '<!doctype html><meta charset="utf-8"><title>Proscenium</title><p>The client is not built yet: run <code>npm start</code> or <code>npm run build</code>.';

/** Routes at the root, to be mounted last. null serves a page that says there is no client. */
export function clientFiles(clientDir: string | null): Hono {
  const app = new Hono();
  const index = clientDir === null ? null : path.join(clientDir, 'index.html');

  app.use(async (c, next) => {
    await next();
    if (c.res.status >= 400) return;
    c.header('cache-control', c.req.path.startsWith('/assets/') ? FOREVER : 'no-cache');
  });
  // Dot files such as the build's own stamp are nobody's business.
  app.get('*', (c, next) => (/\/\./.test(c.req.path) ? c.notFound() : next()));
  if (clientDir !== null && existsSync(clientDir)) {
    app.get('*', serveStatic({ root: clientDir, precompressed: true }));
  }
  app.get('*', async (c) => {
    // A missing file must not answer with a page: a script tag would try to run it.
    if (path.extname(c.req.path) !== '') return c.notFound();
    if (index === null || !existsSync(index)) return c.html(NOT_BUILT, 503);
    return c.html(await readFile(index, 'utf8'));
  });
  return app;
}
