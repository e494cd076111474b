/**
 * An .ipk as webOS installs it: an ar of debian-binary, control.tar.gz and data.tar.gz. @webos-tools/cli, which makes the same,
 * brings 335 packages with it.
 */
import { gzipSync } from 'node:zlib';
import { PACKAGE_DATE, textBytes, type Files } from './files';

/** Fixed, and in UTC: a tar counts seconds, where a zip has local time. */
const SECONDS = Date.UTC(PACKAGE_DATE.getFullYear(), 0, 1) / 1000;

const BLOCK = 512;

/** The package's fields, in the order and by the names of ares-package. */
export interface Control {
  id: string;
  version: string;
  maintainer: string;
  description: string;
}

/** The .ipk: `data` by paths from the root of the set's file system. */
export function writeIpk(control: Control, data: Files): Uint8Array {
  const size = [...data.values()].reduce((sum, bytes) => sum + bytes.length, 0);
  const fields = [
    `Package: ${control.id}`,
    `Version: ${control.version}`,
    'Section: misc',
    'Priority: optional',
    'Architecture: all',
    `Installed-Size: ${size}`,
    `Maintainer: ${control.maintainer}`,
    `Description: ${control.description}`,
    'webOS-Package-Format-Version: 2',
    `webOS-Packager-Version: ${control.version}`,
  ];
  const controlFiles = new Map([['control', textBytes(`${fields.join('\n')}\n`)]]);
  return writeAr([
    ['debian-binary', textBytes('2.0\n')],
    ['control.tar.gz', gzipSync(writeTar(controlFiles), { level: 9 })],
    ['data.tar.gz', gzipSync(writeTar(data), { level: 9 })],
  ]);
}

function writeAr(members: readonly (readonly [name: string, bytes: Uint8Array])[]): Uint8Array {
  const parts = members.flatMap(([name, bytes]) => [
    textBytes(
      `${name.padEnd(16)}${String(SECONDS).padEnd(12)}${'0'.padEnd(6)}${'0'.padEnd(6)}${'100644'.padEnd(8)}` +
        `${String(bytes.length).padEnd(10)}\`\n`,
    ),
    bytes,
    textBytes(bytes.length % 2 === 1 ? '\n' : ''),
  ]);
  return new Uint8Array(Buffer.concat([textBytes('!<arch>\n'), ...parts]));
}

/** A ustar of the files and of every folder above them, as opkg's own tools make it: names begin with './'. */
function writeTar(files: Files): Uint8Array {
  const folders = new Set([...files.keys()].flatMap(foldersAbove));
  const parts = [
    ...['', ...[...folders].toSorted()].map((folder) => tarHeader(`./${folder}`, 0o755, 0, '5')),
    ...[...files].flatMap(([path, bytes]) => [
      tarHeader(`./${path}`, 0o644, bytes.length, '0'),
      bytes,
      new Uint8Array((BLOCK - (bytes.length % BLOCK)) % BLOCK),
    ]),
    new Uint8Array(2 * BLOCK),
  ];
  return new Uint8Array(Buffer.concat(parts));
}

/** 'a/b/c.js' lies in 'a/' and 'a/b/'. */
function foldersAbove(path: string): string[] {
  const names = path.split('/').slice(0, -1);
  return names.map((_, index) => `${names.slice(0, index + 1).join('/')}/`);
}

/** @throws Error when the name is one that opkg cannot read */
function tarHeader(path: string, mode: number, size: number, type: '0' | '5'): Uint8Array {
  // opkg does not support Posix' long and other than Latin names.
  if (!/^[\x20-\x7e]+$/.test(path)) throw new Error(`${path} cannot be packed: its name is not ASCII`);
  const { name, prefix } = splitPath(path);
  const header = Buffer.alloc(BLOCK);
  const octal = (value: number, at: number, length: number): void =>
    void header.write(`${value.toString(8).padStart(length - 1, '0')}\0`, at, 'latin1');
  header.write(name, 0, 'latin1');
  octal(mode, 100, 8);
  octal(0, 108, 8);
  octal(0, 116, 8);
  octal(size, 124, 12);
  octal(SECONDS, 136, 12);
  header.write(' '.repeat(8), 148, 'latin1');
  header.write(type, 156, 'latin1');
  header.write('ustar\x0000', 257, 'latin1');
  header.write('root', 265, 'latin1');
  header.write('root', 297, 'latin1');
  header.write(prefix, 345, 'latin1');
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return header;
}

/** A name holds 100 characters; what is longer is cut at a slash, the first part of it into 155 others. */
function splitPath(path: string): { name: string; prefix: string } {
  if (path.length <= 100) return { name: path, prefix: '' };
  const at = path.indexOf('/', path.length - 101);
  if (at < 0 || at > 155 || at === path.length - 1)
    throw new Error(`${path} cannot be packed: its name is too long`);
  return { name: path.slice(at + 1), prefix: path.slice(0, at) };
}
