/** Taking code out of a module without moving what stays: source maps hold as they are. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Half-open range of offsets in a text. */
export interface Range {
  start: number;
  end: number;
}

/** A range, and what is to stand at its beginning instead; nothing when not said. */
export interface Edit extends Range {
  text?: string;
}

/**
 * The text with every range turned into what replaces it and spaces; line ends stay. What lies within a range that is taken
 * already is left out.
 * @throws Error when the replacement is longer than its range's first line
 */
export function blank(text: string, edits: readonly Edit[]): string {
  let out = '';
  let at = 0;
  for (const { start, end, text: put = '' } of edits.toSorted((a, b) => a.start - b.start)) {
    if (start < at) continue;
    const room = text.slice(start, end).split('\n', 1)[0]!;
    if (put.length > room.length) throw new Error(`no room for ${put} in ${room}`);
    out += text.slice(at, start) + put + text.slice(start + put.length, end).replace(/[^\n]/g, ' ');
    at = end;
  }
  return out + text.slice(at);
}

/** Every name a text holds, in code, strings or comments alike: too many rather than too few. */
export function namesIn(text: string): Set<string> {
  return new Set(text.match(/[A-Za-z_$][\w$]*/g));
}

/** Names in all modules of a folder, tests left out. */
export function namesInFolder(folder: string): Set<string> {
  const names = new Set<string>();
  for (const file of readdirSync(folder)) {
    if (!/\.tsx?$/.test(file) || /\.(test|fixture)\./.test(file)) continue;
    for (const name of namesIn(readFileSync(join(folder, file), 'utf8'))) names.add(name);
  }
  return names;
}
