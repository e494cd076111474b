/** The client as a package holds it, started from file: in Chromium. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { clientFolder, ensureClient } from '../../scripts/client';
import { RESULTS } from '../../scripts/paths';
import type { App } from './app';

/** Fills a folder with the client and this text as its config.js; null puts none in. @returns the address of its index.html */
export async function unpack(name: string, config: string | null): Promise<string> {
  await ensureClient('staging', 'packaged');
  const folder = join(RESULTS, 'packaged', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(clientFolder('staging', 'packaged'), folder, { recursive: true });
  if (config !== null) writeFileSync(join(folder, 'config.js'), config);
  return pathToFileURL(join(folder, 'index.html')).href;
}

/** The configuration of the running service, as a package has it. */
export async function packagedConfigOf(app: App): Promise<string> {
  const config = await (await fetch(`${app.url}/config.json`)).text();
  return `window.PROSCENIUM_CONFIG = ${config};`;
}
