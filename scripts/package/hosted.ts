/** The folder that is served at /{platform}/ for sets which load an address. */
import { editPage } from './clientFiles';
import { mergeFiles, textBytes, type Files } from './files';
import type { HostedPlatform } from './options';
import type { Product } from './product';

/**
 * The client for one path of a host. Every address below it is answered with the page, so files are named from the path and not
 * from the address.
 */
export function hostedFiles(client: Files, product: Product, platform: HostedPlatform): Files {
  const based = editPage(client, (page) =>
    page.replace('<head>', `<head>\n    <base href="/${platform}/" />`),
  );
  const build = { name: product.name, version: product.version, platform };
  return mergeFiles(based, [['build.json', textBytes(`${JSON.stringify(build, null, 2)}\n`)]]);
}
