/** From options to everything that is written; nothing is, before all of it is made and looked into. */
import { join } from 'node:path';
import { ROOT } from '../paths';
import { readSigners, type Signers } from './certificates';
import { originsOf, readConfiguration, type Configuration } from './configuration';
import { textBytes, type Files } from './files';
import { hostedFiles } from './hosted';
import { packageFaults } from './inspect';
import { listingText } from './listing';
import {
  isHosted,
  type HostedPlatform,
  type PackagedPlatform,
  type PackageOptions,
  type PackagePlatform,
} from './options';
import type { Outputs } from './output';
import { drawIcon, drawTile, readBrand, type Brand } from './pictures';
import { PRODUCT_FILE, readProduct, type Product } from './product';
import { drawStorePictures } from './storePictures';
import { signTizen, TIZEN_ICON, tizenFiles } from './tizen';
import { packWebos, webosFiles } from './webos';

/** What our own pictures are drawn from. */
const MARK_FILE = join(ROOT, 'platforms/package/mark.svg');

/** What a run makes, and what it has to say about it. */
export interface PackageResult {
  outputs: Outputs;
  notes: string[];
}

/** What a platform's own half makes. */
interface Made {
  /** Name in the output folder. */
  name: string;
  content: Uint8Array | Files;
  notes: string[];
}

/**
 * Every input is read before the client is asked for, which may have to be built.
 * @throws Error with one line: an input that cannot be used, or a file that may not be packed
 */
export async function createPackage(
  options: PackageOptions,
  loadClient: (platform: PackagePlatform) => Promise<Files>,
): Promise<PackageResult> {
  const { platform } = options;
  const configuration = options.config === null ? null : readConfiguration(options.config, platform);
  const product = readProduct(options.product ?? PRODUCT_FILE);
  const brand = await readBrand(options.icon ?? MARK_FILE, product.name);
  const signers = options.certificates === null ? null : readSigners(options.certificates);
  const client = await loadClient(platform);
  const { name, content, notes } = isHosted(platform)
    ? makeHosted(client, product, platform)
    : await makePackage(platform, client, product, required(configuration), brand, signers, options.hosts);
  const origins = configuration ? originsOf(configuration.parsed) : [];
  const store = new Map(await drawStorePictures(platform, brand));
  store.set('LISTING.md', textBytes(listingText(platform, product, name, origins)));
  const outputs = new Map<string, Uint8Array | Files>([
    [name, content],
    [`${platform}-store`, store],
  ]);
  // Hosted clients fetch it from the root of their host, whatever their own path is.
  if (configuration && isHosted(platform)) {
    outputs.set('config.json', textBytes(`${JSON.stringify(configuration.raw, null, 2)}\n`));
  }
  return { outputs, notes };
}

function makeHosted(client: Files, product: Product, platform: HostedPlatform): Made {
  const content = inspected(hostedFiles(client, product, platform));
  const note =
    `Serve ${platform}/ at /${platform}/, its index.html for every path below it that is no file, ` +
    'and the configuration at /config.json.';
  return { name: platform, content, notes: [note] };
}

async function makePackage(
  platform: PackagedPlatform,
  client: Files,
  product: Product,
  configuration: Configuration,
  brand: Brand,
  signers: Signers | null,
  hosts: readonly string[],
): Promise<Made> {
  if (platform === 'tizen') {
    const icon = await drawIcon(brand, TIZEN_ICON);
    const files = inspected(tizenFiles(client, product, configuration, icon, hosts));
    const { content, notes } = signTizen(files, signers);
    const name = `${product.tizen.application}-${product.version}.wgt`;
    return { name, content, notes };
  }
  const files = inspected(
    webosFiles(client, product, configuration, {
      icon: await drawIcon(brand, { width: 80, height: 80 }),
      largeIcon: await drawIcon(brand, { width: 130, height: 130 }),
      splash: await drawTile(brand, { width: 1920, height: 1080 }),
    }),
  );
  const name = `${product.webos.id}_${product.version}_all.ipk`;
  return { name, content: packWebos(files, product), notes: [] };
}

/** The options see to it that a package has one. */
function required(configuration: Configuration | null): Configuration {
  if (configuration === null) throw new Error('a package needs a configuration');
  return configuration;
}

/** The files themselves. @throws Error with one line when one of them may not be packed */
function inspected(files: Files): Files {
  const faults = packageFaults(files);
  if (faults.length > 0) throw new Error(`nothing was packed: ${faults.join('; ')}`);
  return files;
}
