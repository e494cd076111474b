/**
 * Finds the exports of a module, including re-exports, and those without a docstring.
 *
 * A light scanner instead of a parser: the sources are formatted by prettier, so a declaration starts its line with
 * `export`, a member of an interface is on its own line at an indentation of two, and a comment precedes what it
 * documents.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** An export of the public API, and the file that declares it. */
export interface Exported {
  readonly name: string;
  readonly file: string;
}

/** The text of a source file; null when there is none. */
export type Read = (file: string) => string | null;

const readSource: Read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : null);
const listed = /^export (?:type )?\{([^}]*)\} from '([^']+)'/gm;
const everything = /^export (?:type )?\* from '([^']+)'/gm;
const declared = /^export (?:async )?(?:const|function|interface|type) (\w+)/gm;

/** The exports of `file`: listed re-exports, `export *`, and its own. */
export function exportsOf(file: string, read: Read = readSource): Exported[] {
  const source = read(file) ?? '';
  const found: Exported[] = [];
  for (const [, names, from] of source.matchAll(listed)) {
    for (const name of names!.split(',').map((part) => part.trim()))
      if (name !== '') found.push({ name, file: sourceOf(file, from!, read) });
  }
  for (const [, from] of source.matchAll(everything))
    found.push(...exportsOf(sourceOf(file, from!, read), read));
  for (const [, name] of source.matchAll(declared)) found.push({ name: name!, file });
  return found;
}

/**
 * `name` if it has no docstring, and `name.member` for each member without one, including members inherited within
 * its file.
 */
export function undocumented({ name, file }: Exported, read: Read = readSource): string[] {
  const lines = (read(file) ?? '').split('\n');
  const start = lines.findIndex((line) => declarationOf(name).test(line));
  if (start < 0) throw new Error(`${file} exports ${name}, but no line of it declares that.`);
  const missing = isDocumented(lines, start) ? [] : [name];
  return [...missing, ...undocumentedMembers(lines, start).map((member) => `${name}.${member}`)];
}

const declarationOf = (name: string): RegExp =>
  new RegExp(`^(?:export )?(?:async )?(?:const|function|interface|type) ${name}\\b`);

function undocumentedMembers(lines: readonly string[], start: number): string[] {
  const head = lines[start]!;
  if (!/^(?:export )?(?:interface .*|type .* = )\{$/.test(head)) return [];
  const missing: string[] = [];
  for (let at = start + 1; at < lines.length && lines[at] !== '}'; at++) {
    const member = /^ {2}(?:readonly |get )?(\w+)\??[:(<]/.exec(lines[at]!)?.[1];
    if (member !== undefined && !isDocumented(lines, at)) missing.push(member);
  }
  const bases = /\bextends (.*) \{$/.exec(head)?.[1] ?? '';
  for (const base of bases.match(/\w+/g) ?? []) {
    const above = lines.findIndex((line) => line.startsWith('interface') && declarationOf(base).test(line));
    if (above >= 0) missing.push(...undocumentedMembers(lines, above));
  }
  return missing;
}

/** Whether the line before is the end of a docstring that contains a word. */
function isDocumented(lines: readonly string[], at: number): boolean {
  let from = at - 1;
  if (!lines[from]?.trimEnd().endsWith('*/')) return false;
  while (from > 0 && !lines[from]!.includes('/*')) from--;
  const comment = lines.slice(from, at).join('\n').trim();
  return comment.startsWith('/**') && /\w{3}/.test(comment);
}

/** The file that a relative import resolves to. */
function sourceOf(importer: string, path: string, read: Read): string {
  const target = resolve(dirname(importer), path);
  const found = [`${target}.ts`, `${target}.tsx`].find((file) => read(file) !== null);
  if (found === undefined) throw new Error(`${importer} exports from ${path}, which is no source file.`);
  return found;
}
