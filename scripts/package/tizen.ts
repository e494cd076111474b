/** The .wgt of Samsung's sets: config.xml, icon, the client, two signatures. */
import { zipSync } from 'fflate';
import { createThrowAwaySigners, type Signers } from './certificates';
import { editPage, withConfiguration } from './clientFiles';
import { originsOf, type Configuration } from './configuration';
import { mergeFiles, PACKAGE_DATE, textBytes, type Files } from './files';
import type { Product } from './product';
import { signWidget } from './widgetSignature';

/** What the adapter calls, and what each call asks for. */
const PRIVILEGES = [
  'http://tizen.org/privilege/internet',
  'http://tizen.org/privilege/tv.inputdevice',
  'http://tizen.org/privilege/application.launch',
  'http://developer.samsung.com/privilege/productinfo',
  'http://developer.samsung.com/privilege/network.public',
];

/** Samsung's own interfaces; the set fills the variable in. */
const WEBAPIS = '$WEBAPIS/webapis/webapis.js';

/** Size of the icon: PNG without alpha, up to 300 kB. */
export const TIZEN_ICON = { width: 512, height: 423 };

/** Everything the package holds before it is signed. */
export function tizenFiles(
  client: Files,
  product: Product,
  configuration: Configuration,
  icon: Uint8Array,
  hosts: readonly string[],
): Files {
  return mergeFiles(withConfiguration(withoutInlineScripts(client), configuration.raw), [
    ['config.xml', textBytes(tizenManifest(product, originsOf(configuration.parsed), hosts))],
    ['icon.png', icon],
  ]);
}

/** The set runs no script that stands in the page itself; each becomes a file. Samsung's interfaces come before them. */
function withoutInlineScripts(client: Files): Files {
  const scripts: [string, Uint8Array][] = [];
  const page = editPage(client, (html) =>
    html
      .replace(/<script>([^]*?)<\/script>/g, (_, code: string) => {
        const name = `inline${scripts.length}.js`;
        scripts.push([name, textBytes(code)]);
        return `<script src="${name}"></script>`;
      })
      .replace('<script', () => `<script src="${WEBAPIS}"></script>\n    <script`),
  );
  return mergeFiles(page, scripts);
}

/** Pure: config.xml. */
export function tizenManifest(
  product: Product,
  origins: readonly string[],
  hosts: readonly string[],
): string {
  const { tizen, name, vendor, description, version } = product;
  const access =
    hosts.length === 0
      ? ['  <access origin="*" subdomains="true"/>']
      : [...new Set([...origins, ...hosts])].map(
          (origin) => `  <access origin="${escapeXml(origin)}" subdomains="false"/>`,
        );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<widget xmlns="http://www.w3.org/ns/widgets" xmlns:tizen="http://tizen.org/ns/widgets" ' +
      `id="http://${tizen.package.toLowerCase()}.invalid/${tizen.application}" version="${version}" viewmodes="maximized">`,
    ...access,
    `  <tizen:application id="${tizen.package}.${tizen.application}" package="${tizen.package}" required_version="3.0"/>`,
    '  <content src="index.html"/>',
    '  <feature name="http://tizen.org/feature/screen.size.normal.1080.1920"/>',
    '  <icon src="icon.png"/>',
    `  <name>${escapeXml(name)}</name>`,
    `  <author>${escapeXml(vendor)}</author>`,
    `  <description>${escapeXml(description)}</description>`,
    '  <tizen:profile name="tv-samsung"/>',
    ...PRIVILEGES.map((privilege) => `  <tizen:privilege name="${privilege}"/>`),
    '  <tizen:metadata key="http://samsung.com/tv/metadata/prelaunch.support" value="true"/>',
    `  <tizen:content-security-policy>${escapeXml(securityPolicy(origins, hosts))}</tizen:content-security-policy>`,
    '  <tizen:setting screen-orientation="landscape" context-menu="disable" background-support="disable" ' +
      'encryption="disable" install-location="auto" hwkey-event="enable"/>',
    '</widget>',
    '',
  ].join('\n');
}

/**
 * Code comes from the package alone. Films, pictures and licences come from hosts that only the service's answers name:
 * any over https, unless the deployment names them.
 */
function securityPolicy(origins: readonly string[], hosts: readonly string[]): string {
  const outside = [...new Set([...origins, ...(hosts.length === 0 ? ['https:'] : hosts)])].join(' ');
  return [
    "default-src 'self' file:",
    "script-src 'self' file: blob:",
    "style-src 'self' file: 'unsafe-inline'",
    // Engines before 59 take the rule for workers from child-src.
    'worker-src blob: data:',
    'child-src blob: data:',
    `connect-src 'self' file: blob: data: ${outside}`,
    `img-src 'self' file: blob: data: ${outside}`,
    `media-src 'self' file: blob: data: ${outside}`,
    `font-src 'self' file: data: ${outside}`,
    "object-src 'none'",
  ].join('; ');
}

/** The signed package, and what the one who made it should know. */
export function signTizen(files: Files, signers: Signers | null): { content: Uint8Array; notes: string[] } {
  const content = writeWgt(signWidget(files, signers ?? createThrowAwaySigners()));
  if (signers) return { content, notes: [] };
  const note =
    "Signed by throw-away certificates: a set takes only packages signed by Samsung's (--author, --distributor).";
  return { content, notes: [note] };
}

function writeWgt(files: Files): Uint8Array {
  return zipSync(Object.fromEntries(files), { level: 9, mtime: PACKAGE_DATE });
}

const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (each) => `&#${each.charCodeAt(0)};`);
