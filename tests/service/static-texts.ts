/** The static host: GET /static/translations/{language}.json, from the files beside this one. */
import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import { ServiceFailure } from './failure';

/** Routes to be mounted at /static. */
export function staticTexts(folder: URL = new URL('./translations/', import.meta.url)): Hono {
  const app = new Hono();
  app.get('/translations/:file{[a-z]{2}\\.json}', async (c) => {
    const file = new URL(c.req.param('file'), folder);
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') throw new ServiceFailure(404, 'language_not_found');
      throw error;
    });
    return c.body(text, 200, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=300',
    });
  });
  return app;
}
