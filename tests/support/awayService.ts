/**
 * A deployment whose backend can be taken away: the client's files come from one service that stays, calls, pictures and films
 * from another one that keeps its data while it is stopped. Its port refuses connections meanwhile.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { clientFolder } from '../../scripts/client';
import { createService, type Service } from '../service/server';

export interface AwayService {
  /** Where the client's files are. */
  readonly siteUrl: string;
  /** Where its calls go. */
  readonly url: string;
  /** Stops the backend; broken off is what it was about to answer. */
  stop(): Promise<void>;
  /** Starts it again at the same address with the same data. */
  start(): Promise<void>;
  /** Has a page take its calls to the backend. Before it is opened. */
  direct(page: Page): Promise<void>;
  close(): Promise<void>;
}

/** Starts both. */
export async function startAwayService(): Promise<AwayService> {
  const dataDir = mkdtempSync(join(tmpdir(), 'proscenium-away-'));
  const open = (port: number): Promise<Service> =>
    createService({ port, dataDir, faults: true, artwork: 'plain' });
  const site = await createService({ port: 0, clientDir: clientFolder('staging') });
  let backend: Service | null = await open(0);
  const { port, url } = backend;
  const config = await (await fetch(`${url}/config.json`)).text();
  const stop = async (): Promise<void> => {
    await backend?.close();
    backend = null;
  };
  return {
    siteUrl: site.url,
    url,
    stop,
    async start() {
      backend = await open(port);
    },
    async direct(page) {
      await page.route(`${site.url}/config.json`, (route) =>
        route.fulfill({ body: config, contentType: 'application/json' }),
      );
    },
    async close() {
      await stop();
      await site.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}
