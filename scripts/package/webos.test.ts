import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, it, type TestContext } from 'vitest';
import { VERSION } from '../../src/config/version';
import { textBytes } from './files';
import { writeIpk } from './ipk';
import {
  CLIENT,
  pack,
  packInto,
  PACKING_MS,
  run,
  temporaryFolder,
  writeConfiguration,
} from './package.fixture';

const ID = 'tv.proscenium.app';

const NAME = `${ID}_${VERSION}_all.ipk`;

let ipk = '';
beforeAll(async () => {
  const out = mkdtempSync(join(tmpdir(), 'proscenium-ipk-'));
  await packInto(out, ['webos', '--config', writeConfiguration(out)]);
  ipk = join(out, NAME);
  return () => rmSync(out, { recursive: true, force: true });
}, PACKING_MS);

/** The application's folder, unpacked by dpkg-deb. */
function unpacked(context: TestContext): { root: string; application: string } {
  const root = temporaryFolder();
  expect(run(context, 'dpkg-deb', ['-x', ipk, root])).toEqual({ code: 0, output: '' });
  return { root, application: join(root, 'usr/palm/applications', ID) };
}

it('dpkg-deb reads the fields that ares-package writes', (context) => {
  const { code, output } = run(context, 'dpkg-deb', ['--info', ipk]);
  expect(code).toBe(0);
  const fields = [...output.matchAll(/^ ([\w-]+): (.*)$/gm)].map(([, name, value]) => [name, value]);
  expect(Object.fromEntries(fields)).toEqual({
    Package: ID,
    Version: VERSION,
    Section: 'misc',
    Priority: 'optional',
    Architecture: 'all',
    'Installed-Size': expect.stringMatching(/^\d+$/) as string,
    Maintainer: 'Proscenium <tv@proscenium.example>',
    Description: 'Films, shows and live television.',
    'webOS-Package-Format-Version': '2',
    'webOS-Packager-Version': VERSION,
  });
});

it('dpkg-deb lists the application and what its package is called, with every folder, and nothing else', (context) => {
  const { output } = run(context, 'dpkg-deb', ['--contents', ipk]);
  const names = output
    .trim()
    .split('\n')
    .map((line) => line.split(' ').at(-1));
  const application = `./usr/palm/applications/${ID}/`;
  expect(names).toEqual([
    './',
    './usr/',
    './usr/palm/',
    './usr/palm/applications/',
    application,
    `${application}assets/`,
    './usr/palm/packages/',
    `./usr/palm/packages/${ID}/`,
    `${application}appinfo.json`,
    `${application}assets/index-abc.js`,
    `${application}assets/noto.webp`,
    `${application}config.js`,
    `${application}icon130.png`,
    `${application}icon80.png`,
    `${application}index.html`,
    `${application}splash.png`,
    `./usr/palm/packages/${ID}/packageinfo.json`,
  ]);
});

it('[ROUTE-37] appinfo.json names files that are there, the page without a route, and pictures in the sizes LG wants', async (context) => {
  const { root, application } = unpacked(context);
  const appinfo = JSON.parse(readFileSync(join(application, 'appinfo.json'), 'utf8')) as Record<
    string,
    string
  >;
  expect(appinfo).toMatchObject({
    id: ID,
    version: VERSION,
    type: 'web',
    title: 'Proscenium',
    resolution: '1920x1080',
    disableBackHistoryAPI: true,
    handlesRelaunch: false,
    accessibility: { supportsAudioGuidance: true },
  });
  expect(existsSync(join(application, appinfo.main!))).toBe(true);
  for (const [field, width, height] of [
    ['icon', 80, 80],
    ['largeIcon', 130, 130],
    ['splashBackground', 1920, 1080],
  ] as const) {
    const picture = await sharp(join(application, appinfo[field]!)).metadata();
    expect(picture).toMatchObject({ format: 'png', width, height });
  }
  const info = readFileSync(join(root, `usr/palm/packages/${ID}/packageinfo.json`), 'utf8');
  expect(JSON.parse(info)).toEqual({ id: ID, version: VERSION, app: ID });
});

it('the files come out as they went in', (context) => {
  const { application } = unpacked(context);
  for (const name of ['assets/index-abc.js', 'assets/noto.webp']) {
    expect(new Uint8Array(readFileSync(join(application, name)))).toEqual(CLIENT.get(name));
  }
  expect(readFileSync(join(application, 'index.html'), 'utf8')).toContain('<script>load(');
  expect(readFileSync(join(application, 'config.js'), 'utf8')).toContain('window.PROSCENIUM_CONFIG = {');
});

it('the same input gives the same bytes', { timeout: PACKING_MS }, async () => {
  const digest = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');
  const again = await pack(['webos', '--config', writeConfiguration(temporaryFolder())]);
  expect(digest(join(again, NAME))).toBe(digest(ipk));
});

const CONTROL = { id: 'a.b', version: '1.0.0', maintainer: 'A <a@b.c>', description: 'D' };

it('a name longer than the field of a tar is cut at a slash', (context) => {
  const long = `usr/${'folder-of-some-length/'.repeat(6)}${'n'.repeat(60)}.js`;
  const file = join(temporaryFolder(), 'long.ipk');
  writeFileSync(file, writeIpk(CONTROL, new Map([[long, textBytes('x')]])));
  expect(run(context, 'dpkg-deb', ['--contents', file]).output).toContain(`./${long}\n`);
});

it.each([
  ['usr/é.js', 'its name is not ASCII'],
  [`usr/${'n'.repeat(120)}.js`, 'its name is too long'],
])('%.12s cannot be packed, and says why', (name, reason) => {
  expect(() => writeIpk(CONTROL, new Map([[name, textBytes('x')]]))).toThrow(reason);
});
