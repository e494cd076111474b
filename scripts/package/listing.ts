/** LISTING.md beside a package: what is entered in the store's portal, in the order a person enters it. */
import type { PackagePlatform } from './options';
import type { Product } from './product';
import { STORE_PICTURES } from './storePictures';

/** What each portal wants besides pictures and texts. */
const PORTAL: Readonly<Record<PackagePlatform, readonly string[]>> = {
  tizen: [
    'The .wgt, signed by certificates of the account: `--author`, `--distributor`.',
    'Four screenshots, 1920x1080 JPG, up to 500 kB each.',
  ],
  webos: ['The .ipk.', "LG's self checklist, filled in.", 'Screenshots, 1280x720 or larger.'],
  vizio: [
    'The address, once for production and once for what comes before it; the integration manager enters both.',
    'No coloured keys, no long press: nothing in the product needs them.',
  ],
  vidaa: ['The address, in the partner portal.'],
  vewd: [
    'The address; the store holds no files.',
    'Screenshots, 1280x720 or larger.',
    'Keys: both VK_BACK and VK_BACK_SPACE go back. No alert, confirm or prompt is used.',
  ],
  foxxum: ['The address, in the partner portal.'],
};

/** Pure: the text. `files` is what was made, by name; an address stands for the host that is still to be chosen. */
export function listingText(
  platform: PackagePlatform,
  product: Product,
  made: string,
  hosts: string[],
): string {
  const pictures = STORE_PICTURES[platform].map(
    ({ file, width, height, most, use }) =>
      `- \`${file}\`: ${use}, ${width}x${height}${most === null ? '' : `, at most ${most / 1000} kB`}`,
  );
  return [
    `# ${product.name} for ${platform}`,
    '',
    `- Title: ${product.name}`,
    `- Version: ${product.version}`,
    `- Vendor: ${product.vendor}`,
    `- Description: ${product.description}`,
    `- What was made: ${made}`,
    ...(hosts.length === 0
      ? []
      : [`- Hosts it calls: ${hosts.join(', ')}, and those the service's answers name`]),
    '',
    'To enter or upload:',
    '',
    ...PORTAL[platform].map((line) => `- ${line}`),
    ...pictures,
    '',
  ].join('\n');
}
