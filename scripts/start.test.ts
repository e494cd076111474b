/** `npm start` from outside: each bad beginning ends with one line and a non-zero code, before anything is built. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ROOT } from './paths';
import { greeting, startFailure } from './start-messages';
import { parseStartOptions } from './start-options';

const folder = mkdtempSync(join(tmpdir(), 'proscenium-start-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Ended {
  code: number | null;
  out: string;
  lines: string[];
}

function runStart({ node = [], args = [] }: { node?: string[]; args?: string[] }): Promise<Ended> {
  const child = spawn(process.execPath, [...node, 'scripts/run.cjs', 'start', ...args], { cwd: ROOT });
  let out = '';
  let errors = '';
  child.stdout.on('data', (data: Buffer) => (out += data.toString()));
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  return new Promise((done) => {
    child.on('close', (code) => done({ code, out, lines: errors.trim().split('\n') }));
  });
}

describe('a bad beginning', () => {
  test.each([
    ['an unknown argument', ['--prot', '80'], "Unknown argument '--prot'"],
    ['a value left out', ['--port'], '--port needs a value'],
    ['a port that is no number', ['--port', 'http'], '--port must be a whole number'],
    ['a port out of range', ['--port=70000'], '--port must be a whole number'],
    ['an address of another machine', ['--host', '203.0.113.7', '--data', folder], 'has no address'],
  ])('%s', async (_, args, message) => {
    const { code, out, lines } = await runStart({ args });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(message);
    expect(code).toBe(1);
    expect(out).toBe('');
  });

  test('a Node that is too old', async () => {
    const disguise = join(folder, 'old-node.cjs');
    writeFileSync(disguise, `Object.defineProperty(process.versions, 'node', { value: '16.20.2' });`);
    const { code, lines } = await runStart({ node: ['--require', disguise] });
    rmSync(disguise);
    expect(lines).toEqual(['Proscenium needs Node 20.19.0 or later; this is Node 16.20.2.']);
    expect(code).toBe(1);
  });

  test('a taken port', async () => {
    const other = createServer();
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    const { port } = other.address() as AddressInfo;
    const { code, lines } = await runStart({ args: ['--port', `${port}`, '--data', folder] });
    other.close();
    expect(lines).toEqual([
      `Port ${port} is taken. Stop what uses it, or choose another: npm start -- --port ${port + 1}`,
    ]);
    expect(code).toBe(1);
    expect(readdirSync(folder), 'nothing is left in the data folder').toEqual([]);
  });

  test('a data folder that cannot be written', async () => {
    const file = join(tmpdir(), `proscenium-file-${process.pid}`);
    writeFileSync(file, '');
    const { code, lines } = await runStart({ args: ['--data', join(file, 'data')] });
    rmSync(file);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`Cannot write to the data folder ${join(file, 'data')} (ENOTDIR)`);
    expect(code).toBe(1);
  });

  test.runIf(process.platform === 'linux')('a data folder where none can be made', async () => {
    const { code, lines } = await runStart({ args: ['--data', '/proc/proscenium'] });
    expect(lines).toEqual([expect.stringContaining('Cannot write to the data folder /proc/proscenium (E')]);
    expect(code).toBe(1);
  });
});

test('options have defaults and are read in either form', () => {
  expect(parseStartOptions([])).toEqual({ port: 4200, host: '127.0.0.1', data: 'data' });
  expect(parseStartOptions(['--port=81', '--host', '0.0.0.0', '--data', '/srv/tv'])).toEqual({
    port: 81,
    host: '0.0.0.0',
    data: '/srv/tv',
  });
});

test('the greeting names the address, every account and the keys', () => {
  const account = { email: 'a@b.tv', password: 'secret', kind: 'premium' };
  const text = greeting({ port: 81, host: '127.0.0.1', data: 'd' }, '/d', [account]);
  expect(text).toContain('http://127.0.0.1:81/');
  expect(text).toContain('a@b.tv / secret');
  for (const word of ['arrows', 'Enter', 'Backspace', '/d']) expect(text).toContain(word);
});

test('an unforeseen failure is told by its first line only', () => {
  expect(startFailure(new Error('disk is gone\n    at somewhere'))).toBe('disk is gone');
});
