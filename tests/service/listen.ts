/** Opening a port before there is anything to serve, and closing it without waiting for clients that keep connections. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';

/** An open port. Requests wait until `serve` is called. */
export interface Listener {
  readonly port: number;
  serve(app: Hono): void;
  close(): Promise<void>;
}

/** Listens; rejects with the system's own error (`code` EADDRINUSE, EACCES, EADDRNOTAVAIL, ...). */
export async function listen(port: number, host: string): Promise<Listener> {
  let serve!: (app: Hono) => void;
  const app = new Promise<Hono>((resolve) => {
    serve = resolve;
  });
  const server = createAdaptorServer({
    fetch: async (request, env) => (await app).fetch(request, env),
  }) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  return {
    port: (server.address() as AddressInfo).port,
    serve,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}
