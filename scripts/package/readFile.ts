/** Reads files that somebody named on the command line. */
import { readFileSync } from 'node:fs';

/** Bytes of the file. @throws Error with one line that names it */
export function readBytes(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reason = code === 'ENOENT' ? 'there is no such file' : code === 'EISDIR' ? 'it is a folder' : code;
    throw new Error(`${file} cannot be read: ${reason ?? 'unknown reason'}`, { cause: error });
  }
}

/** A file of JSON. @throws Error with one line that names it */
export function readJson(file: string): unknown {
  const text = readBytes(file)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new Error(`${file} cannot be used: it is no JSON`, { cause: error });
  }
}
