/** Serves the built pages and their pictures, cross-origin isolated: the page's clock then has steps of 5 µs, not 100. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { BUILDS } from './contestants';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
};

export interface PageServer {
  /** Address of a contestant's page. */
  urlOf(contestant: string): string;
  close(): Promise<void>;
}

export async function servePages(): Promise<PageServer> {
  const server = createServer((request, response) => {
    void answer(request.url ?? '/').then(
      ({ type, body }) => {
        response.writeHead(200, {
          'content-type': type,
          'cache-control': 'no-store',
          'cross-origin-opener-policy': 'same-origin',
          'cross-origin-embedder-policy': 'require-corp',
          'cross-origin-resource-policy': 'same-origin',
        });
        response.end(body);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    urlOf: (contestant) => `http://127.0.0.1:${port}/${contestant}/index.html`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** A page asks for its pictures beside itself; there is one set for all of them. */
async function answer(url: string): Promise<{ type: string; body: Buffer }> {
  const { pathname } = new URL(url, 'http://localhost');
  const path = normalize(pathname.replace(/^\/[^/]+\/pictures\//, '/pictures/'));
  return {
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    body: await readFile(join(BUILDS, path)),
  };
}
