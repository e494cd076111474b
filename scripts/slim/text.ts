/** Taking code out of a module without moving what stays: source maps hold as they are. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Half-open range of offsets in a text. */
export interface Range {
  start: number;
  end: number;
}

/** The text with every range of `ranges` turned into spaces; line ends stay. */
export function blank(text: string, ranges: readonly Range[]): string {
  let out = '';
  let at = 0;
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start)) {
    if (start < at) continue;
    out += text.slice(at, start) + text.slice(start, end).replace(/[^\n]/g, ' ');
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
