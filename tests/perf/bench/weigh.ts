/** What a built page loads before it is usable, module by module: where a kilobyte came from, and what taking it out would save. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { firstLoadFiles, type Manifest } from '../../../scripts/bundle';

export interface ModuleWeight {
  module: string;
  /** What the compressed chunk would lose without the module: less than its own size, since its words stand elsewhere too. */
  gzip: number;
  /** Minified, not compressed. */
  raw: number;
}

/** As much of a source map as is read here. */
export interface SourceMap {
  sources: readonly string[];
  mappings: string;
}

/** Lines for the reader: files, then modules, the heaviest first. The page must have been built with source maps. */
export function weighPage(folder: string): string[] {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const files = firstLoadFiles(manifest).map((file) => {
    const code = readFileSync(join(folder, file), 'utf8');
    // the bundler's own helpers come from no module, and have no map
    const path = join(folder, `${file}.map`);
    const modules = existsSync(path)
      ? weighModules(code, JSON.parse(readFileSync(path, 'utf8')) as SourceMap)
      : [];
    return { file, gzip: sizeOf(code), raw: code.length, modules };
  });
  const modules = files.flatMap((each) => each.modules).toSorted((a, b) => b.gzip - a.gzip);
  const sum = files.reduce((all, { gzip }) => all + gzip, 0);
  return [
    ` gzip    raw   script loaded before the page is usable: ${sum} bytes gz`,
    ...files.map(({ file, gzip, raw }) => lineOf(gzip, raw, file)),
    '',
    ' gzip    raw   what the file would lose without the module',
    ...modules.map(({ module, gzip, raw }) => lineOf(gzip, raw, module)),
  ];
}

/** Pure: the modules of a chunk. What the bundler added itself belongs to none. */
export function weighModules(code: string, map: SourceMap): ModuleWeight[] {
  const whole = sizeOf(code);
  const modules: ModuleWeight[] = [];
  for (const [source, ranges] of rangesBySource(code, map)) {
    let rest = '';
    let at = 0;
    for (const [start, end] of ranges) {
      rest += code.slice(at, start);
      at = end;
    }
    rest += code.slice(at);
    modules.push({
      module: nameOf(map.sources[source]!),
      gzip: whole - sizeOf(rest),
      raw: code.length - rest.length,
    });
  }
  return modules;
}

const sizeOf = (code: string): number => gzipSync(code).length;
const nameOf = (source: string): string => source.replace(/^(?:\.\.\/)+/, '').replace(/^node_modules\//, '');
const lineOf = (gzip: number, raw: number, name: string): string =>
  `${String(gzip).padStart(5)} ${String(raw).padStart(6)}   ${name}`;

/** Stretches of the code that come from each source, by its index. A stretch goes on to where the next begins. */
function rangesBySource(code: string, { mappings }: SourceMap): Map<number, [number, number][]> {
  const found = new Map<number, [number, number][]>();
  let open: [number, number] | null = null;
  let lineStart = 0;
  let source = 0;
  const lines = code.split('\n');
  for (const [line, segments] of mappings.split(';').entries()) {
    let column = 0;
    for (const segment of segments === '' ? [] : segments.split(',')) {
      const fields = decode(segment);
      column += fields[0]!;
      if (open !== null) open[1] = lineStart + column;
      open = null;
      if (fields.length === 1) continue;
      source += fields[1]!;
      open = [lineStart + column, code.length];
      const ranges = found.get(source);
      if (ranges === undefined) found.set(source, [open]);
      else ranges.push(open);
    }
    lineStart += lines[line]!.length + 1;
  }
  return found;
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** A segment's fields: numbers of five bits a digit, the sign in the lowest bit. */
function decode(segment: string): number[] {
  const fields: number[] = [];
  let value = 0;
  let shift = 0;
  for (const letter of segment) {
    const digit = DIGITS.indexOf(letter);
    value |= (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    fields.push(value & 1 ? -(value >> 1) : value >> 1);
    value = 0;
    shift = 0;
  }
  return fields;
}
