/** Whatever is wrong with the input: one line that names it, and nothing is written. */
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { ROOT } from '../paths';
import { createPackage } from './createPackage';
import { textBytes, type Files } from './files';
import { packageFaults } from './inspect';
import { parsePackageOptions } from './options';
import { writeOutputs } from './output';
import {
  CLIENT,
  makeCertificate,
  pack,
  PACKING_MS,
  run,
  temporaryFolder,
  writeConfiguration,
  writeText,
} from './package.fixture';

const CONFIG = ['--config', 'config.json'];

describe('words that cannot be used', () => {
  it.each([
    [[], 'no platform is named'],
    [['browser'], "no platform 'browser'"],
    [['tizen'], 'tizen needs --config FILE'],
    [['webos'], 'webos needs --config FILE'],
    [['webos', '--config'], '--config needs a value'],
    [['webos', '--config', '--out'], '--config needs a value'],
    [['vewd', '--colour', 'red'], "unknown argument '--colour'"],
    [['vewd', '--hosts', 'https://a.example'], '--hosts is for tizen alone'],
    [['webos', ...CONFIG, '--author', 'a.p12', '--distributor', 'b.p12'], '--author is for tizen alone'],
    [['tizen', ...CONFIG, '--author', 'a.p12'], '--author and --distributor go together'],
    [['tizen', ...CONFIG, '--author-password-file', 'p'], '--author-password-file without --author'],
    [['tizen', ...CONFIG, '--hosts', 'cdn.example.com'], "not 'cdn.example.com'"],
    [['tizen', ...CONFIG, '--hosts', 'https://cdn.example.com/films'], '--hosts takes origins'],
  ])('%j', (words, message) => {
    expect(() => parsePackageOptions(words)).toThrow(message);
  });

  it('those that can are read', () => {
    const hosts = ['--hosts', 'https://a.example,http://10.0.0.2:8080/'];
    expect(parsePackageOptions(['tizen', ...CONFIG, ...hosts, '--out', 'o', '--icon', 'i.svg'])).toEqual({
      platform: 'tizen',
      config: 'config.json',
      out: 'o',
      product: null,
      icon: 'i.svg',
      hosts: ['https://a.example', 'http://10.0.0.2:8080'],
      certificates: null,
    });
  });
});

/** The message of a run that fails, which has one line and leaves no output. The client is not asked for. */
async function refusal(words: string[]): Promise<string> {
  const loadClient = vi.fn(() => Promise.resolve(CLIENT));
  const error: unknown = await createPackage(parsePackageOptions(words), loadClient).catch(
    (each: unknown) => each,
  );
  if (!(error instanceof Error)) throw new Error('it was packed');
  expect(error.message).not.toContain('\n');
  expect(loadClient).not.toHaveBeenCalled();
  return error.message;
}

describe('files that cannot be used', () => {
  it.each([
    ['an unknown field', '{"x":1}', 'x: '],
    ['no JSON', 'apiUrl: x', 'it is no JSON'],
    ['nothing', '', 'it is no JSON'],
    ['a list', '[]', 'apiUrl: '],
  ])('a configuration that is %s', async (_, text, message) => {
    const file = writeText(temporaryFolder(), 'config.json', text);
    const said = await refusal(['webos', '--config', file]);
    expect(said).toContain(`${file} cannot be used: `);
    expect(said).toContain(message);
  });

  it.each([
    ['a field of another name', { apiURL: 'https://a.example' }, 'apiURL: '],
    ['one inside a field', { telemetry: { eventUrl: 'https://a.example' } }, 'telemetry.eventUrl: '],
    [
      'one of the identity',
      { identity: { apiKey: 'k', projectId: 'p', authDomain: 'd', appId: '1' } },
      'identity.appId: ',
    ],
    [
      'an address without a host',
      { apiUrl: '/api' },
      'apiUrl: must begin with http:// or https:// in a package',
    ],
    [
      'a telemetry address without one',
      { telemetry: { cmcd: { eventUrl: '/c' } } },
      'telemetry.cmcd.eventUrl: must',
    ],
  ])('a configuration with %s', async (_, fields, message) => {
    const file = writeConfiguration(temporaryFolder(), fields);
    expect(await refusal(['tizen', '--config', file])).toContain(message);
  });

  it('a configuration, product, icon or certificate that is not there', async () => {
    const folder = temporaryFolder();
    const [config, none] = [writeConfiguration(folder), join(folder, 'none')];
    const missing = `${none} cannot be read: there is no such file`;
    const both = ['--author', none, '--distributor', none];
    expect(await refusal(['webos', '--config', none])).toBe(missing);
    expect(await refusal(['webos', '--config', config, '--icon', none])).toBe(missing);
    expect(await refusal(['webos', '--config', config, '--product', none])).toBe(missing);
    expect(await refusal(['tizen', '--config', config, ...both])).toBe(missing);
    expect(await refusal(['webos', '--config', folder])).toBe(`${folder} cannot be read: it is a folder`);
  });

  it('an icon that is no picture', async () => {
    const icon = writeText(temporaryFolder(), 'icon.svg', 'a star');
    expect(await refusal(['vewd', '--icon', icon])).toBe(`${icon} cannot be used: it is no picture`);
  });

  it.each([
    [{ webos: { id: 'com.lge.app' } }, 'webos.id: is reserved by LG'],
    [{ tizen: { package: 'short', application: 'A' } }, 'tizen.package: must be ten letters and digits'],
    [{ name: ' ' }, 'name: must not be empty'],
    [{ colour: 'red' }, 'colour: '],
  ])('a product with %j', async (fields, message) => {
    const ours: unknown = JSON.parse(readFileSync(join(ROOT, 'platforms/package/product.json'), 'utf8'));
    const text = JSON.stringify({ ...(ours as object), ...fields });
    const file = writeText(temporaryFolder(), 'product.json', text);
    expect(await refusal(['vewd', '--product', file])).toContain(message);
  });

  it(
    'a certificate with another password, without one, or that is none',
    { timeout: PACKING_MS },
    async (context) => {
      const folder = temporaryFolder();
      const config = ['tizen', '--config', writeConfiguration(folder)];
      const { words } = makeCertificate(context, folder, 'author');
      const [, file = '', , password = ''] = words;
      const signed = (author: string, passwordFile: string | null): string[] => [
        ...config,
        '--author',
        author,
        ...(passwordFile === null ? [] : ['--author-password-file', passwordFile]),
        '--distributor',
        file,
        '--distributor-password-file',
        password,
      ];
      const wrong = writeText(folder, 'wrong', 'guess');
      const none = writeText(folder, 'none.p12', 'no certificate');
      expect(await refusal(signed(file, wrong))).toBe(`${file} cannot be used: its password is wrong`);
      expect(await refusal(signed(file, null))).toBe(`${file} cannot be used: its password is wrong`);
      expect(await refusal(signed(none, password))).toBe(`${none} cannot be used: it is no PKCS#12 file`);
    },
  );
});

describe('a client that may not be packed', () => {
  const withFile = (path: string, text: string): Files => new Map(CLIENT).set(path, textBytes(text));

  it.each([
    ['assets/a.js.map', '{}', 'assets/a.js.map: a source map'],
    ['assets/a.js', '//# sourceMappingURL=a.js.map', 'assets/a.js: holds a reference to a source map'],
    ['assets/a.js', 'window.__tv={}', 'assets/a.js: holds the test interface window.__tv'],
    ['assets/a.js', 'post("/__test/faults")', "assets/a.js: holds the reference service's hooks for tests"],
    ['assets/a.js', '"demo@proscenium.tv"', 'assets/a.js: holds an account of the reference service'],
    ['assets/a.js', `"${ROOT}src/main.tsx"`, 'assets/a.js: holds a path of this machine'],
    ['../a.js', '', '../a.js: a path out of the package'],
  ])('%s with %s', async (path, text, fault) => {
    expect(packageFaults(withFile(path, text))).toEqual([fault]);
    await expect(pack(['vewd'], withFile(path, text))).rejects.toThrow(`nothing was packed: ${fault}`);
  });

  it('one without a page', async () => {
    await expect(pack(['vewd'], new Map())).rejects.toThrow('the client has no index.html');
  });

  it('and one that may', () => {
    expect(packageFaults(CLIENT)).toEqual([]);
  });
});

describe('the output folder', () => {
  it('takes a second run, and keeps nothing of the first', () => {
    const out = temporaryFolder();
    const store = (name: string): Files =>
      new Map([
        ['build.json', textBytes('{}')],
        [name, textBytes(name)],
      ]);
    writeOutputs(out, new Map([['vewd', store('old.js')]]));
    writeOutputs(out, new Map([['vewd', store('new.js')]]));
    expect(readdirSync(out)).toEqual(['vewd']);
    expect(readdirSync(join(out, 'vewd')).toSorted()).toEqual(['build.json', 'new.js']);
  });

  it('a folder of the name that holds something else stays', () => {
    const out = temporaryFolder();
    mkdirSync(join(out, 'vewd'));
    writeText(join(out, 'vewd'), 'adapter.ts', '');
    expect(() => writeOutputs(out, new Map([['vewd', CLIENT]]))).toThrow('was not made by this command');
    expect(readdirSync(join(out, 'vewd'))).toEqual(['adapter.ts']);
  });

  it('a write that fails leaves nothing half done', () => {
    const out = temporaryFolder();
    const impossible = new Map([
      ['a', textBytes('')],
      ['a/b', textBytes('')],
    ]);
    expect(() =>
      writeOutputs(
        out,
        new Map<string, Uint8Array | Files>([
          ['x', textBytes('x')],
          ['y', impossible],
        ]),
      ),
    ).toThrow();
    expect(readdirSync(out)).toEqual([]);
  });
});

it('the command prints one line and ends with 1', { timeout: PACKING_MS }, (context) => {
  const out = join(temporaryFolder(), 'out');
  const config = writeConfiguration(temporaryFolder(), { colour: 'red' });
  const words = ['scripts/run.cjs', 'package', 'tizen', '--config', config, '--out', out];
  const { code, output } = run(context, process.execPath, words, ROOT);
  expect(code).toBe(1);
  expect(output.trim().split('\n')).toEqual([expect.stringMatching(/config\.json cannot be used: colour: /)]);
  expect(existsSync(out)).toBe(false);
});
