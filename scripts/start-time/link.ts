/**
 * A slow link before a service: whatever the page and its workers load shares its bits, as on a home's line. DevTools' own
 * throttling gives each worker a link of its own, and images load in one.
 */
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPace } from './pace';

/** One request over the link; times as `Date.now`. */
export interface Transfer {
  readonly path: string;
  readonly asked: number;
  /** Its first byte left the service's side of the link; 0 while it has not. */
  first: number;
  /** Its last one; 0 while it has not. */
  last: number;
  bytes: number;
}

export interface Link {
  readonly url: string;
  /** In the order they were asked. */
  readonly transfers: readonly Transfer[];
  forget(): void;
  close(): Promise<void>;
}

/** Bytes that go out at once: a few packets, so that parallel answers take turns. */
const PIECE = 4096;

/** @param target address of the service; @param bitsPerSecond of all answers together, headers left out */
export async function openLink(target: string, bitsPerSecond: number): Promise<Link> {
  const transfers: Transfer[] = [];
  const pace = createPace(bitsPerSecond / 8);

  async function send(answer: IncomingMessage, to: ServerResponse, transfer: Transfer): Promise<void> {
    to.writeHead(answer.statusCode ?? 502, answer.headers);
    to.flushHeaders();
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      for (let at = 0; at < chunk.length; at += PIECE) {
        const piece = chunk.subarray(at, at + PIECE);
        const wait = pace(piece.length, Date.now());
        if (wait > 0) await new Promise((done) => setTimeout(done, wait));
        if (to.destroyed) return void answer.destroy();
        if (transfer.bytes === 0) transfer.first = Date.now();
        transfer.bytes += piece.length;
        to.write(piece);
      }
    }
    to.end();
    transfer.last = Date.now();
  }

  const server = createServer((from, to) => {
    const transfer: Transfer = { path: from.url ?? '/', asked: Date.now(), first: 0, last: 0, bytes: 0 };
    transfers.push(transfer);
    const { hostname, port } = new URL(target);
    const passed = request(
      { hostname, port, path: from.url, method: from.method, headers: from.headers },
      (answer) => void send(answer, to, transfer).catch(() => to.destroy()),
    );
    passed.on('error', () => to.destroy());
    to.on('close', () => passed.destroy());
    from.pipe(passed);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    transfers,
    forget: () => void transfers.splice(0),
    close() {
      server.closeAllConnections();
      return new Promise((done) => void server.close(() => done()));
    },
  };
}
