/** The built client as a package takes it: what of it is packed, and how it is told its configuration. */
import { clientFolder, ensureClient } from '../client';
import { PACKAGED_CONFIG_FILE } from '../client/files';
import { PACKAGED_CONFIG } from '../../src/config';
import { mergeFiles, readFiles, textBytes, type Files } from './files';
import { isHosted, type PackagePlatform } from './options';

const PAGE = 'index.html';

/** Files of the production client for a platform, built when they have to be. @throws what vite throws when the sources do not build */
export async function clientFiles(platform: PackagePlatform): Promise<Files> {
  const delivery = isHosted(platform) ? 'portable' : 'packaged';
  await ensureClient('production', delivery);
  return readFiles(clientFolder('production', delivery));
}

/** The client's page, changed. @throws Error when the client has none */
export function editPage(client: Files, edit: (page: string) => string): Files {
  const bytes = client.get(PAGE);
  if (!bytes) throw new Error(`the client has no ${PAGE}`);
  return mergeFiles(client, [[PAGE, textBytes(edit(Buffer.from(bytes).toString('utf8')))]]);
}

/** The client with the script that hands a package its configuration: it cannot fetch one. */
export function withConfiguration(client: Files, raw: unknown): Files {
  // Engines of before 2018 take the line separators of Unicode for ends of lines, in which a script's text breaks off.
  const json = JSON.stringify(raw).replace(
    /[\u2028\u2029]/g,
    (each) => `\\u${each.charCodeAt(0).toString(16)}`,
  );
  return mergeFiles(client, [[PACKAGED_CONFIG_FILE, textBytes(`window.${PACKAGED_CONFIG} = ${json};\n`)]]);
}
