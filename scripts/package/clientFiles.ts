/** The built client as a package takes it: what of it is packed, and how it is told its configuration. */
import { clientFolder, ensureClient } from '../client';
import { mergeFiles, readFiles, textBytes, type Files } from './files';

const PAGE = 'index.html';

/** Files of the production client, built when it has to be. @throws what vite throws when the sources do not build */
export async function clientFiles(): Promise<Files> {
  await ensureClient('production');
  return readFiles(clientFolder('production'));
}

/** The client with scripts that its page runs before its own: addresses as the page is to have them. */
export function withScripts(client: Files, scripts: readonly string[]): Files {
  const tags = scripts.map((src) => `<script src="${src}"></script>`).join('\n    ');
  return editPage(client, (page) => {
    const at = page.indexOf('<script');
    if (at < 0) throw new Error(`${PAGE} of the client has no script`);
    return `${page.slice(0, at)}${tags}\n    ${page.slice(at)}`;
  });
}

/** The client's page, changed. @throws Error when the client has none */
export function editPage(client: Files, edit: (page: string) => string): Files {
  const bytes = client.get(PAGE);
  if (!bytes) throw new Error(`the client has no ${PAGE}`);
  return mergeFiles(client, [[PAGE, textBytes(edit(Buffer.from(bytes).toString('utf8')))]]);
}

/** Script file that hands the client its configuration where none can be fetched. */
export const CONFIGURATION_SCRIPT = 'config.js';

/** Its text. Escaped for engines that take the line separators of Unicode for ends of lines. */
export function configurationScript(raw: unknown): Uint8Array {
  const json = JSON.stringify(raw).replace(
    /[\u2028\u2029]/g,
    (each) => `\\u${each.charCodeAt(0).toString(16)}`,
  );
  return textBytes(`window.__PROSCENIUM_CONFIG__ = ${json};\n`);
}
