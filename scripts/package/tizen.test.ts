import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, type TestContext } from 'vitest';
import { VERSION } from '../../src/config/version';
import { withConfiguration } from './clientFiles';
import {
  makeCertificate,
  packInto,
  PACKING_MS,
  run,
  temporaryFolder,
  writeConfiguration,
  writeText,
} from './package.fixture';
import { PRODUCT_FILE, readProduct } from './product';
import { tizenManifest } from './tizen';

const NAME = `Proscenium-${VERSION}.wgt`;

/** Signed by throw-away certificates. */
let plain = '';
beforeAll(async () => {
  const out = mkdtempSync(join(tmpdir(), 'proscenium-wgt-'));
  await packInto(out, ['tizen', '--config', writeConfiguration(out)]);
  plain = join(out, NAME);
  return () => rmSync(out, { recursive: true, force: true });
}, PACKING_MS);

/** Signed by given ones. */
async function packSigned(words: string[]): Promise<string> {
  const out = temporaryFolder();
  await packInto(out, ['tizen', '--config', writeConfiguration(out), ...words]);
  return join(out, NAME);
}

/** Unpacked by unzip. */
function unpacked(context: TestContext, wgt: string): string {
  const folder = temporaryFolder();
  expect(run(context, 'unzip', ['-q', wgt, '-d', folder])).toEqual({ code: 0, output: '' });
  return folder;
}

/** The certificate that a signature carries first, as a file. */
function ownCertificate(folder: string, signature: string): string {
  const [, base64 = ''] =
    /<X509Certificate>\n([^<]+)</.exec(readFileSync(join(folder, signature), 'utf8')) ?? [];
  const pem = `-----BEGIN CERTIFICATE-----\n${base64}-----END CERTIFICATE-----\n`;
  return writeText(temporaryFolder(), 'certificate.pem', pem);
}

const verify = (context: TestContext, folder: string, signature: string, trusted: string) =>
  run(
    context,
    'xmlsec1',
    ['--verify', '--id-attr:Id', 'Object', '--trusted-pem', trusted, signature],
    folder,
  );

describe('the .wgt', { timeout: PACKING_MS }, () => {
  it('unzip finds no fault, and lists manifest, icon, client, configuration and signatures', (context) => {
    expect(run(context, 'unzip', ['-t', plain]).output).toContain('No errors detected');
    const list = run(context, 'unzip', ['-Z1', plain]).output.trim().split('\n');
    expect(list).toEqual([
      'assets/index-abc.js',
      'assets/noto.webp',
      'author-signature.xml',
      'config.js',
      'config.xml',
      'icon.png',
      'index.html',
      'inline0.js',
      'signature1.xml',
    ]);
  });

  it('its page runs the interfaces of the set before the client, and nothing that stands in itself', (context) => {
    const folder = unpacked(context, plain);
    const page = readFileSync(join(folder, 'index.html'), 'utf8');
    expect([...page.matchAll(/src="([^"]+)"/g)].map(([, src]) => src)).toEqual([
      '$WEBAPIS/webapis/webapis.js',
      'inline0.js',
    ]);
    expect(page).not.toContain('load(');
    expect(readFileSync(join(folder, 'inline0.js'), 'utf8')).toBe('load("assets/index-abc.js")');
  });

  it('[ROUTE-37] the page that the set starts is there, and is no route: a launch names that', (context) => {
    const folder = unpacked(context, plain);
    const manifest = readFileSync(join(folder, 'config.xml'), 'utf8');
    const started = [...manifest.matchAll(/<content src="([^"]+)"/g)].map(([, src]) => src!);
    expect(started).toHaveLength(1);
    expect(existsSync(join(folder, started[0]!))).toBe(true);
  });

  it('its configuration is one assignment, which no end of line of Unicode breaks', () => {
    const script = withConfiguration(new Map(), { name: 'a\u2028b' }).get('config.js')!;
    expect(Buffer.from(script).toString('utf8')).toBe('window.PROSCENIUM_CONFIG = {"name":"a\\u2028b"};\n');
  });

  it('its icon has 512x423 pixels and no alpha', async (context) => {
    const folder = unpacked(context, plain);
    expect(await sharp(join(folder, 'icon.png')).metadata()).toMatchObject({
      format: 'png',
      width: 512,
      height: 423,
      hasAlpha: false,
    });
  });

  it.for([
    ['author-signature.xml', 'AuthorSignature', 8],
    ['signature1.xml', 'DistributorSignature', 9],
  ] as const)(
    'xmlsec1 accepts %s, made by a throw-away certificate',
    ([signature, id, references], context) => {
      const folder = unpacked(context, plain);
      const { code, output } = verify(context, folder, signature, ownCertificate(folder, signature));
      expect(output).toContain(`SignedInfo References (ok/all): ${references}/${references}`);
      expect(output).toMatch(/^OK$/m);
      expect(code).toBe(0);
      expect(readFileSync(join(folder, signature), 'utf8')).toContain(`Id="${id}"`);
    },
  );

  it('xmlsec1 refuses a package in which a file was changed', (context) => {
    const folder = unpacked(context, plain);
    const trusted = ownCertificate(folder, 'signature1.xml');
    writeFileSync(join(folder, 'assets/index-abc.js'), 'console.log("another")');
    expect(verify(context, folder, 'signature1.xml', trusted).code).not.toBe(0);
  });

  it('xmlsec1 follows the chain of given certificates; the same input gives the same bytes', async (context) => {
    const keys = temporaryFolder();
    const [author, distributor] = [
      makeCertificate(context, keys, 'author'),
      makeCertificate(context, keys, 'distributor'),
    ];
    const wgt = await packSigned([...author.words, ...distributor.words]);
    const folder = unpacked(context, wgt);
    for (const [signature, authority] of [
      ['author-signature.xml', author.authority],
      ['signature1.xml', distributor.authority],
    ] as const) {
      expect(verify(context, folder, signature, authority).output).toMatch(/^OK$/m);
      expect(readFileSync(join(folder, signature), 'utf8').match(/<X509Certificate>/g)).toHaveLength(2);
    }
    expect(verify(context, folder, 'signature1.xml', author.authority).code).not.toBe(0);
    const again = await packSigned([...author.words, ...distributor.words]);
    expect(readFileSync(again).equals(readFileSync(wgt))).toBe(true);
  });

  it.for([
    [
      'author-signature.xml',
      'aXbSAVgmAz0GsBUeZ1UmNDRrxkWhDUVGb45dZcNRq429wX3X+x6kaXT3NdNDTSNVTU+ypkysPMGv\nQY10fG1EWQ==',
    ],
    [
      'signature1.xml',
      '/r5npk2VVA46QFJnejgONBEh4BWtjrtu9x/IFeLksjWyGmB/cMWKSJWQl7aU3YRQRZ3AesG8gF7q\nGyvKX9Snig==',
    ],
  ] as const)(
    "the properties of %s have the digest that is in all of Samsung's",
    ([signature, digest], context) => {
      const folder = unpacked(context, plain);
      expect(readFileSync(join(folder, signature), 'utf8')).toContain(digest);
    },
  );
});

describe('config.xml', () => {
  const product = readProduct(PRODUCT_FILE);
  const origins = ['http://10.0.0.1:4200', 'https://api.example.com'];

  it('names version, ids, privileges and the key that goes back', () => {
    const xml = tizenManifest(product, origins, []);
    expect(xml).toContain(`version="${VERSION}"`);
    expect(VERSION).toMatch(/^\d+\.\d+\.\d+$/);
    expect(xml).toContain(
      '<tizen:application id="PrOsCeN151.Proscenium" package="PrOsCeN151" required_version="3.0"/>',
    );
    for (const privilege of ['tv.inputdevice', 'application.launch', 'internet']) {
      expect(xml).toContain(`<tizen:privilege name="http://tizen.org/privilege/${privilege}"/>`);
    }
    for (const privilege of ['productinfo', 'network.public']) {
      expect(xml).toContain(`<tizen:privilege name="http://developer.samsung.com/privilege/${privilege}"/>`);
    }
    expect(xml).toContain('hwkey-event="enable"');
    expect(xml).toContain('key="http://samsung.com/tv/metadata/prelaunch.support" value="true"');
  });

  it('lets code come from the package alone, and the rest from hosts of the configuration and over https', () => {
    const xml = tizenManifest(product, origins, []);
    expect(xml).toContain("script-src 'self' file: blob:;");
    expect(xml).toContain(
      "connect-src 'self' file: blob: data: http://10.0.0.1:4200 https://api.example.com https:;",
    );
    expect(xml).toContain('<access origin="*" subdomains="true"/>');
  });

  it('with --hosts it allows those and the configuration', () => {
    const xml = tizenManifest(product, origins, ['https://cdn.example.com']);
    expect(xml).toContain(
      "img-src 'self' file: blob: data: http://10.0.0.1:4200 https://api.example.com https://cdn.example.com;",
    );
    expect([...xml.matchAll(/<access origin="([^"]+)"/g)].map(([, origin]) => origin)).toEqual([
      ...origins,
      'https://cdn.example.com',
    ]);
  });

  it('letters that mean something to XML are escaped', () => {
    const xml = tizenManifest({ ...product, name: 'A <&" B' }, ['https://a.example'], []);
    expect(xml).toContain('<name>A &#60;&#38;&#34; B</name>');
  });
});
