/** Puts results in their place: all of them, or none. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Files } from './files';

/** Names in the output folder, each a file or a folder of files. */
export type Outputs = ReadonlyMap<string, Uint8Array | Files>;

/** Files of which every folder this command makes has one. */
const MADE_HERE = ['LISTING.md', 'build.json'];

/**
 * Writes into a folder beside the targets and renames, so that a failure leaves what was there.
 * @throws Error when a folder of that name holds something else
 */
export function writeOutputs(folder: string, outputs: Outputs): void {
  for (const name of outputs.keys()) {
    const target = join(folder, name);
    if (existsSync(target) && statSync(target).isDirectory() && !isOurs(target)) {
      throw new Error(`${target} is there and was not made by this command: choose another --out`);
    }
  }
  mkdirSync(folder, { recursive: true });
  const temporary = mkdtempSync(join(folder, '.package-'));
  try {
    for (const [name, content] of outputs) writeOne(join(temporary, name), content);
    for (const name of outputs.keys()) {
      rmSync(join(folder, name), { recursive: true, force: true });
      renameSync(join(temporary, name), join(folder, name));
    }
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

function writeOne(target: string, content: Uint8Array | Files): void {
  if (content instanceof Uint8Array) {
    writeFileSync(target, content);
    return;
  }
  for (const [path, bytes] of content) {
    const file = join(target, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
}

function isOurs(folder: string): boolean {
  const names = readdirSync(folder);
  return names.length === 0 || MADE_HERE.some((each) => names.includes(each));
}
