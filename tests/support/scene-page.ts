/** Pages of tests/scenes, which stand on the renderer's public face alone: built as the client is, and served. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { build } from 'vite';
import { ROOT } from '../../scripts/paths';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

const folderOf = (scene: string): string => join(ROOT, 'dist/scenes', scene);

/** Builds a scene for staging: production code, as devices run it. @throws what vite throws */
async function buildScene(scene: string): Promise<void> {
  const { PROSCENIUM_ENV, NODE_ENV } = process.env;
  Object.assign(process.env, { PROSCENIUM_ENV: 'staging', NODE_ENV: 'production' });
  try {
    await build({
      root: join(ROOT, 'tests/scenes', scene),
      configFile: join(ROOT, 'vite.config.ts'),
      base: './',
      mode: 'staging',
      logLevel: 'warn',
      build: { outDir: folderOf(scene), sourcemap: false },
    });
  } finally {
    for (const [name, value] of Object.entries({ PROSCENIUM_ENV, NODE_ENV })) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}

export interface ScenePage {
  url: string;
  close(): Promise<void>;
}

/** Answered before the built files: pictures of its own, faults; null leaves it to them. */
type Answer = (path: string) => { status?: number; type?: string; body: Buffer } | null;

/** Builds and serves a scene. */
export async function serveScene(scene: string, answer?: Answer): Promise<ScenePage> {
  await buildScene(scene);
  return serveFolder(folderOf(scene), answer);
}

/** Serves the files below `folder`. */
export async function serveFolder(folder: string, answer: Answer = () => null): Promise<ScenePage> {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    const own = answer(path);
    if (own !== null) {
      response.writeHead(own.status ?? 200, { 'content-type': own.type ?? 'image/png' }).end(own.body);
      return;
    }
    readFile(join(folder, path)).then(
      (body) =>
        response
          .writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' })
          .end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/index.html`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
