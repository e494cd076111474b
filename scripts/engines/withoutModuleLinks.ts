/** The service as an engine sees it that knows no links to modules, which came with Chromium 66: they ask for nothing. */
import { createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FilteredService {
  readonly url: string;
  close(): Promise<void>;
}

const LINK = /<link rel="modulepreload"[^>]*>/g;

/** Hands everything on to `url`, but for the links in pages. */
export async function withoutModuleLinks(url: string): Promise<FilteredService> {
  const { host, hostname, port } = new URL(url);
  const server = createServer((asked, answer) => {
    const { method, url: path } = asked;
    // a page must come as text
    const headers = { ...asked.headers, host, 'accept-encoding': 'identity' };
    const onward = request({ hostname, port, method, path, headers }, (reply) => handOn(reply, answer));
    onward.on('error', () => answer.destroy());
    answer.on('close', () => onward.destroy());
    asked.pipe(onward);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function handOn(reply: IncomingMessage, answer: ServerResponse): void {
  const { statusCode = 502, headers } = reply;
  if (!headers['content-type']?.startsWith('text/html')) {
    answer.writeHead(statusCode, headers);
    reply.pipe(answer);
    return;
  }
  const parts: Buffer[] = [];
  reply.on('data', (part: Buffer) => parts.push(part));
  reply.on('end', () => {
    const page = Buffer.concat(parts).toString().replace(LINK, '');
    answer.writeHead(statusCode, { ...headers, 'content-length': Buffer.byteLength(page) });
    answer.end(page);
  });
}
