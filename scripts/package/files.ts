/** Files of a package before they are written: bytes by path. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Paths in the package, with '/' between folders, to their bytes. */
export type Files = ReadonlyMap<string, Uint8Array>;

/** Every file has this time, so that the same input gives the same bytes. The first year a zip can hold; local time, as zip has it. */
export const PACKAGE_DATE = new Date(1980, 0, 1);

/** Bytes of a text. */
export function textBytes(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text, 'utf8'));
}

/** Several in one, sorted by path: later ones replace earlier ones of their path. */
export function mergeFiles(...all: readonly (Files | readonly (readonly [string, Uint8Array])[])[]): Files {
  const merged = new Map(all.flatMap((each) => [...each]));
  return new Map([...merged].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** All files under a folder, except those with a dot before their name or a folder's. */
export function readFiles(folder: string): Files {
  return mergeFiles(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(folder.length + 1)
          .replaceAll('\\', '/'),
      )
      .filter((path) => !/(^|\/)\./.test(path))
      .map((path) => [path, new Uint8Array(readFileSync(join(folder, path)))] as const),
  );
}
