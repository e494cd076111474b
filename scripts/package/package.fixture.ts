/** For tests: a small client, a configuration, folders that go away, certificates, and programs that are not ours. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, type TestContext } from 'vitest';
import { createPackage } from './createPackage';
import { textBytes, type Files } from './files';
import { parsePackageOptions } from './options';
import { writeOutputs } from './output';

/** Pictures in full size and keys take seconds on a busy machine. */
export const PACKING_MS = 60_000;

/** What a build leaves, in small. */
export const CLIENT: Files = new Map([
  ['assets/index-abc.js', textBytes('console.log("client")')],
  ['assets/noto.webp', new Uint8Array([1, 2, 3])],
  [
    'index.html',
    textBytes(
      '<!doctype html>\n<html><head></head><body>\n<script>load("assets/index-abc.js")</script></body></html>\n',
    ),
  ],
]);

/** A deployment's configuration with nothing in it that has a default. */
export const CONFIGURATION = {
  apiUrl: 'https://api.example.com/v1',
  staticUrl: 'https://static.example.com',
  legalUrl: 'https://legal.example.com/texts',
  identity: { apiKey: 'k', projectId: 'p', authDomain: 'p.firebaseapp.com' },
  environment: 'production',
};

/** A folder for the running test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'proscenium-package-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes a text and tells its path. */
export function writeText(folder: string, name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

/** A configuration's file; fields given replace those of CONFIGURATION. */
export function writeConfiguration(folder: string, fields: Record<string, unknown> = {}): string {
  return writeText(folder, 'config.json', JSON.stringify({ ...CONFIGURATION, ...fields }));
}

/** What the command does after its words are read, with the small client. Tells the folder it wrote to. */
export async function pack(words: string[], client: Files = CLIENT): Promise<string> {
  const out = join(temporaryFolder(), 'out');
  await packInto(out, words, client);
  return out;
}

/** The same, into a folder that stays. */
export async function packInto(out: string, words: string[], client: Files = CLIENT): Promise<void> {
  const result = await createPackage(parsePackageOptions(words), () => Promise.resolve(client));
  writeOutputs(out, result.outputs);
}

/** Runs a program to its end. The test is skipped, and says why, on a machine that does not have it. */
export function run(
  context: TestContext,
  program: string,
  args: string[],
  folder?: string,
): { code: number; output: string } {
  const { error, status, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8' });
  if (error && 'code' in error && error.code === 'ENOENT') context.skip(`${program} is not installed`);
  return { code: status ?? 1, output: `${stdout}${stderr}` };
}

/** A .p12 with a chain of two, made by openssl, and its password's file. */
export function makeCertificate(
  context: TestContext,
  folder: string,
  role: string,
): { words: string[]; authority: string } {
  const path = (name: string): string => join(folder, `${role}-${name}`);
  const openssl = (...args: string[]): void => {
    const { code, output } = run(context, 'openssl', args);
    if (code !== 0) throw new Error(output);
  };
  const authority = path('ca.pem');
  const request = ['req', '-newkey', 'rsa:2048', '-nodes'];
  openssl(
    ...request,
    '-x509',
    '-days',
    '99',
    '-subj',
    `/CN=${role} CA`,
    '-keyout',
    path('ca.key'),
    '-out',
    authority,
  );
  openssl(...request, '-subj', `/CN=${role}`, '-keyout', path('key.pem'), '-out', path('request.pem'));
  const issue = ['x509', '-req', '-days', '99', '-in', path('request.pem'), '-CA', authority];
  openssl(...issue, '-CAkey', path('ca.key'), '-CAcreateserial', '-out', path('own.pem'));
  const own = ['-inkey', path('key.pem'), '-in', path('own.pem'), '-certfile', authority];
  openssl('pkcs12', '-export', ...own, '-passout', 'pass:Sesam öffne', '-out', path('both.p12'));
  const password = writeText(folder, `${role}-password`, 'Sesam öffne\n');
  return { words: [`--${role}`, path('both.p12'), `--${role}-password-file`, password], authority };
}
