import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { VERSION } from '../../src/config/version';
import { pack, PACKING_MS, temporaryFolder, writeConfiguration } from './package.fixture';
import { STORE_PICTURES } from './storePictures';

const HOSTED = ['vizio', 'vidaa', 'vewd', 'foxxum'] as const;

it.each(HOSTED)(
  '[SHELL-01, ROUTE-37] %s is a folder whose page takes its files from its own path, whatever route it is opened at',
  { timeout: PACKING_MS },
  async (platform) => {
    const out = await pack([platform]);
    expect(readdirSync(out).toSorted()).toEqual([platform, `${platform}-store`]);
    expect(readdirSync(join(out, platform)).toSorted()).toEqual(['assets', 'build.json', 'index.html']);
    const page = readFileSync(join(out, platform, 'index.html'), 'utf8');
    expect(page.indexOf(`<base href="/${platform}/" />`)).toBeGreaterThan(0);
    expect(page.indexOf('<base')).toBeLessThan(page.indexOf('<script'));
    const [, base = ''] = /<base href="([^"]*)"/.exec(page) ?? [];
    const [, script = ''] = /load\("([^"]*)"\)/.exec(page) ?? [];
    const opened = `https://host.example/${platform}/asset/a/watch`;
    expect(new URL(script, new URL(base, opened)).pathname).toBe(`/${platform}/${script}`);
    expect(readdirSync(join(out, platform, 'assets'))).toContain(script.replace('assets/', ''));
    const build = readFileSync(join(out, platform, 'build.json'), 'utf8');
    expect(JSON.parse(build)).toEqual({ name: 'Proscenium', version: VERSION, platform });
  },
);

it('with --config the file is put where the host serves it to all paths', async () => {
  const out = await pack(['vewd', '--config', writeConfiguration(temporaryFolder(), { apiUrl: '/api' })]);
  expect(readdirSync(out).toSorted()).toEqual(['config.json', 'vewd', 'vewd-store']);
  expect(JSON.parse(readFileSync(join(out, 'config.json'), 'utf8'))).toMatchObject({ apiUrl: '/api' });
});

it.each([...HOSTED, 'tizen', 'webos'] as const)(
  'the store pictures of %s have their sizes',
  { timeout: PACKING_MS },
  async (platform) => {
    const needs = ['tizen', 'webos'].includes(platform)
      ? ['--config', writeConfiguration(temporaryFolder())]
      : [];
    const store = join(await pack([platform, ...needs]), `${platform}-store`);
    const pictures = STORE_PICTURES[platform];
    expect(readdirSync(store).toSorted()).toEqual(
      ['LISTING.md', ...pictures.map(({ file }) => file)].toSorted(),
    );
    for (const { file, width, height, most } of pictures) {
      const format = file.endsWith('.jpg') ? 'jpeg' : 'png';
      expect(await sharp(join(store, file)).metadata()).toMatchObject({
        width,
        height,
        format,
        hasAlpha: file.startsWith('logo'),
      });
      expect(statSync(join(store, file)).size).toBeLessThanOrEqual(most ?? Infinity);
    }
    const listing = readFileSync(join(store, 'LISTING.md'), 'utf8');
    for (const { file } of pictures) expect(listing).toContain(`\`${file}\``);
    expect(listing).toContain(`Version: ${VERSION}`);
  },
);

it('[vewd] has the thumbnail and icons its store asks for', () => {
  expect(STORE_PICTURES.vewd.map(({ width, height, most }) => [width, height, most])).toEqual([
    [480, 270, 1_000_000],
    [128, 128, 500_000],
    [512, 512, 500_000],
  ]);
});
