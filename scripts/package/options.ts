/** The command line of `npm run package`: reading of it, without effects. */
import type { PlatformId } from '../../platforms/platformId';

/** Every platform something is made for. */
export type PackagePlatform = Exclude<PlatformId, 'browser'>;

/** Sets that start a package of their own; the others load an address. */
export type PackagedPlatform = Extract<PackagePlatform, 'tizen' | 'webos'>;
export type HostedPlatform = Exclude<PackagePlatform, PackagedPlatform>;

/** Of the two who sign a Tizen package. */
export type Role = 'author' | 'distributor';

/** A signer's certificate and where its password stands. */
export interface CertificateFile {
  file: string;
  passwordFile: string | null;
}

export interface PackageOptions {
  platform: PackagePlatform;
  /** File of the deployment's configuration. */
  config: string | null;
  /** Folder the result is put in. */
  out: string | null;
  /** File with name, vendor and ids; ours when null. */
  product: string | null;
  /** SVG of the mark that all pictures are drawn from; ours when null. */
  icon: string | null;
  /** Origins of films, pictures and licences; any over https when empty. */
  hosts: readonly string[];
  /** tizen's certificates; a throw-away pair when null. */
  certificates: Readonly<Record<Role, CertificateFile>> | null;
}

const PLATFORMS = ['tizen', 'webos', 'vizio', 'vidaa', 'vewd', 'foxxum'] as const satisfies PackagePlatform[];

const USAGE =
  `npm run package -- ${PLATFORMS.join('|')} [--config FILE] [--out DIR] [--product FILE] [--icon FILE.svg] ` +
  '[--hosts https://a,https://b] [--author FILE.p12 --author-password-file FILE --distributor FILE.p12 --distributor-password-file FILE]';

const NAMES = [
  'config',
  'out',
  'product',
  'icon',
  'hosts',
  'author',
  'author-password-file',
  'distributor',
  'distributor-password-file',
] as const;
type OptionName = (typeof NAMES)[number];

/** True for sets that load an address, false for those whose package holds its configuration. */
export function isHosted(platform: PackagePlatform): platform is HostedPlatform {
  return platform !== 'tizen' && platform !== 'webos';
}

/** @throws Error with one line to print */
export function parsePackageOptions(args: readonly string[]): PackageOptions {
  const [platform = '', ...rest] = args;
  if (!isPlatform(platform))
    throw wrong(platform === '' ? 'no platform is named' : `no platform '${platform}'`);
  const given = readValues(rest);
  const of = (name: OptionName): string | null => given.get(name) ?? null;
  const options: PackageOptions = {
    platform,
    config: of('config'),
    out: of('out'),
    product: of('product'),
    icon: of('icon'),
    hosts: (of('hosts') ?? '').split(',').filter(Boolean).map(originOf),
    certificates: certificatesOf(of),
  };
  if (platform !== 'tizen') {
    const foreign = NAMES.find((name) => /^(hosts|author|distributor)/.test(name) && given.has(name));
    if (foreign) throw wrong(`--${foreign} is for tizen alone`);
  }
  if (!isHosted(platform) && options.config === null) {
    throw new Error(
      `${platform} needs --config FILE: its package starts from a file, where no /config.json is served`,
    );
  }
  return options;
}

function readValues(args: readonly string[]): Map<OptionName, string> {
  const given = new Map<OptionName, string>();
  for (let i = 0; i < args.length; i += 2) {
    const [word = '', value = ''] = [args[i], args[i + 1]];
    const name = NAMES.find((each) => word === `--${each}`);
    if (name === undefined) throw wrong(`unknown argument '${word}'`);
    if (value === '' || value.startsWith('--')) throw wrong(`${word} needs a value`);
    given.set(name, value);
  }
  return given;
}

function certificatesOf(of: (name: OptionName) => string | null): PackageOptions['certificates'] {
  const [author, distributor] = [of('author'), of('distributor')];
  for (const role of ['author', 'distributor'] as const) {
    if (of(role) === null && of(`${role}-password-file`) !== null) {
      throw wrong(`--${role}-password-file without --${role}`);
    }
  }
  if (author === null && distributor === null) return null;
  if (author === null || distributor === null) throw wrong('--author and --distributor go together');
  return {
    author: { file: author, passwordFile: of('author-password-file') },
    distributor: { file: distributor, passwordFile: of('distributor-password-file') },
  };
}

function originOf(text: string): string {
  const origin = text.replace(/\/$/, '');
  if (!/^https?:\/\/[\w.-]+(:\d+)?$/.test(origin)) {
    throw wrong(`--hosts takes origins such as https://cdn.example.com, not '${text}'`);
  }
  return origin;
}

const isPlatform = (name: string): name is PackagePlatform => (PLATFORMS as readonly string[]).includes(name);

const wrong = (what: string): Error => new Error(`${what}. Usage: ${USAGE}`);
